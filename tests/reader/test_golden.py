"""What Orca says, word for word: recorded in `golden/<language>/`, each key with what is heard after it.

The house deals alike, the other player moves only when everything was heard, and each key waits for silence, so
two runs sound the same. After a change on purpose: WRITE_GOLDEN=1 pytest this file, and read the difference aloud.
"""

import os
import re
from difflib import unified_diff
from pathlib import Path

import pytest

from tests.support.browser.blind_building import DECKS, GAMES
from tests.support.reader.card_builder import FIVE, Builder, begin
from tests.support.reader.desk import Desk
from tests.support.reader.listener import Listener
from tests.support.reader.skipbo import play_hand

pytestmark = pytest.mark.wide

GOLDEN = Path(__file__).parent / "golden"
LANGUAGES = ("en", "de")
OWN = re.compile(
    r"(Browse|Focus) mode|leaving .+|.+ document web\."
    r"|(Stöbern|Fokus)-Modus|.+ wird verlassen\.|.+ Internetseite\."
)
"""What Orca says of itself: its modes, which landmarks it has left, and the page, if it looks there while one page
gives way to another. That depends on how quick it is, and no page can say it otherwise."""
CARDS = {
    "classic": FIVE,
    "mini": DECKS["mini"],
    "dice": DECKS["dice"],
}


def join(ann: Listener, code: str) -> None:
    """Tab until Orca names the field, the code, Enter; then the seat where the keyboard is led."""
    reach(ann, ann.player.word("join-label"))
    ann.type(code)
    ann.press("Return")
    reach(ann, ann.player.word("welcome-sit"))
    ann.press("Return")


def reach(ann: Listener, name: str) -> None:
    for _ in range(30):
        if name in ann.press("Tab"):
            return
    raise AssertionError(ann.script)


def sentences(script: list[str]) -> list[str]:
    """A line for each: what comes at the same moment is spoken in one piece or in two, as the network will."""
    lines = [line for part in script for line in re.split(r"(?<=[.!?…]) (?=[^a-z])", part)]
    return [line for line in lines if not OWN.fullmatch(line)]


def compare(ann: Listener, name: str, code: str = "") -> None:
    """Nothing that the page announced is lost or doubled, and all of it sounds as it did."""
    heard = [f"{line.replace(code, 'CODE') if code else line}\n" for line in sentences(ann.script)]
    file = GOLDEN / ann.player.language / f"{name}.txt"
    if os.environ.get("WRITE_GOLDEN"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("".join(heard), encoding="utf-8")
    kept = file.read_text(encoding="utf-8").splitlines(keepends=True)
    assert ann.unspoken() == []
    assert ann.doubled() == []
    assert heard == kept, "".join(unified_diff(kept, heard, "recorded", "heard"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_of_skipbo_breakers_sounds_as_recorded(desk: Desk) -> None:
    desk.sit("skipbo-breakers", {"target": 500})
    play_hand(desk.ann, desk.bert)
    compare(desk.ann, "skipbo-breakers")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", GAMES)
def test_a_card_sounds_as_recorded(desk: Desk, box: str) -> None:
    ann, (game, options) = desk.ann, GAMES[box]
    desk.sit(game, {**options, "turns": 1, "hands": ["grid", "free"], "deck": CARDS[game], "first": 0})
    Builder(ann).build(begin(ann))
    compare(ann, box)


@pytest.mark.parametrize("language", LANGUAGES)
def test_joining_by_code_sounds_as_recorded(desk: Desk) -> None:
    """From the first page to the rack: the code is typed where Orca says so, and the seat is taken by key."""
    ann, bert = desk.ann, desk.bert
    code = desk.host("skipbo-breakers", {"target": 500})
    ann.player.page.goto("/")
    ann.player.page.bring_to_front()
    ann.listen()
    ann.begin()
    join(ann, code)
    bert.activate("gather-start")
    ann.player.page.get_by_role("listbox").wait_for()
    ann.listen()
    compare(ann, "join-by-code", code)
