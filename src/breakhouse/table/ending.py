"""How matches end other than by the rules, and what is stored about them."""

from collections.abc import Sequence
from typing import Any, get_args

import msgspec

from breakhouse.core import Outcome
from breakhouse.core.match import Play
from breakhouse.store import PutResult, Reader, ResultRow, Write
from breakhouse.table.environment import Environment
from breakhouse.table.fairness import rank_seats, why_unrated
from breakhouse.table.ledger import put
from breakhouse.table.messages import Forfeit, Result
from breakhouse.table.state import Sheet

_NO_RESULT = ("abandoned", "agreed-to-stop")
GIVEN_UP: tuple[str, ...] = ("resigned", *get_args(Forfeit))
"""Reasons why a match ended before its rules ended it, and somebody won."""
INSTANT_MS = 30_000
"""A resignation earlier than this, or before everybody had a few turns, gives nothing to the winner."""
_TURNS = 4


def abandon(match: Play | None, seats: int, reason: str) -> Outcome:
    """Nobody wins a match that everyone left or agreed to stop."""
    return Outcome(shown_scores(match, seats), (), reason)


def give_up(match: Play | None, seats: int, staying: list[int], why: Forfeit | None = None) -> Outcome:
    """Those who did not resign win together. `why`: what the last to go, a program, lost its seat for."""
    return Outcome(shown_scores(match, seats), tuple(staying), why or "resigned")


def shown_scores(match: Play | None, seats: int) -> tuple[int, ...]:
    """The scores that everybody can see, where the game shows any."""
    if match is None:
        return (0,) * seats
    shown = msgspec.to_builtins(match.game.view(match.state, None)).get("scores")
    fits = isinstance(shown, (list, tuple)) and len(shown) == seats and all(type(n) is int for n in shown)
    return tuple(shown) if fits else (0,) * seats


def conclude(
    room: Environment, sheet: Sheet, outcome: Outcome, match: Play | None, homes: Sequence[int | None]
) -> tuple[Sheet, list[Write]]:
    """The sheet of a match that ended like this, and what to keep of it. `homes`: who shares an address."""
    row = _result_row(sheet, outcome, room.wall(), homes)
    row = msgspec.structs.replace(row, instant=_is_instant(outcome, match, len(sheet.chairs)))
    row, more = room.ended(row)
    over = sheet.but(phase="over", paused_at=None, result=result_of(row))
    return over, [PutResult(row), *more, put(over)]


def _result_row(sheet: Sheet, outcome: Outcome, wall: int, homes: Sequence[int | None]) -> ResultRow:
    why = outcome.reason if outcome.reason in _NO_RESULT else why_unrated(sheet)
    return ResultRow(
        sheet.match,
        sheet.game,
        wall,
        why is None,
        why,
        outcome.scores,
        outcome.winners,
        outcome.reason,
        rank_seats(sheet, outcome, homes),
        listed=sheet.access == "open",
        options=sheet.options,
    )


def _is_instant(outcome: Outcome, match: Play | None, seats: int) -> bool:
    short = match is None or match.now < INSTANT_MS or match.seq <= _TURNS * seats
    return outcome.reason in GIVEN_UP and short


def options_of(row: ResultRow, store: Reader) -> dict[str, Any]:
    """What a finished match was played with."""
    if row.options is not None:
        return row.options
    match = store.match(row.match)
    return {} if match is None or match.header is None else match.header.options


def result_of(row: ResultRow) -> Result:
    ratings = [None if row.withheld else seat.rating for seat in row.seats]
    provisional = [seat.seat for seat in row.seats if seat.provisional]
    return Result(
        list(row.scores), list(row.winners), row.reason, row.rated, row.match, ratings, provisional, row.withheld
    )
