"""The player's input and the clock: waiting for one never stops the other."""

import queue
import sys
import threading
import time


class Keyboard:
    """Reads ahead in a thread, so we can wait for a line with a timeout."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._lines: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)

    def now(self) -> int:
        """Milliseconds since the session began."""
        return int((time.monotonic() - self._began) * 1000)

    def line(self, ms: int | None) -> str | None:
        """The next line; None when none was typed in time, `EOFError` when there will be no more."""
        if self._reader.ident is None:
            self._reader.start()
        try:
            typed = self._lines.get(timeout=None if ms is None else max(0, ms) / 1000)
        except queue.Empty:
            return None
        if not typed:
            raise EOFError
        return typed.strip()

    def rest(self, ms: int) -> None:
        time.sleep(max(0, ms) / 1000)

    def _read(self) -> None:
        for line in sys.stdin:
            self._lines.put(line)
        self._lines.put("")
