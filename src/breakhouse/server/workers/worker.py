"""The process in which bots think: `python -m breakhouse.server.thinking`, spoken to over its pipes."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from breakhouse.bots import Bot, Budget, make_bot, warm_bots
from breakhouse.bots.bot import Listener
from breakhouse.bots.program import Program
from breakhouse.core import Invalid, Refusal
from breakhouse.core.log import read, replay
from breakhouse.core.memo import Lesson, lessons
from breakhouse.core.news import News
from breakhouse.games import game
from breakhouse.server.workers.pool import read_frame, write_frame
from breakhouse.table.environment import Consultation, Thought


class Minds:
    def __init__(self) -> None:
        self._bots: dict[int, Bot | None] = {}

    def new(self, id: int, game: str, level: str, seat: int, seed: str, program: str | None) -> None:
        self._bots[id] = None
        self._bots[id] = Program(game, program, seat, seed) if program else make_bot(game, level, seat, seed)

    def saw(self, id: int, events: list[Any]) -> None:
        bot = self._bots.get(id)
        if bot is not None:
            for event in events:
                bot.observe(event)

    def hear(self, id: int, news: News) -> None:
        bot = self._bots.get(id)
        if isinstance(bot, Listener):
            bot.hear(news)

    def ask(self, id: int, view: Any, offers: list[Any], now: int, ms: int) -> Thought | None:
        bot = self._bots.get(id)
        if bot is None:
            return None
        move = bot.choose(view, offers, Budget(now=now, ms=ms))
        if isinstance(bot, Program) and bot.notice is not None:
            print(f"a program lost its seat: {bot.notice.code}\n{bot.notice.stderr}", file=sys.stderr)
            return Thought(None, lost=(bot.notice.code, bot.notice.params))
        if move is None:
            return Thought(None)
        gesture = None if move.gesture is None else msgspec.json.encode(move.gesture)
        return Thought(move.command, move.after_ms, gesture)

    def warm(self, _: int) -> None:
        """Begins to load what is slow to load, in the background."""
        warm_bots()

    def close(self, id: int) -> None:
        bot = self._bots.pop(id, None)
        if isinstance(bot, Program):
            bot.close()


def _hint(asked: Consultation, ms: int) -> tuple[Any, str, Any] | None:
    from breakhouse.bots.coach import hint

    return hint(asked.game, asked.seat, asked.seen, asked.view, asked.offers, asked.language, Budget(ms=ms))


def review_match(lines: list[str]) -> bytes:
    """The coach's review of a finished match as JSON."""
    from breakhouse.bots.review import review

    header, _, _ = read(lines)
    return msgspec.json.encode(review(replay(game(header.game), lines)))


def _work(work: Callable[[], Any]) -> tuple[Any, tuple[str, dict[str, Any]] | None, list[Lesson]]:
    """The result, or the refusal; and what was cached along the way."""
    try:
        return work(), None, lessons()
    except (Refusal, Invalid) as no:
        return None, (no.code, dict(no.params)), lessons()


_WITHOUT_A_SEAT: dict[str, Callable[..., Any]] = {"hint": _hint, "work": _work}


def _try(work: Callable[..., Any], *args: Any) -> Any:
    """A bot's error costs its seat, not the process."""
    try:
        return work(*args)
    except Exception as wrong:
        print(f"a bot stumbled: {type(wrong).__name__}: {wrong}", file=sys.stderr)
        return None


def main() -> int:
    pipe_in, pipe_out = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints must not disturb the pipe
    if hasattr(os, "nice"):
        with suppress(OSError):  # a strict service manager forbids it
            os.nice(5)
    minds = Minds()
    while True:
        try:
            what, id, *rest = read_frame(pipe_in)
        except EOFError:
            return 0
        if what == "ask":
            number, *asked = rest
            write_frame(pipe_out, (number, _try(minds.ask, id, *asked)))
        elif what in _WITHOUT_A_SEAT:
            number, *asked = rest
            write_frame(pipe_out, (number, _try(_WITHOUT_A_SEAT[what], *asked)))
        else:
            _try(getattr(minds, what), id, *rest)


if __name__ == "__main__":
    raise SystemExit(main())
