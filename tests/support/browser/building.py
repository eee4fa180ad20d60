"""The building games in the browser: making a table, starting a turn, and whose turn it is."""

import re

from playwright.sync_api import Page, expect

from tests.support.browser.bricks import Eyes, wait_until
from tests.support.browser.people import People, button, code_of
from tests.support.browser.skipbo import join

DECKS = {
    "Classic": "deck easy classic 1\ne1 1 blue coloured: darkblue-@0,0 red-@0,1\n"
    "e2 1 blue coloured: white-@0,0 brown|@1,1\n"
    "e3 1 blue grey: grey-@0,0 grey.@1,1\n",
    "Mini": "deck easy mini 1\ne1a 1 blue coloured: darkblue-@0,0 red-@0,1\n"
    "e1b 1 blue coloured: white-@0,0 brown|@1,1\n"
    "e2a 2 blue grey: grey-@0,0 grey.@1,1\ne2b 1 blue coloured: orange.@0,0 red.@2,0 white-@0,1\n",
    "Dice": "deck easy dice 1\ne1y 1 yellow coloured: cuboid-blue-@0,0 cuboid-orange|@0.5,1\n"
    "e1b 1 blue coloured: cuboid-orange-@0,0 cuboid-blue|@0,1\n",
}


OF_A_SEAT = ("Time",)
"""Such a label goes around its select, so that its text has the choices in it too; the first seat's is meant."""


def set_table(page: Page, box: str, choices: dict[str, str], ticks: tuple[str, ...] = ()) -> str:
    page.get_by_role("link", name=f"With friends: {box}", exact=True).click()
    unfold(page)
    for label, value in choices.items():
        if label == "Seat 2":
            button(page, value).first.click()
            continue
        field = page.get_by_label(label, exact=True).first
        if label in OF_A_SEAT:
            field = page.locator("details li").get_by_label(label).first
        if field.evaluate("(e) => e.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
            field.blur()
    for label in ticks:
        page.get_by_label(label, exact=True).or_(button(page, label)).first.click()
    return code_of(page)


def unfold(page: Page) -> None:
    """Opens what is rarely changed at a table that gathers."""
    expect(page.get_by_role("heading", name="Game options")).to_be_visible()
    page.evaluate("() => document.querySelectorAll('main details').forEach((one) => (one.open = true))")


def own_deck(box: str) -> dict[str, str]:
    return {"Cards": "Your own deck", "Contents of the deck file": DECKS[box]}


def two_seated(
    people: People, box: str, choices: dict[str, str], ticks: tuple[str, ...] = ()
) -> tuple[Eyes, Eyes]:
    ann, bo = people.come("Ann"), people.come("Bo")
    eyes = Eyes(ann, people), Eyes(bo, people)
    code = set_table(ann, box, choices, ticks)
    join(bo, code)
    button(ann, "Start").click()
    for eye in eyes:
        wait_until(eye.page, lambda eye=eye: bool(eye.view), "the table")
    return eyes


def architect_first(eyes: tuple[Eyes, Eyes]) -> list[Eyes]:
    first = eyes[0].view["architect"]
    return [eyes[first], eyes[1 - first]]


def begin(eye: Eyes) -> None:
    page = eye.page
    wait_until(page, lambda: bool(eye.view) and eye.view["architect"] == eye.view["seat"], "the turn")
    leave_the_count(page)
    if eye.turn["phase"] == "roll":
        button(page, "Roll the die").click()
    button(page, "START").click()
    wait_until(page, lambda: eye.turn["phase"] == "building" and eye.turn["card"], "the first card")


def leave_the_count(page: Page) -> None:
    """What the last turn brought is counted over the bench, until somebody goes on or the next one begins."""
    going_on, next_turn = (
        button(page, "Continue"),
        page.get_by_role("button", name=re.compile("^(START|Roll the die)$")),
    )
    going_on.or_(next_turn).first.wait_for()
    if going_on.count():
        going_on.click()


def throw(eye: Eyes) -> None:
    """Rolls dice for the card, and lets them come to rest."""
    thrown = eye.did("thrown")
    eye.page.get_by_role("button", name=re.compile("^Roll ")).first.click()
    wait_until(eye.page, lambda: eye.did("thrown") > thrown, "the throw")
    eye.pass_time(2)
