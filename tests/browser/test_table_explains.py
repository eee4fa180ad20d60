"""A table that gathers explains itself: the ways for friends, few options, and an edition that is felt."""

import re

from playwright.sync_api import expect

from breakhouse.locales import say
from tests.support.browser.bricks import Eyes
from tests.support.browser.building import begin
from tests.support.browser.endings import resign
from tests.support.browser.people import DOOR, People, code_of, sit_down
from tests.support.games import BOXES


def test_friends_come_by_link_code_or_picture_and_rare_options_start_folded(people: People) -> None:
    page = people.come("Ann", at="/new/classic")
    code = code_of(page)
    invite = page.get_by_role("region", name="Invite friends")
    expect(invite.get_by_role("img", name="QR code with the link to this table")).to_be_visible()
    expect(invite.get_by_text(f"Code {code}")).to_be_visible()
    expect(invite.get_by_label("Link to this table")).to_have_value(re.compile(f"/t/{code}$"))
    expect(page.get_by_label("Turns per player")).to_be_visible()
    expect(page.get_by_label("Cards may be refused")).to_be_hidden()


def test_the_tactile_edition_explains_itself_and_lies_on_its_mat(people: People) -> None:
    page = people.come("Ann", at="/new/tactile")
    expect(page.get_by_text(say("en", "box-tactile-about"))).to_be_visible()
    eyes = Eyes(page, people)
    sit_down(page, BOXES["tactile"].game, dict(BOXES["tactile"].box.options))
    begin(eyes)
    expect(page.locator(".room .mat")).to_be_visible()


def test_the_title_of_a_page_is_in_words(people: People) -> None:
    """Of the companion, of a replay (an id in its address), and of a page that isn't there."""
    page = people.come("Ann", at=DOOR)
    sit_down(page, "skipbo-breakers")
    resign(page)
    replay = page.get_by_role("link", name="Watch the replay").get_attribute("href")
    assert replay is not None
    titles = {"/companion": "Companion for the boxed game", "/nowhere": "Page not found", replay: "Replay"}
    for path, words in titles.items():
        page.goto(path)
        expect(page).to_have_title(f"{words} – Breakhouse")
