"""Small decks to print."""

import pytest

from breakhouse.games.blocks.cards.deck import Deck, kit_of
from breakhouse.games.blocks.cards.notation import read_card

_CLASSIC = (
    "2 blue coloured: darkblue|@0,0 yellow|@3,0 red-@0.5,3 lightblue.@0.5,4 orange.@2.5,4 darkgreen-@0.5,5",
    "3 red grey: grey-@0,0 grey|@1,1 grey.@0,1 grey.@2,1 grey-@0,4",
    "1 blue coloured: red-@0,0 brown-@3.5,0 purple-@1.5,1",
)
_YELLOW = "2 yellow coloured: die-white.@0,0 die-black.@2,0 cuboid-blue-@0.5,1 cuboid-orange|@1,2"
_BLUE = ("3 blue neutral: die.@0,0 die.@2,0 cuboid-@0.5,1", "1 blue free: 4")


@pytest.fixture
def classic() -> Deck:
    return Deck(
        "small", kit_of("classic"), 1, tuple(read_card(f"c{n:02d} {_CLASSIC[n % 3]}") for n in range(1, 15))
    )


@pytest.fixture
def mini() -> Deck:
    cards = (read_card(f"m{n:02d}{side} {_CLASSIC[2]}") for n in range(1, 14) for side in "ab")
    return Deck("small", kit_of("mini"), 1, tuple(cards))


@pytest.fixture
def dice() -> Deck:
    sides = ((n, (("y", _YELLOW), ("b", _BLUE[n % 2]))) for n in range(1, 14))
    return Deck(
        "small",
        kit_of("dice"),
        1,
        tuple(read_card(f"d{n:02d}{side} {text}") for n, both in sides for side, text in both),
    )
