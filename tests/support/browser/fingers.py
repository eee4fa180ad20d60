"""Fingers on a touch screen."""

from dataclasses import dataclass, field

from playwright.sync_api import CDPSession, Page

OVER_THE_FINGER = 1.3
"""A carried brick is seen above the finger that would hide it."""


@dataclass
class Fingers:
    """Touches as the screen of a phone reports them: all fingers that are down, or the one that is lifted."""

    page: Page
    session: CDPSession
    down: dict[int, tuple[float, float]] = field(default_factory=dict)

    def _tell(self, what: str, only: int | None = None) -> None:
        named = [only] if only is not None else list(self.down)
        points = [{"id": finger, "x": self.down[finger][0], "y": self.down[finger][1]} for finger in named]
        self.session.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

    def touch(self, finger: int, place: tuple[float, float]) -> None:
        self.down[finger] = place
        self._tell("touchStart")

    def move(self, finger: int, place: tuple[float, float], steps: int = 12) -> None:
        x, y = self.down[finger]
        for n in range(1, steps + 1):
            self.down[finger] = (x + (place[0] - x) * n / steps, y + (place[1] - y) * n / steps)
            self._tell("touchMove")
            self.page.wait_for_timeout(20)

    def lift(self, finger: int) -> None:
        self._tell("touchEnd", finger)
        del self.down[finger]

    def tap(self, place: tuple[float, float]) -> None:
        self.touch(9, place)
        self.page.wait_for_timeout(60)
        self.lift(9)
