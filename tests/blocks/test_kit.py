"""A box that nobody has on the shelf: everything in `blocks` works from its kit alone."""

from dataclasses import replace

from breakhouse.games.blocks.cards.deck import Deck, check_pieces, weigh
from breakhouse.games.blocks.cards.notation import read_card
from breakhouse.games.blocks.drawing.cards import card_svg
from breakhouse.games.blocks.factory.making import make_cards, make_deck
from breakhouse.games.blocks.factory.plan import Slot
from breakhouse.games.blocks.kit import CardLook, Kit

POCKET = Kit(
    game="pocket",
    pieces=("red", "white", "brown", "die-blue"),
    kinds=("grey", "coloured"),
    package=__name__,
    shipped="pocket-1",
    plan=lambda: [Slot("p1", "grey", 1, "blue", None, (3, 3)), Slot("p2", "coloured", 1, "blue", None, (3, 4))],
    poses={"lying": 3, "standing": 2, "pointing": 1, "flat": 1},
    points_from=(0, 90, 95),
    look=CardLook(("#333333", "#eeeeee")),
)


def test_cards_are_made_from_the_pieces_in_the_box() -> None:
    assert POCKET.stock == {"brick": 3, "die": 1}
    for card in (*make_deck(POCKET, "a"), *make_cards(POCKET, "b", 4, 3)):
        check_pieces(POCKET, card)
        assert POCKET.points_of(card.difficulty) == card.points == 1
        assert card_svg(card, POCKET.look).startswith("<svg")


def test_the_kit_says_what_it_lacks() -> None:
    assert POCKET.lacks(read_card("a 1 blue coloured: red-@0,0 yellow.@1,1")) == "yellow"
    assert POCKET.lacks(read_card("a 1 blue grey: grey-@0,0 grey-@0,1 grey-@0,2 grey-@0,3")) == "grey"
    assert POCKET.lacks(read_card("a 1 blue neutral: die.@0,0")) == "neutral"
    assert POCKET.lacks(read_card("a 1 blue coloured: red-@0,0 die-blue.@1,1")) is None


def test_a_card_is_rated_by_its_kits_own_scale() -> None:
    card = read_card("a 1 blue coloured: red-@0,0 die-blue.@1,1")
    assert weigh(replace(POCKET, rate=lambda features, coloured: 10 * features.pieces), card).difficulty == 20
    assert Deck("any", POCKET, 1, (card,)).sheets() == ((card,),)
