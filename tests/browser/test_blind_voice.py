"""The voice without a screen reader, sounds in words, and the clock that speaks at chosen moments only."""

import re
from typing import Any

from tests.support.browser.blind_building import DECKS, begin
from tests.support.browser.blind_player import Blind, comes, seat
from tests.support.browser.people import DOOR, People

VOICE = """
window.spoken = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } };
Object.defineProperty(window, 'speechSynthesis', { value: {
  speak: (words) => window.spoken.push([words.lang, words.rate, words.text]),
  cancel: () => window.spoken.push(['', 0, 'cancel']),
} });
"""
"""Stands where the browser's voice would be, and keeps what it was given."""


def spoken(player: Blind) -> list[tuple[str, float, str]]:
    return [(lang, rate, text) for lang, rate, text in player.page.evaluate("window.spoken")]


def at_skipbo(people: People, language: str, options: dict[str, Any], **kept: object) -> Blind:
    ann, bo = comes(people, "Ann", language, scripts=(VOICE,), at=DOOR), comes(people, "Bo", "en", at=DOOR)
    ann.page.evaluate(
        "(kept) => { const all = JSON.parse(localStorage['breakhouse.settings']);"
        " localStorage['breakhouse.settings'] = JSON.stringify({...all, ...kept}) }",
        kept,
    )
    seat([ann, bo], "skipbo-breakers", options)
    ann.page.get_by_role("listbox").wait_for()
    return ann


def test_the_voice_says_what_happens_and_what_has_the_focus(people: People) -> None:
    ann = at_skipbo(people, "de", {"target": 1}, speech=True, rate=1.5)
    ann.hears(re.compile("dran|Zug|eröffn"))
    held = ann.ask("h", re.compile("Du hast 20 Steine"))
    words = spoken(ann)
    assert ("de", 1.5, held.strip()) in words
    assert ("", 0, "cancel") in words, "an answer cuts short what was being read"
    ann.reach(ann.page.get_by_role("listbox"))
    ann.press("Home", "ArrowRight")
    tile = ann.page.get_by_role("option").nth(1).get_attribute("aria-label")
    assert spoken(ann)[-1] == ("de", 1.5, tile)
    ann.reach(ann.page.get_by_role("textbox", name=ann.word("command-label"), exact=True))
    assert spoken(ann)[-1][2].startswith(ann.word("command-label"))


def test_the_voice_is_off_unless_it_is_wanted(people: People) -> None:
    ann = at_skipbo(people, "en", {"target": 1})
    ann.ask("h", re.compile("You have"))
    assert spoken(ann) == []


CAPTIONS = """
window.captions = [];
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
  window.captions.push(document.querySelector('p[aria-label="Sound"]')?.textContent.trim());
}).observe(document.body, { childList: true, characterData: true, subtree: true }));
"""
"""Notes every caption, because none stays for long."""
WANTED = "if (location.host) localStorage['breakhouse.settings'] = JSON.stringify({ captions: true });"


def test_sounds_that_carry_news_are_captioned(people: People) -> None:
    """Also for those who only watch, and have touched nothing that would let their page make a sound."""
    ann, bo = (comes(people, name, "en", scripts=(CAPTIONS, WANTED), at=DOOR) for name in ("Ann", "Bo"))
    seat(
        [ann, bo],
        "classic",
        {"timer": "off", "turns": 1, "hands": "grid", "deck": DECKS["classic"], "first": 0},
    )
    bo.page.reload()
    bo.page.get_by_role("application").first.wait_for()
    begin(ann)
    for player in (ann, bo):
        player.page.wait_for_function(
            "(caption) => window.captions.includes(caption)", arg=player.word("caption-start")
        )


def test_the_clock_speaks_only_near_its_end(people: People) -> None:
    """Seven seconds each: the one whose turn it is hears one call of the clock, then that time is up."""
    ann = at_skipbo(people, "en", {"target": 1, "think_ms": 7000, "factors": [1, 1]}, clock="end")
    ann.hears_in_time(re.compile("Your turn|You’re opening"))
    people.pass_time(1)
    ann.hears("5 seconds left")
    ann.hears_in_time(re.compile("You pass|you pass|You lay"), 40)
    calls = [text for role, text in ann.heard() if role == "alert" and "seconds left" in text]
    assert calls
    assert all(int(text.split()[0]) <= 5 for text in calls), calls  # a page that slept catches up
