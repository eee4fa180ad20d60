"""Who plays in the browser tests: visitors with pages of their own, found by role and name as a person would."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from breakhouse.games import shelf
from tests.support.browser.house_process import House
from tests.support.games import BOXES

QUIET = re.compile(r"ERR_|WebSocket connection to|Failed to load resource")
"""What Chromium itself logs about lost connections and refused requests."""

SOCKETS = """
window.sockets = [];
window.placed = 0;
window.WebSocket = class extends WebSocket {
  constructor(...how) {
    super(...how);
    window.sockets.push(this);
    this.addEventListener("message", ({ data }) => {
      if (data.includes('"did":"placed"')) window.placed += 1;
    });
  }
};
"""
"""Lets a test cut an open line from within, which outlives the browser's offline switch, and counts bricks that
the referee has seen: a hand says that it put one down before its arm could have reached there."""

CLOCK = """
window.ahead = 0;
const { performance: watch, requestAnimationFrame: onFrame } = window;
const now = watch.now.bind(watch);
watch.now = () => now() + window.ahead;
window.requestAnimationFrame = (draw) => onFrame.call(window, (at) => draw(at + window.ahead));
"""
"""Lets a page's clock go ahead with the house's, which it only hears of now and then."""

EARS = """
window.heard = [];
window.listened = 0;
const today = Date.now;
Date.now = () => today() + window.listened;
addEventListener('DOMContentLoaded', () => {
  for (const role of ['status', 'alert']) {
    const region = document.body.querySelector(`[role=${role}][aria-live]`);
    if (region) new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const added of addedNodes) {
        window.heard.push([role, added.textContent.trim()]);
      }
    }).observe(region, { childList: true });
  }
});
"""
"""Listens at the two live regions that stand in the page from the start; the time that it takes to hear a
sentence out passes without waiting for it."""

CHANCE = "crypto.getRandomValues = (bytes) => bytes.fill(7);"
"""A player's part of the chance. The house of the tests fixes its own; ids of matches and visitors remain."""

KNOWN = f"""
if (location.host) localStorage['breakhouse.settings'] ??= {json.dumps(json.dumps({"guided": list(BOXES)}))}
"""
"""What the browser of a visitor who knows every game has stored."""

DOOR = "/healthz"
"""As good as empty, and of the same site: for those who go straight to a table, and don't need the shelf."""

LOOKS = {
    "viewport": {"width": 1280, "height": 800},
    "color_scheme": None,
    "reduced_motion": None,
    "forced_colors": None,
}
"""What can be changed while a page is open; everything else belongs to its context."""

Key = tuple[Any, ...]


@dataclass
class Pages:
    """Pages that wait for their next visitor: the browser's cache and its renderer are warm, cookies are gone.

    A new context with a new page costs three times as much as the whole of what many tests do in it.
    """

    browser: Browser
    most: int = 10
    idle: list[tuple[Key, Page]] = field(default_factory=list)

    def take(self, house: House, scripts: tuple[str, ...], how: dict[str, Any]) -> tuple[Key, Page]:
        key: Key = (house.address, scripts, *sorted(how.items()))
        for n, (other, page) in enumerate(self.idle):
            if other == key:
                del self.idle[n]
                return key, page
        context = self.browser.new_context(base_url=house.address, **how)
        context.set_default_timeout(30_000)
        for script in scripts:
            context.add_init_script(script)
        return key, context.new_page()

    def give_back(self, key: Key, page: Page) -> None:
        """Everything of the visitor is forgotten."""
        context = page.context
        for other in context.pages:
            if other is not page:
                other.close()
        context.set_offline(False)
        page.goto(DOOR)
        page.evaluate("() => { localStorage.clear(); sessionStorage.clear() }")
        context.clear_cookies()
        context.clear_permissions()
        self.idle.append((key, page))
        if len(self.idle) > self.most:
            _, oldest = self.idle.pop(0)
            oldest.context.close()


@dataclass
class People:
    pages: Pages
    house: House
    complaints: list[str] = field(default_factory=list)
    console: list[str] = field(default_factory=list)
    """Every word in any page's console."""
    here: list[tuple[Key | None, Page]] = field(default_factory=list)

    def come(
        self,
        name: str | None = None,
        guided: bool = False,
        at: str = "/",
        scripts: tuple[str, ...] = (),
        alone: bool = False,
        **how: Any,
    ) -> Page:
        """A new visitor. With a name they have been here before, and without `guided` they know the games.

        `scripts` run before the page's own. With `alone` the page is nobody's before and after, and may have a
        service worker.
        """
        looks = LOOKS | {name: how.pop(name) for name in LOOKS if name in how}
        how.setdefault("locale", "en-GB")
        if not alone:
            how["service_workers"] = "block"
        scripts = (SOCKETS, CLOCK, EARS, CHANCE, *(() if guided else (KNOWN,)), *scripts)
        key, page = self.pages.take(self.house, scripts, how)
        self.here.append((None if alone else key, page))
        page.set_viewport_size(looks.pop("viewport"))
        page.emulate_media(**{medium: value or "null" for medium, value in looks.items()})
        listen(page, "pageerror", lambda wrong: self.complaints.append(f"{name}: {wrong}"))
        listen(page, "console", lambda line: self._heard(name, line))
        if name is not None:
            meet(page.context, name)
        page.goto(at)
        return page

    def _heard(self, name: str | None, line: ConsoleMessage) -> None:
        if line.text == "Service Worker registration blocked by Playwright":
            return
        self.console.append(f"{name}: {line.text}")
        if line.type in ("error", "warning") and not QUIET.search(line.text):
            self.complaints.append(f"{name}: {line.text}")

    def pass_time(self, seconds: float) -> None:
        """Lets time pass for everybody here without waiting for it: first on the pages, so that what the house
        then tells them is as old as they think."""
        for _, page in self.here:
            page.evaluate("(ms) => void (window.ahead += ms)", seconds * 1000)
        self.house.pass_time(seconds)

    def photograph(self, folder: Path, test: str) -> None:
        """What everybody saw last."""
        folder.mkdir(parents=True, exist_ok=True)
        for n, (_, page) in enumerate(self.here):
            page.screenshot(path=folder / f"{re.sub(r'[^a-z0-9-]+', '-', test.lower())}-{n}.png")

    def leave(self, for_good: bool = False) -> None:
        """`for_good` after a test that failed: it may have left anything behind."""
        for key, page in self.here:
            for event, ear in LISTENING.pop(page, []):
                page.remove_listener(event, ear)
            if key is None or for_good:
                page.context.close()
            else:
                self.pages.give_back(key, page)
        self.here.clear()


def growing_steps(seconds: float) -> Iterator[float]:
    """Parts of so many seconds, each at most a quarter of those before it once it's longer than half a second: who
    waits for long looks seldom, and never comes much too late."""
    passed = 0.0
    while passed < seconds:
        step = max(0.5, passed / 4)
        yield step
        passed += step


LISTENING: dict[Page, list[tuple[Any, Callable[..., None]]]] = {}


def listen(page: Page, event: Any, ear: Callable[..., None]) -> None:
    """Hears what happens at a page until its visitor leaves."""
    page.on(event, ear)
    LISTENING.setdefault(page, []).append((event, ear))


def meet(context: BrowserContext, name: str) -> None:
    """Gets a cookie for a visitor and sets their name."""
    assert context.request.get("/api/me").ok
    assert context.request.patch("/api/me", data={"name": name}).ok


def sit_down(page: Page, game: str, options: dict[str, Any] | None = None, query: str = "", bots: int = 1) -> None:
    """A table with bots whose match has begun; where somebody is to begin, it is the visitor."""
    begins = shelf()[game].manifest.begins
    path = page.evaluate(
        """async (body) => {
          const headers = {"content-type": "application/json"};
          return (await (await fetch("/api/tables", {method: "POST", headers, body})).json()).path;
        }""",
        json.dumps(
            {
                "game": game,
                "options": options or {},
                "seats": [{"kind": "me"}, *[{"kind": "bot"}] * bots],
                "access": "link",
                "hints": True,
                "start": True,
                **({begins: 0} if begins else {}),
            }
        ),
    )
    page.goto(path + query)
    expect(page.locator("main")).to_be_visible()


def button(page: Page, name: str, exact: bool = True) -> Locator:
    return page.get_by_role("button", name=name, exact=exact)


def code_of(page: Page) -> str:
    """The code of the table that the page is at."""
    page.wait_for_url("**/t/*")
    return page.url.rsplit("/", 1)[1].split("?")[0]


def winner_shown(page: Page, timeout: float = 20_000) -> None:
    expect(page.get_by_role("heading", name=re.compile(r"\bwins?\.|share the win"))).to_be_visible(timeout=timeout)


def shown(page: Page, text: "str | re.Pattern[str]") -> Locator:
    """Text on the page itself, not in the live regions."""
    return page.locator("#house").get_by_text(text)


def announcements(page: Page) -> list[str]:
    """Everything that the live regions have said since the page was opened."""
    return [text for _, text in page.evaluate("window.heard")]


def counted(page: Page) -> dict[str, float]:
    """What every file of the house cost on the line, filled as they come; for a visitor who comes `alone`.

    A file that was asked for before, and is still on its way, does not count.
    """
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    client.send("Network.setCacheDisabled", {"cacheDisabled": True})
    client.send("Network.setBypassServiceWorker", {"bypass": True})
    sizes: dict[str, float] = {}
    names: dict[str, str] = {}
    client.on("Network.requestWillBeSent", lambda sent: names.update({sent["requestId"]: sent["request"]["url"]}))
    client.on(
        "Network.loadingFinished",
        lambda done: sizes.update(
            {names[done["requestId"]]: done["encodedDataLength"]} if done["requestId"] in names else {}
        ),
    )
    return sizes
