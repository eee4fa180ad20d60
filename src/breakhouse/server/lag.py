"""How slow a connection is: the server measures it and believes nobody.

A ping travels as a control frame, which browsers answer by themselves. A late answer
is a claim too, so the smallest of the last few round trips counts, and never more than a cap.
"""

from collections import deque
from collections.abc import Callable

LAG_CAP_MS = 150
"""Half of the longest round trip we compensate: beyond that, a connection is too slow, or slow on purpose."""
_KEPT = 5
_APART_MS = 2_000
_AT_FIRST = 3
"""Round trips in a row when a page connects; then one every two seconds at most."""


class Roundtrips:
    def __init__(self, now: Callable[[], int], ping: Callable[[bytes], None]) -> None:
        self._now = now
        self._ping = ping
        self._number = 0
        self._asked: tuple[bytes, int] | None = None
        self._last: int | None = None
        self._took: deque[int] = deque(maxlen=_KEPT)

    @property
    def lag(self) -> int:
        """One way, in milliseconds."""
        return min(min(self._took) // 2, LAG_CAP_MS) if self._took else 0

    def measure(self) -> None:
        """Asks, unless it was just done; a ping that was never answered is forgotten."""
        now = self._now()
        if self._last is None or now - self._last >= _APART_MS:
            self._ask(now)

    def answer(self, payload: bytes) -> None:
        """A pong: only the one that answers the last ping counts."""
        if self._asked is None or self._asked[0] != payload:
            return
        now = self._now()
        self._took.append(now - self._asked[1])
        self._asked = None
        if len(self._took) < _AT_FIRST:
            self._ask(now)

    def _ask(self, now: int) -> None:
        self._number += 1
        payload = b"lag %d" % self._number
        self._asked, self._last = (payload, now), now
        self._ping(payload)
