"""Four players at one table, each in a language of their own, and the transcripts of what they hear."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from breakhouse.locales import LANGUAGES
from tests.support.browser.blind_building import DECKS, FORMS, GAMES
from tests.support.browser.blind_player import Blind, comes, seat
from tests.support.browser.people import DOOR, People

FOLDER = Path(__file__).parents[2] / "browser" / "transcripts"


NAMES = {"en": "Ann", "fr": "Luc", "de": "Uta", "it": "Ida"}


@pytest.fixture
def four(people: People) -> Iterator[list[Blind]]:
    people.house.deal("alike")
    yield [comes(people, NAMES[language], language, at=DOOR) for language in LANGUAGES]
    people.house.deal("unlike")


def transcript(player: Blind) -> str:
    """What the page said, one sentence a line: first what waits for a pause, then what does not."""
    parts = []
    for role, title in (("status", "polite"), ("alert", "assertive")):
        spoken = " ".join(text for kind, text in player.heard() if kind == role)
        for noise in ("line-lost", "line-back", "gather-making-cards"):  # a machine's doing, not the players'
            spoken = spoken.replace(player.word(noise), "")
        spoken = re.sub(r"[ \xa0]+", " ", spoken).strip()
        parts.append(f"# {title}\n" + re.sub(r"(?<=[.!?…»”]) +(?=[^a-z»”])", "\n", spoken))
    return "\n".join(parts) + "\n"


def compare(players: list[Blind], game: str) -> None:
    wrong = []
    for player in players:
        file = FOLDER / f"{game}.{player.language}.txt"
        if os.environ.get("WRITE_TRANSCRIPTS"):
            player.page.wait_for_timeout(500)
            file.parent.mkdir(exist_ok=True)
            file.write_text(transcript(player), encoding="utf-8")
        elif (spoken := settled(player, kept := file.read_text(encoding="utf-8"))) != kept:
            wrong.append(f"{file.name}:\n{spoken}\nwas\n{kept}")
    assert not wrong, "\n\n".join(wrong)


def settled(player: Blind, wanted: str) -> str:
    """What was announced, the last sentence included: the regions speak a moment later."""
    for _ in range(20):
        if (spoken := transcript(player)) == wanted:
            break
        player.page.wait_for_timeout(50)
    return spoken


def build_and_compare(four: list[Blind], box: str) -> None:
    game, options = GAMES[box]
    shared = {**options, "turns": 1, "hands": "grid", "deck": DECKS[game], "first": 0, "start_within_ms": None}
    shared = {name: value for name, value in shared.items() if name != "start_within_ms" or game == "classic"}
    seat(four, game, shared)
    for player in four:
        take_a_turn(player, box)
    for player in four:
        player.page.get_by_role("dialog").wait_for()
    compare(four, box)


def take_a_turn(player: Blind, box: str) -> None:
    start = player.find("button", "bench-start")
    start.or_(player.find("button", "bench-roll")).first.wait_for()
    if player.find("button", "bench-roll").count():
        player.activate("bench-roll")
    start.wait_for()
    player.forget()
    player.activate("bench-start")
    player.hears(player.word("built-card", words="").strip())  # news comes a moment later than answers
    bench = player.page.get_by_role("application", name=player.word("bench-name-mine", form=FORMS[box]))
    expect(bench).to_be_focused()
    for key in ("d", ".", "."):
        player.ask(key)
    if box == "dice":
        player.page.get_by_role("button", name=player.word("dice-throw", count=2)).wait_for()
        player.activate("dice-throw", count=2)
        player.hears(re.compile(r"\d"))
        expect(bench).to_be_focused()
        digit = usable(player)
    else:
        digit = "4"
    for key in (digit, "ArrowUp", "ArrowRight", "ArrowLeft", "a", "ArrowDown"):
        player.ask(key)
    player.put_down()
    for key in ("x", "l", "h", "t", "n"):
        player.ask(key)
    player.activate("bench-finish")
    player.hears(player.word("built-stopped", why="said"))


def usable(player: Blind) -> str:
    """The first piece beside the bench that may be taken now."""
    buttons = player.page.get_by_role("list", name=player.word("bench-beside", form="piece")).get_by_role(
        "button", disabled=False
    )
    return buttons.first.get_attribute("aria-keyshortcuts") or ""
