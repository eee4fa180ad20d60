"""What may be done and what it causes. This is the only place that says no, and the only one that draws."""

from collections import Counter
from collections.abc import Sequence

from breakhouse.core import HOUSE, Chance, Command, Deadline, Expire, Offers, Outcome, Refusal, Seat
from breakhouse_bids.fold import evolve, hand_of
from breakhouse_bids.values import Bid, BidsEvent, BidsOptions, BidsState, Card, Opened, Sealed, Shuffled, Turned

TIME = "bid"


def initial(options: BidsOptions, seats: int) -> BidsState:
    return BidsState(options, scores=(0,) * seats)


def setup(state: BidsState, chance: Chance) -> Sequence[BidsEvent]:
    """BI-02. The whole pile is shuffled once; nobody sees it, so nobody may be told."""
    prizes = range(1, state.options.prizes + 1)
    shuffled = Shuffled(len(prizes), tuple(chance.stream("prizes", 0).shuffled(prizes)))
    return (shuffled, _turn(evolve(state, shuffled), 0))


def decide(state: BidsState, seat: Seat, command: Command, now: int, chance: Chance) -> Sequence[BidsEvent]:
    if outcome(state) is not None:
        raise Refusal("match-is-over")
    if isinstance(command, Expire):
        return _time_is_up(state, command, now)
    if not isinstance(command, Bid) or seat == HOUSE:
        raise Refusal("no-such-seat", seat=seat)
    if state.sealed[seat] is not None:
        raise Refusal("bids-lies-already")  # BI-03
    if command.card not in hand_of(state, seat):
        raise Refusal("bids-card-not-held", card=command.card)
    return _then(state, [Sealed(seat, late=False, card=command.card)], now)


def _time_is_up(state: BidsState, expire: Expire, now: int) -> Sequence[BidsEvent]:
    """BI-R1."""
    if not any(due.tag == expire.tag and due.at <= now for due in deadlines(state)):
        raise Refusal("nothing-due", tag=expire.tag)
    late = [seat for seat, card in enumerate(state.sealed) if card is None]
    return _then(state, [Sealed(seat, late=True, card=min(hand_of(state, seat))) for seat in late], now)


def _then(state: BidsState, events: list[BidsEvent], now: int) -> Sequence[BidsEvent]:
    """BI-04: once all cards lie, they are turned over, and so is the next prize."""
    for event in events:
        state = evolve(state, event)
    bids = [card for card in state.sealed if card is not None]
    if len(bids) < len(state.sealed) or state.prize is None:
        return events
    opened = Opened(tuple(bids), state.prize, _winner(bids))
    after = evolve(state, opened)
    return [*events, opened, *([_turn(after, now)] if after.pile else [])]


def _winner(bids: Sequence[Card]) -> Seat | None:
    """BI-04: the highest card that nobody else bid."""
    alone = [card for card, n in Counter(bids).items() if n == 1]
    return bids.index(max(alone)) if alone else None


def _turn(state: BidsState, now: int) -> Turned:
    return Turned(len(state.gone) + 1, state.pile[0], now)


def legal(state: BidsState, seat: Seat, now: int) -> Offers:
    """Everybody who hasn't chosen may choose, all at the same time."""
    if outcome(state) is not None or state.sealed[seat] is not None:
        return ()
    return [Bid(card) for card in hand_of(state, seat)]


def deadlines(state: BidsState) -> tuple[Deadline, ...]:
    """BI-07. The house sends it back as `Expire` when it falls due."""
    if state.options.bid_ms is None or outcome(state) is not None:
        return ()
    return (Deadline(state.since + state.options.bid_ms, TIME),)


def outcome(state: BidsState) -> Outcome | None:
    """BI-06."""
    if state.prize is not None:
        return None
    best = max(state.scores)
    return Outcome(state.scores, tuple(s for s, n in enumerate(state.scores) if n == best), "bids-all-gone")
