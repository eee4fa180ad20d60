"""Who plays in the browser tests: visitors with pages of their own, found by role and name as a person would."""

import json
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

QUIET = re.compile(r"ERR_|WebSocket connection to|Failed to load resource")
"""What Chromium itself says of cut lines and refused requests."""


SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket { constructor(...how) { super(...how); window.sockets.push(this) } };
"""
"""Lets a test cut an open line from within: it outlives the browser's offline switch."""


@dataclass
class House:
    """`breakhouse serve` in a process of its own."""

    folder: Path
    port: int
    process: "subprocess.Popen[str] | None" = None

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    def open(self) -> None:
        command = [sys.executable, "-m", "breakhouse.terminal.cli", "serve"]
        options = ["--port", str(self.port), "--data", str(self.folder), "--classroom"]
        self.process = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True)
        wait_for(self.answers, "the house to open", 120)

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, "the house closed at once"
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=1) as told:
                return bool(told.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def close(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(20)

    def ask(self, path: str) -> Any:
        with urllib.request.urlopen(f"{self.address}{path}", timeout=10) as told:
            return json.load(told)


def wait_for(holds: Callable[[], bool], what: str, seconds: float = 10) -> None:
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until, f"waited {seconds} s for {what}"
        time.sleep(0.05)


@dataclass
class People:
    browser: Browser
    house: House
    complaints: list[str] = field(default_factory=list)
    console: list[str] = field(default_factory=list)
    """Every word in any page's console."""
    contexts: list[BrowserContext] = field(default_factory=list)

    def come(self, name: str | None = None, guided: bool = False, **how: Any) -> Page:
        """A new visitor. With a name he has been here before, and without `guided` he knows the games."""
        how.setdefault("viewport", {"width": 1280, "height": 800})
        how.setdefault("locale", "en-GB")
        context = self.browser.new_context(base_url=self.house.address, **how)
        context.set_default_timeout(30_000)
        self.contexts.append(context)
        if not guided:
            known = json.dumps({"guided": ["skipbo-breakers", "classic", "mini", "dice"]})
            context.add_init_script(
                f"if (location.host) localStorage['breakhouse.settings'] ??= {json.dumps(known)}"
            )
        context.add_init_script(SOCKETS)
        page = context.new_page()
        page.on("pageerror", lambda wrong: self.complaints.append(f"{name}: {wrong}"))
        page.on("console", lambda said: self._heard(name, said))
        if name is not None:
            page.goto("/settings")
            # the page itself meets the house first; two who meet it at once would be two guests
            page.wait_for_load_state("networkidle")
            told = page.evaluate(
                "async (name) => { await (await fetch('/api/me')).json(); "
                "const r = await fetch('/api/me', {method: 'PATCH', "
                "headers: {'content-type': 'application/json'}, body: JSON.stringify({name})});"
                " return r.status }",
                name,
            )
            assert told == 200
        page.goto("/")
        return page

    def _heard(self, name: str | None, said: ConsoleMessage) -> None:
        self.console.append(f"{name}: {said.text}")
        if said.type in ("error", "warning") and not QUIET.search(said.text):
            self.complaints.append(f"{name}: {said.text}")

    def photograph(self, folder: Path, test: str) -> None:
        """What everybody saw last."""
        folder.mkdir(parents=True, exist_ok=True)
        for n, context in enumerate(self.contexts):
            for page in context.pages:
                page.screenshot(path=folder / f"{re.sub(r'[^a-z0-9-]+', '-', test.lower())}-{n}.png")

    def leave(self) -> None:
        for context in self.contexts:
            context.close()


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


def transcript(page: Page) -> None:
    """Keeps everything that the live regions say, for `said`."""
    page.evaluate(
        "() => { window.said = []; for (const id of ['polite', 'assertive']) new MutationObserver(() =>"
        " window.said.push(document.getElementById(id).textContent.trim()))"
        ".observe(document.getElementById(id), {childList: true,"
        " characterData: true, subtree: true}) }"
    )


def said(page: Page) -> list[str]:
    told: list[str] = page.evaluate("window.said")
    return told


def counted(page: Page) -> dict[str, float]:
    """What every file of the house cost on the line, filled as they come."""
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    client.send("Network.setCacheDisabled", {"cacheDisabled": True})
    client.send("Network.setBypassServiceWorker", {"bypass": True})
    sizes: dict[str, float] = {}
    names: dict[str, str] = {}
    client.on("Network.requestWillBeSent", lambda sent: names.update({sent["requestId"]: sent["request"]["url"]}))
    client.on(
        "Network.loadingFinished",
        lambda done: sizes.update({names.get(done["requestId"], "?"): done["encodedDataLength"]}),
    )
    return sizes
