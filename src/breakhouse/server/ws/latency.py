"""How slow a connection is: the server measures it and believes nobody.

A ping travels as a control frame, together with what is sent anyway, and browsers answer it by themselves. A late
answer is a claim too, so the smallest of the last few round trips counts, and never more than a cap.
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
    def __init__(self, now: Callable[[], int]) -> None:
        self.wanted = False
        """Whether the next thing sent should take a ping along."""
        self._now = now
        self._number = 0
        self._asked: tuple[bytes, int] | None = None
        self._last: int | None = None
        self._took: deque[int] = deque(maxlen=_KEPT)

    @property
    def lag(self) -> int:
        """One way, in milliseconds."""
        return min(min(self._took) // 2, LAG_CAP_MS) if self._took else 0

    def ask(self) -> bytes | None:
        """The payload of a ping to send now, unless one just was; one that was never answered is forgotten."""
        self.wanted = False
        now = self._now()
        return self._ask(now) if self._last is None or now - self._last >= _APART_MS else None

    def answer(self, payload: bytes) -> bytes | None:
        """A pong, which counts if it answers the last ping; returns the payload of the next, if one is due."""
        if self._asked is None or self._asked[0] != payload:
            return None
        now = self._now()
        self._took.append(now - self._asked[1])
        self._asked = None
        return self._ask(now) if len(self._took) < _AT_FIRST else None

    def _ask(self, now: int) -> bytes:
        self._number += 1
        payload = b"lag %d" % self._number
        self._asked, self._last = (payload, now), now
        return payload
