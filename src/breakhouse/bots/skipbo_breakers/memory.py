"""What a player at the table can remember of a hand: who laid what, and who let what pass.

It's made from one seat's events and view; a newcomer who missed some of it simply remembers less.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from breakhouse.core import Event
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.kinds import Kind, TileSet
from breakhouse.games.skipbo_breakers.values import BreakersView, Dealt, Laid, Passed, RoundWon

LET_PASS = 6
"""How many classes of sets we distinguish when someone passes."""
NEVER = 17
"""Stands for the rank of a set that nobody let pass: higher than any."""


def class_of(kind: Kind, length: int) -> int:
    """0 single, 1 pair, 2 two sequential pairs, 3 to 5 runs of three to five; -1 is not remembered."""
    if kind == "single":
        return 0
    if kind == "pair":
        return 1
    if kind == "pairs":
        return 2 if length == 4 else -1
    return length if kind == "run" and length <= 5 else -1


@dataclass(slots=True)
class Rival:
    """One player as the others saw them during this hand."""

    laid: int = 0
    """All tiles that they laid."""
    lone: int = 0
    """The numbers that they laid as singles: players who hold two seldom lay just one."""
    let_pass: list[int] = field(default_factory=lambda: [NEVER] * LET_PASS)
    """For each class of sets, the lowest rank on which they passed; they can hardly beat that."""


class Memory:
    def __init__(self) -> None:
        self.seats: list[Rival] = []
        self._top: Laid | None = None

    def observe(self, event: Event) -> None:
        match event:
            case Dealt(counts=counts):
                self.seats = [Rival() for _ in counts]
                self._top = None
            case Laid():
                self._note_set(event)
            case Passed(seat=seat, out_of_time=False):
                self._note_pass(seat)
            case RoundWon():
                self._top = None
            case _:
                pass

    def others(self, view: BreakersView) -> Sequence[Rival]:
        """One for each seat; blank where nothing was seen."""
        return self.seats if len(self.seats) == len(view.counts) else [Rival() for _ in view.counts]

    def unseen(self, view: BreakersView) -> int:
        """The tiles that may be in other hands or aside: all that were neither dealt to me nor shown."""
        heap = t.without(t.FULL, t.parse_tiles(view.mine or ""))
        for tiles in self._list_shown(view):
            if t.holds(heap, tiles):
                heap = t.without(heap, tiles)
        return heap

    def _list_shown(self, view: BreakersView) -> list[int]:
        remembered = [seen.laid for seen in self.others(view)]
        if any(remembered):
            return remembered
        shown = [*view.lying, *(s for round_ in view.put_aside for s in round_)]
        return [t.parse_tiles(s.tiles) for s in shown if s.tiles]

    def _note_set(self, event: Laid) -> None:
        self._top = event
        if event.seat >= len(self.seats) or event.tiles is None:
            return
        seen, tiles = self.seats[event.seat], t.parse_tiles(event.tiles)
        seen.laid = t.with_(seen.laid, tiles)
        if event.kind == "single":
            seen.lone |= tiles & t.PLANE

    def _note_pass(self, seat: int) -> None:
        top = self._top
        if top is None or top.kind is None or top.rank is None or seat >= len(self.seats):
            return
        place = class_of(top.kind, top.length)
        if place >= 0:
            ranks = self.seats[seat].let_pass
            ranks[place] = min(ranks[place], top.rank)


def to_beat(view: BreakersView) -> TileSet | None:
    """The set on top of the round, as the view shows it."""
    if not view.lying:
        return None
    top = view.lying[-1]
    if top.kind is None or top.rank is None:
        return None
    return TileSet(top.kind, top.length, top.rank, t.parse_tiles(top.tiles or ""))
