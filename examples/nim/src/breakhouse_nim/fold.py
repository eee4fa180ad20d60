"""The state after an event: no rules, no refusals, no draws."""

from typing import TypeVar

from msgspec.structs import replace

from breakhouse_nim.values import Dealt, NimEvent, NimState, Passed, Taken, Won

T = TypeVar("T")


def evolve(state: NimState, event: NimEvent) -> NimState:
    match event:
        case Dealt(round, opener, hands):
            return NimState(
                state.options,
                state.scores,
                round,
                opener,
                turn=opener,
                sticks=state.options.sticks,
                hands=tuple(hand or () for hand in hands),
            )
        case Taken(seat, card, left):
            held = list(state.hands[seat])
            held.remove(card)
            hands = _with(state.hands, seat, tuple(held))
            played = (*state.played, card)
            return replace(_next(state), hands=hands, played=played, sticks=left, last=seat, passed=0)
        case Passed():
            return replace(_next(state), passed=state.passed + 1)
        case Won(seat):
            return replace(state, scores=_with(state.scores, seat, state.scores[seat] + 1))


def _next(state: NimState) -> NimState:
    return replace(state, turn=(state.turn + 1) % len(state.scores))


def _with(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
