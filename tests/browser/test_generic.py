"""A game that only another package brings: on the shelf, explained, and played to the end, by mouse and by key."""

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.browser.house_process import House
from tests.support.browser.people import People, announcements
from tests.support.browser.screens import fits, small_targets, violations
from tests.support.browser.viewport import WINDOWS, see
from tests.support.plugins import NIM, announce_project
from tools.servers import free_port


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in which the example is installed."""
    path = announce_project(tmp_path_factory.mktemp("installed"), NIM)
    opened = House(tmp_path_factory.mktemp("house"), free_port())
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(map(str, path)))
        opened.open()
    yield opened
    opened.close()


MORE = """(n) => document.querySelector('dialog[open]')
    || document.querySelectorAll('.log li').length > n"""
"""Something has happened, or the match is over."""


RENAME = """async (name) => {
  const headers = {"content-type": "application/json"};
  await fetch("/api/me", {method: "PATCH", headers, body: JSON.stringify({name})});
}"""


def sit_down(page: Page) -> None:
    """One round against a bot, chosen at a new table."""
    page.goto("/new/nim")
    page.wait_for_url("**/t/*")
    page.locator(".acts .button").nth(1).click()
    page.get_by_role("spinbutton").nth(1).fill("1")
    page.get_by_role("spinbutton").nth(1).blur()
    page.locator(".start .button.full").click()
    expect(page.locator("#moves")).to_be_visible()


def play_to_the_end(page: Page, house: House, act: Callable[[Locator], None]) -> None:
    moves = page.locator(".moves .buttons button")
    while not page.get_by_role("dialog").is_visible():
        lines = page.locator(".log li").count()
        if moves.count():
            act(moves.first)
        else:
            house.pass_time(2)
        page.wait_for_function(MORE, arg=lines)


def outside_any(page: Page) -> list[str]:
    """What is not in some window; the words that belong to so plain a face follow below the table."""
    return [wrong for window in WINDOWS for wrong in see(page, window) if ": page:" not in wrong]


def test_a_generic_game_is_on_the_shelf_and_explains_itself(people: People) -> None:
    page = people.come("Ann", locale="fr-FR")
    box = page.locator(".shelf .box").filter(has_text="Nim")
    expect(box.locator(".picture svg")).to_be_visible()
    box.get_by_role("link").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Nim")
    assert violations(page) == []
    page.goto("/rules/nim")
    expect(page.locator("dt").first).to_be_visible()
    assert violations(page) == []


def test_a_generic_game_is_played_by_mouse(people: People, house: House) -> None:
    page = people.come("Ann", viewport={"width": 390, "height": 664})
    sit_down(page)
    expect(page.locator(".view")).to_contain_text("Your cards")
    expect(page.locator("#moves")).to_be_in_viewport()
    assert violations(page) == []
    fits(page, 390)
    assert small_targets(page) == []
    assert outside_any(page) == []
    play_to_the_end(page, house, lambda move: move.click())
    expect(page.get_by_role("dialog")).to_contain_text("Ann")
    assert violations(page) == []
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".any .view")).to_be_visible()


def test_a_generic_game_is_played_by_keyboard_in_another_language(people: People, house: House) -> None:
    page = people.come("Ann", locale="de-DE")
    sit_down(page)
    page.keyboard.press("t")
    expect(page.get_by_role("note")).to_have_text("Du bist am Zug.")
    assert outside_any(page) == []
    page.evaluate(RENAME, "Anna")
    expect(page.get_by_text("Anna", exact=True)).to_be_visible()
    expect(page.get_by_role("note")).to_have_text("Du bist am Zug.")  # news of the table don't clear it

    page.locator("#moves").focus()

    def press(_: Locator) -> None:
        """From where the keyboard was left: on a move, or on the title above them."""
        page.wait_for_function("() => document.activeElement.closest('.moves')")
        if page.locator("#moves:focus").count():
            page.keyboard.press("Tab")
        expect(page.locator(".moves button:focus")).to_be_visible()
        page.keyboard.press("Enter")

    play_to_the_end(page, house, press)
    assert any("Du nimmst" in text for text in announcements(page))
