"""The state after an event: no rules, no refusals, no draws."""

from msgspec.structs import replace

from breakhouse.core import Seat
from breakhouse_bids.values import BidsEvent, BidsState, Card, Opened, Sealed, Shuffled, Turned


def evolve(state: BidsState, event: BidsEvent) -> BidsState:
    match event:
        case Shuffled(_, pile):
            nobody = (None,) * len(state.scores)
            return replace(state, pile=pile or (), sealed=nobody, played=((),) * len(state.scores))
        case Turned(_, prize, at):
            return replace(state, prize=prize, pile=state.pile[1:], since=at)
        case Sealed(seat, _, card):
            return replace(state, sealed=(*state.sealed[:seat], card, *state.sealed[seat + 1 :]))
        case Opened(bids, prize, winner):
            return replace(
                state,
                scores=tuple(score + prize * (seat == winner) for seat, score in enumerate(state.scores)),
                prize=None,
                gone=(*state.gone, prize),
                sealed=(None,) * len(bids),
                played=tuple((*cards, card) for cards, card in zip(state.played, bids, strict=True)),
            )


def hand_of(state: BidsState, seat: Seat) -> tuple[Card, ...]:
    """BI-02, BI-05: everything that was neither played nor lies face down."""
    away = (*state.played[seat], state.sealed[seat])
    return tuple(card for card in range(1, state.options.prizes + 1) if card not in away)
