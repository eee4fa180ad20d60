"""The suite finds every secret that a game gives away: mutants of all games, each leaking in one place, all die.

A few are run every time, all of them by `make soak-secrets`. One that survives is a fault of the suite.
"""

import pytest

from tests.support.secrecy_mutants import Mutant, all_games, all_mutants, find_leak

MUTANTS = {mutant.name: mutant for mutant in all_mutants()}
QUICK = (
    "nim: redact hides nothing",
    "nim: recall hides nothing",
    "nim: a deal shows the left neighbour's hand",
    "nim: deals of earlier rounds can be looked up",
    "nim: taken pretends to reveal",
    "nim: passed tells a bit",
    "nim: refusals tell those who may do nothing",
    "nim: the view tells a bit",
    "bids: redact hides nothing",
    "bids: recall hides nothing from seat 0",
    "bids: a face-down card is odd or even",
    "bids: shuffled pretends to reveal",
    "bids: high bids shorten the time",
    "bids: what others bid isn't offered",
    "bids: refusals tell what lies face down",
    "skipbo-breakers: redact hides nothing",
    "skipbo-breakers: recall hides nothing",
    "classic: laid-out tells too much",
)


def test_there_are_mutants_of_every_game() -> None:
    assert len(MUTANTS) >= 30
    assert {name.partition(":")[0] for name in MUTANTS} == {game.id for game in all_games()}


@pytest.mark.parametrize("name", QUICK)
def test_a_game_that_gives_something_away_is_caught(name: str) -> None:
    assert find_leak(MUTANTS[name].game) is not None


@pytest.mark.soak
@pytest.mark.parametrize("mutant", MUTANTS.values(), ids=MUTANTS)
def test_every_game_that_gives_something_away_is_caught(mutant: Mutant) -> None:
    assert find_leak(mutant.game) is not None


@pytest.mark.soak
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(5))
def test_a_game_that_keeps_its_secrets_is_never_accused(game: object, seed: int) -> None:
    assert find_leak(game, f"innocent {seed}") is None  # type: ignore[arg-type]
