"""How a building match follows its events: the part that classic, mini and dice share."""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from breakhouse.games.blocks.bench.workbench import Bench, BenchEvent, Judged, Placed, Settled, bench_after
from breakhouse.games.blocks.match.turn import Phase, Pointed, Turn, architect_of
from breakhouse.games.blocks.match.values import (
    BuildingState,
    Claimed,
    Climbed,
    Completed,
    Confirmed,
    LaidOut,
    LastTurn,
    Objected,
    PointedAt,
    Started,
    Stopped,
    TurnedOver,
    TurnEnded,
)

S = TypeVar("S", bound=BuildingState)


def after(state: S, event: Any, opening: Callable[[S], Phase]) -> S:
    """The state after the event. `opening` gives the phase with which a turn of this game begins."""
    turn = state.turn
    match event:
        case LaidOut():
            return _open(replace(state, first=event.first, deck=event.deck, turn=Turn()), opening)
        case Started():
            begun = replace(turn, phase="building", started_at=event.at, ends_at=event.ends_at, starts_at=None)
            return replace(state, turn=begun)
        case TurnedOver():
            fresh = replace(turn, card=event.card, seen_at=event.at, stood=state.bench.placed, claimed=False)
            return replace(state, turn=_judge(fresh, event), draws=state.draws + (event.pile is not None))
        case Judged():
            return _on_bench(state, event)
        case PointedAt():
            pointed = (*turn.pointed, Pointed(event.seat, event.brick))
            return replace(state, turn=replace(turn, pointed=pointed))
        case Claimed():
            return replace(state, turn=replace(turn, claimed=True, pointed=()))
        case Confirmed() | Objected():
            return replace(state, turn=replace(turn, claimed=False))
        case Completed():
            done = turn.done if turn.card is None else (*turn.done, turn.card)
            return replace(state, turn=replace(put_away(turn), done=done))
        case Climbed(clock=True):
            return replace(state, turn=replace(turn, climbed=turn.climbed + 1))
        case Climbed():
            return _open(replace(state, turn=replace(put_away(turn), climbed=turn.climbed + 1)), opening)
        case Stopped(judged_by=None):
            return replace(state, turn=replace(turn, phase="closing"))
        case Stopped():
            return replace(state, turn=replace(turn, phase="closing", stands_at=event.judged_by))
        case TurnEnded():
            return _end(state, event, opening)
    return state


def _open(state: S, opening: Callable[[S], Phase]) -> S:
    return replace(state, turn=replace(state.turn, phase=opening(state)))


def _end(state: S, event: TurnEnded, opening: Callable[[S], Phase]) -> S:
    """The bench is cleared and passes on (CL-13)."""
    last = LastTurn(event.seat, event.points, event.cards)
    turn = Turn(number=state.turn.number + (event.next is not None), phase="over")
    ended = replace(state, scores=event.scores, bench=Bench(), turn=turn, last=last)
    return ended if event.next is None else _open(ended, opening)


def put_away(turn: Turn) -> Turn:
    """The turn with no card in progress."""
    return replace(turn, card=None, verdict=None, faults=(), stands_at=None, claimed=False, pointed=())


def add_verdict(state: S, event: Judged, judged: Judged) -> S:
    """The state after `judged`, from the state after the same event before it was judged.

    The judge needs the bench that the event leads to, and the event contains what the judge found: without this,
    everything would be folded twice.
    """
    if _is_odd(judged) and not _is_odd(event):
        state = replace(state, odd=_count_odd(state))
    return replace(state, turn=_judge(state.turn, judged))


def _on_bench(state: S, event: Judged) -> S:
    bench = bench_after(state.bench, event) if isinstance(event, BenchEvent) else state.bench
    odd = _count_odd(state) if _is_odd(event) else state.odd
    return replace(state, bench=bench, odd=odd, turn=_judge(state.turn, event))


def _is_odd(event: Judged) -> bool:
    """Whether no hand could have done it."""
    return isinstance(event, Placed | Settled) and event.odd != ""


def _count_odd(state: BuildingState) -> tuple[int, ...]:
    architect = architect_of(state.first, state.seats, state.turn.number)
    before = state.odd or (0,) * state.seats
    return tuple(n + (seat == architect) for seat, n in enumerate(before))


def _judge(turn: Turn, event: Judged) -> Turn:
    return replace(turn, verdict=event.verdict, faults=event.faults, stands_at=event.stands_at, pointed=())
