"""A player who does not see: keys go in; names from the accessibility tree and spoken sentences come out.

Nothing here looks at a picture, a class or a coordinate. What a page says is kept from its first moment on.
"""

import re
import time
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

from breakhouse.locales import say
from tests.support.browser.people import People, growing_steps

TABS = 70
LISTENING = 2000
"""Milliseconds for one sentence."""


@dataclass
class Blind:
    page: Page
    language: str
    name: str
    people: People
    mark: int = 0

    def word(self, message: str, **params: Any) -> str:
        """What the house calls something in this player's language."""
        return say(self.language, message, **params)

    # ------------------------------------------------------------------ hearing

    def heard(self) -> list[tuple[str, str]]:
        return [(role, text) for role, text in self.page.evaluate("window.heard")]

    def since(self) -> str:
        """Everything said since the last `forget`."""
        spoken = self.page.evaluate(
            "(mark) => window.heard.slice(mark).map(([, text]) => text).join(' ')", self.mark
        )
        return str(spoken)

    def forget(self) -> None:
        self.mark = self.page.evaluate("window.heard.length")

    def hears(self, wanted: "str | re.Pattern[str]", seconds: float = 20) -> str:
        """Waits until a sentence is spoken; returns everything since the last `forget`."""
        pattern = re.compile(re.escape(wanted)) if isinstance(wanted, str) else wanted
        until = time.monotonic() + seconds
        while not pattern.search(spoken := self.since()):
            assert time.monotonic() < until, f"{self.name} waited for “{pattern.pattern}” and heard “{spoken}”"
            self.page.wait_for_timeout(40)
        return spoken

    def hears_in_time(self, wanted: "str | re.Pattern[str]", seconds: float = 60) -> str:
        """The same, while the house's time passes."""
        pattern = re.compile(re.escape(wanted)) if isinstance(wanted, str) else wanted
        for step in growing_steps(seconds):
            if pattern.search(self.since()):
                break
            self.people.pass_time(step)
            self.page.wait_for_timeout(60)
        return self.hears(wanted)

    # ------------------------------------------------------------------ acting

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def ask(self, key: str, wanted: "str | re.Pattern[str]" = re.compile("..")) -> str:
        """Presses a key once the previous sentence has been spoken, and returns the answer."""
        self.forget()
        self.page.evaluate("(ms) => void (window.listened += ms)", LISTENING)
        self.press(key)
        return self.hears(wanted)

    def put_down(self) -> None:
        """Lets go of the brick in the hand, and waits until the referee has seen it."""
        placed = self.page.evaluate("window.placed")
        self.ask("Enter")
        self.people.pass_time(0.5)
        self.page.wait_for_function("(placed) => window.placed > placed", arg=placed)

    def find(self, role: Any, message: str, **params: Any) -> Locator:
        return self.page.get_by_role(role, name=self.word(message, **params), exact=True)

    def reach(self, place: Locator) -> None:
        """Tabs forward, or back if that's where it is, until this has the keyboard focus."""
        goal = place.first.element_handle()
        before = "(e) => !!(document.activeElement.compareDocumentPosition(e) & Node.DOCUMENT_POSITION_PRECEDING)"
        way = "Shift+Tab" if goal.evaluate(before) else "Tab"
        for n in range(TABS):
            if n % 20 == 19:  # it may have been drawn anew
                goal = place.first.element_handle()
            if goal.evaluate("(e) => e.contains(document.activeElement)"):
                return
            self.press(way)
        raise AssertionError(f"{self.name} cannot reach {place} with {TABS} tabs")

    def activate(self, message: str, **params: Any) -> None:
        """Tabs to a button and presses it."""
        button = self.find("button", message, **params)
        button.first.wait_for(state="visible")
        self.reach(button)
        self.press("Enter")

    def type(self, text: str) -> None:
        """A line into the command box, which nobody had to open."""
        self.reach(self.page.get_by_role("textbox", name=self.word("command-label"), exact=True))
        self.page.keyboard.type(text)
        self.press("Enter")


def comes(people: People, name: str, language: str, **how: Any) -> Blind:
    """A visitor who is known by name."""
    page = people.come(name, locale=language, reduced_motion="reduce", **how)
    return Blind(page, language, name, people)


def seat(players: list[Blind], game: str, options: dict[str, Any], **more: Any) -> None:
    """The first player makes a table, the others come by its link and sit down, all by key; the first starts."""
    host, *guests = players
    free = [{"kind": "free"} for _ in guests]
    path = host.page.evaluate(
        "async (body) => { const r = await fetch('/api/tables', {method: 'POST', headers: {'content-type':"
        " 'application/json'}, body: JSON.stringify(body)}); const made = await r.json();"
        " return made.path ?? JSON.stringify(made) }",
        {"game": game, "options": options, "seats": [{"kind": "me"}, *free], "access": "link", **more},
    )
    assert path.startswith("/t/"), path
    for player in players:
        player.page.goto(path)
        player.page.get_by_role("heading", level=1).wait_for()  # everybody hears who comes after them
    for guest in guests:
        guest.activate("seat-sit")
        guest.page.get_by_text(guest.word("seat-is-you"), exact=True).wait_for()
    host.activate("gather-start")
