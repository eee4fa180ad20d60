"""The moment in which a card is right belongs to the player: it counts at once, and nothing covers the table."""

import os

from playwright.sync_api import expect

from tests.support.browser.bricks import Eyes, build, put
from tests.support.browser.building import DECKS, begin
from tests.support.browser.people import People, button, sit_down
from tests.support.waiting import wait_for

SHOWN = """() => {
  const between = document.querySelector('.between');
  return between === null ? null : Number(getComputedStyle(between).opacity);
}"""


def test_a_card_counts_while_its_turn_goes_on(people: People) -> None:
    page = people.come("Ann", reduced_motion="reduce")
    eyes = Eyes(page, people)
    sit_down(page, "classic", {"timer": "off", "deck": DECKS["Classic"]})
    begin(eyes)
    seat = page.locator("[data-seat='0'] .score")
    expect(seat).to_contain_text("0")
    build(eyes)
    eyes.until(lambda: eyes.did("completed") > 0, "the card to stand its second")
    expect(seat.locator("strong")).to_have_text("1")
    expect(seat.locator(".earned")).to_have_text("+1")


def test_a_wrong_brick_says_what_is_wrong_to_the_eyes(people: People) -> None:
    """As long as one reads it, and again whenever somebody asks its sign."""
    page = people.come("Ann", reduced_motion="reduce")
    eyes = Eyes(page, people)
    sit_down(
        page, "classic", {"timer": "off", "deck": "deck one classic 1\nc1 1 blue coloured: red-@0,0 white-@0,1\n"}
    )
    begin(eyes)
    put(eyes, "red", "standing", 0, 1.5)
    bubble, sign = page.locator(".room > p.small:not(.note)"), page.locator(".mark.wrong .sign")
    expect(bubble).to_be_visible()
    words = bubble.inner_text()
    assert words == "Red should lie."
    expect(bubble).to_have_count(0)
    sign.hover()
    expect(bubble).to_have_text(words)


def test_the_next_button_waits_for_the_eyes_but_not_for_a_fast_hand(people: People) -> None:
    page = people.come("Ann", guided=True, reduced_motion="reduce", viewport={"width": 390, "height": 664})
    eyes = Eyes(page, people)
    button(page, "Play now: Classic").first.click()
    button(page, "START").click()
    eyes.until(lambda: eyes.view["turn"]["card"] is not None, "the first card")
    build(eyes)
    eyes.until(lambda: eyes.did("climbed") > 0, "the first card to stand its second")
    roll = button(page, "Roll the die")
    roll.wait_for()
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=f"{folder}/success.png")
    assert page.evaluate(SHOWN) == 0
    roll.click()  # where it will be, at once
    eyes.until(lambda: eyes.did("rolled") > 0, "the die")
    wait_for(lambda: page.evaluate(SHOWN) == 1, "the next button, after its moment")
