"""What four players hear at one table, each in their own language, word for word: golden files in `transcripts/`.

The house deals alike, the small die alone is timed, and everybody does the same by key, so
that the sentences are always the same. After one was changed on purpose: WRITE_TRANSCRIPTS=1 pytest this file.
"""

import re

from tests.support.browser.blind_player import Blind, seat
from tests.support.browser.transcripts import build_and_compare, compare


def test_building_sounds_the_same_in_four_languages(four: list[Blind]) -> None:
    """In the edition made for the ear; `test_other_transcripts.py` has the other boxes, and timed turns."""
    build_and_compare(four, "tactile")


def test_skipbo_sounds_the_same_in_four_languages(four: list[Blind]) -> None:
    """Everybody lays the first set that is offered, or passes, eight moves long; each asks every question once."""
    seat(four, "skipbo-breakers", {"target": 5})
    for player in four:
        player.page.get_by_role("listbox").wait_for()
    asked = set[str]()
    for n in range(8):
        player = next_to_move(four)
        if player.name not in asked:
            asked.add(player.name)
            for key in ("h", "l", "t", "n", "w", "c"):
                player.ask(key)
        move(player, four, n)
    compare(four, "skipbo-breakers")


def next_to_move(four: list[Blind]) -> Blind:
    for _ in range(200):
        for player in four:
            if (
                player.find("button", "pass").is_enabled()
                or player.page.get_by_role("main").get_by_text(player.word("prompt-open")).count()
            ):
                return player
        four[0].page.wait_for_timeout(40)
    raise AssertionError("nobody is to move")


def move(player: Blind, four: list[Blind], n: int) -> None:
    """By the list of what can be done, which the table in words keeps; the third is refused first."""
    for other in four:
        other.forget()
    if n == 3:
        player.type("1 5 9")
        player.hears(re.compile("."))
        player.reach(player.page.get_by_role("textbox", name=player.word("command-label"), exact=True))
        player.press("Control+a", "Delete")
    many = re.escape(player.word("choices-title", count=987)).replace("987", r"\d+")
    folded = player.page.get_by_text(re.compile(f"^({many}|{re.escape(player.word('choices-title', count=1))})$"))
    player.reach(folded)
    player.press("Enter", "Tab", "Enter")
    for other in four:
        other.hears(re.compile("."))
