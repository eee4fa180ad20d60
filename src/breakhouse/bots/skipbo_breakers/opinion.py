"""What a player knows when it's time to choose, and what each move seems worth: values, for any way of
thinking."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from breakhouse.bots.skipbo_breakers.memory import LET_PASS, NEVER, Memory, to_beat
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.kinds import TileSet
from breakhouse.games.skipbo_breakers.values import BreakersView

KEPT = 64
"""How many moves the network looks at; if there are more, those that a greedy player likes best."""
TOP_MOVES = 5
"""How many moves get a second look."""
NEAR = 4.0
"""How many points behind the best move it may be to get one."""
TRUST, SLOW_TRUST = 0.45, 0.7
"""How much of the final value is the network's; the rest is what the playouts say. Without compiled code they are
few, and greedy."""


@dataclass(frozen=True, slots=True)
class Situation:
    """Everything that a seat knows when it has to choose."""

    seat: int
    hand: int
    top: TileSet | None
    passes: int
    counts: tuple[int, ...]
    unseen: int
    lone: tuple[int, ...]
    let_pass: tuple[tuple[int, ...], ...]
    equal_matches: bool
    must_lay: bool

    @property
    def least(self) -> int:
        """The fewest tiles that another player holds."""
        return min(count for seat, count in enumerate(self.counts) if seat != self.seat)


def situation(view: BreakersView, memory: Memory) -> Situation:
    if view.seat is None:
        raise ValueError("a spectator has nothing to choose")
    seen = memory.others(view)
    return Situation(
        view.seat,
        t.parse_tiles(view.mine or ""),
        to_beat(view),
        len(view.passed),
        view.counts,
        memory.unseen(view),
        tuple(one.lone for one in seen),
        tuple(tuple(one.let_pass) for one in seen),
        view.options.equal_matches,
        view.options.must_lay,
    )


def without_reading(now: Situation) -> Situation:
    """The same, as it looks to someone who counts tiles but doesn't notice who laid what or let what pass."""
    seats = len(now.counts)
    return replace(now, lone=(0,) * seats, let_pass=((NEVER,) * LET_PASS,) * seats)


@dataclass(frozen=True, slots=True)
class Opinion:
    """A move and what it is thought to be worth, in points above the others' mean at the end of the hand."""

    laid: TileSet | None
    value: float
    played_out: bool = False


def rank(
    moves: Sequence[TileSet | None], values: Sequence[float], played: Mapping[int, float], trust: float
) -> list[Opinion]:
    """Best first; moves that were played out come before those that only the network saw."""
    opinions = [Opinion(laid, values[n]) for n, laid in enumerate(moves) if n not in played]
    opinions += [Opinion(moves[n], trust * values[n] + (1 - trust) * mean, True) for n, mean in played.items()]
    return sorted(opinions, key=lambda one: (bool(played) and not one.played_out, -one.value))
