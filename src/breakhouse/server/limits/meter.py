"""What sockets cost: frames, bytes and processor time, shared by all sockets of a visitor and of an address.

What is read is charged, into debt if need be; a socket in debt is read again once the debt is paid, one after the
other, and meanwhile TCP makes the sender wait.
"""

from collections import deque
from collections.abc import Callable

from breakhouse.server.limits.budgets import Rate

Later = Callable[[int, Callable[[], None]], object]
"""Calls after that many milliseconds."""

_SHORTEST_MS = 10


class Meter:
    """The frames, bytes and work that one account has left."""

    __slots__ = ("_at", "_bytes", "_frames", "_later", "_rates", "_ringing", "_waiting", "_work", "in_debt", "now")

    def __init__(self, frames: Rate, size: Rate, work: Rate, now: Callable[[], float], later: Later) -> None:
        self._rates = (frames.a_second, frames.burst, size.a_second, size.burst, work.a_second, work.burst)
        self._frames, self._bytes, self._work = frames.burst, size.burst, work.burst
        self._at = now()
        self.in_debt = False
        """As of the last check: time can only have helped."""
        self.now = now
        self._later = later
        self._waiting: deque[Callable[[], None]] = deque()
        self._ringing = False

    def charge(self, frames: int, size: int, work: float, now: float | None = None) -> None:
        now = self.now() if now is None else now
        passed, self._at = now - self._at, now
        frame_rate, most_frames, byte_rate, most_bytes, work_rate, most_work = self._rates
        level = self._frames + passed * frame_rate
        self._frames = left = (level if level < most_frames else most_frames) - frames
        level = self._bytes + passed * byte_rate
        self._bytes = left_bytes = (level if level < most_bytes else most_bytes) - size
        level = self._work + passed * work_rate
        self._work = left_work = (level if level < most_work else most_work) - work
        self.in_debt = left <= 0 or left_bytes <= 0 or left_work <= 0

    def wait(self) -> float:
        """The seconds until all debts are paid."""
        self.charge(0, 0, 0.0)
        left = (self._frames, self._bytes, self._work)
        return max(max(0.0, -level) / rate for level, rate in zip(left, self._rates[::2], strict=True))

    def queue(self, call: Callable[[], None]) -> None:
        """Calls when the debt is paid, those who waited longer first."""
        self._waiting.append(call)
        self._ring()

    def _ring(self) -> None:
        if not self._ringing:
            self._ringing = True
            self._later(max(_SHORTEST_MS, int(self.wait() * 1000) + 1), self._serve)

    def _serve(self) -> None:
        self._ringing = False
        self.charge(0, 0, 0.0)
        for _ in range(len(self._waiting)):
            if self.in_debt:
                break
            self._waiting.popleft()()
        if self._waiting:
            self._ring()


class Tab:
    """The two meters of a socket, its visitor's and its address's."""

    __slots__ = ("_address", "_visitor")

    def __init__(self, visitor: Meter, address: Meter) -> None:
        self._visitor = visitor
        self._address = address

    def own_wait(self) -> float:
        """The seconds caused by the visitor alone."""
        return self._visitor.wait()

    @property
    def in_debt(self) -> bool:
        return self._visitor.in_debt or self._address.in_debt

    def charge(self, frames: int, size: int, work: float) -> bool:
        """Whether the socket may be read on."""
        visitor, address = self._visitor, self._address
        now = visitor.now()
        visitor.charge(frames, size, work, now)
        address.charge(frames, size, work, now)
        return not (visitor.in_debt or address.in_debt)

    def queue(self, call: Callable[[], None]) -> None:
        (self._visitor if self._visitor.in_debt else self._address).queue(call)
