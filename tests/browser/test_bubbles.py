"""What somebody says at a table appears at their seat, and hides nothing that anybody needs."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.building import two_seated
from tests.support.browser.people import DOOR, People, button, sit_down
from tests.support.browser.viewport import see
from tests.support.games import GAMES

COVERED = """() => {
  const { left, top, right, bottom } = document.querySelector("[data-bubble]").getBoundingClientRect();
  const needed = ".site > .card, .timer, .tally, .messages, .room, .beside, .tools button,"
    + " .middle, .rack, .acts button";
  return [...document.querySelectorAll(needed)].filter((e) => e.checkVisibility()).flatMap((e) => {
    const box = e.getBoundingClientRect();
    const meet = left < box.right - 1 && box.left < right - 1 && top < box.bottom - 1 && box.top < bottom - 1;
    return meet ? [e.className] : [];
  });
}"""


@pytest.mark.parametrize("game", GAMES)
def test_speech_bubbles_cover_nothing_needed_in_a_turn(people: People, game: str) -> None:
    ann, bo = people.come("Ann", at=DOOR), people.come("Bo", has_touch=True, is_mobile=True, at=DOOR)
    sit_down(ann, game, bots=1)
    bo.goto(ann.url)
    bo.locator(".hold .messages, .hold .middle").first.wait_for()
    for window, words in (("upright", "Hello"), ("small", "Thanks"), ("sideways", "Well played")):
        see(bo, window)
        button(ann, "Menu").click()
        button(ann, words).click()
        expect(bo.locator("[data-bubble]", has_text=words)).to_be_in_viewport(ratio=1)
        assert bo.evaluate(COVERED) == [], window


NAMES_COVERED = """() => [...document.querySelectorAll("[data-bubble]")].flatMap((bubble) => {
  const { left, top, right, bottom } = bubble.getBoundingClientRect();
  const names = [...document.querySelectorAll(".seats .name, .seats .score, .place .name > b, .place .figures")];
  return names.filter((e) => e.checkVisibility()).flatMap((e) => {
    const box = e.getBoundingClientRect();
    const meet = left < box.right && box.left < right && top < box.bottom - 1 && box.top < bottom - 1;
    return meet ? [e.textContent] : [];
  });
})"""


@pytest.mark.parametrize("box", ["Classic", "Skip-Bo Breakers"])
def test_two_long_messages_at_once_leave_names_and_points_in_sight(people: People, box: str) -> None:
    ann, bo = (eyes.page for eyes in two_seated(people, box, {}))
    cy = people.come("Cy", at=ann.url, has_touch=True, is_mobile=True)
    cy.locator(".hold .messages, .hold .middle").first.wait_for()
    for window in ("upright", "small", "sideways"):
        see(cy, window)
        for page in (ann, bo):
            type_message(
                page, f"In the {window} window, please wait a moment, I have to let the neighbours’ cat in again"
            )
        for page in (ann, bo):  # one right after the other, because bubbles don't stay for long
            page.keyboard.press("Enter")
        for page in (ann, bo):
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
        expect(cy.locator("[data-bubble]", has_text=window)).to_have_count(2)
        assert cy.evaluate(NAMES_COVERED) == [], window


def type_message(page: Page, words: str) -> None:
    page.get_by_role("button", name=re.compile("^Menu")).click()  # new messages are counted in its name
    page.get_by_label("A short message").fill(words)
