"""The first minutes, timed: `make bench-start`. A first-time visitor plays every box until their first success, a
set laid or a card built, on a phone and on a laptop, at a stated pace.
"""

import re
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from bench.report import describe, machine, table, write_section
from breakhouse.locales import say
from tests.support.browser.bricks import CUBOID, SIZES, Eyes, at, middle, near, shape, wait_until, width
from tests.support.browser.chromium import FLAGS, chromium
from tests.support.browser.fingers import OVER_THE_FINGER, Fingers
from tests.support.browser.house_process import House
from tests.support.browser.people import Pages, People, button
from tests.support.games import BOXES
from tools.servers import free_port

PAGE = Path(__file__).parent.parent / "docs/first-minutes.md"
LIMIT = 40
WORDS_A_SECOND = 4
PRESS = 1.0
"""Seconds to find a button and press it."""
LOOK = 2.0
"""Seconds to take in a card."""
CHOOSE = 0.7
"""Seconds to find the next brick and reach for it."""
DRAG = 0.5
"""Seconds for each of the three strokes of a drag: up, across, down; and to see that a brick has to be turned."""
LETTER = 0.3
NAME = "Mia"
SCREENS: dict[str, dict[str, Any]] = {
    "phone 390 × 664": {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True},
    "laptop 1280 × 800": {"viewport": {"width": 1280, "height": 800}},
}
Place = tuple[float, float]


class Hand(Protocol):
    lowest: float
    """How far down a brick can be carried: a finger is below it, and over the tray it would put it back."""

    def take(self, place: Place) -> None: ...
    def move(self, x: float, y: float) -> None: ...
    def turn(self) -> None: ...
    def drop(self) -> None: ...


@dataclass
class MouseHand:
    page: Page
    lowest: float = 0

    def take(self, place: Place) -> None:
        self.page.mouse.move(*place, steps=5)
        self.page.mouse.down()

    def move(self, x: float, y: float) -> None:
        self.page.mouse.move(*at(self.page, x, y), steps=6)
        self.page.wait_for_timeout(DRAG * 1000)

    def turn(self) -> None:
        self.page.wait_for_timeout(DRAG * 1000)
        self.page.mouse.wheel(0, 100)

    def drop(self) -> None:
        self.page.mouse.up()


@dataclass
class FingerHand:
    page: Page
    fingers: Fingers
    lowest: float = OVER_THE_FINGER + 0.2

    def take(self, place: Place) -> None:
        self.fingers.touch(1, place)

    def move(self, x: float, y: float) -> None:
        self.fingers.move(1, at(self.page, x, y - OVER_THE_FINGER), steps=6)
        self.page.wait_for_timeout(DRAG * 1000)

    def turn(self) -> None:
        self.page.wait_for_timeout(DRAG * 1000)
        self.fingers.touch(2, at(self.page, 5, 6))
        self.page.wait_for_timeout(60)
        self.fingers.lift(2)

    def drop(self) -> None:
        self.fingers.lift(1)


@dataclass
class Walk:
    """Somebody's first minutes with a box."""

    eyes: Eyes
    hand: Hand
    began: float = field(default_factory=time.monotonic)
    read: set[str] = field(default_factory=set)
    presses: int = 0
    """Buttons pressed, and bricks moved."""

    @property
    def page(self) -> Page:
        return self.eyes.page

    def seconds(self) -> float:
        return time.monotonic() - self.began

    def press(self, what: Locator) -> None:
        what.wait_for()
        self.page.wait_for_timeout(PRESS * 1000)
        what.click()
        self.presses += 1

    def read_guide(self) -> None:
        """Every new sentence is read to its end before anything is done."""
        text = self.page.get_by_role("complementary", name=say("en", "guide-name")).locator("p").inner_text()
        if text not in self.read:
            self.page.wait_for_timeout(len(text.split()) / WORDS_A_SECOND * 1000)
        self.read.add(text)


def sit_down(walk: Walk, box: str) -> None:
    """From the shelf to the table, with the name asked on the way."""
    page = walk.page
    walk.press(button(page, say("en", "play-now-box", box=title(box))))
    field = page.get_by_label(say("en", "name-label"))
    field.wait_for()
    for letter in NAME:
        page.wait_for_timeout(LETTER * 1000)
        field.press(letter)
    walk.press(button(page, say("en", "name-keep")))
    wait_until(page, lambda: bool(walk.eyes.view), "the table")


def title(box: str) -> str:
    try:
        return say("en", f"box-{box}")
    except KeyError:
        return BOXES[box].box.title


def lay_a_set(walk: Walk) -> None:
    walk.press(walk.page.get_by_role("button", name=re.compile("^Lay")).first)
    happens(walk, lambda: walk.eyes.did("laid") > 0, "a set to be laid")


def build_a_card(walk: Walk) -> None:
    eyes = walk.eyes
    walk.press(button(walk.page, "START"))
    happens(walk, lambda: eyes.turn["phase"] == "building" and bool(eyes.turn["card"]), "the card")
    walk.page.wait_for_timeout(LOOK * 1000)
    walk.read_guide()
    if "values" in eyes.view:
        roll_until_it_fits(walk)
    slots = slots_of(eyes.view)
    for p, piece in slots:
        walk.page.wait_for_timeout(CHOOSE * 1000)
        put(walk, piece, p, max(q["x"] / 100 + width(q) / 2 for q, _ in slots) / 2)
    happens(walk, lambda: eyes.did("completed") > 0, "the card to stand its second")


def slots_of(view: dict[str, Any]) -> list[tuple[dict[str, Any], str]]:
    """The card's pieces in the order in which they stand, each with the brick for it."""
    card = view["turn"]["card"]
    order = [card["pieces"][step["put"]] for step in card["order"]] or card["pieces"]
    spare = sorted(
        {fact["id"] for fact in view["box"]} - {p["piece"] for p in order},
        key=lambda piece: (piece not in view.get("in_play", ()), view.get("values", {}).get(piece, 0)),
    )
    found = []
    for p in order:
        known = any(fact["id"] == p["piece"] for fact in view["box"])
        piece = p["piece"] if known else next(s for s in spare if p["piece"] == "grey" or s.startswith(p["piece"]))
        spare = [s for s in spare if s != piece]
        found.append((p, piece))
    return found


def roll_until_it_fits(walk: Walk) -> None:
    """What lies on top must show as much or more; what does not is rolled again."""
    eyes = walk.eyes
    while True:
        thrown = eyes.did("thrown")
        walk.press(walk.page.get_by_role("button", name=re.compile("^Roll ")).first)
        happens(walk, lambda thrown=thrown: eyes.did("thrown") > thrown, "the throw")
        walk.page.wait_for_timeout(LOOK / 2 * 1000)
        wrong = too_low(eyes.view)
        if not wrong:
            return
        for piece in wrong:
            walk.press(walk.page.locator(f".beside :has(> [data-piece='{piece}']) .again input").first)


def too_low(view: dict[str, Any]) -> list[str]:
    slots, values = slots_of(view), view["values"]
    pairs = [(a, b) for a in slots for b in slots if lies_on(a[0], b[0])]
    bound = [(a[1], b[1]) for a, b in pairs if "upright" not in (a[0]["how"], b[0]["how"])]
    return sorted({up for up, low in bound if values.get(up, 0) < values.get(low, 0)})


def lies_on(up: dict[str, Any], low: dict[str, Any]) -> bool:
    beside = abs(up["x"] - low["x"]) >= 50 * (width(up) + width(low))
    return not beside and abs(up["y"] - low["y"] - 50 * (height(up) + height(low))) < 1


def height(p: dict[str, Any]) -> int:
    return CUBOID[1] if p["piece"].startswith("cuboid") and p["how"] == "lying" else SIZES[p["how"]][1]


def put(walk: Walk, piece: str, p: dict[str, Any], half: float) -> None:
    """One drag, as a hand does it: up, across, turned to how the card shows it, down."""
    page, hand = walk.page, walk.hand
    x, y = p["x"] / 100 - half, p["y"] / 100
    box = page.locator(f".beside [data-piece='{piece}']").bounding_box()
    assert box is not None
    page.wait_for_function("() => window.bench?.ready()")
    hand.take((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    happens(walk, lambda: shape(page, piece) != (0, 0), f"{piece} to be in the hand")
    clear = 3 + max((q["y"] / 100 for q in walk.eyes.view["bench"]["placed"]), default=0)
    hand.move(middle(page, piece)[0], clear)
    hand.move(x, clear)
    happens(walk, lambda: near(middle(page, piece), (x, clear), 0.7), f"{piece} to follow the hand")
    wanted = (width(p), height(p))
    for _ in range(4):
        if shape(page, piece) == wanted:
            break
        hand.turn()
        page.wait_for_timeout(300)
    low = max(y + 0.06, hand.lowest)
    hand.move(x, low)
    happens(walk, lambda: near(middle(page, piece), (x, low), 0.4), f"{piece} to come down")
    hand.drop()
    walk.presses += 1
    bench = walk.eyes
    happens(
        walk, lambda: any(q["piece"] == piece for q in bench.view["bench"]["placed"]), f"{piece} to be put down"
    )


def happens(walk: Walk, holds: Callable[[], bool], what: str) -> None:
    wait_until(walk.page, holds, what, LIMIT)


def walk_through(browser: Browser, house: House, box: str, how: dict[str, Any]) -> tuple[float, float, int]:
    """Seconds from the shelf, seconds from the table, and how often something was pressed or moved."""
    people = People(Pages(browser), house)
    page = people.come(guided=True, **how)
    page.get_by_role("heading", level=1).wait_for()
    touch = bool(how.get("has_touch"))
    hand = FingerHand(page, Fingers(page, page.context.new_cdp_session(page))) if touch else MouseHand(page)
    walk = Walk(Eyes(page, people), hand)
    page.reload()
    page.get_by_role("heading", level=1).wait_for()
    walk.began = time.monotonic()
    sit_down(walk, box)
    seated = walk.seconds()
    walk.read_guide()
    (build_a_card if "bench" in walk.eyes.view else lay_a_set)(walk)
    whole = walk.seconds()
    people.leave(for_good=True)
    return whole, whole - seated, walk.presses


def walk_all(house: House, boxes: list[str]) -> list[list[object]]:
    rows: list[list[object]] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for box, (screen, how) in product(boxes, SCREENS.items()):
            whole, seated, presses = walk_through(browser, house, box, how)
            rows.append([title(box), screen, f"{whole:.0f}", f"{seated:.0f}", presses])
            print(rows[-1], flush=True)
        browser.close()
    return rows


def main() -> None:
    house = House(Path(tempfile.mkdtemp()), free_port())
    house.open()
    try:
        rows = walk_all(house, sys.argv[1:] or list(BOXES))
    finally:
        house.close()
    late = [row for row in rows if float(str(row[2])) > LIMIT]
    head = ["box", "screen", "seconds from the shelf", "of them at the table", "presses and bricks"]
    text = f"{describe(machine(['playwright']))}\n\n{table(head, rows)}"
    write_section("first-minutes", text, PAGE)
    assert not late, f"later than {LIMIT} s: {late}"


if __name__ == "__main__":
    main()
