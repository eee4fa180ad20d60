"""Your own pace, keys and senses: clocks ten times as long, other keys or none, large text, no colours."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.browser.blind_building import DECKS, begin
from tests.support.browser.blind_player import Blind, comes, seat
from tests.support.browser.people import DOOR, People
from tests.support.browser.screens import LARGE, SCREENS


def at_the_rack(people: People, **kept: object) -> Blind:
    ann, bo = comes(people, "Ann", "en"), comes(people, "Bo", "en")
    if kept:
        ann.page.evaluate(
            "(kept) => { const all = JSON.parse(localStorage['breakhouse.settings']);"
            " localStorage['breakhouse.settings'] = JSON.stringify({...all, ...kept}) }",
            kept,
        )
    seat([ann, bo], "skipbo-breakers", {"target": 1})
    ann.page.get_by_role("listbox").wait_for()
    return ann


def test_a_newcomer_at_the_table_hears_whose_turn_it_is(people: People) -> None:
    ann = at_the_rack(people)
    ann.hears(re.compile("You’re opening|Bo.+open"))
    ann.page.reload()
    ann.mark = 0
    ann.hears(re.compile("You’re opening|Bo.+open"))


def test_keys_can_be_changed_and_removed_in_the_settings(people: People) -> None:
    ann = comes(people, "Ann", "en")
    ann.page.goto("/settings")
    ann.reach(ann.page.get_by_label(ann.word("ask-hand"), exact=True))
    ann.press("j")
    ann.reach(ann.page.get_by_label(ann.word("ask-turn"), exact=True))
    ann.press("Backspace")
    ann.page.goto("/")
    ann.activate("play-now-box", box=ann.word("box-skipbo-breakers"))
    ann.page.get_by_role("listbox").wait_for()
    assert "You have" in ann.ask("j", re.compile("You have"))
    ann.forget()
    ann.press("h", "t")
    assert "You have" in ann.ask("j", re.compile("You have"))
    assert "It’s your turn" not in ann.since()


def test_with_single_keys_switched_off_none_of_them_works(people: People) -> None:
    ann = at_the_rack(people, queries=False)
    ann.forget()
    ann.press("h", "n", "w")
    ann.type("h")
    assert ann.hears(re.compile("You have")).count("You have") == 1


def test_bricks_are_placed_by_typing(people: People) -> None:
    ann, bo = comes(people, "Ann", "en", at=DOOR), comes(people, "Bo", "en", at=DOOR)
    deck = "deck one classic 1\ne1 1 blue coloured: darkblue-@0,0 red-@0,1\n"
    seat([ann, bo], "classic", {"timer": "off", "turns": 1, "hands": "grid", "deck": deck, "first": 0})
    begin(ann)
    ann.hears("New card")
    ann.forget()
    ann.type("place dark blue lying")
    ann.hears("Dark blue put down on the table.")
    ann.type("place red lying on dark blue left")
    ann.hears("Red put down on dark blue, exactly on top.")
    ann.hears("Correct")
    ann.hears_in_time("Done: 1 point.")
    ann.type("finish")
    ann.hears("You score 1 point this turn")


def test_one_seat_gets_ten_times_the_time_and_everybody_can_see_it(people: People) -> None:
    ann, bo = comes(people, "Ann", "en"), comes(people, "Bo", "de")
    options = {
        "timer": "box",
        "turns": 1,
        "hands": ["grid", "free"],
        "deck": DECKS["classic"],
        "first": 0,
        "factors": [10, 1],
    }
    seat([ann, bo], "classic", options)
    begin(ann)
    ann.hears("New card")
    left = int(re.search(r"\d+", ann.ask("c", re.compile("seconds left")))[0])  # type: ignore[index]
    assert 250 < left <= 500
    for player in (ann, bo):
        expect(player.page.get_by_role("main").get_by_text(player.word("bench-factor", factor=10))).to_be_visible()
    expect(bo.page.get_by_role("timer")).to_be_visible()


@pytest.mark.parametrize("screen", ["lobby", "skipbo-breakers", "settings"])
def test_text_at_twice_the_size_keeps_everything_on_the_page(people: People, screen: str) -> None:
    """1280 pixels wide with text at 200 %: nothing sticks out sideways and no word of a button is cut off."""
    page = people.come("Ann", reduced_motion="reduce", scripts=(LARGE,))
    SCREENS[screen](page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 1280
    cut = page.get_by_role("button").evaluate_all(
        "(all) => all.filter((e) => e.checkVisibility() && e.scrollWidth > e.clientWidth + 2)"
        ".map((e) => e.textContent.trim()).filter((text) => text)"
    )
    assert cut == []


SPACED = """addEventListener('DOMContentLoaded', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important;
    word-spacing: .16em !important }`);
  document.adoptedStyleSheets = [sheet];
})"""


@pytest.mark.parametrize("screen", ["lobby", "skipbo-breakers", "settings"])
def test_wider_spacing_of_text_breaks_nothing(people: People, screen: str) -> None:
    page = people.come("Ann", viewport={"width": 390, "height": 844}, reduced_motion="reduce", scripts=(SPACED,))
    SCREENS[screen](page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_the_chosen_tile_still_differs_in_forced_colours(people: People) -> None:
    page = people.come("Ann", forced_colors="active", reduced_motion="reduce")
    SCREENS["skipbo-breakers"](page)
    tile = page.get_by_role("option").first
    page.get_by_role("listbox").get_by_role("option").first.focus()
    page.keyboard.press("Space")
    expect(tile).to_have_attribute("aria-label", re.compile("picked up$"))
    assert tile.evaluate("(e) => getComputedStyle(e).outlineStyle") != "none"
    shifted = tile.evaluate("(e) => getComputedStyle(e).transform")
    assert shifted != "none"


def test_with_reduced_motion_nothing_moves_by_itself(people: People) -> None:
    page = people.come("Ann", reduced_motion="reduce")
    SCREENS["skipbo-breakers"](page)
    running = page.evaluate(
        "() => document.getAnimations().filter((a) => (a.effect.getTiming().duration ?? 0) > 10).length"
    )
    assert running == 0
