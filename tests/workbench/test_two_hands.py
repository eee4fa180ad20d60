"""Cards for two hands: what the referee tolerates, and what it refuses to one hand whatever the order."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from breakhouse.core import Refusal
from breakhouse.games import game
from breakhouse.games.blocks.bricks.construction import Pose
from breakhouse.games.blocks.bricks.contact import contacts
from breakhouse.games.blocks.factory.order import Scaffold
from breakhouse.games.blocks.match.options import cards_of
from breakhouse.games.blocks.statics.forces import forces_balance
from breakhouse.games.blocks.statics.stability import FRICTION, heights, sides_of, surely_falls
from tests.support.building.hands import BUILDING, hurry
from tests.support.building.table import Table
from tests.support.building.whole_match import begin

WOOD = 0.55
"""What the bricks of the page rub with."""


@pytest.mark.parametrize("id", BUILDING)
def test_the_tolerance_lets_no_two_hand_card_be_built_with_one_hand(id: str) -> None:
    """Most of the shipped ones balance on a knife's edge, or because sides rub: those stand, and one hand is
    enough. A hand, too, may put a brick a hair further in, and it is still the card."""
    kit: Any = game(id).kit  # type: ignore[attr-defined]
    for card in cards_of(kit, "shipped"):
        if card.hands == 2:
            really = can_be_built(card.pieces, lambda there: stands_by_itself(there, WOOD))
            assert can_be_built(card.pieces, lambda there: not surely_falls(there, (), FRICTION)) == really, (
                card.id
            )


def test_some_shipped_cards_really_need_a_second_hand() -> None:
    kit: Any = game("classic").kit  # type: ignore[attr-defined]
    two = [card.pieces for card in cards_of(kit, "shipped") if card.hands == 2]
    assert not all(can_be_built(pieces, lambda there: not surely_falls(there, (), FRICTION)) for pieces in two)


def stands_by_itself(pieces: Sequence[Pose], friction: float) -> bool:
    """As it is, with nothing allowed for; also where sides that touch rub."""
    boxes, mass = heights(pieces), [float(p.mass) for p in pieces]
    return forces_balance(boxes, mass, contacts(boxes, 1e-6), (), sides_of(boxes), friction)


def can_be_built(pieces: Sequence[Pose], stands: Callable[[Sequence[Pose]], bool]) -> bool:
    """Whether there is an order in which it stands after every piece, though nothing is ever held."""
    rests_on, hopeless = Scaffold.of(pieces).rests_on, set[int]()

    def build(mask: int) -> bool:
        there = [p for n, p in enumerate(pieces) if mask >> n & 1]
        if mask in hopeless or (there and not stands(there)):
            return False
        after = [mask | 1 << n for n in range(len(pieces)) if not mask >> n & 1 and not rests_on[n] & ~mask]
        if len(there) == len(pieces) or any(build(more) for more in after):
            return True
        hopeless.add(mask)
        return False

    return build(0)


HELD = "h 3 red grey: grey|@2,0 grey-@2,3 grey.@2,4 grey.@2,5 grey.@2,6"


@pytest.mark.parametrize("grip", [False, True])
def test_the_order_of_a_two_hand_card_is_followed_or_refused(grip: bool) -> None:
    table = hurry(cards=HELD, strict=True, grip=grip)
    begin(table)
    pieces, named = table.card.pieces, table.assigned(table.card)
    put_piece(table, named[0], pieces[0])
    with pytest.raises(Refusal, match="would-fall"):
        put_piece(table, named[1], pieces[1])
    table.do(0, "lay-aside", brick=named[1])
    table.wait(5000)
    table.build()
    assert table.view.turn.verdict.matched


def put_piece(table: Table, brick: str, pose: Pose) -> None:
    table.wait(1000)
    table.do(0, "lift", brick=brick)
    table.do(0, "place", after=300, brick=brick, how=pose.how, x=pose.x, y=pose.y)
