"""Every main screen and how to come to it, and what is checked on each."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.support.games import BOXES

AXE = Path(__file__).parents[3] / "web/node_modules/axe-core/axe.min.js"


TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def lobby(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def new_table(page: Page) -> None:
    """With everything that can be changed unfolded."""
    page.goto("/new/classic")
    expect(page.locator("#how")).to_be_visible()
    page.evaluate("() => document.querySelectorAll('main details').forEach((one) => (one.open = true))")


def gathering(page: Page) -> None:
    page.goto("/new/skipbo-breakers")
    expect(page.locator("#invite")).to_be_visible()


def skipbo(page: Page) -> None:
    page.goto("/")
    page.locator(".shelf .box").last.locator(".button").click()
    expect(page.get_by_role("listbox")).to_be_visible()


def in_words(page: Page) -> None:
    skipbo(page)
    page.locator("header [aria-pressed]").click()
    expect(page.locator(".log")).to_be_visible()


def rules(page: Page) -> None:
    skipbo(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("dialog").locator("h3").first).to_be_visible()


def menu(page: Page) -> None:
    skipbo(page)
    page.locator("header nav button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def at(path: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()

    return go


def table(box: str) -> Callable[[Page], None]:
    """One click on a box on the shelf, and the table is there."""

    def go(page: Page) -> None:
        page.goto("/")
        page.locator(".shelf .box").nth(list(BOXES).index(box)).locator(".button").click()
        page.wait_for_url("**/t/*")
        expect(page.locator("main section").first).to_be_visible(timeout=30_000)

    return go


SCREENS: dict[str, Callable[[Page], None]] = {
    "lobby": lobby,
    "new-table": new_table,
    "gathering": gathering,
    "skipbo-in-words": in_words,
    "rules-in-place": rules,
    "menu": menu,
    **{box: table(box) for box in BOXES},
    "settings": at("/settings"),
    "results": at("/results"),
    "rules": at("/rules/classic"),
    "companion": at("/companion"),
    "missing": at("/nowhere"),
}


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text())
    found = page.evaluate(
        "async (tags) => (await axe.run(document, {runOnly: {type: 'tag', values: tags}})).violations"
        ".map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).slice(0, 4).join(' | ')}`"
        " + ` (${v.nodes[0].any[0]?.message ?? v.help})`)",
        TAGS,
    )
    return list(found)


def fits(page: Page, width: int) -> None:
    """Nothing is wider than the window; what measures itself has a moment to do so."""
    page.wait_for_function("(width) => document.documentElement.scrollWidth <= width", arg=width, timeout=5000)


def small_targets(page: Page) -> list[str]:
    """Things to press that are smaller than 24 px, but for links within a sentence."""
    found = page.evaluate(
        """() => [...document.querySelectorAll('button, select, input, summary, [role=option], a.button')]
          .filter((e) => e.checkVisibility() && !e.closest('[aria-hidden=true]'))
          .map((e) => [e, e.closest('label') ?? e].map((x) => x.getBoundingClientRect()))
          .filter(([own, whole]) => Math.max(own.width, whole.width) < 24
            || Math.max(own.height, whole.height) < 24)
          .map(([own]) => `${Math.round(own.width)}x${Math.round(own.height)}`)"""
    )
    return list(found)


LARGE = "addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '200%')"
