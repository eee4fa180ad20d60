"""What hands and watchers are offered: templates where a brick or a place is to be chosen, commands elsewhere.

A command that only has to wait is offered as a template without free fields until its time has come, so that an
offer which is a command is accepted now.
"""

from breakhouse.core import Command, Free, Offer, Seat, Template
from breakhouse.games.blocks.bench.workbench import Break, Hold, LayAside, Lift
from breakhouse.games.blocks.bricks.brick import hows_of
from breakhouse.games.blocks.bricks.construction import LEFT, MOST_TILT, RIGHT, TOP
from breakhouse.games.blocks.match.options import HandsKind
from breakhouse.games.blocks.match.values import BuildingState, Claim, Confirm, Object, Point


def bench_offers(state: BuildingState, usable: tuple[str, ...], hands: HandsKind) -> list[Offer]:
    """What the architect can do with the bricks."""
    turn, bench = state.turn, state.bench
    if state.options.bricks == "real":
        return [] if turn.claimed else [Claim()]
    offers: list[Offer] = []
    if bench.hand is None:
        liftable = tuple(b for b in usable if b not in bench.held)
        if liftable:
            offers.append(_choice("lift", liftable))
    else:
        offers.append(_place(bench.hand, hands))
        offers.append(LayAside(bench.hand))
        if bench.hand not in bench.held:
            offers.append(Hold(bench.hand))
    holdable = tuple(p.piece for p in bench.placed if p.piece not in bench.held)
    if holdable:
        offers.append(_choice("hold", holdable))
    if bench.held:
        offers.append(_choice("release", bench.held))
    if bench.placed or bench.hand is not None:
        offers.append(Break())
    return offers


def undo(view: BuildingState) -> tuple[Command, ...]:
    """Lays the brick in the hand aside, or the one that was placed last; nothing if there is none."""
    bench = view.bench
    if bench.hand is not None:
        return (LayAside(bench.hand),)
    return (Lift(last := bench.placed[-1].piece), LayAside(last)) if bench.placed else ()


def watcher_offers(state: BuildingState, seat: Seat, box: tuple[str, ...]) -> list[Offer]:
    """What the others can do: point at a mistake (CL-09) and, with real bricks, judge (CL-R8)."""
    turn = state.turn
    if turn.phase not in ("building", "closing"):
        return []
    offers: list[Offer] = [Confirm(), Object()] if turn.claimed else []
    seen = {p.brick for p in turn.pointed if p.seat == seat}
    if None not in seen:
        offers.append(Point())
    left = tuple(brick for brick in box if brick not in seen)
    if left:
        offers.append(_choice("point", left))
    return offers


def when(command: Command, do: str, ready: bool) -> Offer:
    """The command if it would be accepted now, else a template that announces it."""
    return command if ready else Template(do, {}, {})


def _choice(do: str, bricks: tuple[str, ...]) -> Template:
    return Template(do, {}, {"brick": Free(choices=bricks)})


def _place(brick: str, hands: HandsKind) -> Template:
    free = {
        "how": Free(choices=tuple(hows_of(brick))),
        "x": Free(LEFT, RIGHT),
        "y": Free(0, TOP),
    }
    if hands == "free":
        free["tilt"] = Free(-MOST_TILT, MOST_TILT)
    return Template("place", {"brick": brick}, free)
