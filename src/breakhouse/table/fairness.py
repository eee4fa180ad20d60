"""What counts and what does not: who is rated against whom, and who ends where.

The rules, in one place:
- Grid and free hands, thinking against the clock, and seats with a time factor of their own, are rated in pools of
  their own; a factor counts only where there is a clock.
- Without a timer, with real bricks, with hints, after a guest was removed, or alone, nothing is rated.
- Bots are rated like people, under the name of their level.
- Who resigned, or whose seat a bot played at the end, comes last whatever the score says.
- A match that all abandoned has no winner and is not rated.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from breakhouse.core import Outcome
from breakhouse.store import SeatResult
from breakhouse.table.sheet import Chair, Sheet


def unrated(sheet: Sheet) -> str | None:
    """Why this match is not rated, or None."""
    options = sheet.options
    if options.get("timer") == "off":
        return "untimed"
    if options.get("bricks") == "real":
        return "real-bricks"
    if any(chair.helped for chair in sheet.chairs):
        return "hints"
    if any(chair.removed for chair in sheet.chairs):
        return "removed"
    players = {_player(chair, seat) for seat, chair in enumerate(sheet.chairs)}
    people = {player for player in players if not player.startswith("bot:")}
    if sheet.phase != "gathering" and (len(players) < 2 or not people or _shares(sheet)):
        return "alone"
    return None


def _player(chair: Chair, seat: int) -> str:
    if chair.who is not None:
        return chair.who
    return f"bot:{chair.bot}:{seat}"


def _shares(sheet: Sheet) -> bool:
    """Several seats of one person: nobody knows who played them."""
    people = [chair.who for chair in sheet.chairs if chair.who is not None]
    return len(people) != len(set(people))


def pool(game: str, options: Mapping[str, Any], seat: int) -> str:
    """Where a seat is rated."""
    name = game
    if _of_seat(options.get("hands"), seat) == "grid":
        name += "/grid"
    if options.get("think_ms") is not None:
        name += "/timed"
    if _has_a_clock(game, options) and _of_seat(options.get("factors"), seat) not in (None, 1, 1.0):
        name += "/slow"
    return name


def _has_a_clock(game: str, options: Mapping[str, Any]) -> bool:
    return game != "skipbo-breakers" or options.get("think_ms") is not None


def _of_seat(option: Any, seat: int) -> Any:
    if isinstance(option, (list, tuple)):
        return option[seat] if seat < len(option) else None
    if isinstance(option, Mapping):
        return option.get(str(seat), option.get(seat))
    return option


def gone(chair: Chair) -> bool:
    """Whether this player did not play to the end."""
    return chair.resigned or (chair.visitor is not None and (chair.bot is not None or chair.left))


def places(outcome: Outcome, chairs: Sequence[Chair]) -> list[int]:
    """1 for the winners, then by score; those who left share the last place."""
    count = len(chairs)
    keys = [(gone(chairs[n]), n not in outcome.winners, -outcome.scores[n]) for n in range(count)]
    for n in range(count):
        if gone(chairs[n]):
            keys[n] = (True, True, 0)
    return [1 + sum(other < key for other in keys) for key in keys]


def seat_results(sheet: Sheet, outcome: Outcome) -> tuple[SeatResult, ...]:
    ranked = places(outcome, sheet.chairs)
    return tuple(
        SeatResult(
            seat,
            chair.who,
            chair.name,
            chair.bot if chair.visitor is None else None,
            ranked[seat],
            pool(sheet.game, sheet.options, seat),
        )
        for seat, chair in enumerate(sheet.chairs)
    )


def place_groups(seats: Sequence[SeatResult]) -> list[float]:
    """Places as a rating model wants them: lower is better, equal is equal."""
    return [float(seat.place) for seat in seats]
