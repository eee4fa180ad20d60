"""The first game is explained by doing, to each in the role that is theirs, and begins gently."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browser.bricks import Eyes, build, wait_until
from tests.support.browser.building import set_table
from tests.support.browser.people import People, announcements, button
from tests.support.browser.skipbo import join


def guide_of(page: Page) -> Locator:
    return page.get_by_role("complementary", name="First game")


def play_now(people: People, box: str, **how: Any) -> tuple[Eyes, Locator]:
    """One click of somebody new, and it is the visitor who begins."""
    page = people.come("Ann", guided=True, **how)
    eyes = Eyes(page, people)
    button(page, f"Play now: {box}").click()
    wait_until(page, lambda: bool(eyes.view), "the table")
    return eyes, guide_of(page)


def test_a_newcomer_lays_a_set_with_the_first_click_at_the_table(people: People) -> None:
    eyes, guide = play_now(people, "Skip-Bo Breakers")
    page = eyes.page
    expect(guide).to_contain_text("The raised tiles are a set")
    page.get_by_role("button", name=re.compile("^Lay the")).click()
    expect(guide).to_contain_text("Beat a set with a higher one")
    laid = [event for event in eyes.events if event["did"] == "laid"]
    assert (laid[0]["seat"], laid[0]["kind"]) == (0, "run")
    button(page, "Skip the introduction").click()
    expect(guide).to_have_count(0)
    page.goto("/")
    eyes.view = {}
    button(page, "Play now: Skip-Bo Breakers").click()
    wait_until(page, lambda: bool(eyes.view), "the next table")
    assert eyes.view["options"]["ladder"] == []


def test_a_newcomers_first_card_has_three_bricks_and_no_clock(people: People) -> None:
    """Three drags after START, and it stands; the next Play now goes on from there."""
    eyes, guide = play_now(people, "Mini")
    page = eyes.page
    expect(guide).to_contain_text("three bricks and no clock")
    button(page, "START").click()
    wait_until(page, lambda: bool(eyes.turn["card"]), "the card")
    assert (len(eyes.turn["card"]["pieces"]), eyes.view["rung"]) == (3, 2)
    expect(guide).to_contain_text("Drag a brick")
    build(eyes)
    eyes.until(lambda: eyes.did("climbed") == 1, "the first card to stand its second")
    assert eyes.did("placed") == 3
    expect(guide).to_contain_text("Now five bricks, against the clock")
    page.wait_for_function("() => window.bench.poses().length === 0")  # START stands on an empty bench
    assert "You knock everything down." not in announcements(page), "nobody is told what they did not do"
    button(page, "START").click()
    wait_until(page, lambda: bool(eyes.turn["card"]), "the next card")
    assert len(eyes.turn["card"]["pieces"]) == 5
    page.goto("/")
    eyes.view = {}
    button(page, "Play now: Mini").click()
    wait_until(page, lambda: bool(eyes.view), "the next table")
    assert eyes.view["options"]["ladder"] == [1, 0]


@pytest.mark.parametrize("box", ["Classic", "Dice"])
def test_without_a_clock_nobody_is_asked_to_keep_time(people: People, box: str) -> None:
    """A newcomer's first card; the seats stay where they are when the clock comes."""
    eyes, guide = play_now(people, box)
    page = eyes.page
    expect(guide).to_contain_text("no clock")
    expect(page.get_by_role("timer")).to_have_count(0)
    expect(page.locator(".seats .role")).to_have_count(1)
    place = page.locator(".site > .seats").bounding_box()
    button(page, "Skip the introduction").click()
    expect(page.get_by_role("timer").or_(button(page, "Roll the die")).first).to_be_visible()
    assert page.locator(".site > .seats").bounding_box() == place


@pytest.mark.parametrize(
    ("box", "next"),
    [
        ("Classic", "Roll the die"),
        ("Classic, tactile edition", "Roll the die"),
        ("Mini", "START"),
        ("Dice", "START"),
    ],
)
def test_the_introduction_can_be_skipped_at_once_and_restarted(people: People, box: str, next: str) -> None:
    eyes, guide = play_now(people, box)
    page = eyes.page
    expect(guide).to_contain_text("no clock")
    button(page, "Skip the introduction").click()
    expect(guide).to_have_count(0)
    eyes.until(lambda: eyes.view["rung"] == 1, "the card without a clock to be left")
    expect(button(page, next)).to_be_visible()
    page.goto(f"/rules/{'tactile' if 'tactile' in box else box.lower()}")
    eyes.view = {}
    button(page, "Show the introduction again").click()
    wait_until(page, lambda: bool(eyes.view), "the next table")
    assert eyes.view["rung"] == 2
    expect(guide).to_contain_text("no clock")


def test_nobody_is_told_to_press_start_while_the_countdown_runs(people: People) -> None:
    eyes, guide = play_now(people, "Dice")
    expect(guide).to_contain_text("Press START")
    button(eyes.page, "START").click()
    wait_until(eyes.page, lambda: eyes.turn["phase"] == "countdown", "the countdown")
    expect(guide).to_contain_text("Roll the dice the card needs")


def test_the_stopper_is_told_what_a_stopper_does(people: People) -> None:
    ann, bo = people.come("Ann"), people.come("Bo", guided=True)
    choices = {"Who rolls the small die": "A player", "Seconds per roll of the small die": "1"}
    join(bo, set_table(ann, "Dice", choices, ("I’m the oldest",)))
    button(ann, "Start").click()
    guide = guide_of(bo)
    expect(guide).to_contain_text("You’re the stopper: press START when Ann is ready.")
    button(bo, "START").click()
    expect(guide).to_contain_text("Keep rolling the small die")
