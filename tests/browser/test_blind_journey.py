"""From the lobby to the replay with keys alone: every screen is found by role and name and says what it is."""

import re

from playwright.sync_api import Page, expect

from tests.support.browser.blind_player import Blind
from tests.support.browser.people import People


def stranger(people: People, language: str = "en") -> Blind:
    """Somebody who has never been here and has no name yet."""
    page = people.come(locale=language, reduced_motion="reduce")
    page.get_by_role("heading", level=1).wait_for()
    return Blind(page, language, "Ann", people)


def follow(player: Blind, message: str, **params: str) -> None:
    """Tabs to a link and follows it; the title of the next page takes the focus, so that it is read."""
    link = player.find("link", message, **params)
    link.first.wait_for()
    player.reach(link)
    player.press("Enter")


def arrives(page: Page, title: "str | re.Pattern[str]") -> None:
    heading = page.get_by_role("heading", level=1, name=title)
    expect(heading).to_be_visible()
    expect(heading).to_be_focused()


def is_named(player: Blind, name: str) -> None:
    """You are asked for your name at the table, beside your seat."""
    player.reach(player.find("textbox", "name-label"))
    player.page.keyboard.type(name)
    player.press("Enter")


def test_a_table_is_made_played_and_replayed_without_sight(people: People) -> None:
    ann = stranger(people)
    page = ann.page
    follow(ann, "with-friends-box", box=ann.word("box-skipbo-breakers"))
    arrives(page, re.compile(ann.word("box-skipbo-breakers")))
    is_named(ann, "Ann")
    ann.activate("seat-put-bot")
    ann.reach(ann.find("combobox", "new-pace"))
    ann.press("End")
    ann.reach(ann.find("spinbutton", "option-target"))
    ann.press("Control+a")
    page.keyboard.type("3")
    ann.activate("gather-start")
    ann.hears(re.compile("turn|open"))
    places = page.get_by_role("listitem").filter(has_text=ann.word("pace-factor", factor=10))
    assert places.count() == 2
    left = re.search(r"\d+", ann.ask("c", re.compile("seconds left")))
    assert left is not None
    assert 200 < int(left[0]) <= 300
    resigns(ann)
    looks_back(ann)


def resigns(ann: Blind) -> None:
    """The menu is a dialog; the result is one too, and takes the focus with its title as name."""
    ann.activate("bar-menu")
    ann.activate("menu-resign")
    ann.activate("menu-resign-sure")
    result = ann.page.get_by_role("dialog", name=re.compile("win"))
    result.wait_for()
    expect(result.get_by_role("row").first).to_be_visible()
    assert result.evaluate("(e) => e.contains(document.activeElement)")


def looks_back(ann: Blind) -> None:
    page = ann.page
    follow(ann, "result-replay")
    arrives(page, re.compile(ann.word("box-skipbo-breakers")))
    ann.hears("Hand 1 has been dealt.")
    assert "tiles" in ann.ask("n", re.compile("tiles"))
    timeline = ann.find("slider", "replay-timeline")
    ann.reach(timeline)
    before = timeline.get_attribute("aria-valuetext")
    ann.press("End")
    if page.get_by_role("slider").get_attribute("max") != "1":
        expect(timeline).not_to_have_attribute("aria-valuetext", before or "")
    ann.mark = 0  # where nobody has moved, arriving is the end already
    ann.hears("Ann resigned.")
    ann.activate("replay-verify")
    expect(page.get_by_role("status").filter(has_text=ann.word("shuffle-share"))).to_be_visible()
    ann.activate("review-title")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()


def test_every_other_page_can_be_reached_and_read_without_sight(people: People) -> None:
    ann = stranger(people, "it")
    for message in ("more-results", "more-rules", "more-settings"):
        ann.page.goto("/")
        ann.page.get_by_role("heading", level=1).wait_for()
        follow(ann, message)
        ann.page.wait_for_url(re.compile("/(results|rules|settings)"))
        title = ann.page.get_by_role("heading", level=1)
        expect(title).to_be_focused()
        inside = ann.page.get_by_role("main")
        inside.get_by_role("heading", level=2).or_(inside.get_by_role("link")).first.wait_for()


def test_the_companion_can_be_led_by_keyboard(people: People) -> None:
    ann = stranger(people)
    page = ann.page
    follow(ann, "more-companion")
    arrives(page, ann.word("companion-title"))
    ann.reach(ann.find("textbox", "seat-number", n=2))
    page.keyboard.type("Bo")
    ann.activate("companion-begin")
    ann.find("button", "bench-roll").wait_for()
    ann.hears(re.compile("Roll the die|building"))
    ann.activate("bench-roll")
    ann.hears(re.compile("The die shows .: .. seconds"))
    ann.activate("bench-start")
    ann.hears("New card.")
    card = ann.ask("d", re.compile("card, . points?"))
    assert re.search("bricks? high|bricks", card)
    ann.activate("real-claim")
    ann.hears(re.compile("done"))
    ann.activate("real-confirm")
    ann.hears(re.compile("Done: . points?"))
