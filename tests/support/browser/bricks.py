"""A pair of hands for the building games: they see only what is drawn, and move a real mouse.

The bench's own time is hurried on while the mouse stands still, so that nobody waits for a slow arm.
"""

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.support.browser.people import People, growing_steps, listen

SIZES = {
    "lying": (3, 1), "standing": (1, 3), "pointing": (1, 1), "flat": (1, 1), "upright": (1, 2),
}  # fmt: skip
CUBOID = (2, 1)


class Eyes:
    """What the house tells a page: the newest view of the seat that it plays."""

    def __init__(self, page: Page, people: People | None = None) -> None:
        self.page = page
        self.people = people
        self.view: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        listen(page, "websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self._hear(str(data)))

    def _hear(self, data: str) -> None:
        message = json.loads(data)
        if message["tell"] == "update":
            self.events += [happened["event"] for happened in message["events"]]
            for face in message["faces"]:
                if face["view"] is not None:
                    self.view = face["view"]

    @property
    def turn(self) -> dict[str, Any]:
        turn: dict[str, Any] = self.view.get("turn", {})
        return turn

    def did(self, name: str) -> int:
        return sum(event["did"] == name for event in self.events)

    def until(self, holds: Callable[[], bool], what: str, seconds: float = 100) -> None:
        """Lets the house's time pass until something has happened there by itself."""
        for step in growing_steps(seconds):
            for _ in range(3):
                if holds():
                    return
                self.page.wait_for_timeout(20)
            self.pass_time(step)
        wait_until(self.page, holds, f"{what}, for {seconds} s of the house's time", 5)

    def pass_time(self, seconds: float) -> None:
        assert self.people is not None, "nobody says who else is there"
        self.people.pass_time(seconds)


def at(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where on the screen a place of the table is, in brick heights from the middle of its edge."""
    found: list[float] = page.evaluate(
        """([x, y]) => {
          const svg = document.querySelector('.room > svg');
          const box = svg.getBoundingClientRect(), view = svg.viewBox.baseVal;
          return [box.left + (x - view.x) / view.width * box.width,
            box.top + (-y - view.y) / view.height * box.height];
        }""",
        [x, y],
    )
    return found[0], found[1]


def shape(page: Page, piece: str) -> tuple[int, int]:
    """How wide and high a piece in the hand is drawn, in whole brick heights, painted depth left out."""
    found: list[int] = page.evaluate(
        """(piece) => {
          const svg = document.querySelector('.room > svg');
          const one = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
          const drawn = svg.querySelector(`.pieces [data-piece="${piece}"]`)?.getBoundingClientRect();
          return drawn ? [Math.floor(drawn.width / one), Math.floor(drawn.height / one)] : [0, 0];
        }""",
        piece,
    )
    return found[0], found[1]


def middle(page: Page, piece: str) -> tuple[float, float]:
    """Where a piece on the table is drawn, in brick heights; far away when it is not there."""
    found: list[float] = page.evaluate(
        """(piece) => {
          const svg = document.querySelector('.room > svg');
          const box = svg.getBoundingClientRect(), view = svg.viewBox.baseVal;
          const drawn = svg.querySelector(`.pieces [data-piece="${piece}"]`)?.getBoundingClientRect();
          if (!drawn) return [99, 99];
          const one = box.width / view.width;
          return [(drawn.left + drawn.width / 2 - box.left) / one + view.x,
            -((drawn.top + drawn.height / 2 - box.top) / one + view.y)];
        }""",
        piece,
    )
    return found[0], found[1]


def put(eyes: Eyes, piece: str, how: str, x: float, y: float) -> None:
    """Drags a piece to its place, turning it on the way, and lets go when it has come there."""
    page = eyes.page
    take(page, piece)
    over(eyes, piece, x)
    page.mouse.move(*at(page, x, y + 1.2), steps=3)
    wanted = CUBOID if piece.startswith("cuboid") and how == "lying" else SIZES[how]
    for _ in range(3):
        hurry(page, 0.15)
        if shape(page, piece) == wanted:
            break
        page.keyboard.press("ArrowUp")
    comes_to(page, piece, (x, y + 1.2), 0.5, "above its place")
    page.mouse.move(*at(page, x, y + 0.06), steps=3)
    comes_to(page, piece, (x, y), 0.3, "to its place")
    hurry(page, 0.2)
    page.mouse.up()
    wait_until(
        page, lambda: any(p["piece"] == piece for p in eyes.view["bench"]["placed"]), f"{piece} to be put down"
    )


def over(eyes: Eyes, piece: str, x: float) -> None:
    """Up first, then across: a slow hand that cuts the corner pushes over what stands there."""
    page = eyes.page
    clear = 3 + max((p["y"] / 100 for p in eyes.view["bench"]["placed"]), default=0)
    for across in (middle(page, piece)[0], x):
        page.mouse.move(*at(page, across, clear), steps=3)
        comes_to(page, piece, (across, clear), 0.7, "over the others")


def comes_to(page: Page, piece: str, place: tuple[float, float], most: float, what: str) -> None:
    for _ in range(40):
        hurry(page, 0.1)
        if near(middle(page, piece), place, most):
            return
    raise AssertionError(f"{piece} did not come {what}: it is at {middle(page, piece)}, not at {place}")


def take(page: Page, piece: str) -> None:
    """Presses on a piece until it is in the hand: a hand that is still on its way takes nothing else."""
    page.wait_for_function("() => window.bench?.ready()")
    for _ in range(10):
        box = page.locator(f".beside [data-piece='{piece}']").bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        for _ in range(10):
            if shape(page, piece) != (0, 0):
                return
            hurry(page, 0.1)
        page.mouse.up()
    raise AssertionError(f"{piece} cannot be taken")


def hurry(page: Page, seconds: float) -> None:
    """So much of the bench's time, at once: hands and bricks move, and are drawn."""
    page.evaluate(
        """(seconds) => {
          window.bench.step(Math.round(seconds * 120));
          return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        }""",
        seconds,
    )


def near(there: tuple[float, float], wanted: tuple[float, float], most: float) -> bool:
    """Painted depth and a magnet may shift what is drawn a little."""
    return abs(there[0] - wanted[0]) < most and abs(there[1] - wanted[1]) < most


def build(eyes: Eyes) -> None:
    """Builds the card that lies open, in the order in which it stands at every step."""
    view = eyes.view
    card = view["turn"]["card"]
    pieces = card["pieces"]
    wide = max(p["x"] / 100 + width(p) / 2 for p in pieces)
    spare = [fact["id"] for fact in view["box"] if fact["id"] not in {p["piece"] for p in pieces}]
    for step in card["order"] or [{"put": n} for n in range(len(pieces))]:
        p = pieces[step["put"]]
        piece = spare.pop() if p["piece"] == "grey" else p["piece"]
        put(eyes, piece, p["how"], p["x"] / 100 - wide / 2, p["y"] / 100)


def width(p: dict[str, Any]) -> int:
    return CUBOID[0] if p["piece"].startswith("cuboid") and p["how"] == "lying" else SIZES[p["how"]][0]


def wait_until(page: Page, holds: Any, what: str, seconds: float = 40) -> None:
    """Lets the page's own time pass: frames are heard only while somebody waits at it."""
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until, f"waited {seconds} s for {what}"
        page.wait_for_timeout(60)
