"""What four players hear in the other boxes, and by the small die; see `test_blind_transcripts.py`."""

import pytest

from tests.support.browser.blind_building import DECKS, GAMES
from tests.support.browser.blind_player import Blind, seat
from tests.support.browser.transcripts import build_and_compare, compare

pytestmark = pytest.mark.wide


@pytest.mark.parametrize("box", [box for box in GAMES if box != "tactile"])
def test_building_sounds_the_same_in_four_languages(four: list[Blind], box: str) -> None:
    build_and_compare(four, box)


@pytest.mark.parametrize("box", ["mini", "dice"])
def test_the_sum_is_called_in_four_languages(four: list[Blind], box: str) -> None:
    """The small die at a tenth of its pace for everybody: each sum is heard by all until it ends the turn."""
    game, options = GAMES[box]
    timed = {**options, "timer": "on", "turns": 1, "hands": "grid", "deck": DECKS[game], "first": 0, "limit": 7}
    seat(four, game, {**timed, "roll_ms": 400, "factors": [10, 10, 10, 10]})
    for _ in four:
        for player in four:
            player.forget()
        starter(four).activate("bench-start")
        for player in four:
            player.hears_in_time(player.word("built-stopped", why="sum"))
    for player in four:
        player.page.get_by_role("dialog").wait_for()
    compare(four, f"{box}-timed")


def starter(four: list[Blind]) -> Blind:
    """Whoever gives the start: the builder, or the one who keeps the time."""
    for _ in range(600):
        for player in four:
            if player.find("button", "bench-start").count():
                return player
        four[0].page.wait_for_timeout(40)
    raise AssertionError("nobody can start")
