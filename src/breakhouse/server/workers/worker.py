"""A worker process: `python -m breakhouse.server.workers.worker` answers requests from its pipe, one at a time."""

import os
import sys
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, assert_never

import msgspec

from breakhouse.bots import Bot, Budget, make_bot, warm_bots
from breakhouse.bots.bot import Listener, Resumable
from breakhouse.bots.program import Program
from breakhouse.bots.signs import Tally, add_tallies, observe, suspect
from breakhouse.core import Chance, Event, Invalid, Refusal
from breakhouse.core.entry import Entry
from breakhouse.core.log import read, replay
from breakhouse.core.match import Play, Sitting
from breakhouse.core.memo import recent_entries
from breakhouse.core.versions import translate
from breakhouse.games import game
from breakhouse.server.workers.protocol import (
    Answer,
    BotSpec,
    ChooseMove,
    Hint,
    Job,
    JobResult,
    NeedAll,
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
from breakhouse.store import MatchRow
from breakhouse.table.environment import Decision, HintQuestion

MOST_BOTS = 256
"""Bots kept loaded; one that was dropped is made again from everything its seat saw."""


class Memory(msgspec.Struct, frozen=True):
    """What a bot needs besides the events to go on elsewhere; only workers read it."""

    seen: int
    saved: bytes


@dataclass(slots=True)
class LoadedBot:
    bot: Bot
    seen: int = 0
    memory: bytes | None = None
    """As last returned: if a request brings a different one, another worker has answered since."""

    def catch_up(self, seat: Seat) -> bool:
        """Whether it now knows everything that the seat saw and that the bot remembered."""
        if self.seen < seat.known:
            return False
        new = seat.new[self.seen - seat.known :]
        if seat.memory not in (None, self.memory) and isinstance(self.bot, Resumable):
            memory = msgspec.msgpack.decode(seat.memory or b"", type=Memory)
            since = memory.seen - self.seen
            if since < 0:
                return False
            self._show(new[:since])
            self.bot.restore(memory.saved)
            new = new[since:]
        self._show(new)
        return True

    def _show(self, events: Sequence[Event]) -> None:
        self.seen += len(events)
        for event in events:
            self.bot.observe(event)

    def save(self) -> bytes | None:
        if isinstance(self.bot, Resumable):
            self.memory = msgspec.msgpack.encode(Memory(self.seen, self.bot.save()))
        return self.memory


class Worker:
    """Answers requests, and keeps the bots loaded that it used last."""

    def __init__(self) -> None:
        self._bots: OrderedDict[int, LoadedBot] = OrderedDict()

    def answer(self, request: Request) -> Reply:
        """A bot's error costs its seat, not the process."""
        try:
            if request.seat is not None:
                return self._play(request.seat, request.task)
            return Answer(self._do(request.task))
        except Exception as wrong:
            task = type(request.task).__name__
            print(f"{task} failed in a worker: {type(wrong).__name__}: {wrong}", file=sys.stderr)
            return Answer(None)

    def _play(self, seat: Seat, task: Task) -> Reply:
        loaded = self._load(seat)
        if loaded is None:
            return NeedAll()
        if isinstance(task, Tell):
            if task.news is not None and isinstance(loaded.bot, Listener):
                loaded.bot.hear(task.news)
            return Answer(None)
        if not isinstance(task, ChooseMove):
            raise TypeError(f"{type(task).__name__} is not for a seat")
        return Answer(_choose_move(loaded.bot, task), loaded.save())

    def _load(self, seat: Seat) -> LoadedBot | None:
        loaded = self._bots.pop(seat.key, None)
        if loaded is None or not loaded.catch_up(seat):
            if seat.known:
                return None
            loaded = LoadedBot(_make_bot(seat.bot))
            loaded.catch_up(seat)
        self._bots[seat.key] = loaded
        if len(self._bots) > MOST_BOTS:
            self._bots.popitem(last=False)
        return loaded

    def _do(self, task: Task) -> Any:
        match task:
            case Job(work):
                return _run(work)
            case Hint(question, budget):
                return _hint(question, budget)
            case Unload(key):
                self._bots.pop(key, None)
            case Warm():
                warm_bots()
            case ChooseMove() | Tell():
                raise TypeError(f"{type(task).__name__} needs a seat")
            case never:
                assert_never(never)
        return None

    def close(self) -> None:
        for loaded in self._bots.values():
            if isinstance(loaded.bot, Program):
                loaded.bot.close()


def _make_bot(spec: BotSpec) -> Bot:
    if spec.program is not None:
        return Program(spec.game, spec.program, spec.seat, spec.seed)
    return make_bot(spec.game, spec.level, spec.seat, spec.seed)


def _choose_move(bot: Bot, task: ChooseMove) -> Decision:
    move = bot.choose(task.view, task.offers, task.budget)
    if isinstance(bot, Program) and bot.notice is not None:
        print(f"a program lost its seat: {bot.notice.code}\n{bot.notice.stderr}", file=sys.stderr)
        return Decision(None, lost=(bot.notice.code, bot.notice.params))
    if move is None:
        return Decision(None)
    gesture = None if move.gesture is None else msgspec.json.encode(move.gesture)
    return Decision(move.command, move.after_ms, gesture)


def _hint(asked: HintQuestion, budget: Budget) -> tuple[Any, str, Any]:
    from breakhouse.bots.coach import hint  # loads what only the coach needs

    found = hint(asked.game, asked.seat, asked.seen, asked.view, asked.offers, asked.language, budget)
    return found or (None, "", None)


def _run(work: Callable[[], Any]) -> JobResult:
    try:
        return JobResult(work(), None, recent_entries())
    except (Refusal, Invalid) as no:
        return JobResult(None, (no.code, dict(no.params)), recent_entries())


def review_match(lines: list[str]) -> bytes:
    """The coach's review of a finished match as JSON."""
    from breakhouse.bots.review import review

    header, _, _ = read(lines)
    return msgspec.json.encode(review(replay(game(header.game), lines)))


class Examined(msgspec.Struct, frozen=True):
    """What a match shows about a seat, and what that makes one suspect."""

    observed: dict[str, Tally]
    suspicions: list[str]


def examine_match(
    row: MatchRow, entries: Sequence[Entry], own: frozenset[int], known: Mapping[int, Mapping[str, Tally]]
) -> dict[int, Examined]:
    """What the entries that people made themselves show; `known`: what was observed about each before."""
    assert row.header is not None
    rules = game(row.header.game)
    log = translate(rules, row.header, entries)
    match = Play.before(rules, row.header, Chance(row.header.seed(row.secret, row.nonces)))
    for entry in log:
        match = match.replay(entry)
    found = {}
    for seat, observed in observe(Sitting(match, row.secret, row.nonces, list(log)), own).items():
        sums = add_tallies(known.get(seat, {}), observed)
        names = [*suspect(rules.id, observed), *suspect(rules.id, sums)]
        found[seat] = Examined(observed, list(dict.fromkeys(names)))
    return found


def main() -> int:
    pipe_in, pipe_out = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints must not disturb the pipe
    if hasattr(os, "nice"):
        with suppress(OSError):  # a strict service manager forbids it
            os.nice(5)
    worker = Worker()
    while True:
        try:
            request = read_frame(pipe_in)
        except EOFError:
            worker.close()
            return 0
        write_frame(pipe_out, worker.answer(request))


if __name__ == "__main__":
    raise SystemExit(main())
