"""Somebody who builds at the pace of a person: a real mouse, real physics, and time that passes by the clock of
both page and house at once, so that a slow machine makes nobody slow.

What to do next is what an architect would do; how long it takes, how straight the hand goes and what goes wrong is
drawn. The page sees nothing but pointer events, keys and clicks.
"""

import random
import re
from collections import Counter
from math import hypot, log2
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, WebSocket

from breakhouse.bots.building.plan import Action, next_act, where_begun
from breakhouse.games.blocks.bench.workbench import Bench
from breakhouse.games.blocks.bricks.construction import Pose
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.judging.judge import Verdict
from tests.support.browser.bricks import CUBOID, SIZES, Eyes, shape
from tests.support.browser.people import People, button, listen

TICK = 25
"""Milliseconds between two looks of the mouse, three steps of the bench."""

FALL = 900
"""Milliseconds until a released brick has landed, if it ever will."""

STILL = """
const watched = window.requestAnimationFrame;
window.ahead = 1000;
performance.now = () => window.ahead;
window.requestAnimationFrame = (draw) => watched(() => draw(window.ahead));
"""
"""The page's own time stands still unless it's moved."""

PASS = """(ms) => {
  window.ahead += ms;
  return new Promise((done) => requestAnimationFrame(() => {
    const svg = document.querySelector('.room > svg');
    if (!svg) return done(null);
    const box = svg.getBoundingClientRect(), view = svg.viewBox.baseVal;
    done([box.left, box.top, box.width / view.width, box.height / view.height, view.x, view.y]);
  }));
}"""


class Manner(NamedTuple):
    """How somebody builds."""

    reach: float
    """Milliseconds for each bit of distance over width (Fitts), empty or full handed."""
    glance: float
    """Milliseconds from letting go to setting out for the next brick."""
    care: float
    """The deviation from the right place when letting go, in brick heights."""
    slips: float = 0.0
    """The chance to put a brick wrongly: on the edge, beside its place, through what stands there."""
    magnet: bool = True


SLOW = Manner(260, 500, 0.05, 0.10)
USUAL = Manner(150, 220, 0.07, 0.06)
QUICK = Manner(95, 60, 0.09, 0.03)
HASTY = Manner(60, 0, 0.12, 0.08)


class Person:
    def __init__(self, people: People, page: Page, manner: Manner, seed: str) -> None:
        self.people, self.page, self.manner = people, page, manner
        self.eyes = Eyes(page, people)
        self.rng = random.Random(seed)
        self.refusals: Counter[str] = Counter()
        self.mouse = (640.0, 700.0)
        self.frame: tuple[float, ...] = (0, 0, 1, 1, 0, 0)
        self.let_go: Pose | None = None
        self.stuck = 0
        self.now = self.let_go_at = 0.0
        listen(page, "websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self._hear(msgspec.json.decode(str(data))))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["tell"] == "refused":
            self.refusals[message["code"]] += 1

    # ---------------------------------------------------------------- time

    def wait(self, ms: float) -> None:
        while ms > 0:
            step = min(ms, TICK)
            found = self.page.evaluate(PASS, step)
            self.frame = tuple(found) if found else self.frame
            self.people.house.pass_time(step / 1000)
            self.now += step
            ms -= step

    # ---------------------------------------------------------------- the mouse

    def on_screen(self, x: float, y: float) -> tuple[float, float]:
        """A place of the table, in brick heights."""
        left, top, wide, high, view_x, view_y = self.frame
        return left + (x - view_x) * wide, top + (-y - view_y) * high

    def go(self, end: tuple[float, float], over: float = 0.0, least: float = 0.0) -> None:
        """Smoothly, with the least jerk, perhaps in an arc; as long as Fitts says for this way."""
        start = self.mouse
        unit = self.frame[2]
        far = hypot(end[0] - start[0], end[1] - start[1]) / unit
        ms = max(least, 40 + self.manner.reach * log2(far + 1) * self.rng.uniform(0.8, 1.25))
        steps = max(1, round(ms / TICK))
        for n in range(1, steps + 1):
            t = n / steps
            part = t * t * t * (10 - 15 * t + 6 * t * t)
            lift = over * unit * 4 * part * (1 - part)
            self._to((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part - lift))
            self.wait(TICK)

    def _to(self, place: tuple[float, float]) -> None:
        self.mouse = place
        self.page.mouse.move(*place)

    # ---------------------------------------------------------------- what there is to do

    @property
    def bench(self) -> Bench:
        """As it will be when what was let go has landed: nobody waits for that."""
        bench, falling = msgspec.convert(self.eyes.view["bench"], Bench), self.let_go
        late = self.now > self.let_go_at + FALL
        if (
            falling is None
            or late
            or bench.hand not in (falling.piece, None)
            or bench.find(falling.piece) is not None
        ):
            return bench
        return msgspec.structs.replace(bench, hand=None, placed=(*bench.placed, falling))

    @property
    def building(self) -> bool:
        view = self.eyes.view
        return bool(view) and view["architect"] == view["seat"] and self.eyes.turn["phase"] == "building"

    def plan(self) -> Action | None:
        turn = self.eyes.turn
        if turn["card"] is None or not turn["card"]["pieces"]:
            return None
        card = msgspec.convert(turn["card"], Card)
        verdict = msgspec.convert(turn["verdict"], Verdict | None)
        box = tuple(fact["id"] for fact in self.eyes.view["box"])
        return next_act(where_begun(card, box, self.bench, verdict), self.bench)

    def build(self) -> None:
        """One action, or a moment of waiting for what stands."""
        if not self.building:
            self.wait(100)
            return
        act = self.plan()
        if act is None:
            self.let_go = None
        if act is None or self.page.locator(".room.mine").count() == 0:
            self.wait(150)
            return
        if self.bench.hand is not None and self.stuck < 60:
            self.stuck += 1
            self.wait(TICK)
            return
        self.stuck = 0
        self.wait(self.manner.glance * self.rng.uniform(0.5, 1.5))
        if act.what == "sweep":
            self._press("Knock down")
        elif act.what in ("hold", "release"):
            self._other_hand(act.brick)
        elif act.what == "lift" and not self._may_take(act.brick):
            self._throw()
        elif act.what == "lift":
            self._carry(act)
        else:
            self._lay_aside(act.brick)
            self.let_go = None

    def _may_take(self, brick: str) -> bool:
        beside = self.page.locator(f".beside button[data-piece='{brick}']")
        return self.bench.find(brick) is not None or not beside.count() or beside.first.is_enabled()

    def _throw(self) -> None:
        """What lies beside the bench has to be thrown first, where there are dice."""
        found = self.page.get_by_role("button", name=re.compile("^Roll "))
        if found.count():
            found.first.click()
        self.wait(2_000 if found.count() else 200)

    def _press(self, name: str) -> None:
        found = button(self.page, name)
        if found.count() and found.first.is_enabled():
            found.first.click()
            self.mouse = (640.0, 700.0)
        self.wait(300)

    def _other_hand(self, brick: str) -> None:
        """The right button, on a brick that stands."""
        self._reach(brick)
        self.page.mouse.down(button="right")
        self.wait(60)
        self.page.mouse.up(button="right")
        self.wait(100)

    def _place_of(self, brick: str) -> tuple[float, float] | None:
        """Where it is drawn: on the table, or beside it."""
        for where in (".pieces", ".beside"):
            box = self.page.locator(f"{where} [data-piece='{brick}']").first
            if box.count() and (found := box.bounding_box()):
                return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2
        return None

    def _reach(self, brick: str) -> None:
        place = self._place_of(brick)
        assert place is not None, f"{brick} is nowhere"
        self.go(place)

    def _carry(self, act: Action) -> None:
        brick, goal = act.brick, self._goal(act)
        self._reach(brick)
        self.page.mouse.down()
        self.wait(TICK)
        if goal is None:
            self._lay_aside(brick)
            return
        how, x, y, held = goal
        self.let_go = None if held else Pose(brick, how, round(x * 100), round(y * 100))
        if held:
            self.page.mouse.up()  # a tap takes it too, and leaves the buttons free
        self._turn(brick, how, by_wheel=held)
        aim, over = (x, 1.5) if held else self._aim(x)
        self.go(self.on_screen(aim, y + self.rng.uniform(0.02, 0.35 * (not held))), over)
        if held:
            self._hold_in_the_air(brick)
        else:
            self.page.mouse.up()
            self.let_go_at = self.now
            self.wait(TICK)

    def _aim(self, x: float) -> tuple[float, float]:
        """Where the hand lets go, and how high it passes over what stands: not always as it should."""
        off = self.rng.gauss(0, self.manner.care)
        if self.rng.random() >= self.manner.slips:
            return x + off, 1.5
        side = self.rng.choice([-1, 1])
        return self.rng.choice(
            [
                (x + side * self.rng.uniform(0.5, 1.4), 1.5),
                (x + side * self.rng.uniform(0.3, 0.6), 1.5),
                (x + off, 0.0),
            ]
        )

    def _goal(self, act: Action) -> tuple[str, float, float, bool] | None:
        """Where the lifted brick goes by the plan that follows, and whether the other hand keeps it there."""
        card = msgspec.convert(self.eyes.turn["card"], Card | None)
        if card is None or not card.pieces or act.target is None:
            return None
        verdict = msgspec.convert(self.eyes.turn["verdict"], Verdict | None)
        box = tuple(fact["id"] for fact in self.eyes.view["box"])
        targets = where_begun(card, box, self.bench, verdict)
        pose = targets.poses[act.target]
        held = any(step.put == act.target == step.hold for step in targets.order)
        return pose.how, pose.x / 100, pose.y / 100, held

    def _turn(self, brick: str, how: str, by_wheel: bool) -> None:
        wanted = CUBOID if brick.startswith("cuboid") and how == "lying" else SIZES[how]
        for _ in range(3):
            if shape(self.page, brick) == wanted:
                return
            if by_wheel:
                self.page.mouse.wheel(0, 100)
            else:
                self.page.keyboard.press("ArrowUp")
            self.wait(90)

    def _hold_in_the_air(self, brick: str) -> None:
        """The other hand takes over what the mouse carries, once it has come there."""
        self.wait(250)
        self._reach(brick)
        self.page.mouse.down(button="right")
        self.wait(TICK)
        self.page.mouse.up(button="right")
        self.wait(100)

    def _lay_aside(self, brick: str) -> None:
        spot = self.page.locator(f".beside [data-piece='{brick}']").first.bounding_box()
        if spot is not None:
            self.go((spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2))
        self.page.mouse.up()
        self.wait(100)
