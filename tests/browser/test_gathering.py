"""A table before its match: what is said there has its place, and covers and moves nothing."""

import pytest
from playwright.sync_api import Page, expect

from breakhouse.locales import LANGUAGES, say
from tests.support.browser.building import DECKS
from tests.support.browser.people import People
from tests.support.browser.viewport import WINDOWS

WATCHED = """
window.lines = {};
const look = () => {
  const [line, seats] = [document.querySelector(".head p"), document.getElementById("seats")];
  if (line && seats) window.lines[line.textContent] = [seats, document.querySelector(".start")]
    .map((e) => Math.round(e.getBoundingClientRect().top));
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Where the seats and the start were when each line stood below the title, however briefly."""

MADE = """async (plan) => {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ ...plan, access: "link" });
  return (await (await fetch("/api/tables", { method: "POST", headers, body })).json()).path;
}"""

APART = """() => {
  const [a, b] = [...document.querySelectorAll(".invite .title > *")].map((e) => {
    const words = document.createRange();
    words.selectNodeContents(e);
    return words.getBoundingClientRect();
  });
  return b.left >= a.right || b.top >= a.bottom - 2;
}"""


def gather(people: People, language: str, window: str) -> Page:
    width, height = WINDOWS[window]
    page = people.come(
        "Ann", at="/new/classic", locale=language, viewport={"width": width, "height": height}, scripts=(WATCHED,)
    )
    page.wait_for_url("**/t/*")
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_made_without_moving_the_table(people: People, language: str) -> None:
    """A deck of one's own has to be looked through first."""
    page = gather(people, language, "small")
    seats, options = [{"kind": "me"}, {"kind": "bot"}], {"deck": DECKS["Classic"]}
    page.goto(page.evaluate(MADE, {"game": "classic", "options": options, "seats": seats}))
    start = page.get_by_role("button", name=say(language, "gather-start"), exact=True)
    expect(start).to_be_enabled()
    start.click()
    expect(page.locator(".site")).to_be_visible()
    lines = page.evaluate("() => window.lines")
    assert lines[say(language, "gather-making")] == lines[say(language, "gather-ready")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_link_to_the_big_screen_is_beside_the_title_or_below_it(people: People, language: str) -> None:
    page = gather(people, language, "upright")
    guest = people.come("Bo", at=page.url, locale=language)
    for window, (width, height) in WINDOWS.items():
        for one in (page, guest):
            one.set_viewport_size({"width": width, "height": height})
            expect(one.locator(".invite .title a")).to_be_visible()
            assert one.evaluate(APART), window
