"""The rules of Sealed bids, read as play; and the whole suite that every game must pass."""

import pytest
from breakhouse_bids import GAME
from breakhouse_bids.values import Bid, BidsState, Opened, Sealed, Turned

from breakhouse.conformance import check_game
from breakhouse.core import Refusal
from breakhouse.core.match import Sitting

test_bids_keeps_the_contract = check_game("bids")


def table(seats: int = 3, **options: int | None) -> Sitting:
    return Sitting.start(GAME, [f"p{n}" for n in range(seats)], options)


def state_of(sitting: Sitting) -> BidsState:
    state = sitting.match.state
    assert isinstance(state, BidsState)
    return state


def bid(sitting: Sitting, *cards: int) -> Opened:
    """Everybody bids a card; what they see when all are turned over."""
    for seat, card in enumerate(cards):
        events = sitting.do(seat, Bid(card))
    return next(event for event in events if isinstance(event, Opened))


@pytest.mark.rule("BI-01", "BI-02")
def test_everybody_has_the_same_cards_and_nobody_sees_the_pile() -> None:
    match = table().match
    views = [GAME.view(match.state, seat) for seat in (0, 1, 2, None)]
    assert [view.hand for view in views] == [tuple(range(1, 8))] * 3 + [None]
    setup = table().log[0].read_events(GAME)
    for seat in (0, 1, 2, None):
        shuffled = GAME.redact(setup[0], seat)
        assert (shuffled.prizes, shuffled.pile) == (7, None)
    assert isinstance(setup[1], Turned)


@pytest.mark.rule("BI-03")
def test_cards_are_laid_in_any_order_and_only_their_owners_see_them() -> None:
    sitting = table()
    (sealed,) = sitting.do(2, Bid(5))
    assert [GAME.redact(sealed, seat) for seat in (0, 1, None)] == [Sealed(2, late=False, card=None)] * 3
    assert GAME.redact(sealed, 2) == Sealed(2, late=False, card=5)
    assert GAME.view(sitting.match.state, 0).ready == (False, False, True)
    with pytest.raises(Refusal, match="bids-lies-already"):
        sitting.do(2, Bid(6))
    sitting.do(0, Bid(1))


@pytest.mark.rule("BI-04")
@pytest.mark.parametrize(("bids", "winner"), [((1, 2, 3), 2), ((7, 7, 2), 2), ((4, 4, 4), None), ((5, 3, 3), 0)])
def test_the_highest_card_that_nobody_else_bid_wins_the_prize(bids: tuple[int, ...], winner: int | None) -> None:
    sitting = table()
    prize = state_of(sitting).prize
    opened = bid(sitting, *bids)
    assert (opened.bids, opened.winner) == (bids, winner)
    assert state_of(sitting).scores == tuple(prize if seat == winner else 0 for seat in range(3))


@pytest.mark.rule("BI-05")
def test_played_cards_are_gone_and_everybody_sees_them() -> None:
    sitting = table()
    bid(sitting, 1, 2, 3)
    assert GAME.view(sitting.match.state, 0).played == ((1,), (2,), (3,))
    with pytest.raises(Refusal, match="bids-card-not-held"):
        sitting.do(0, Bid(1))


@pytest.mark.rule("BI-06")
def test_the_match_ends_with_the_last_prize() -> None:
    sitting = table(2, prizes=3)
    for card in (1, 2, 3):
        assert sitting.match.outcome() is None
        bid(sitting, card, 4 - card)
    outcome = sitting.match.outcome()
    assert outcome is not None
    assert sum(outcome.scores) + state_of(sitting).gone[1] == 6  # in the second round, both bid 2
    assert GAME.deadlines(sitting.match.state) == ()


@pytest.mark.rule("BI-07", "BI-R1")
def test_when_time_is_up_the_house_bids_the_lowest_card_for_those_who_have_not() -> None:
    sitting = table(bid_ms=10_000)
    sitting.do(1, Bid(6), 4_000)
    assert sitting.time(9_999) == ()
    first, second, opened, turned = sitting.time(10_000)
    assert [first, second] == [Sealed(0, late=True, card=1), Sealed(2, late=True, card=1)]
    assert isinstance(opened, Opened)
    assert (opened.bids, opened.winner) == ((1, 6, 1), 1)
    assert isinstance(turned, Turned)
    assert GAME.deadlines(sitting.match.state)[0].at == 20_000
    assert GAME.deadlines(table(bid_ms=None).match.state) == ()
