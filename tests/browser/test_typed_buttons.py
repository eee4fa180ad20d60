"""Every word on a button can be typed into the command box, in the language of the page."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.browser.blind_player import Blind, comes
from tests.support.browser.people import DOOR, People, sit_down

NAMES = """() => [...document.querySelectorAll("#house button:enabled:not([role=menuitem])")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest("[inert], details"))
  .map((one) => [one, one.matches("[data-read], .brick")])
  .map(([one, drawn]) => [(!drawn && one.innerText.replace(/\\s+/g, " ").trim()) || one.ariaLabel, drawn])
"""
"""What stands on each button, or its name where that is a picture; and whether it is a brick or a set of tiles.
A menu of questions closes as soon as somebody types."""

MOST = 40


def unknown(player: Blind) -> re.Pattern[str]:
    before, after = player.word("command-unknown", text="|").split("|")
    return re.compile(f"{re.escape(before)}.*{re.escape(after)}")


def type_all(player: Blind, last: set[str]) -> set[str]:
    """Types the words of every button, also of those that appear meanwhile; `last` and pictures come at the end,
    and one of them is enough: it's another's turn then, or another brick's."""
    page, typed = player.page, set[str]()
    box = page.get_by_role("textbox", name=player.word("command-label"), exact=True)
    sheets = {player.word("bar-rules"), player.word("bar-menu")}
    for _ in range(MOST):
        there = {name: drawn or name in last for name, drawn in page.evaluate(NAMES)}
        fresh = sorted(there.keys() - typed, key=lambda name: (there[name], name))
        if not fresh:
            return typed
        name = fresh[0]
        typed.add(name)
        box.fill(name)
        box.press("Enter")
        expect(box).to_have_value("")
        expect(page.locator("#house")).not_to_contain_text(unknown(player))
        if name in sheets:
            expect(page.get_by_role("dialog")).to_be_visible()
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
            expect(box).to_be_focused()
        if there[name]:
            return typed
    raise AssertionError(f"there is no end of buttons: {typed}")


def find_sets(player: Blind) -> None:
    """Passes until there is something to lay."""
    sets = player.page.get_by_role("group", name=player.word("can-lay"))
    passes = player.page.locator(".main button:enabled", has_text=player.word("pass"))
    for _ in range(MOST):
        sets.or_(passes).first.wait_for()
        if sets.count():
            return
        passes.click()


@pytest.mark.parametrize("language", ["fr"])  # web/tests/table/page-buttons.test.ts walks all four
def test_every_button_of_a_table_of_tiles_can_be_typed(people: People, language: str) -> None:
    ann = comes(people, "Ann", language, at=DOOR)
    sit_down(ann.page, "skipbo-breakers", {"think_ms": None})
    find_sets(ann)
    last = {ann.word("pass"), ann.word("lay")}
    last |= {ann.word("lay-as", kind=kind) for kind in ("single", "pair", "pairs", "run", "breaker")}
    typed = type_all(ann, last)
    bar = {ann.word(f"bar-{name}") for name in ("hint", "words", "rules", "menu")}
    assert typed > bar | {ann.word("sorted-by", order="number"), ann.word("sorted-by", order="sets")}


@pytest.mark.parametrize("language", ["de"])
def test_every_button_of_a_building_site_can_be_typed(people: People, language: str) -> None:
    ann = comes(people, "Ann", language, at=DOOR)
    sit_down(ann.page, "classic", {"hands": "grid", "timer": "off"})
    bench = ann.page.locator("[data-play]")
    ann.find("button", "bench-start").wait_for()
    bench.focus()
    ann.press("Enter")
    ann.find("button", "bench-hold").wait_for()
    ann.press("Enter")
    expect(ann.find("button", "bench-turn")).to_be_enabled()
    last = {ann.word(name) for name in ("bench-finish", "bench-refuse", "bench-break", "bench-hold")}
    typed = type_all(ann, last)
    bar = {ann.word(f"bar-{name}") for name in ("hint", "words", "rules", "menu")}
    assert typed > bar | {ann.word("bench-turn")}


def test_resigning_by_word_asks_in_the_menu_first(people: People) -> None:
    ann = comes(people, "Ann", "en", at=DOOR)
    sit_down(ann.page, "skipbo-breakers", {"think_ms": None})
    ann.page.get_by_role("option").first.wait_for()
    ann.type("Resign")
    sure = ann.find("button", "menu-resign-sure")
    expect(sure).to_be_focused()
    ann.press("Escape")
    expect(ann.page.get_by_role("textbox", name=ann.word("command-label"))).to_be_focused()
    ann.type("Resign")
    expect(sure).to_be_focused()
    ann.press("Enter")
    expect(ann.page.get_by_role("dialog")).to_contain_text("wins")
