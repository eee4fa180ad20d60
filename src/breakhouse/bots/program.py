"""A program at a table: it speaks JSON lines on its standard input and output.

The server begins with `{"hello": …}` and sends `{"saw": event}` for each event. The program answers a question,
`{"ask": 7, "view": …, "offers": …}`, with `{"id": 7, "command": {…}, "after_ms": 300}`; a null command means
"nothing now". What the rules don't allow comes back as `{"refused": …}`, and `{"end": …}` is the last line.
docs/programs.md explains every field. A program that is late, gone, unreadable, insists on what isn't allowed or
keeps everybody waiting loses its seat to a built-in bot, which gets everything the program saw, and the table goes
on.
"""

import contextlib
from collections.abc import Callable
from typing import assert_never

import msgspec

from breakhouse.bots import RANDOM, Bot, levels, make_baseline, make_bot
from breakhouse.bots.bot import Budget, Move
from breakhouse.bots.pipe import Gone, Late, Pipe
from breakhouse.bots.protocol import (
    BUDGET_MS,
    GRACE_MS,
    MOST_AFTER_MS,
    MOST_REFUSALS,
    START_MS,
    Answer,
    Ending,
    Glimpse,
    Greeting,
    Objection,
    Question,
    deny,
    introduce,
)
from breakhouse.core import Event, Offers, Refusal, Seat, View
from breakhouse.core.news import Awaited, Ended, News, Refused, Seating
from breakhouse.core.offers import plain, read_command, still_open
from breakhouse.core.refusal import Param
from breakhouse.games import game

STAND_IN = "casual"


class Dismissal(msgspec.Struct, frozen=True):
    """Why a program lost its seat: the message `notice-CODE` of `coach.ftl`."""

    code: str
    params: dict[str, Param]
    stderr: str = ""
    """The program's last lines there, for its author."""


class _Lost(Exception):
    def __init__(self, code: str, why: str = "") -> None:
        super().__init__(code, why)
        self.code = code
        self.why = why


class Program:
    """A bot that asks a program, and a built-in bot from the moment the program fails."""

    def __init__(
        self,
        game_id: str,
        command: str,
        seat: Seat,
        seed: int | str = 0,
        lost: Callable[[Dismissal], None] | None = None,
    ) -> None:
        self.notice: Dismissal | None = None
        self._game_id = game_id
        self._game = game(game_id)
        self._seat = seat
        self._seed = seed
        self._tell_lost = lost
        self._seen: list[Event] = []
        self._asked = 0
        self._refusals = 0
        """In a row, since something last happened."""
        self.spent_s = 0.0
        """Processor time of the program between question and answer, loading before the first not counted."""
        self._stand_in: Bot | None = None
        self._pipe: Pipe | None = None
        try:
            self._pipe = Pipe(command)
        except (OSError, ValueError) as wrong:
            self._lose(_Lost("program-not-started", str(wrong)))

    def observe(self, event: Event) -> None:
        self._seen.append(event)
        self._refusals = 0
        if self._stand_in is not None:
            self._stand_in.observe(event)
        else:
            self._send(Glimpse(event))

    def hear(self, news: News) -> None:
        if self._stand_in is not None:
            return
        match news:
            case Seating():
                self._send(Greeting(introduce(self._game, news.seat, news.names, news.options)))
            case Refused(code, params):
                self._refusals += 1
                self._send(Objection(deny(self._asked, code, params)))
            case Ended(outcome):
                self._send(Ending(outcome))
            case Awaited():
                self._lose(_Lost("program-waits"))
            case never:
                assert_never(never)

    def _send(self, message: msgspec.Struct) -> None:
        if self._pipe is not None:
            self._pipe.send(msgspec.json.encode(message))

    def choose(self, view: View, offers: Offers, budget: Budget) -> Move | None:
        if self._stand_in is None:
            try:
                return self._ask(view, offers, budget)
            except _Lost as wrong:
                self._lose(wrong)
        if self._stand_in is None:
            raise RuntimeError("a lost seat has a stand-in")
        return self._stand_in.choose(view, offers, budget)

    def close(self) -> None:
        if self._pipe is not None:
            self._pipe.close()

    def _ask(self, view: View, offers: Offers, budget: Budget) -> Move | None:
        pipe = self._pipe
        if pipe is None:
            raise _Lost("program-crashed")
        if self._refusals >= MOST_REFUSALS:
            raise _Lost("program-insists")
        self._asked += 1
        ms = budget.ms or BUDGET_MS
        shown = [plain(offer) for offer in offers]
        question = Question(self._asked, view, shown, ms, budget.now, self._seat, self._game_id)
        self._send(question)
        began = pipe.processor_time()
        answer = self._answer(pipe, max(ms + GRACE_MS, START_MS if self._asked == 1 else 0))
        if self._asked > 1:
            self.spent_s += pipe.processor_time() - began
        if answer.command is None:
            return None
        return self._move(answer, offers)

    def _answer(self, pipe: Pipe, ms: int) -> Answer:
        """The answer to the last question; late answers to earlier ones are passed over."""
        pipe.allow(ms)
        while True:
            try:
                line = pipe.receive()
            except Late:
                raise _Lost("program-too-slow") from None
            except Gone as wrong:
                raise _Lost("program-crashed", str(wrong)) from None
            try:
                answer = msgspec.json.decode(line, type=Answer)
            except (msgspec.DecodeError, RecursionError) as wrong:
                raise _Lost("program-unreadable", str(wrong)) from None
            if answer.id == self._asked:
                return answer
            if answer.id > self._asked:
                raise _Lost("program-unreadable", f"answer to question {answer.id}, asked were {self._asked}")

    def _move(self, answer: Answer, offers: Offers) -> Move:
        try:
            command = read_command(self._game, answer.command or {})
        except Refusal as wrong:
            raise _Lost("program-unreadable", str(wrong)) from None
        if not still_open(offers, command):
            raise _Lost("program-cheats")
        return Move(command, min(max(0, answer.after_ms), MOST_AFTER_MS))

    def _lose(self, wrong: _Lost) -> None:
        pipe, self._pipe = self._pipe, None
        last_lines = pipe.end() if pipe is not None else ""
        level = STAND_IN if STAND_IN in levels(self._game_id) else RANDOM
        self._stand_in = make_bot(self._game_id, level, self._seat, self._seed)
        for event in self._seen:
            self._stand_in.observe(event)
        why = wrong.why[:200]
        self.notice = Dismissal(wrong.code, {"seat": self._seat + 1, "level": level, "why": why}, last_lines)
        if self._tell_lost is not None:
            self._tell_lost(self.notice)

    def __del__(self) -> None:
        with contextlib.suppress(Exception):
            self.close()


def seat_player(
    game_id: str, who: str, seat: Seat, seed: int | str = 0, lost: Callable[[Dismissal], None] | None = None
) -> Bot:
    """A built-in bot by its level, a baseline by its name, or else the program that `who` starts."""
    if " " not in who and "/" not in who and "." not in who:
        return make_baseline(game_id, who, seat, seed)
    return Program(game_id, who, seat, seed, lost)
