"""Bots away from the event loop: in processes of their own, so that thinking never makes a table wait.

A process holds many bots and is reached over pipes; when it dies, its bots report that they can't go on, their
tables seat others, and the next bot starts a new process. A program has a process to itself.
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
from breakhouse.core.news import News
from breakhouse.core.refusal import Param
from breakhouse.server.limits.fair_queue import FairQueue
from breakhouse.table.environment import Advice, Consultation, Thinker, Thought

log = logging.getLogger("breakhouse.bots")

BUDGET_MS = 2_000
LONGEST_WORK = 150.0
"""Seconds after which slow work is given up, with the process that does it."""
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
        self,
        post: Post,
        programs: Mapping[str, str] | None = None,
        processes: int | None = None,
        most_programs: int = 8,
    ) -> None:
        self._post = post
        self._programs = dict(programs or {})
        self._count = processes or max(1, (os.cpu_count() or 2) - 1)
        self._processes: list[_Process | None] = [None] * self._count
        self._reviewer: _Process | None = None
        self._next = 0
        self._most_programs = most_programs
        self._alone: list[_Process] = []

    def levels(self, game: str) -> Sequence[str]:
        return (*(levels(game) or (RANDOM,)), *self._programs)

    def check_level(self, game: str, level: str) -> None:
        if level != "random" and level not in self.levels(game):
            raise Refusal("no-such-level", level=level, known=", ".join(self.levels(game)))

    def thinker(self, game: str, level: str, seat: int, seed: str, whose: str = "") -> Thinker:
        """`whose` bot it is: those of one address think in turn with all others."""
        self.check_level(game, level)
        self._next += 1
        program = self._programs.get(level)
        if program is not None and self._playing() >= self._most_programs:
            return _Absent(self._post, seat)
        process = self._process(self._next % self._count) if program is None else _Process(self._post)
        if program is not None:
            self._alone.append(process)
        return _Remote(process, self._next, (game, level, seat, seed, program), program is not None, whose)

    def _playing(self) -> int:
        """Programs that have a seat; each is a process of its own."""
        self._alone = [process for process in self._alone if not process.dead]
        return len(self._alone)

    def work(self, work: Callable[[], Any], done: Callable[[Any], None]) -> None:
        """A slow job, in the process that no table waits for; None if it took too long."""
        if self._reviewer is None or self._reviewer.dead:
            self._reviewer = _Process(self._post)
        self._next += 1
        self._reviewer.ask(("work", 0, self._next, work), self._next, done)
        self._reviewer.limit(LONGEST_WORK)

    def coach(self, question: Consultation, done: Advice, whose: str = "") -> None:
        self._next += 1
        process = self._process(self._next % self._count)
        asked = ("hint", 0, self._next, question, BUDGET_MS)
        process.ask(asked, self._next, lambda answer: done(*(answer or (None, "", None))), whose)

    def warm(self) -> None:
        """Starts the processes before anybody needs them, so that the first bot is as quick as the second."""
        for number in range(self._count):
            self._process(number).send(("warm", 0))

    def _process(self, number: int) -> "_Process":
        process = self._processes[number]
        if process is None or process.dead:
            process = self._processes[number] = _Process(self._post)
        return process

    def waiting(self) -> int:
        """Messages that no process has been sent yet."""
        return sum(process.waiting() for process in (*self._processes, self._reviewer) if process is not None)

    def close(self) -> None:
        for process in (*self._processes, self._reviewer, *self._alone):
            if process is not None:
                process.close()


_Job = tuple[object, int | None, Callable[[Any], None]]
"""A message; the number of the question if it is one, and who waits for the answer."""


def _nobody(answer: Any) -> None:
    """Nobody waits."""


class _Process:
    def __init__(self, post: Post) -> None:
        self.dead = False
        self._post = post
        self._asked: dict[int, Callable[[Any], None]] = {}
        self._outbox: queue.SimpleQueue[object | None] = queue.SimpleQueue()
        self._turns: FairQueue[_Job] = FairQueue()
        self._busy: int | None = None
        """The question it's working on: one at a time, so the next one can be chosen late."""
        self._child = subprocess.Popen(
            [sys.executable, "-m", "breakhouse.server.workers.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            process_group=0,  # Ctrl-C in the terminal is for the house, which closes the pipe when it ends
        )
        for work in (self._write, self._read, self._overhear):
            threading.Thread(target=work, name="thinkers", daemon=True).start()

    def send(self, message: object, whose: str = "") -> None:
        self._turns.put(whose, (message, None, _nobody))
        self._go_on()

    def ask(self, message: object, number: int, done: Callable[[Any], None], whose: str = "") -> None:
        if self.dead:
            self._post(lambda: done(None))
            return
        self._turns.put(whose, (message, number, done))
        self._go_on()

    def waiting(self) -> int:
        return len(self._turns)

    def limit(self, seconds: float) -> None:
        """Ends the process if it still works on the same question then."""
        number = self._busy
        timer = threading.Timer(seconds, lambda: self._child.kill() if self._busy == number else None)
        timer.daemon = True
        timer.start()

    def _go_on(self) -> None:
        while self._busy is None and (job := self._turns.take()) is not None:
            message, number, done = job
            if number is not None:
                self._busy = number
                self._asked[number] = done
            self._outbox.put(message)

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

    def _overhear(self) -> None:
        """What it prints is logged, in the format that the operator chose."""
        assert self._child.stderr is not None
        for line in self._child.stderr:
            log.warning("%s", line.decode(errors="replace").strip())

    def _take_answer(self, number: int, answer: Any) -> None:
        done = self._asked.pop(number, None)
        if number == self._busy:
            self._busy = None
        self._go_on()
        if done is not None:
            done(answer)

    def _give_up(self) -> None:
        self.dead = True
        asked, self._asked = self._asked, {}
        waiting = [done for _, _, done in self._turns.empty()]
        for done in (*asked.values(), *waiting):
            done(None)


class _Remote:
    """A bot in another process."""

    _questions = 0

    def __init__(self, process: _Process, id: int, what: tuple[object, ...], alone: bool, whose: str) -> None:
        self._alone = alone
        self._whose = whose
        self._process = process
        self._id = id
        process.send(("new", id, *what), whose)

    def saw(self, events: Sequence[Event]) -> None:
        self._process.send(("saw", self._id, list(events)), self._whose)

    def hear(self, news: News) -> None:
        if self._alone:
            self._process.send(("hear", self._id, news), self._whose)

    def ask(self, view: View, offers: Offers, now: int, done: Callable[[Thought | None], None]) -> None:
        _Remote._questions += 1
        number = -_Remote._questions  # the coach's questions are numbered upwards
        asked = ("ask", self._id, number, view, list(offers), now, BUDGET_MS)
        self._process.ask(asked, number, done, self._whose)

    def close(self) -> None:
        self._process.send(("close", self._id), self._whose)
        if self._alone:
            self._process.send(None, self._whose)


class _Absent:
    """A program for which there is no room: a built-in bot takes its seat."""

    def __init__(self, post: Post, seat: int) -> None:
        self._post = post
        self._seat = seat

    def saw(self, events: Sequence[Event]) -> None:
        """It is not there."""

    def hear(self, news: News) -> None:
        """It is not there."""

    def ask(self, view: View, offers: Offers, now: int, done: Callable[[Thought | None], None]) -> None:
        params: dict[str, Param] = {"seat": self._seat + 1, "level": "", "why": ""}
        self._post(lambda: done(Thought(None, lost=("program-no-room", params))))

    def close(self) -> None:
        """It is not there."""
