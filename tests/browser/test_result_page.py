"""The result on one page: picture, points by turn, why it ended, rating, one's own moments, the next match."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.bricks import build
from tests.support.browser.building import architect_first, begin, own_deck, two_seated
from tests.support.browser.endings import resign
from tests.support.browser.people import DOOR, People, button, sit_down, winner_shown
from tests.support.browser.skipbo import join, make_table, move_by_mouse, play_out
from tests.support.browser.viewport import LANDED, WINDOWS

pytestmark = pytest.mark.wide

SIZES = {**WINDOWS, "laptop": (1280, 800)}


def see_result(page: Page, size: str, picture: str) -> None:
    """What stands there at once, however small the window: a picture, the points, and one large button."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(LANDED)
    result = page.get_by_role("dialog")
    expect(result.locator(picture)).to_be_in_viewport(ratio=0.9)
    for row in result.get_by_role("row").all():
        expect(row).to_be_in_viewport(ratio=1)
    again = result.get_by_role("button", name="Play again")
    expect(again).to_be_in_viewport(ratio=1)
    sizes = [one.bounding_box() for one in result.locator("footer > .button").all()]
    large = again.bounding_box()
    assert large is not None
    assert large["height"] >= 48
    assert all(
        one is not None and one["width"] * one["height"] <= large["width"] * large["height"] for one in sizes
    )


def picture_drawn(page: Page, picture: str) -> None:
    assert page.locator(picture).locator("path, rect, polygon, circle").count() > 2


def moments(page: Page) -> list[str]:
    """One's own best and worst moment, each with the way to it."""
    found = page.get_by_role("dialog").get_by_role("listitem").filter(has_text="your chance of winning")
    expect(found.first).to_be_visible(timeout=20_000)
    for one in found.all():
        expect(one.get_by_role("link")).to_have_attribute("href", re.compile(r"/replay/.+\?seq=\d+"))
    return [one.inner_text() for one in found.all()]


def chances(words: list[str], moment: str) -> tuple[int, int]:
    """The chance before and after one's best or toughest moment."""
    (found,) = (one for one in words if f"Your {moment} moment" in one)
    before, after = re.findall(r"(\d+)%", found)
    return int(before), int(after)


def test_the_result_of_a_building_match_fits_one_page(people: People) -> None:
    """Ann builds a card and Bo none, without a timer and with cards of their own."""
    choices = {"Turns per player": "1", "Timer": "No timer, for practice", **own_deck("Classic")}
    builder, other = architect_first(two_seated(people, "Classic", choices))
    begin(builder)
    build(builder)
    builder.until(lambda: builder.did("completed") > 0, "the card to stand")
    button(builder.page, "I’m done").click()
    begin(other)
    button(other.page, "I’m done").click()
    for eye in (builder, other):
        winner_shown(eye.page)
    result = builder.page.get_by_role("dialog", name="You win.")
    expect(result).to_contain_text("All turns have been played.")
    expect(result).to_contain_text("Not rated because there’s no timer.")
    expect(result.get_by_role("listitem").filter(has_text="0, 1")).to_have_count(1)  # the curve, for the ear
    expect(result.locator("figure path[style*=stroke]:not(.key *)")).to_have_count(2)
    expect(result).to_contain_text("can be printed from its file")
    expect(button(builder.page, "Print the cards")).to_have_count(0)
    before, after = chances(moments(builder.page), "best")
    assert after > before
    assert chances(moments(builder.page), "toughest")[0] > 50, "neither starting nor finishing a card is the worst"
    for page, size in ((page, size) for page in (builder.page, other.page) for size in SIZES):
        see_result(page, size, "figure svg >> nth=0")
    picture_drawn(builder.page, "figure svg >> nth=0")
    before, after = chances(moments(other.page), "toughest")
    assert before > after


def test_the_result_of_skipbo_breakers_fits_one_page(people: People) -> None:
    ann, bo = people.come("Ann"), people.come("Bo")
    join(bo, make_table(ann))
    button(ann, "Start").click()
    expect(bo.get_by_role("listbox")).to_be_visible()
    play_out([(ann, move_by_mouse), (bo, move_by_mouse)])
    for page in (ann, bo):
        winner_shown(page)
        result = page.get_by_role("dialog")
        expect(result).to_contain_text(re.compile(r"(You|Ann|Bo) reached \d+ points?\."))
        expect(result).to_contain_text(re.compile(r"Your provisional rating: \d+ \([+−]\d+\)\."))
        expect(result.locator("figure path[style*=stroke]:not(.key *)")).to_have_count(2)
        for size in SIZES:
            see_result(page, size, ".picture svg")
        picture_drawn(page, ".picture svg")
        moments(page)
        expect(button(page, "Print the cards")).to_have_count(0)


def test_the_cards_can_be_printed_from_the_result(people: People) -> None:
    page = people.come("Ann", at=DOOR)
    sit_down(page, "mini")
    resign(page)
    for cards in ("Print the cards", "Print the tactile version"):
        with page.expect_download() as download:
            button(page, cards).click()
        assert download.value.path().read_bytes().startswith(b"%PDF")
        expect(page.get_by_role("dialog")).to_contain_text("The pages have been saved as a PDF.")
