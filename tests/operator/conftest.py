"""The same short game on the shelf as in the tests of the server, and a house with each kind of store."""

from pathlib import Path
from typing import Any

import pytest

from breakhouse.server.cluster.bus import World
from tests.support.postgres import postgres, world
from tests.support.server.fixtures import tic_tac_toe

__all__ = ["postgres", "tic_tac_toe", "world"]


@pytest.fixture(params=["memory", "folder", "postgres"])
def keeps(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, Any]:
    """The settings of `served`."""
    if request.param == "postgres":
        return {"world": World(request.getfixturevalue("world"))}
    return {"folder": tmp_path / "data" if request.param == "folder" else None}
