"""Every main screen: no accessibility violation, nothing untranslated, no sideways scrolling, small and quick."""

import re

import pytest
from playwright.sync_api import expect

from breakhouse.table.seating import BOT_NAMES
from tests.support.browser.house_process import House
from tests.support.browser.people import People, button, counted
from tests.support.browser.screens import (
    SCREENS,
    fits,
    skipbo,
    small_targets,
    violations,
)
from tests.support.browser.skipbo import make_table
from tests.support.waiting import wait_for


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_is_accessible_in_light_in_dark_and_on_a_phone(people: People, screen: str) -> None:
    """One visit to each screen: axe by day and by night, then the width and the targets of the smallest phone."""
    page = people.come("Ann", color_scheme="light", reduced_motion="reduce")
    SCREENS[screen](page)
    expect(page.locator("html")).not_to_have_attribute("data-theme", "dark")
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert violations(page) == []
    page.set_viewport_size({"width": 320, "height": 700})
    fits(page, 320)
    assert small_targets(page) == []


PSEUDO = "history.replaceState(null, '', location.pathname + '?lang=xx-pseudo')"
LETTERS = re.compile(r"[A-Za-z]{3,}")
ALLOWED = re.compile(
    r"Ann|Bert|Luc|Uta|Ida|Mira|Screen|Guest|Anni|Oskar|Gunta|Paul|Jost|Breakhouse|http\S*|English|fran\S*ais|Deutsch|italiano|Intl|[A-Z0-9]{6}|[0-9a-f]{16}|\S*_\S*"
    r"|Seat|\band\b|[A-Za-z0-9_-]{20,}|" + "|".join(BOT_NAMES)
)


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_untranslated(people: People, screen: str) -> None:
    """In the pseudo-language every letter of a sentence is marked; what is not was never in a Fluent file."""
    page = people.come("Ann", reduced_motion="reduce", scripts=(PSEUDO,))
    SCREENS[screen](page)
    page.wait_for_timeout(200)
    texts = page.evaluate(
        """() => {
          const found = [];
          for (const a of ['aria-label', 'alt', 'placeholder', 'title'])
            for (const e of document.querySelectorAll(`#house [${a}]`))
              if (e.getAttribute(a)) found.push(e.getAttribute(a));
          const walk = document.createTreeWalker(document.getElementById('house'), NodeFilter.SHOW_TEXT);
          while (walk.nextNode()) {
            const { parentElement, data } = walk.currentNode;
            if (!parentElement.closest('svg, code, time, [translate=no]')) found.push(data);
          }
          return found;
        }"""
    )
    plain = [text.strip() for text in texts if LETTERS.search(ALLOWED.sub("", text))]
    assert plain == []


def test_the_shelf_and_skipbo_are_small(people: People) -> None:
    """All that the shelf and a table of Skip-Bo Breakers load, compressed, the font included: at most 150 KB."""
    page = people.come("Ann", alone=True)
    sizes = counted(page)
    skipbo(page)
    page.wait_for_timeout(500)
    assert 50_000 < sum(sizes.values()) < 150_000, sorted(sizes.items(), key=lambda size: -size[1])[:9]


FIRST_PAINT = """() => new Promise((done) => new PerformanceObserver((seen) => {
    for (const paint of seen.getEntriesByName('first-contentful-paint')) done(paint.startTime);
}).observe({ type: 'paint', buffered: true }))"""
"""A button can be found a frame before the browser says when it painted."""


def test_the_first_useful_paint_is_quick(people: People) -> None:
    page = people.come("Ann")
    times = []
    for _ in range(3):
        page.goto("/")
        expect(button(page, "Play now: Classic")).to_be_visible()
        times.append(page.evaluate(FIRST_PAINT))
    assert min(times) < 1000


def test_the_house_can_be_installed_and_opens_offline(people: People, house: House) -> None:
    page = people.come("Ann", alone=True)
    manifest = house.ask("/manifest.webmanifest")
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    report = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    private = {"in-incognito"}  # as every page of these tests
    assert {error["errorId"] for error in report["installabilityErrors"]} <= private
    page.reload()
    expect(button(page, "Play now: Classic")).to_be_visible()
    page.context.set_offline(True)
    page.goto("/")
    expect(page.locator("#house").get_by_text("The server isn’t answering.")).to_be_visible()
    expect(button(page, "Play now: Classic")).to_be_visible()
    page.goto("/companion")
    page.get_by_label("The cards from our box").check()
    button(page, "Begin").click()
    button(page, "Roll").click()
    expect(page.get_by_role("timer")).to_have_text(re.compile("30|40|50"))


def test_tab_walks_through_the_shelf_in_order(people: People) -> None:
    page = people.come("Ann")
    names = []
    for _ in range(14):
        page.keyboard.press("Tab")
        names.append(
            page.evaluate("() => document.activeElement.ariaLabel ?? document.activeElement.innerText.trim()")
        )
    assert "Skip to content" in names
    assert "Play now: Classic" in names
    outlines = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
    assert outlines == "solid"


def test_forced_colours_keep_every_border(people: People) -> None:
    page = people.come("Ann", forced_colors="active")
    skipbo(page)
    assert page.evaluate("() => getComputedStyle(document.querySelector('.button')).borderStyle") != "none"


def test_the_form_of_options_is_made_from_the_schema(people: People, house: House) -> None:
    page = people.come("Ann")
    code = make_table(page, 7)
    wait_for(
        lambda: house.ask(f"/api/tables/{code}")["table"]["options"].get("target") == 7, "the house to hear of it"
    )
