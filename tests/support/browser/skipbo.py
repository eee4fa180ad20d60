"""Skip-Bo Breakers in the browser: making a table, joining it, and moving with the mouse."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.support.browser.people import People, button, code_of


def make_table(page: Page, target: int = 1) -> str:
    page.get_by_role("link", name="With friends: Skip-Bo Breakers").click()
    page.get_by_label("Points to win").fill(str(target))
    page.get_by_label("Points to win").blur()
    return code_of(page)


def join(page: Page, code: str) -> None:
    page.get_by_label("Code from your friend’s screen").fill(code)
    button(page, "Join table").click()
    button(page, "Take this seat").first.click()


def rack(page: Page) -> list[str]:
    names = page.get_by_role("listbox").get_by_role("option").all()
    return [re.sub(",.*", "", n.get_attribute("aria-label") or "") for n in names]


def prompt(page: Page) -> Locator:
    """What the table asks of this page's player; the live regions may still say what was true a moment ago."""
    return page.get_by_role("region", name="The round").get_by_text(re.compile(r"^(Your turn|You’re opening)"))


def my_turn(page: Page) -> bool:
    return prompt(page).count() > 0


def turn_comes(people: People, page: Page) -> None:
    """The house's time passes while bots think."""
    for _ in range(60):
        if my_turn(page):
            return
        people.pass_time(0.5)
        page.wait_for_timeout(40)
    expect(prompt(page)).to_be_visible()


def over(page: Page) -> bool:
    return page.get_by_role("heading", name=re.compile(r"\bwins?\.")).count() > 0


def move_by_mouse(page: Page) -> None:
    """Takes up the last kind that is offered and lays it, else passes."""
    kinds = page.get_by_role("group", name="Sets you can lay").get_by_role("button").all()
    if kinds:
        kinds[-1].click()
        lay = page.get_by_role("button", name=re.compile("^Lay"))
        lay.first.click()
    else:
        button(page, "Pass").click()


Mover = Callable[[Page], None]


def make_move(page: Page, move: Mover) -> None:
    """Moves, and waits until that is seen."""
    before = page.get_by_role("region", name="The round").inner_text()
    move(page)
    page.wait_for_function(
        "(before) => document.querySelector('[aria-label=\"The round\"]')?.innerText !== before"
        " || document.querySelector('dialog[open]')",
        arg=before,
    )


def play_out(movers: list[tuple[Page, Mover]], most: int = 400) -> int:
    """Everybody moves in turn until somebody has won; returns how many moves that took."""
    for n in range(most):
        for page, move in movers:
            if over(page):
                return n
            if my_turn(page):
                make_move(page, move)
                if (next_hand := button(page, "Play the next hand")).count():
                    next_hand.click()
    raise AssertionError(f"nobody won in {most} rounds of moves")


BREAKER = {"seat": 1, "kind": "breaker", "tiles": "12 12 12", "length": 3, "rank": 12}
