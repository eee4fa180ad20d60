"""How long something took on the clock, less the time in which the machine was busy with others.

A process that is ready but gets no processor is late through no fault of its own; the kernel counts that time.
Whatever it waits for by itself (a disk, a lock, a nap) is still in.
"""

import time
from pathlib import Path


def kept_waiting(pid: int | str = "self") -> float:
    """Seconds in which the process (its first thread) was ready to run and did not; 0 where nobody counts them."""
    counted = Path(f"/proc/{pid}/schedstat")
    return int(counted.read_text().split()[1]) / 1e9 if counted.exists() else 0.0


class Stopwatch:
    """Runs from when it was made."""

    def __init__(self) -> None:
        self._began, self._waited = time.perf_counter(), kept_waiting()

    def seconds(self) -> float:
        return time.perf_counter() - self._began - (kept_waiting() - self._waited)
