"""Compiling takes about a minute, once per version of the code; standard error says so meanwhile.

Only what is missing from the cache on disk is announced. Numba is imported by `announce` and not before.
"""

import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from breakhouse.core.refusal import Param

EVERY_S = 3.0
"""How often progress is reported."""
ENGLISH = {
    "compiling-begins": "Compiling the fast engine. This takes about a minute, but only once.",
    "compiling-goes-on": "  Functions compiled so far: {functions} ({seconds} s)",
}

Say = Callable[[str, dict[str, Param]], str]


def _say_in_english(message: str, params: dict[str, Param]) -> str:
    return ENGLISH[message].format(**params)


class CompilingNotice:
    """Says that something is being compiled, and from time to time how much is done."""

    def __init__(self, patience: float = EVERY_S) -> None:
        self.say: Say = _say_in_english
        self._patience = patience
        self._lock = threading.Lock()
        self._began: float | None = None
        self._reported_at = 0.0
        self._functions = 0

    def begin(self) -> None:
        with self._lock:
            if self._began is None:
                self._began = self._reported_at = time.monotonic()
                self._tell("compiling-begins", {})

    def count(self) -> None:
        with self._lock:
            self._functions += 1
            now = time.monotonic()
            if now - self._reported_at >= self._patience:
                self._reported_at = now
                seconds = round(now - (self._began or now))
                self._tell("compiling-goes-on", {"functions": self._functions, "seconds": seconds})

    def _tell(self, message: str, params: dict[str, Param]) -> None:
        print(self.say(message, params), file=sys.stderr, flush=True)


NOTICE = CompilingNotice()
"""Of this process. The command line lets it speak the player's language."""


def announce() -> None:
    """From now on this process reports when numba compiles something that isn't cached on disk."""
    from numba.core import event

    class Ear(event.Listener):
        def on_start(self, _: Any) -> None:
            NOTICE.begin()

        def on_end(self, _: Any) -> None:
            NOTICE.count()

    event.register("numba:compile", Ear())  # type: ignore[no-untyped-call] # numba has no types
