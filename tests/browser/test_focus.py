"""The keyboard is always somewhere: through whole flows, whatever goes away under it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.blind_player import Blind, comes, seat
from tests.support.browser.people import People, button

WATCH = """
window.lost = [];
window.ticks = 0;
let was = "", begun = false;
setInterval(() => {
  const at = document.activeElement;
  const nowhere = at === null || at === document.body || at.localName === "html";
  if (!nowhere) {
    begun = true;
    was = `${at.localName} ${at.getAttribute("aria-label") ?? at.textContent.trim().slice(0, 40)}`;
  }
  window.ticks = nowhere && begun ? window.ticks + 1 : 0;
  if (window.ticks === 28) window.lost.push(`after ${was} at ${location.pathname.slice(0, 8)}`);
}, 25);
"""
"""From the first focus on: every time that it was on the page itself for longer than a moment, as the page counts
it: on a busy machine its own timers are late, too."""


def watched(people: People, name: str, **how: Any) -> Blind:
    return comes(people, name, "en", scripts=(WATCH,), **how)


def never_lost(page: Page) -> None:
    """Whatever takes the focus away does so within two ticks; then it has the moment that the watch allows."""
    page.evaluate("() => new Promise((done) => setTimeout(done, 50))")
    page.wait_for_function("() => window.ticks === 0 || window.lost.length")
    assert page.evaluate("window.lost") == []


def test_focus_leads_from_the_lobby_through_a_match_to_the_next_one(people: People) -> None:
    ann = watched(people, "Ann")
    page = ann.page
    ann.activate("play-now-box", box=ann.word("box-mini"))
    begins = ann.word("bench-name-begin", form="brick", what=ann.word("bench-start"))
    expect(page.get_by_role("application", name=begins)).to_be_focused()
    assert page.title().startswith(ann.word("box-mini"))
    ann.press("Enter")
    expect(page.locator("[data-play]")).to_be_focused()
    ann.hears_in_time(re.compile("this turn"), 120)
    ann.activate("bench-count-close")
    expect(page.locator("[data-play]")).to_be_focused()
    ann.activate("bar-menu")
    ann.activate("menu-resign")
    expect(ann.find("button", "menu-resign-sure")).to_be_focused()
    ann.press("Enter")
    page.get_by_role("dialog", name=re.compile("win")).wait_for()
    ann.activate("result-again")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function("() => document.activeElement.closest('.site') !== null")
    never_lost(page)


def test_focus_leads_from_seat_to_seat_and_into_the_match(people: People) -> None:
    ann, bo = watched(people, "Ann"), watched(people, "Bo")
    seat([ann, bo], "skipbo-breakers", {"target": 3})
    for player in (ann, bo):
        expect(player.page.get_by_role("option").first).to_be_visible()
        player.page.wait_for_function("() => document.activeElement.getAttribute('role') === 'option'")
        never_lost(player.page)


def test_after_sitting_down_the_focus_is_on_what_the_player_waits_for(people: People) -> None:
    ann, bo = comes(people, "Ann", "en"), watched(people, "Bo")
    ann.page.goto("/new/mini")
    ann.page.wait_for_url(re.compile("/t/"))
    bo.page.goto(ann.page.url)
    bo.activate("welcome-sit")
    expect(bo.page.get_by_text(bo.word("gather-host-starts", name="Ann"))).to_be_focused()
    bo.press("Enter")  # pressing once more does nothing, least of all stand up
    expect(button(bo.page, bo.word("seat-stand"))).to_be_visible()
    never_lost(bo.page)


@pytest.mark.parametrize("cards", ["own", "shipped"])
def test_every_step_of_the_companion_leads_the_focus_to_the_next(people: People, cards: str) -> None:
    ann = watched(people, "Ann", at="/companion")
    page = ann.page
    radio = ann.find("radio", f"companion-cards-{cards}")
    radio.wait_for()
    ann.reach(page.get_by_role("radio", name=re.compile(ann.word("companion-cards-shipped"))))
    if cards == "own":
        ann.press("ArrowDown", "ArrowDown")
    ann.press("Enter")
    steps = (
        ("own-roll", "own-start", "own-stop") if cards == "own" else ("bench-roll", "bench-start", "real-claim")
    )
    for step in steps:
        expect(ann.find("button", step)).to_be_focused()
        ann.press("Enter")
    if cards == "own":
        expect(button(page, "+1")).to_be_focused()
        ann.activate("own-next")
        expect(ann.find("button", "own-roll")).to_be_focused()
    else:
        expect(ann.find("button", "real-confirm")).to_be_focused()
        ann.press("Enter")
        expect(ann.find("button", "real-claim")).to_be_focused()
    never_lost(page)


def test_a_link_moves_the_focus_to_the_title_of_its_page(people: People) -> None:
    ann = watched(people, "Ann")
    for message in ("more-results", "more-rules", "more-settings"):
        ann.page.goto("/")
        ann.reach(ann.find("link", message).last)
        ann.press("Enter")
        expect(ann.page.get_by_role("heading", level=1)).to_be_focused()
        assert ann.page.title().startswith(ann.word(message))
        never_lost(ann.page)
