"""A table whose connections a test cuts."""

from playwright.sync_api import Page, expect

from tests.support.browser.people import People, button
from tests.support.browser.skipbo import join, make_table, my_turn
from tests.support.waiting import wait_for


def seated(people: People) -> tuple[Page, Page, str]:
    ann, bo = people.come("Ann"), people.come("Bo")
    code = make_table(ann, 50)
    join(bo, code)
    button(ann, "Start").click()
    for page in (ann, bo):
        expect(page.get_by_role("listbox", name="Your rack, 20 tiles")).to_be_visible()
    return ann, bo, code


def moving(*pages: Page) -> Page:
    wait_for(lambda: any(my_turn(page) for page in pages), "somebody's turn")
    return next(page for page in pages if my_turn(page))


def cut(page: Page) -> None:
    """An open socket outlives Chromium's offline switch, so it is closed from within."""
    page.evaluate("() => window.sockets.forEach((s) => s.close())")
