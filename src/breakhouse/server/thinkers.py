"""Bots away from the event loop: in processes of their own, so that thinking never makes a table wait.

A process keeps many bots and is spoken to over pipes; when it dies, its bots say that they cannot go on, their
tables seat others, and the next bot starts a new process. A program brought along has a process to itself.
"""

import contextlib
import logging
import os
import pickle
import queue
import struct
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import IO, Any

from breakhouse.bots import RANDOM, levels
from breakhouse.core import Event, Offers, Refusal, View
from breakhouse.table.room import Thinker, Thought

log = logging.getLogger("breakhouse.bots")

BUDGET_MS = 2_000
Post = Callable[[Callable[[], None]], object]


def write_frame(pipe: IO[bytes], message: object) -> None:
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    pipe.write(struct.pack(">I", len(body)) + body)
    pipe.flush()


def read_frame(pipe: IO[bytes]) -> Any:
    head = pipe.read(4)
    if len(head) < 4:
        raise EOFError
    (length,) = struct.unpack(">I", head)
    return pickle.loads(pipe.read(length))


class Thinkers:
    """All bots of a house. `programs`: names and commands of programs that speak the seat protocol."""

    def __init__(
        self, post: Post, programs: Mapping[str, str] | None = None, processes: int | None = None
    ) -> None:
        self._post = post
        self._programs = dict(programs or {})
        self._count = processes or max(1, (os.cpu_count() or 2) - 1)
        self._processes: list[_Process | None] = [None] * self._count
        self._reviewer: _Process | None = None
        self._next = 0

    def levels(self, game: str) -> Sequence[str]:
        return (*(levels(game) or (RANDOM,)), *self._programs)

    def thinker(self, game: str, level: str, seat: int, seed: str) -> Thinker:
        if level != "random" and level not in self.levels(game):
            raise Refusal("no-such-level", level=level, known=", ".join(self.levels(game)))
        self._next += 1
        program = self._programs.get(level)
        process = self._process(self._next % self._count) if program is None else _Process(self._post)
        return _Remote(process, self._next, (game, level, seat, seed, program), program is not None)

    def coach(
        self,
        game: str,
        seat: int,
        seen: Sequence[Event],
        view: View,
        offers: Offers,
        language: str,
        done: Callable[[Any | None, str], None],
    ) -> None:
        self._next += 1
        process = self._process(self._next % self._count)
        asked = (game, seat, list(seen), view, list(offers), language, BUDGET_MS)
        process.ask(("hint", 0, self._next, *asked), self._next, lambda told: done(*(told or (None, ""))))

    def review(self, lines: Sequence[str], done: Callable[[bytes | None], None]) -> None:
        """The coach's review of a finished match as JSON, in a process that no table waits for."""
        if self._reviewer is None or self._reviewer.dead:
            self._reviewer = _Process(self._post)
        self._next += 1
        self._reviewer.ask(("review", 0, self._next, list(lines)), self._next, done)

    def warm(self) -> None:
        """Starts the processes before anybody needs them, so that the first bot is as quick as the second."""
        for number in range(self._count):
            self._process(number).send(("warm", 0))

    def _process(self, number: int) -> "_Process":
        process = self._processes[number]
        if process is None or process.dead:
            process = self._processes[number] = _Process(self._post)
        return process

    def close(self) -> None:
        for process in (*self._processes, self._reviewer):
            if process is not None:
                process.close()


class _Process:
    def __init__(self, post: Post) -> None:
        self.dead = False
        self._post = post
        self._asked: dict[int, Callable[[Any], None]] = {}
        self._outbox: queue.SimpleQueue[object | None] = queue.SimpleQueue()
        self._child = subprocess.Popen(
            [sys.executable, "-m", "breakhouse.server.thinking"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        for work in (self._write, self._read):
            threading.Thread(target=work, name="thinkers", daemon=True).start()

    def send(self, message: object) -> None:
        self._outbox.put(message)

    def ask(self, message: object, number: int, done: Callable[[Any], None]) -> None:
        if self.dead:
            self._post(lambda: done(None))
            return
        self._asked[number] = done
        self.send(message)

    def close(self) -> None:
        self._outbox.put(None)
        try:
            self._child.wait(2)
        except subprocess.TimeoutExpired:
            self._child.kill()
            self._child.wait()

    def _write(self) -> None:
        assert self._child.stdin is not None
        try:
            while (message := self._outbox.get()) is not None:
                write_frame(self._child.stdin, message)
            self._child.stdin.close()
        except OSError:
            return  # the reader notices that the process is gone

    def _read(self) -> None:
        assert self._child.stdout is not None
        try:
            while True:
                number, answer = read_frame(self._child.stdout)
                self._post(lambda number=number, answer=answer: self._take_answer(number, answer))  # type: ignore[misc]
        except (EOFError, OSError, pickle.UnpicklingError):
            with contextlib.suppress(RuntimeError):
                self._post(self._give_up)
        except RuntimeError:
            return  # the house is closed and nobody waits for the answer

    def _take_answer(self, number: int, answer: Any) -> None:
        done = self._asked.pop(number, None)
        if done is not None:
            done(answer)

    def _give_up(self) -> None:
        self.dead = True
        asked, self._asked = self._asked, {}
        for done in asked.values():
            done(None)


class _Remote:
    """A bot in another process."""

    _questions = 0

    def __init__(self, process: _Process, id: int, what: tuple[object, ...], alone: bool) -> None:
        self._alone = alone
        self._process = process
        self._id = id
        process.send(("new", id, *what))

    def saw(self, events: Sequence[Event]) -> None:
        self._process.send(("saw", self._id, list(events)))

    def ask(self, view: View, offers: Offers, now: int, done: Callable[[Thought | None], None]) -> None:
        _Remote._questions += 1
        number = -_Remote._questions  # the coach's questions are numbered upwards
        self._process.ask(("ask", self._id, number, view, list(offers), now, BUDGET_MS), number, done)

    def close(self) -> None:
        self._process.send(("close", self._id))
        if self._alone:
            self._process.send(None)
