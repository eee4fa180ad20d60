"""How a match ends early, and where it is looked at again."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.support.browser.people import People, button
from tests.support.browser.skipbo import join, make_move, make_table, move_by_mouse, my_turn
from tests.support.waiting import wait_for


def played(people: People, **how: Any) -> tuple[Page, Page]:
    """A few moves, and one gives up."""
    ann, bo = people.come("Ann", **how), people.come("Bo", **how)
    join(bo, make_table(ann))
    button(ann, "Start").click()
    expect(bo.get_by_role("listbox")).to_be_visible()
    for _ in range(4):
        wait_for(lambda: my_turn(ann) or my_turn(bo), "somebody's turn")
        make_move(ann if my_turn(ann) else bo, move_by_mouse)
    resign(bo)
    expect(ann.get_by_role("link", name="Watch the replay")).to_be_visible()
    return ann, bo


def resign(page: Page) -> None:
    button(page, "Menu").click()
    button(page, "Resign").click()
    button(page, "Yes, resign").click()


def look_back(page: Page) -> Locator:
    page.get_by_role("link", name="Look back with the coach").click()
    coach = page.get_by_role("region", name="Look back with the coach")
    expect(coach).to_be_visible(timeout=180_000)  # the first time its code is compiled
    expect(coach.get_by_role("heading", name="Your costliest decisions")).to_be_visible()
    expect(coach.get_by_role("heading").first).to_be_in_viewport()
    expect(coach).not_to_contain_text("coach-")  # a sentence that is missing shows its name
    return coach
