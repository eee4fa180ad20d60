"""How matches end, other than by the rules, and what is kept of them."""

import msgspec

from breakhouse.core import Outcome
from breakhouse.core.match import Match
from breakhouse.store import ResultRow
from breakhouse.table.fairness import seat_results, unrated
from breakhouse.table.sheet import Sheet
from breakhouse.table.told import Result

_NO_RESULT = ("abandoned", "agreed-to-stop")


def abandoned(match: Match | None, seats: int, reason: str) -> Outcome:
    """Nobody wins a match that all left, or that all agreed to stop."""
    return Outcome(_scores(match, seats), (), reason)


def given_up(match: Match | None, seats: int, staying: list[int]) -> Outcome:
    """Those who did not resign win together."""
    return Outcome(_scores(match, seats), tuple(staying), "resigned")


def _scores(match: Match | None, seats: int) -> tuple[int, ...]:
    """The scores that everybody can see, where the game shows any."""
    if match is None:
        return (0,) * seats
    shown = msgspec.to_builtins(match.game.view(match.state, None)).get("scores")
    fits = isinstance(shown, (list, tuple)) and len(shown) == seats and all(type(n) is int for n in shown)
    return tuple(shown) if fits else (0,) * seats


def result(sheet: Sheet, outcome: Outcome, wall: int) -> ResultRow:
    why = outcome.reason if outcome.reason in _NO_RESULT else unrated(sheet)
    return ResultRow(
        sheet.match,
        sheet.game,
        wall,
        why is None,
        why,
        outcome.scores,
        outcome.winners,
        outcome.reason,
        seat_results(sheet, outcome),
    )


def told(row: ResultRow) -> Result:
    return Result(list(row.scores), list(row.winners), row.reason, row.rated, row.match)
