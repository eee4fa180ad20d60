"""Tic-tac-toe stands on the shelf for a test: a match of it is short, and everything in it is public."""

from collections.abc import Iterator

import pytest

from tests.support.games import on_the_shelf
from tests.support.server.tictactoe import INSTALLED


@pytest.fixture(scope="module", autouse=True)
def tic_tac_toe() -> Iterator[None]:
    with on_the_shelf(INSTALLED):
        yield
