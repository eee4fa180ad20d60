"""What counts and what does not: who is rated against whom, and who ends where.

The rules, in one place:
- What a game's manifest calls a pool (grid hands, a seat with a time factor of its own) is rated separately.
- For a reason in the game's manifest (no timer, real bricks), with hints, after a guest was removed, or alone,
  nothing is rated.
- A match that did not count when it began does not count later, if the game is stricter where it counts.
- Bots are rated like people, under the name of their level.
- Programs that play over the network have a pool of their own. Where one plays, only programs are rated, against
  the others as they are; nobody is rated against their own program, nor are two programs of one person.
- Players who resigned, or left and let nobody play instead, come last whatever the score says.
- A seat that a bot finished ends where it ends: the others are rated against that bot, and its owner loses what
  the seat loses but gains nothing by what a bot won.
- An early resignation still counts as a loss, but nobody gains by it; how much a match counts for whom is in
  `server.people.rating_model`.
- A match that all abandoned has no winner and is not rated.
"""

from collections.abc import Sequence

from breakhouse.core import Outcome
from breakhouse.core.manifest import pool_of
from breakhouse.games import game
from breakhouse.store import SeatResult
from breakhouse.table.state import Chair, Sheet

PROGRAMS = "/bots"
"""The suffix of programs' pools."""


def why_unrated(sheet: Sheet) -> str | None:
    """Why this match is not rated, or None."""
    for reason in game(sheet.game).manifest.unrated:
        if unrated_seats(sheet, reason):
            return reason
    if any(chair.helped for chair in sheet.chairs):
        return "hints"
    if any(chair.removed for chair in sheet.chairs):
        return "removed"
    if _plays_own_program(sheet):
        return "own-bot"
    players = {_player(chair, seat) for seat, chair in enumerate(sheet.chairs)}
    people = {player for player in players if not player.startswith("bot:")}
    if sheet.phase != "gathering" and (len(players) < 2 or not people or _shares_seats(sheet)):
        return "alone"
    counted = game(sheet.game).manifest.counted
    if sheet.phase != "gathering" and any(
        sheet.options.get(name, usual) != usual for name, usual in counted.items()
    ):
        return "began-unrated"
    return None


def unrated_seats(sheet: Sheet, reason: str | None) -> list[int]:
    """The seats to which this reason of the game's manifest applies; none for the other reasons."""
    when = game(sheet.game).manifest.unrated.get(reason or "")
    return [seat for seat in range(len(sheet.chairs)) if when is not None and when.holds(sheet.options, seat)]


def _player(chair: Chair, seat: int) -> str:
    if chair.who is not None:
        return chair.who
    return f"bot:{chair.bot}:{seat}"


def _plays_own_program(sheet: Sheet) -> bool:
    owners = [chair.owner for chair in sheet.chairs if chair.owner]
    return len(owners) != len(set(owners)) or any(chair.who in owners for chair in sheet.chairs)


def _shares_seats(sheet: Sheet) -> bool:
    """One person has several seats: nobody knows who played them."""
    people = [chair.who for chair in sheet.chairs if chair.who is not None]
    return len(people) != len(set(people))


def _gave_up(chair: Chair) -> bool:
    """Whether this player did not play to the end, and nobody did instead."""
    return chair.resigned or (chair.visitor is not None and chair.left and chair.bot is None)


def place(outcome: Outcome, chairs: Sequence[Chair]) -> list[int]:
    """1 for the winners, then by score; those who gave up share the last place."""
    keys = [
        (True, True, 0) if _gave_up(chair) else (False, n not in outcome.winners, -outcome.scores[n])
        for n, chair in enumerate(chairs)
    ]
    return [1 + sum(other < key for other in keys) for key in keys]


def rank_seats(sheet: Sheet, outcome: Outcome, homes: Sequence[int | None]) -> tuple[SeatResult, ...]:
    ranked = place(outcome, sheet.chairs)
    manifest = game(sheet.game).manifest
    return tuple(
        SeatResult(
            seat,
            chair.who,
            chair.name,
            chair.bot if chair.visitor is None else None,
            ranked[seat],
            pool_of(sheet.game, manifest, sheet.options, seat) + (PROGRAMS if chair.program else ""),
            program=chair.program,
            home=homes[seat],
            stand_in=chair.bot if chair.visitor is not None and not chair.resigned else None,
        )
        for seat, chair in enumerate(sheet.chairs)
    )
