"""Screens that take a few moves to come to; found without a word of any language, so each is seen in all."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.support.browser.people import sit_down
from tests.support.browser.screens import gathering
from tests.support.games import GAMES

Screen = Callable[[Page], None]


def give_up(page: Page, game: str) -> None:
    """The shortest match: one resigns, and the result lies there."""
    sit_down(page, game)
    expect(page.locator("#content section").first).to_be_visible(timeout=30_000)
    page.evaluate("() => window.sockets.at(-1).send(JSON.stringify({say: 'resign', seat: 0}))")
    expect(page.get_by_role("dialog")).to_be_visible()


def result(game: str) -> Screen:
    def go(page: Page) -> None:
        give_up(page, game)

    return go


def replay(game: str, query: str = "") -> Screen:
    def go(page: Page) -> None:
        give_up(page, game)
        link = page.get_by_role("dialog").locator("a[href^='/replay/']").first.get_attribute("href") or ""
        page.goto(link.split("?")[0] + query)
        expect(page.get_by_role("slider")).to_be_visible()
        if query:
            expect(page.locator("main section h2").last).to_be_visible(timeout=60_000)

    return go


def results(page: Page) -> None:
    give_up(page, GAMES[0])
    page.goto("/results")
    expect(page.locator("main a[href^='/replay/']").first).to_be_visible()


def hand_scored(page: Page) -> None:
    """Passes whenever that is allowed and opens with the lowest tile, until the bot has won the hand."""
    sit_down(page, "skipbo-breakers", {"target": 500})
    rack = page.get_by_role("listbox")
    expect(rack).to_be_visible()
    sheet = page.get_by_role("dialog")
    for _ in range(400):
        if sheet.count():
            break
        rack.locator("[tabindex='0']").focus()
        for key in ("p", "Home", "Space", "Enter"):
            page.keyboard.press(key)
        page.wait_for_timeout(150)
    expect(sheet).to_be_visible()


def guide(game: str) -> Screen:
    def go(page: Page) -> None:
        page.evaluate("() => localStorage.setItem('breakhouse.settings', '{}')")
        sit_down(page, game)
        expect(page.locator("aside p")).to_be_visible(timeout=30_000)

    return go


def big_screen(page: Page) -> None:
    gathering(page)
    page.goto(f"{page.url.split('?')[0]}?screen")
    expect(page.locator("main")).to_be_visible()


def big_screen_playing(game: str) -> Screen:
    def go(page: Page) -> None:
        sit_down(page, game, query="?screen")
        expect(page.locator("main section").first).to_be_visible(timeout=30_000)

    return go


def companion_playing(page: Page) -> None:
    page.goto("/companion")
    page.locator("main .button.full").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#content section").first).to_be_visible(timeout=30_000)


def building_in_words(page: Page) -> None:
    sit_down(page, "classic", {"edition": "tactile", "hands": ["grid", "free"]})
    page.locator("header [aria-pressed]").click()
    expect(page.get_by_role("textbox")).to_be_visible(timeout=30_000)


def of_each_game(name: str, screen: Callable[[str], Screen]) -> dict[str, Screen]:
    return {f"{name}-{game}": screen(game) for game in GAMES}


MORE_SCREENS: dict[str, Screen] = {
    **of_each_game("result", result),
    **of_each_game("replay", replay),
    **of_each_game("review", lambda game: replay(game, "?coach")),
    **of_each_game("guide", guide),
    **of_each_game("big-screen-playing", big_screen_playing),
    "results-kept": results,
    "hand-scored": hand_scored,
    "big-screen": big_screen,
    "companion-playing": companion_playing,
    "building-in-words": building_in_words,
}
