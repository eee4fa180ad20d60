"""Who may know what: views, redacted events, and full states imagined from a view.

Every function here is an allow-list: it names what shows, and nothing else does.
"""

from random import Random

from msgspec.structs import replace

from breakhouse.core import Seat
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.values import (
    BreakersEvent,
    BreakersState,
    BreakersView,
    Dealt,
    FaceDown,
    Laid,
    Lying,
    Shown,
)


def view(state: BreakersState, seat: Seat | None) -> BreakersView:
    return BreakersView(
        seat=seat,
        options=state.options,
        scores=state.scores,
        counts=tuple(t.count_tiles(hand) for hand in state.hands),  # SB-R7: counts are always visible
        mine=None if seat is None else t.write_tiles(state.hands[seat]),  # SB-05
        aside=t.count_tiles(state.aside),
        draws=state.draws,
        hand=state.hand,
        round=state.round,
        opener=state.opener,
        turn=state.turn,
        since=state.since,
        lying=tuple(
            Shown(s.seat, t.count_tiles(s.tiles), s.kind, t.write_tiles(s.tiles), s.rank) for s in state.lying
        ),
        passed=state.passed,
        put_aside=tuple(
            tuple(_show_aside(s, state.options.open_discard) for s in round_) for round_ in state.put_aside
        ),
        last_hand=state.last_hand,
        winner=state.winner,
    )


def _show_aside(laid: FaceDown, face_up: bool) -> Shown:
    """SB-R7: tiles of finished rounds are counted, not shown."""
    return Shown(laid.seat, t.count_tiles(laid.tiles), tiles=t.write_tiles(laid.tiles) if face_up else None)


def redact(event: BreakersEvent, seat: Seat | None) -> BreakersEvent | None:
    """SB-04, SB-05: each player sees only their own tiles of a deal, and nobody sees the unused ones."""
    if isinstance(event, Dealt):
        own = tuple(hand if s == seat else None for s, hand in enumerate(event.hands))
        return replace(event, hands=own, aside=None)
    return event


def recall(event: BreakersEvent, seat: Seat | None, state: BreakersState) -> BreakersEvent | None:
    """SB-R7: of the hand being played, only the round in progress may be looked up; scored hands are open."""
    if isinstance(event, Dealt):
        return event if event.hand < state.hand or state.winner is not None else redact(event, seat)
    if isinstance(event, Laid) and not _may_be_seen(event, state):
        return replace(event, kind=None, tiles=None, rank=None)
    return event


def _may_be_seen(event: Laid, state: BreakersState) -> bool:
    scored = event.hand < state.hand or state.winner is not None
    return scored or event.round == state.round or state.options.open_discard


def imagine(view: BreakersView, rng: Random) -> BreakersState:
    """Deals what the view does not show at random over the places where it could be.

    The rules only count tiles that are face down, so any will do there.
    """
    known = [t.parse_tiles(s.tiles or "") for s in view.lying]
    known += [t.parse_tiles(s.tiles or "") for round_ in view.put_aside for s in round_]
    heap = t.FULL
    for tiles in (*known, t.parse_tiles(view.mine or "")):
        heap = t.without(heap, tiles)
    unseen = t.list_tiles(heap)
    rng.shuffle(unseen)

    def take(count: int) -> int:
        taken = t.hand_of(unseen[:count])
        del unseen[:count]
        return taken

    hands = tuple(
        t.parse_tiles(view.mine or "") if seat == view.seat else take(count)
        for seat, count in enumerate(view.counts)
    )
    put_aside = tuple(
        tuple(FaceDown(s.seat, take(s.length) if s.tiles is None else t.parse_tiles(s.tiles)) for s in round_)
        for round_ in view.put_aside
    )
    return BreakersState(
        options=view.options,
        scores=view.scores,
        hands=hands,
        aside=take(view.aside),
        draws=view.draws,
        hand=view.hand,
        round=view.round,
        opener=view.opener,
        turn=view.turn,
        since=view.since,
        lying=tuple(_lying(s) for s in view.lying),
        passed=view.passed,
        put_aside=put_aside,
        last_hand=view.last_hand,
        winner=view.winner,
    )


def _lying(shown: Shown) -> Lying:
    assert shown.kind is not None
    assert shown.rank is not None
    return Lying(shown.seat, shown.kind, t.parse_tiles(shown.tiles or ""), shown.rank)
