"""Who may see what. A view names what is visible; everything else stays hidden."""

from collections import Counter
from random import Random

from msgspec.structs import replace

from breakhouse.core import Seat
from breakhouse_nim.values import CARDS, Dealt, NimEvent, NimState, NimView


def view(state: NimState, seat: Seat | None) -> NimView:
    return NimView(
        seat,
        state.options,
        state.scores,
        state.round,
        state.opener,
        state.turn,
        state.sticks,
        mine=None if seat is None else state.hands[seat],
        counts=tuple(map(len, state.hands)),
        played=state.played,
        last=state.last,
        passed=state.passed,
    )


def redact(event: NimEvent, seat: Seat | None) -> NimEvent:
    """NI-03: players see only their own cards of a deal."""
    if not isinstance(event, Dealt):
        return event
    return replace(event, hands=tuple(hand if n == seat else None for n, hand in enumerate(event.hands)))


def recall(event: NimEvent, seat: Seat | None, state: NimState) -> NimEvent:
    """What was hidden stays hidden."""
    return redact(event, seat)


def imagine(view: NimView, rng: Random) -> NimState:
    """A possible deal of the unseen cards: for the proof that a view leaks nothing, and for bots."""
    unseen = list((Counter(CARDS) - Counter(view.played) - Counter(view.mine or ())).elements())
    rng.shuffle(unseen)
    hands = tuple(
        view.mine or () if seat == view.seat else tuple(sorted(unseen.pop() for _ in range(count)))
        for seat, count in enumerate(view.counts)
    )
    return NimState(
        view.options,
        view.scores,
        view.round,
        view.opener,
        view.turn,
        view.sticks,
        hands,
        view.played,
        view.last,
        view.passed,
    )
