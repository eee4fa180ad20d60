"""Somebody who plays by ear says so once, and everything starts that way; the tactile edition does so anyway."""

import re

from playwright.sync_api import expect

from tests.support.browser.blind_building import DECKS, begin
from tests.support.browser.blind_player import Blind, comes, seat
from tests.support.browser.people import People

FEW = 12


class Counting:
    """Counts every key from the lobby on."""

    def __init__(self, player: Blind) -> None:
        self.player = player
        self.keys = 0

    def press(self, *keys: str) -> None:
        self.keys += len(keys)
        self.player.press(*keys)


def stranger(people: People) -> Blind:
    page = people.come(locale="en", reduced_motion="reduce", guided=True)
    page.get_by_role("heading", level=1).wait_for()
    return Blind(page, "en", "Ann", people)


def test_from_the_lobby_to_the_start_takes_a_dozen_keys(people: People) -> None:
    ann = stranger(people)
    page, count = ann.page, Counting(ann)
    count.press("Tab", "Enter")  # skip to the content
    count.press("Tab")  # the first control of the shelf
    ear = page.get_by_role("checkbox", name=ann.word("settings-ear"))
    expect(ear).to_be_focused()
    expect(ear).to_have_accessible_description(ann.word("lobby-ear"))
    count.press("Space")
    play = ann.find("button", "play-now-box", box=ann.word("box-tactile"))
    while not play.evaluate("(button) => button === document.activeElement"):
        count.press("Tab")
        assert count.keys <= FEW
    count.press("Enter")
    begins = ann.word("bench-name-begin", form="brick", what=ann.word("bench-start"))
    expect(page.get_by_role("application", name=begins)).to_be_focused()
    ann.hears(re.compile("tour of the keys"))
    count.press("Enter")
    ann.hears("New card.")
    assert count.keys <= FEW, count.keys
    expect(page.locator("[data-play]")).to_be_focused()
    assert page.get_by_text(ann.word("bench-grid-hands")).is_visible()
    assert page.get_by_text(ann.word("bench-factor", factor=4)).is_visible()
    assert re.search("full stop", page.get_by_role("complementary").inner_text())
    says_no_with_textures(ann)
    page.goto("/settings")
    expect(page.get_by_role("checkbox", name=ann.word("settings-ear"))).to_be_checked()


def says_no_with_textures(ann: Blind) -> None:
    """What cannot be put there is called by its texture, as the card calls it."""
    ann.type("hold red")
    ann.hears(re.compile("grooved red"))


def test_only_those_who_play_by_ear_are_set_up_for_it(people: People) -> None:
    ann = comes(people, "Ann", "en")
    bo = comes(
        people, "Bo", "en", scripts=("localStorage['breakhouse.settings'] = '{\"ear\": true, \"guided\": []}';",)
    )
    ann.page.goto("/new/mini")
    ann.page.wait_for_url(re.compile("/t/"))
    bo.page.goto(ann.page.url)
    bo.activate("welcome-sit")
    by_ear = bo.find("button", "seat-by-ear")
    expect(by_ear).to_have_attribute("aria-pressed", "true")
    expect(ann.find("button", "seat-by-ear")).to_have_attribute("aria-pressed", "false")
    bo.activate("seat-by-ear")
    expect(by_ear).to_have_attribute("aria-pressed", "false")


def test_playing_by_ear_switched_off_in_mid_match_is_announced_and_applies_to_the_next(people: People) -> None:
    ears = ('localStorage[\'breakhouse.settings\'] = \'{"ear": true, "guided": ["classic"]}\';',)
    ann, bo = comes(people, "Ann", "en", scripts=ears), comes(people, "Bo", "en")
    options = {"timer": "off", "turns": 1, "hands": ["grid", "free"], "factors": [4, 1], "deck": DECKS["classic"]}
    seat([ann, bo], "classic", {**options, "first": 0})
    begin(ann)
    ann.hears("New card.")
    assert re.search("striped|smooth|one ", ann.ask("d", re.compile("From the bottom")))
    switch_ear(ann)
    ann.hears(ann.word("settings-ear-later"))
    ann.press("Escape")
    assert not re.search("striped|smooth", ann.ask("d", re.compile("From the bottom")))
    assert ann.page.get_by_text(ann.word("bench-grid-hands")).is_visible()
    bo.activate("bar-menu")
    bo.activate("menu-resign")
    bo.activate("menu-resign-sure")
    ann.find("button", "result-again").first.click()
    bo.find("button", "proposal-yes").first.click()
    ann.find("button", "bench-start").wait_for()
    expect(ann.page.get_by_text(ann.word("bench-grid-hands"))).to_have_count(0)


def switch_ear(player: Blind) -> None:
    player.activate("bar-menu")
    player.reach(player.page.get_by_role("checkbox", name=player.word("settings-ear")))
    player.press("Space")
