"""The coach's review: how the chances changed, which decisions cost most, what was luck, and where time was lost.

It is made from the log of a finished match, where everything may be known; each game says for itself what its
decisions were worth, in the unit in which its expert thinks.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from breakhouse.bots import levels, make_bot
from breakhouse.bots.bot import AT_LEISURE, HINTS, Budget, Reason, Weighed, Weigher
from breakhouse.bots.forecast import Even, Forecast
from breakhouse.core import HOUSE, Command, Seat
from breakhouse.core.entry import Entry
from breakhouse.core.match import Play, Sitting
from breakhouse.core.offers import read_command
from breakhouse.core.plugins import COACHES, bring

if TYPE_CHECKING:
    from breakhouse.bots.signs import Signs

COSTLIEST = 3
LEAST_GAIN = 0.05
"""In the expert's unit; smaller differences don't count."""


class Outlook(msgspec.Struct, frozen=True):
    """Each player's chance of winning after an entry of the log."""

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
    """What luck gave and what choices cost, in the same unit: `n` = `par` − `luck` + `skill`, always."""

    seat: Seat
    par: float
    """How many draws this takes on average, with the best choices."""
    luck: float
    """What chance saved; below 0 it cost."""
    skill: float
    """What better choices would have saved; 0 is perfect."""
    n: int
    """The draws that were made."""
    unit: str
    reason: Reason
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
    """A reviewed match: how the chances changed, what cost most, what was luck."""

    game: str
    names: tuple[str, ...]
    moments: tuple[Outlook, ...]
    costly: tuple[Costly, ...]
    luck: tuple[Luck, ...] = ()
    built: tuple[Built, ...] = ()
    of_seats: tuple[tuple[Costly, ...], ...] = ()
    """The costliest decisions of each seat; readers see their own first."""
    first: tuple[int | None, ...] = ()
    """The entry with each seat's first decision: what happened before it was none of their moments."""


class Decision(msgspec.Struct, frozen=True):
    """A command of a seat with the match as it was before it."""

    seq: int
    at: int
    seat: Seat
    command: Command
    before: Play
    after: Play


class Findings(msgspec.Struct, frozen=True):
    """What a game's own analyst has to add."""

    costly: tuple[Costly, ...] = ()
    """The worst first: only the analyst can compare seconds with points."""
    luck: tuple[Luck, ...] = ()
    built: tuple[Built, ...] = ()


Analyst = Callable[[Sitting, Sequence[Decision], Budget], Findings]


def name_of_command(command: Mapping[str, Any]) -> str:
    return str(command["do"])


@dataclass(frozen=True, slots=True)
class Coach:
    """What a package provides for a game under `breakhouse.coaches`; defaults cover the rest."""

    findings: Analyst | None = None
    """The costliest decisions first; None: whatever the game's own expert would have done differently."""
    forecast: Callable[[Play], Forecast] = Even
    words: Callable[[Mapping[str, Any]], str] = name_of_command
    """A command within a sentence: its name, which the sentence may select on, or what it lays on the table."""
    find_signs: "Callable[[], Signs] | None" = None
    """What gives a program away that plays for a person; None: nothing is examined."""

    @property
    def signs(self) -> "Signs | None":
        return None if self.find_signs is None else self.find_signs()


def coach_of(game_id: str) -> Coach:
    return bring(Coach, COACHES, game_id) or Coach()


def forecast_of(sitting: Sitting) -> Forecast:
    return coach_of(sitting.match.game.id).forecast(sitting.match)


def review(sitting: Sitting, budget: Budget = AT_LEISURE) -> Review:
    """The review of a match, as far as it was played."""
    game = sitting.match.game
    moments, decisions = walk(sitting, forecast_of(sitting))
    found = (coach_of(game.id).findings or compare_with_expert)(sitting, decisions, budget)
    names, costly = sitting.match.header.seats, found.costly
    of_seats = [tuple(one for one in costly if one.seat == seat)[:COSTLIEST] for seat in range(len(names))]
    first = [next((one.seq for one in decisions if one.seat == seat), None) for seat in range(len(names))]
    return Review(
        game.id, names, moments, costly[:COSTLIEST], found.luck, found.built, tuple(of_seats), tuple(first)
    )


def walk(sitting: Sitting, forecast: Forecast) -> tuple[tuple[Outlook, ...], list[Decision]]:
    """Goes through the log once, from the state before the deal."""
    moments: list[Outlook] = []
    decisions: list[Decision] = []
    match = sitting.rewind()
    for entry in sitting.log:
        before, match = match, match.replay(entry)
        if entry.seat != HOUSE and entry.command is not None:
            decisions.append(_decision(entry, before, match))
        now = forecast.after(entry, match)
        if not moments or moments[-1].chances != now:
            moments.append(Outlook(entry.seq, entry.at, now))
    return tuple(moments), decisions


def _decision(entry: Entry, before: Play, after: Play) -> Decision:
    command = read_command(before.game, entry.command)
    return Decision(entry.seq, entry.at, entry.seat, command, before, after)


def plain_command(command: Command) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(command)
    fields.pop("path", None)
    return fields


def compare_with_expert(sitting: Sitting, decisions: Sequence[Decision], budget: Budget) -> Findings:
    """Every decision that the game's own expert would have made differently, with its cost.

    Each seat's expert sees what that seat saw, in order, so it judges by what could be known then.
    """
    game = sitting.match.game
    if HINTS not in levels(game.id):
        return Findings()
    at_entry = {decision.seq: decision for decision in decisions}
    experts: dict[Seat, Any] = {
        seat: make_bot(game.id, HINTS, seat, "review") for seat in range(len(sitting.match.header.seats))
    }
    costly = []
    for entry in sitting.log:
        decision = at_entry.get(entry.seq)
        if decision is not None and (found := _weigh(experts[decision.seat], decision, budget)) is not None:
            costly.append(found)
        for event in entry.read_events(game):
            for seat, expert in experts.items():
                if (seen := game.redact(event, seat)) is not None:
                    expert.observe(seen)
    return Findings(tuple(sorted(costly, key=lambda one: -one.gain)))


def _weigh(expert: Any, decision: Decision, budget: Budget) -> Costly | None:
    if not isinstance(expert, Weigher):
        return None
    before = decision.before
    offers = before.legal(decision.seat, decision.at)
    view = before.game.view(before.state, decision.seat)
    weighed = expert.weigh(view, offers, replace(budget, now=decision.at)) if len(offers) > 1 else ()
    actual = plain_command(decision.command)
    chosen = next((one for one in weighed if _same(plain_command(one.command), actual)), None)
    if chosen is None or weighed[0].value - chosen.value < LEAST_GAIN:
        return None
    return _costly(decision, weighed[0], chosen, expert.unit)


def _costly(decision: Decision, best: Weighed, chosen: Weighed, unit: str) -> Costly:
    better, was = plain_command(best.command), plain_command(decision.command)
    words = coach_of(decision.before.game.id).words
    reason = Reason("coach-better", {"better": words(better), "chosen": words(was)})
    gain = best.value - chosen.value
    return Costly(decision.seq, decision.at, decision.seat, was, better, gain, unit, reason)


def _same(a: dict[str, Any], b: dict[str, Any]) -> bool:
    """Fields that one of them leaves open are ignored."""
    return all(a.get(name) == b.get(name) or None in (a.get(name), b.get(name)) for name in {*a, *b})
