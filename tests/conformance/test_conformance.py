"""Every game on the shelf keeps the contract, and has golden games that replay to the same result for ever."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from breakhouse.core import log
from breakhouse.core.conformance import CHECKS
from breakhouse.core.contract import AnyGame
from breakhouse.games import game, game_ids

GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.mark.parametrize("id", game_ids())
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_keeps_the_contract(id: str, check: Callable[[AnyGame, Random], None]) -> None:
    check(game(id), Random(f"{id} {check.__name__}"))


@pytest.mark.parametrize("id", game_ids())
def test_golden_games_replay_to_the_same_result(id: str) -> None:
    files = sorted(GOLDEN.glob(f"{id}-*.match"))
    assert files, f"{id} has no golden game in tests/golden"
    for file in files:
        lines = file.read_text(encoding="utf-8").splitlines()
        outcome = log.replay(game(id), lines).match.outcome()
        assert outcome is not None
        assert outcome == log.read(lines)[2].outcome


@pytest.mark.parametrize("id", game_ids())
def test_golden_games_of_every_version_are_what_rules_and_chance_give(id: str) -> None:
    for file in sorted(GOLDEN.glob(f"{id}-*.match")):
        log.verify(game(id), file.read_text(encoding="utf-8").splitlines())


def test_every_golden_file_belongs_to_a_game() -> None:
    stray = [f.name for f in GOLDEN.glob("*.match") if not any(f.name.startswith(f"{id}-") for id in game_ids())]
    assert stray == []
