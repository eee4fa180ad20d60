"""The coach's review: how the chances went, which decisions cost most, what was luck, and where seconds were lost.

It is made from the log of a finished match, where everything may be known; each game says for itself what its
decisions were worth, in the unit in which its expert thinks.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from breakhouse.bots.bot import AT_LEISURE, Budget, Reason
from breakhouse.bots.chances import Forecast, forecast_of
from breakhouse.core import HOUSE, Command, Seat
from breakhouse.core.entry import Entry
from breakhouse.core.match import Match, Sitting
from breakhouse.core.offers import read_command

COSTLIEST = 3


class Moment(msgspec.Struct, frozen=True):
    """Each player's chance to win after an entry of the log."""

    seq: int
    at: int
    chances: tuple[float, ...]


class Costly(msgspec.Struct, frozen=True):
    """A decision, what it cost, and what would have been better."""

    seq: int
    at: int
    seat: Seat
    chosen: dict[str, Any]
    better: dict[str, Any]
    gain: float
    unit: str
    reason: Reason
    """Why the other was better, or what went wrong."""


class Luck(msgspec.Struct, frozen=True):
    """What chance gave and what choosing took, in the same unit: `n` = `par` − `luck` + `skill`, always."""

    seat: Seat
    par: float
    """How many draws what was done takes on average, with the best choices."""
    luck: float
    """What chance saved; below 0 it cost."""
    skill: float
    """What better choices would have saved; 0 is perfect."""
    n: int
    """The draws that were made."""
    unit: str
    told: Reason
    """The same as a sentence about `name`."""


class Built(msgspec.Struct, frozen=True):
    """One card: how long it took, how much of that was lost, and a quicker order where there is one."""

    seat: Seat
    card: str
    at: int
    took_ms: int
    lost_ms: int
    """Spent on bricks that had to be moved again."""
    order: tuple[str, ...] = ()
    quicker: tuple[str, ...] = ()
    """The bricks in the order that costs least, when that differs from how it was built."""
    saves_ms: int = 0
    done: bool = True


class Review(msgspec.Struct, frozen=True):
    game: str
    names: tuple[str, ...]
    moments: tuple[Moment, ...]
    costly: tuple[Costly, ...]
    luck: tuple[Luck, ...] = ()
    built: tuple[Built, ...] = ()


class Decision(msgspec.Struct, frozen=True):
    """A command of a seat with the match as it was before it."""

    seq: int
    at: int
    seat: Seat
    command: Command
    before: Match
    after: Match


class Findings(msgspec.Struct, frozen=True):
    """What a game's own analyst has to add."""

    costly: tuple[Costly, ...] = ()
    """The worst first: only the analyst can compare seconds with points."""
    luck: tuple[Luck, ...] = ()
    built: tuple[Built, ...] = ()


Analyst = Callable[[Sitting, Sequence[Decision], Budget], Findings]

_ANALYSTS = {
    "skipbo-breakers": "breakhouse.bots.skipbo_breakers.review",
    "classic": "breakhouse.bots.building.review",
    "mini": "breakhouse.bots.building.review",
    "dice": "breakhouse.bots.dice.review",
}
"""Each of these has `findings(sitting, decisions, budget) -> Findings`, the costliest decisions first."""


def review(sitting: Sitting, budget: Budget = AT_LEISURE) -> Review:
    """The review of a match, as far as it was played."""
    game = sitting.match.game
    module = _analyst(game.id)
    moments, decisions = _walk(sitting, forecast_of(sitting))
    found: Findings = module.findings(sitting, decisions, budget)
    return Review(game.id, sitting.match.header.seats, moments, found.costly[:COSTLIEST], found.luck, found.built)


def _analyst(game_id: str) -> Any:
    """The game's own analyst, or what its expert's numbers say."""
    name = _ANALYSTS.get(game_id, "")
    own = name and find_spec(name.rpartition(".")[0]) is not None and find_spec(name) is not None
    return import_module(name if own else "breakhouse.bots.weighing")


def _walk(sitting: Sitting, forecast: Forecast) -> tuple[tuple[Moment, ...], list[Decision]]:
    """Goes through the log once, from the state before the deal."""
    moments: list[Moment] = []
    decisions: list[Decision] = []
    match = start_of(sitting)
    for entry in sitting.log:
        before, match = match, match.replay(entry)
        if entry.seat != HOUSE and entry.command is not None:
            decisions.append(_decision(entry, before, match))
        now = forecast.after(entry, match)
        if not moments or moments[-1].chances != now:
            moments.append(Moment(entry.seq, entry.at, now))
    return tuple(moments), decisions


def start_of(sitting: Sitting) -> Match:
    """The match before its first entry."""
    from breakhouse.core.options import read_options

    match = sitting.match
    options = read_options(match.game, match.header.options)
    return Match(match.game, match.header, match.chance, match.game.initial(options, len(match.header.seats)))


def _decision(entry: Entry, before: Match, after: Match) -> Decision:
    command = read_command(before.game, entry.command)
    return Decision(entry.seq, entry.at, entry.seat, command, before, after)


def plain_command(command: Command) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(command)
    told.pop("path", None)
    return told
