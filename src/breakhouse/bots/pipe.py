"""Lines to and from another process, with timeouts.

Threads do the reading and writing, so a program that doesn't read, answer or stop holds up only itself.
"""

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterable

LONGEST_LINE = 1 << 20
MOST_MEMORY = 2 << 30
"""Bytes that a program may use, and as much for each process it starts. Reserved memory isn't counted, or runtimes
that reserve their heap wouldn't even start.
"""
MOST_FILES = 1 << 30
"""Bytes of the longest file that it may write."""
MOST_LINES = 1_000
LAST_LINES = 8
_CLOSE_S = 0.5


def _clock_of(pid: int) -> int:
    """The kernel's clock of another process, as `clock_getcpuclockid` makes it: the pid inverted, and two bits for
    what is counted."""
    return ~pid << 3 | 2


class Late(Exception):
    """No line came in time."""


class Gone(Exception):
    """The process has ended, or a line had no end."""


def _limit() -> None:
    """In the new process, before the program starts: sets its resource limits."""
    import resource

    for kind, most in ((resource.RLIMIT_DATA, MOST_MEMORY), (resource.RLIMIT_FSIZE, MOST_FILES)):
        _, hard = resource.getrlimit(kind)
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        with contextlib.suppress(ValueError, OSError):  # systems that know no such limit
            resource.setrlimit(kind, (most, most))


class Pipe:
    def __init__(self, command: str) -> None:
        words = shlex.split(command)
        if not words:
            raise ValueError("no command")
        self._process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=os.name == "posix",
            preexec_fn=_limit if os.name == "posix" else None,
        )
        self._out: queue.Queue[bytes | None] = queue.Queue()
        self._in: queue.Queue[bytes | Gone] = queue.Queue(MOST_LINES)
        self._words = b""
        self._until = 0.0
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        for work in (self._write, self._read):
            threading.Thread(target=work, daemon=True).start()

    def send(self, line: bytes) -> None:
        self._out.put(line + b"\n")

    def allow(self, ms: int) -> None:
        """From now on lines must come within this time, all together."""
        self._until = time.monotonic() + ms / 1000

    def receive(self) -> bytes:
        try:
            line = self._in.get(timeout=max(0.001, self._until - time.monotonic()))
        except queue.Empty:
            raise Late from None
        if isinstance(line, Gone):
            self._in.put(line)
            raise line
        return line

    def processor_time(self) -> float:
        """Seconds that all threads of the process have computed; 0 where the system does not say."""
        with contextlib.suppress(OSError):
            return time.clock_gettime(_clock_of(self._process.pid)) if sys.platform == "linux" else 0.0
        return 0.0

    def end(self) -> str:
        """Ends the process at once, with all that it started: the last lines of its standard error."""
        self._out.put(None)
        self._kill()
        self._listener.join(_CLOSE_S)
        lines = self._words.decode(errors="replace").strip().splitlines()
        return "\n".join(lines[-LAST_LINES:])

    def close(self) -> None:
        """Closes the input, and kills a process that doesn't stop soon after; calling it twice does no harm."""
        self._out.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_CLOSE_S)
        self._kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_CLOSE_S)

    def _kill(self) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def _write(self) -> None:
        stream = self._process.stdin
        with contextlib.suppress(OSError, ValueError):
            while stream is not None and (line := self._out.get()) is not None:
                stream.write(line)
                if self._out.empty():
                    stream.flush()
        with contextlib.suppress(OSError, ValueError):
            if stream is not None:
                stream.close()

    def _read(self) -> None:
        for line in self._lines():
            self._in.put(line)
        self._in.put(Gone(f"ended with {self._process.wait()}"))

    def _lines(self) -> Iterable[bytes]:
        stream = self._process.stdout
        while stream is not None and (line := stream.readline(LONGEST_LINE)):
            if not line.endswith(b"\n") and len(line) >= LONGEST_LINE:
                self._kill()
                return
            if line.strip():
                yield line

    def _listen(self) -> None:
        stream = self._process.stderr
        while stream is not None and (words := os.read(stream.fileno(), 4096)):
            self._words = (self._words + words)[-4096:]
