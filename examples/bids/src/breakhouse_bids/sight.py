"""Who may see what. A view names what is visible; everything else stays hidden."""

from random import Random

from msgspec.structs import replace

from breakhouse.core import Seat
from breakhouse_bids.fold import hand_of
from breakhouse_bids.values import BidsEvent, BidsState, BidsView, Card, Sealed, Shuffled


def view(state: BidsState, seat: Seat | None) -> BidsView:
    return BidsView(
        seat,
        state.options,
        state.scores,
        state.prize,
        state.gone,
        hand=None if seat is None else hand_of(state, seat),
        mine=None if seat is None else state.sealed[seat],
        ready=tuple(card is not None for card in state.sealed),
        played=state.played,
        since=state.since,
    )


def redact(event: BidsEvent, seat: Seat | None) -> BidsEvent:
    """BI-02, BI-03: nobody sees the pile, and a face-down card is seen only by whoever laid it."""
    if isinstance(event, Shuffled):
        return replace(event, pile=None)
    if isinstance(event, Sealed) and event.seat != seat:
        return replace(event, card=None)
    return event


def recall(event: BidsEvent, seat: Seat | None, state: BidsState) -> BidsEvent:
    """Looked up later, nothing more is shown: what was turned over has an event of its own."""
    return redact(event, seat)


def imagine(view: BidsView, rng: Random) -> BidsState:
    """Some pile and some face-down cards that this view allows."""
    everything = range(1, view.options.prizes + 1)
    pile = [prize for prize in everything if prize not in (*view.gone, view.prize)]
    rng.shuffle(pile)

    def lay(seat: Seat) -> Card | None:
        if seat == view.seat or not view.ready[seat]:
            return view.mine if seat == view.seat else None
        return rng.choice([card for card in everything if card not in view.played[seat]])

    return BidsState(
        view.options,
        view.scores,
        tuple(pile),
        view.prize,
        view.gone,
        tuple(lay(seat) for seat in range(len(view.scores))),
        view.played,
        view.since,
    )
