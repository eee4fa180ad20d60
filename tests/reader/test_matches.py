"""Whole matches of every box, played to the end by real keys from what Orca says: `-s` prints keys and seconds."""

import pytest

from tests.support.browser.blind_building import DECKS
from tests.support.games import BOXES
from tests.support.reader.desk import Desk
from tests.support.reader.matches import build_a_match, lay_a_match, sit_with_a_bot

pytestmark = pytest.mark.wide

FEW = {
    "classic": "deck few classic 1\n"
    "c03 1 blue grey: grey-@0,0 grey.@1,1 grey|@2,1\n"
    "c06 1 blue coloured: white-@0,0 purple-@4,0 orange-@2,1 darkblue|@3,2\n"
    "c08 1 blue coloured: orange.@0,0 darkgreen.@2,0 purple-@0,1 yellow.@2,2\n",
    "mini": DECKS["mini"],
    "dice": DECKS["dice"],
}
"""Shipped cards of the classic deck, grey and coloured; small ones of the others."""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("box", BOXES)
def test_a_match_is_played_to_its_end_from_what_orca_says(desk: Desk, box: str) -> None:
    ann, game = desk.ann, BOXES[box].game
    if game in FEW:
        sit_with_a_bot(ann, box, {"turns": 1, "hands": ["grid", "free"], "factors": [10, 1], "deck": FEW[game]})
        played = build_a_match(ann)
    else:
        sit_with_a_bot(ann, box, {"target": 1})
        played = lay_a_match(ann)
    print(f"{box} {ann.player.language}: {played.keys} keys, {played.seconds:.0f} s, {played.end}")
    assert played.end
    assert ann.unspoken() == []
    assert ann.doubled() == []
