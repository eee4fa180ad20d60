"""Every game on the shelf passes the suite that strangers get, and its golden games always replay the same."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from breakhouse.conformance import ALL
from breakhouse.core import Chance, log
from breakhouse.core.contract import AnyGame
from breakhouse.core.match import Play
from breakhouse.core.offers import read_command
from breakhouse.core.rehearsal import matches, rehearse
from breakhouse.games import game, game_ids

GOLDEN = Path(__file__).parent.parent / "golden"


@pytest.mark.parametrize("id", game_ids())
@pytest.mark.parametrize("check", ALL, ids=lambda check: check.__name__.removeprefix("check_"))
def test_every_game_keeps_the_contract(id: str, check: Callable[[AnyGame, Random], None]) -> None:
    check(game(id), Random(f"{id} {check.__name__}"))


@pytest.mark.parametrize("id", game_ids())
def test_the_state_after_a_command_is_the_fold_of_its_events(id: str) -> None:
    """At every step of random matches: rules may hand back the state they reached, but only the very same."""
    rules, rng = game(id), Random(f"{id} folded")
    for seats, options in matches(rules, rng):
        folded: Play | None = None
        for sitting in rehearse(rules, seats, options, rng.randbytes(32), rng):
            folded = folded or sitting.rewind()
            for entry in sitting.log[folded.seq :]:
                folded = folded.replay(entry)
            assert folded.state == sitting.match.state, bytes(sitting.log[-1].command)


def golden(id: str) -> list[list[str]]:
    """Those of every version."""
    return [file.read_text(encoding="utf-8").splitlines() for file in sorted(GOLDEN.glob(f"{id}-*.match"))]


@pytest.mark.parametrize("id", game_ids())
def test_golden_games_replay_to_the_same_result(id: str) -> None:
    for lines in golden(id):
        outcome = log.replay(game(id), lines).match.outcome()
        assert outcome is not None
        assert outcome == log.read(lines)[2].outcome


@pytest.mark.parametrize("id", game_ids())
def test_golden_games_of_every_version_match_rules_and_chance(id: str) -> None:
    for lines in golden(id):
        log.verify(game(id), lines)


@pytest.mark.parametrize("id", game_ids())
def test_golden_games_reach_the_states_that_their_events_fold_to(id: str) -> None:
    for lines in golden(id):
        header, entries, end = log.read(lines)
        assert end.secret is not None
        chance = Chance(header.seed(bytes.fromhex(end.secret), end.nonces))
        folded = Play.before(game(id), header, chance)
        decided, _ = folded.set_up()
        for entry in entries:
            if entry.seq:
                decided, _ = decided.do(entry.seat, read_command(game(id), entry.command), entry.at)
            folded = folded.replay(entry)
            assert decided.state == folded.state


@pytest.mark.parametrize("id", game_ids())
def test_every_version_has_a_golden_game(id: str) -> None:
    headers = [log.read(lines)[0] for lines in golden(id)]
    assert {header.rules_version for header in headers} == set(range(1, game(id).rules_version + 1))


def test_every_golden_file_belongs_to_a_game() -> None:
    stray = [f.name for f in GOLDEN.glob("*.match") if not any(f.name.startswith(f"{id}-") for id in game_ids())]
    assert stray == []
