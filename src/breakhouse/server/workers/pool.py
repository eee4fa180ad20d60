"""The workers of a house: processes of its own, so that no table waits for a bot, and those on the bus, if any.

A process answers one request at a time and is reached over pipes. When it dies, another one takes its place. One
is always there; others are started when requests wait, no more than the machine and the operator allow, and end
when they have been idle for a while: each takes 160 MB.
"""

import contextlib
import itertools
import logging
import pickle
import queue
import secrets
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple, Protocol

from breakhouse.bots import RANDOM, Budget, levels
from breakhouse.bots.processors import usable_processors
from breakhouse.core import Event, Offers, Refusal, View
from breakhouse.core.news import News
from breakhouse.core.refusal import Param
from breakhouse.server.limits.fair_queue import FairQueue
from breakhouse.server.workers.protocol import (
    Answer,
    BotSpec,
    ChooseMove,
    Done,
    Hint,
    Job,
    JobResult,
    Reply,
    Request,
    Seat,
    Task,
    Tell,
    Unload,
    Warm,
    read_frame,
    write_frame,
)
from breakhouse.table.environment import Advice, Decision, HintQuestion, RemoteBot

log = logging.getLogger("breakhouse.bots")

BUDGET_MS = 2_000
LONGEST_JOB = 150.0
"""Seconds after which a job is given up, with the process that does it."""
IDLE_S = 300.0
"""Seconds after which a process that nobody asked ends: starting one takes a few."""
Post = Callable[[Callable[[], None]], object]
Ask = Callable[[Request, Done], None]


class Remote(Protocol):
    """Workers elsewhere."""

    def ask(self, request: Request, done: Done, otherwise: Callable[[], None]) -> None:
        """`done` with the reply, or `otherwise` if there is none."""


class Workers:
    """`programs`: names and commands of programs that speak the seat protocol. `most`: of processes for bots and
    the coach, if fewer than the machine has room for; jobs have one of their own while there are any."""

    def __init__(
        self,
        post: Post,
        programs: Mapping[str, str] | None = None,
        most: int | None = None,
        most_programs: int = 8,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.remote: Remote | None = None
        self._post = post
        self._programs = dict(programs or {})
        self._most_programs = most_programs
        room = max(1, int(usable_processors()) - 1)
        self._most = room if most is None else min(most, room)
        self._now = now
        self._processes: list[_Process] = []
        """Those for bots and the coach."""
        self._job_process: _Process | None = None
        self._homes: dict[int, _Process] = {}
        """Which process has a seat's bot loaded, by key."""
        self._program_processes: list[_Process] = []
        self._keys = itertools.count(secrets.randbits(60))
        """Different in every house."""

    def levels(self, game: str) -> Sequence[str]:
        return (*(levels(game) or (RANDOM,)), *self._programs)

    def check_level(self, game: str, level: str) -> None:
        if level != RANDOM and level not in self.levels(game):
            raise Refusal("no-such-level", level=level, known=", ".join(self.levels(game)))

    def bot(self, game: str, level: str, seat: int, seed: str, whose: str = "") -> RemoteBot:
        """`whose` bot it is: those of one address think in turn with all others."""
        self.check_level(game, level)
        key, program = next(self._keys), self._programs.get(level)
        spec = BotSpec(game, level, seat, seed, program)
        if program is None:
            return _RemoteBot(partial(self.ask, whose=whose), partial(self._unload, key), key, spec)
        if self.programs_playing() >= self._most_programs:
            return _RemoteProgram(self._refuse_program, lambda: None, key, spec)
        process = self._start()
        self._program_processes.append(process)
        return _RemoteProgram(process.ask, process.finish, key, spec)

    def programs_playing(self) -> int:
        """Programs that have a seat; each is a process of its own."""
        self._program_processes = [process for process in self._program_processes if not process.dead]
        return len(self._program_processes)

    def _refuse_program(self, request: Request, done: Done) -> None:
        """There is no room for another program, so a built-in bot takes its seat."""
        seat = 0 if request.seat is None else request.seat.bot.seat
        params: dict[str, Param] = {"seat": seat + 1, "level": "", "why": ""}
        self._post(lambda: done(Answer(Decision(None, lost=("program-no-room", params)))))

    def run(self, work: Callable[[], Any], done: Callable[[JobResult | None], None]) -> None:
        """Does a job in a process that no table waits for; None if it failed or took too long."""
        self.ask(Request(Job(work)), lambda reply: done(_result(reply)))

    def hint(self, question: HintQuestion, done: Advice, whose: str = "") -> None:
        request = Request(Hint(question, Budget(ms=BUDGET_MS)))
        self.ask(request, lambda reply: done(*(_result(reply) or (None, "", None))), whose)

    def ask(self, request: Request, done: Done, whose: str = "") -> None:
        here = partial(self._ask_here, request, done, whose)
        here() if self.remote is None else self.remote.ask(request, done, here)

    def _ask_here(self, request: Request, done: Done, whose: str) -> None:
        if isinstance(request.task, Job):
            if self._job_process is None or self._job_process.dead:
                self._job_process = self._start()
            self._job_process.ask(request, done, whose, LONGEST_JOB)
        elif request.seat is None:
            self._choose().ask(request, done, whose)
        else:
            key = request.seat.key
            process = self._homes[key] = self._choose(self._homes.get(key))
            process.ask(request, done, whose)

    def _choose(self, home: "_Process | None" = None) -> "_Process":
        """The process that has the bot, if it's idle; else any that is; else one of those that are busy. A bot
        that moves takes everything along, which costs milliseconds. A new process is not waited for: at first it
        would be the slowest of all."""
        self._processes = [process for process in self._processes if not process.dead]
        if home is not None and home.idle and home in self._processes:
            return home
        for process in self._processes:
            if process.idle:
                return process
        if not self._processes:
            self._processes.append(self._start())
        elif len(self._processes) < self._most:
            self.warm()
        if home is not None and home in self._processes:
            return home
        return min(self._processes, key=_Process.waiting)

    def _unload(self, key: int) -> None:
        """Workers on the bus drop bots that aren't used, and so would these, but later."""
        process = self._homes.pop(key, None)
        if process is not None and process in self._processes:
            process.ask(Request(Unload(key)), _ignore)

    def warm(self) -> None:
        """Starts another process, which loads what is slow to load; the first one before anybody needs it, so that
        the first bot is as quick as the second."""
        process = self._start()
        self._processes.append(process)
        process.ask(Request(Warm()), _ignore)

    def _start(self) -> "_Process":
        return _Process(self._post, self._now)

    def end_idle(self) -> None:
        """Ends the processes that nobody has asked for a while, except one; to be called now and then."""
        since = self._now() - IDLE_S
        for process in self._processes[1:]:
            if process.idle and process.used < since:
                self._processes.remove(process)
                self._homes = {key: home for key, home in self._homes.items() if home is not process}
                process.finish()
        jobs = self._job_process
        if jobs is not None and jobs.idle and jobs.used < since:
            self._job_process = None
            jobs.finish()

    def running(self) -> int:
        """Processes, those of programs not counted."""
        return sum(not process.dead for process in self._all())

    def waiting(self) -> int:
        """Requests that no process has been sent yet."""
        return sum(process.waiting() for process in self._all())

    def _all(self) -> "list[_Process]":
        return self._processes if self._job_process is None else [*self._processes, self._job_process]

    def close(self) -> None:
        for process in (*self._all(), *self._program_processes):
            process.close()


def _ignore(reply: Reply | None) -> None:
    """Nobody waits."""


def _result(reply: Reply | None) -> Any:
    return reply.result if isinstance(reply, Answer) else None


class _RemoteBot:
    """A seat's bot in some worker: knows what the seat saw, so that any worker can go on."""

    def __init__(self, ask: Ask, close: Callable[[], None], key: int, spec: BotSpec) -> None:
        self._ask = ask
        self.close = close
        self._key = key
        self._spec = spec
        self._seen: list[Event] = []
        self._known = 0
        """How much of it was sent."""
        self._memory: bytes | None = None
        self._worker = ""

    def saw(self, events: Sequence[Event]) -> None:
        self._seen += events

    def hear(self, news: News) -> None:
        """Only programs listen."""

    def ask(self, view: View, offers: Offers, now: int, done: Callable[[Decision | None], None]) -> None:
        self._send(ChooseMove(view, list(offers), Budget(now=now, ms=BUDGET_MS)), done)

    def _send(self, task: Task, done: Callable[[Any], None], may_die: bool = True) -> None:
        """`may_die`: if the worker does, the next one is asked."""

        def take(reply: Reply | None) -> None:
            if reply is not None:
                self._worker = reply.worker
            if isinstance(reply, Answer):
                self._memory = reply.memory
                done(reply.result)
            elif reply is not None or may_die:
                self._known = 0
                self._send(task, done, may_die and reply is not None)
            else:
                done(None)

        self._ask(self._request(task), take)

    def _request(self, task: Task) -> Request:
        known, self._known = self._known, len(self._seen)
        return Request(task, Seat(self._key, self._spec, known, self._seen[known:], self._memory), self._worker)


class _RemoteProgram(_RemoteBot):
    """A program in a process of its own: it's told everything as it happens, and ends with its process."""

    def saw(self, events: Sequence[Event]) -> None:
        super().saw(events)
        self._ask(self._request(Tell()), _ignore)

    def hear(self, news: News) -> None:
        self._ask(self._request(Tell(news)), _ignore)

    def ask(self, view: View, offers: Offers, now: int, done: Callable[[Decision | None], None]) -> None:
        self._send(ChooseMove(view, list(offers), Budget(now=now, ms=BUDGET_MS)), done, may_die=False)


class _Waiting(NamedTuple):
    request: Request | None
    """None ends the process."""
    done: Done
    seconds: float | None


class _Process:
    """One worker process and its queue, from which addresses are served in turn."""

    def __init__(self, post: Post, now: Callable[[], float]) -> None:
        self.dead = False
        self.used = now()
        """When it was last asked something."""
        self._post = post
        self._now = now
        self._outbox: queue.SimpleQueue[Request | None] = queue.SimpleQueue()
        self._queue: FairQueue[_Waiting] = FairQueue()
        self._current: _Waiting | None = None
        """What it's working on: one request at a time, so the next one can be chosen late."""
        self._child = subprocess.Popen(
            [sys.executable, "-m", "breakhouse.server.workers.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            process_group=0,  # Ctrl-C in the terminal is for the house, which closes the pipe when it ends
        )
        for work in (self._write, self._read, self._log_errors):
            threading.Thread(target=work, name="workers", daemon=True).start()

    def ask(self, request: Request | None, done: Done, whose: str = "", seconds: float | None = None) -> None:
        """After that many seconds, it's given up, and the process with it."""
        if self.dead:
            self._post(lambda: done(None))
            return
        self.used = self._now()
        self._queue.put(whose, _Waiting(request, done, seconds))
        self._start_next()

    @property
    def idle(self) -> bool:
        return self._current is None and not self.dead

    def waiting(self) -> int:
        return len(self._queue)

    def finish(self) -> None:
        """Ends the process once it has answered everything."""
        self.ask(None, _ignore)

    def close(self) -> None:
        self._outbox.put(None)
        try:
            self._child.wait(2)
        except subprocess.TimeoutExpired:
            self._child.kill()
            self._child.wait()

    def _start_next(self) -> None:
        if self._current is None and (waiting := self._queue.take()) is not None:
            self._current = waiting
            self._outbox.put(waiting.request)
            if waiting.seconds is not None:
                timer = threading.Timer(waiting.seconds, self._give_up_on, (waiting,))
                timer.daemon = True
                timer.start()

    def _give_up_on(self, waiting: _Waiting) -> None:
        if self._current is waiting:
            self._child.kill()

    def _write(self) -> None:
        assert self._child.stdin is not None
        try:
            while (request := self._outbox.get()) is not None:
                write_frame(self._child.stdin, request)
            self._child.stdin.close()
        except OSError:
            return  # the reader notices that the process is gone

    def _read(self) -> None:
        assert self._child.stdout is not None
        try:
            while True:
                self._post(partial(self._take, read_frame(self._child.stdout)))
        except (EOFError, OSError, pickle.UnpicklingError):
            with contextlib.suppress(RuntimeError):
                self._post(self._end)
        except RuntimeError:
            return  # the house is closed and nobody waits for the answer

    def _log_errors(self) -> None:
        """What it prints is logged, in the format that the operator chose."""
        assert self._child.stderr is not None
        for line in self._child.stderr:
            log.warning("%s", line.decode(errors="replace").strip())

    def _take(self, reply: Reply) -> None:
        waiting, self._current = self._current, None
        self._start_next()
        if waiting is not None:
            waiting.done(reply)

    def _end(self) -> None:
        """The process is gone: whoever waits for it is told."""
        self.dead = True
        current = [] if self._current is None else [self._current]
        self._current = None
        for waiting in (*current, *self._queue.empty()):
            waiting.done(None)
