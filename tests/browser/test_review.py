"""When it is over: the best construction, a picture to share, the coach; and not a word in the console."""

import re
import struct

from playwright.sync_api import Page, expect

from tests.support.browser.bricks import build, wait_until
from tests.support.browser.building import architect_first, begin, two_seated
from tests.support.browser.endings import look_back, played
from tests.support.browser.people import People, button, winner_shown

UNTIMED = {"Turns per player": "1", "Timer": "No timer, for practice"}


def test_a_built_match_is_shown_shared_and_reviewed(people: People) -> None:
    """To and fro between the far ends of the tray costs a fifth of a second, and the coach draws how not to."""
    row = "deck row classic 1\nx1 1 blue coloured: brown.@0,0 white.@2,0 lightblue.@4,0 red.@6,0\n"
    cards = {"Cards": "Your own deck", "Contents of the deck file": row}
    eyes = two_seated(people, "Classic", {**UNTIMED, **cards})
    builder, other = architect_first(eyes)
    begin(builder)
    card = builder.turn["card"]
    bricks = [piece["piece"] for piece in card["pieces"]]
    card["order"] = [{"put": bricks.index(brick)} for brick in ("red", "lightblue", "brown", "white")]
    build(builder)
    builder.until(lambda: builder.did("turn-ended") > 0, "the turn to end for lack of cards")
    begin(other)
    button(other.page, "I’m done").click()
    for eye in eyes:
        winner_shown(eye.page)

    name = "Ann" if builder.view["seat"] == 0 else "Bo"
    for eye in eyes:
        figure = eye.page.get_by_role("dialog").locator("figure").first
        words = "Your best construction" if eye is builder else f"Best construction, by {name}"
        expect(figure).to_contain_text(words)
        expect(figure.locator("svg g").first).to_be_visible()
    share(builder.page)

    coach = look_back(builder.page)
    expect(coach.locator("svg.curves polyline")).to_have_count(2)
    expect(coach.get_by_role("heading", name="Building")).to_be_visible()
    expect(coach.get_by_text(re.compile(rf"{name}: one card finished"))).to_be_visible()
    orders = coach.locator(".orders .order")
    expect(orders).to_have_count(2)
    expect(orders.nth(1)).to_contain_text("quicker", ignore_case=True)
    expect(orders.nth(1).locator("svg.piece")).to_have_count(4)
    assert people.console == [], "a whole game leaves the console empty"


def share(page: Page) -> None:
    with page.expect_download() as download:
        button(page, "Share a picture").click()
    picture = download.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert len(picture) > 20_000


def test_the_coach_reviews_a_match_of_skipbo(people: People) -> None:
    ann, _ = played(people)
    ann.set_viewport_size({"width": 844, "height": 390})
    coach = look_back(ann)
    assert coach.evaluate("(e) => Math.abs(e.getBoundingClientRect().top)") < 20, "at the top of the window"
    expect(coach.locator("svg.curves polyline")).to_have_count(2)
    costly = coach.get_by_role("button", name=re.compile(r"^Show decision"))
    if costly.count():
        costly.first.click()
        expect(ann.get_by_role("slider", name="Timeline")).not_to_have_value("1")


def test_settings_follow_the_visitor(people: People) -> None:
    page = people.come("Ann", guided=True)
    page.goto("/settings")
    page.get_by_role("combobox", name="Light or dark").select_option("Dark")
    page.get_by_label("Captions for sounds").check()
    mine = "async () => (await (await fetch('/api/me')).json()).settings"
    wait_until(page, lambda: page.evaluate(mine).get("captions") is True, "the house to keep the settings")
    page.evaluate("() => localStorage.clear()")
    page.goto("/settings")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_label("Captions for sounds")).to_be_checked()
    with page.expect_download() as download:
        button(page, "Download").click()
    assert '"theme": "dark"' in download.value.path().read_text()
