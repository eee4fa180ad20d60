"""Whole matches through the contract: every turn some cards are built, until somebody has won."""

from random import Random

import msgspec

from breakhouse.core import HOUSE, log
from tests.support.building.table import Table


def play(found: Table, cards: int = 2, refuse: bool = False) -> None:
    """To the end: in each turn the start, so many cards, perhaps a refusal, and the rest of the time."""
    while found.sitting.match.outcome() is None:
        begin(found)
        number = found.state.turn.number
        if refuse and found.view.refusable_at is not None:
            found.do(found.architect, "refuse", after=2000)
        for _ in range(cards):
            if (found.state.turn.number, found.state.turn.phase) == (number, "building"):
                found.complete()
        if found.state.turn.number == number and found.state.turn.phase == "building":
            end(found, number)


def begin(found: Table) -> None:
    offers = {seat: found.offers(seat) for seat in range(found.state.seats)}
    for do in ("roll", "start", "ready"):
        for seat in range(found.state.seats):
            if do in found.offers(seat) and found.state.turn.phase in ("roll", "signal"):
                found.do(seat, do, after=300)
    assert found.state.turn.phase in ("building", "countdown"), offers
    if found.state.turn.phase == "countdown":
        found.wait(found.state.turn.starts_at - found.now)


def end(found: Table, number: int) -> None:
    if "finish" in found.offers(found.architect):
        found.do(found.architect, "finish")
        return
    keeper = found.view.timekeeper
    while found.state.turn.number == number and found.state.turn.phase != "over":
        found.wait(500)
        if "roll" in found.offers(keeper) and not hasattr(found.offers(keeper)["roll"], "free"):
            found.do(keeper, "roll")


def check(found: Table) -> None:
    """The match has a winner, its file replays to the same state and can be verified, and no view differs."""
    match = found.sitting.match
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.reason == "all-turns-played"
    best = max(outcome.scores)
    assert outcome.winners == tuple(seat for seat, score in enumerate(outcome.scores) if score == best)
    assert best > 0
    lines = written(found)
    again = log.replay(found.game, lines)
    assert msgspec.json.encode(again.match.state) == msgspec.json.encode(match.state)
    assert [entry.at for entry in again.log] == [entry.at for entry in found.sitting.log]
    log.verify(found.game, lines)
    view = found.game.view(match.state, 0)
    assert found.game.view(found.game.imagine(view, Random(1)), 0) == view
    assert any(entry.seat == HOUSE for entry in found.sitting.log)


def written(found: Table) -> list[str]:
    match = found.sitting.match
    return log.write(match.header, found.sitting.log, match.outcome(), found.sitting.secret, found.sitting.nonces)
