"""Thinking elsewhere: questions for bots, coach and card making go to workers on the bus, else to own processes.

Questions are pickled, so they are sealed with the world's key: anything else is rejected.
"""

import asyncio
import hmac
import pickle
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from breakhouse.core import Event, Offers, View
from breakhouse.core.news import News
from breakhouse.server.cluster.bus import Bus
from breakhouse.server.workers.pool import LONGEST_WORK, Thinkers
from breakhouse.table.environment import Advice, Consultation, Thinker, Thought

_PATIENCE = 15.0
"""Seconds for a bot or the coach; then the house does the thinking itself."""
_REST = 5.0
"""How many seconds to wait before asking again after nobody answered."""
_BOTS = 500
_LARGEST = 900_000
"""Bytes; NATS carries no more than a megabyte."""


class Seal:
    def __init__(self, key: bytes) -> None:
        self._key = hmac.digest(key, b"thinking", "sha256")

    def close(self, message: object) -> bytes:
        body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
        return hmac.digest(self._key, body, "sha256") + body

    def open(self, data: bytes) -> Any:
        """None if it isn't sealed with this world's key."""
        mark, body = data[:32], data[32:]
        return pickle.loads(body) if hmac.compare_digest(mark, hmac.digest(self._key, body, "sha256")) else None


class FarThinkers(Thinkers):
    """Asks on the bus first."""

    _bus: Bus | None = None
    _seal: Seal
    _nobody_until = 0.0

    def connect(self, bus: Bus, key: bytes) -> None:
        self._bus, self._seal = bus, Seal(key)
        self._asking: set[asyncio.Task[None]] = set()

    def thinker(self, game: str, level: str, seat: int, seed: str, whose: str = "") -> Thinker:
        here = partial(super().thinker, game, level, seat, seed, whose)
        if self._bus is None or level in self._programs:
            return here()
        self.check_level(game, level)
        return _FarBot(self, here, (game, level, seat, seed))

    def work(self, work: Callable[[], Any], done: Callable[[Any], None]) -> None:
        self.ask(("work", work), LONGEST_WORK, done, partial(super().work, work, done))

    def coach(self, question: Consultation, done: Advice, whose: str = "") -> None:
        here = partial(super().coach, question, done, whose)
        self.ask(("coach", question), _PATIENCE, lambda answer: done(*answer), here)

    def ask(
        self,
        question: tuple[Any, ...],
        seconds: float,
        done: Callable[[Any], None],
        here: Callable[[], None],
        bot: "_FarBot | None" = None,
    ) -> None:
        """`done` with the answer, or `here` where there is none."""
        loop = asyncio.get_running_loop()
        if self._bus is None or loop.time() < self._nobody_until:
            here()
        else:
            asking = loop.create_task(self._ask(self._bus, question, seconds, done, here, bot))
            self._asking.add(asking)
            asking.add_done_callback(self._asking.discard)

    async def _ask(
        self,
        bus: Bus,
        question: tuple[Any, ...],
        seconds: float,
        done: Callable[[Any], None],
        here: Callable[[], None],
        bot: "_FarBot | None",
    ) -> None:
        sealed = self._seal.close(question)
        found = None
        if len(sealed) <= _LARGEST:
            found = await bus.think(sealed, seconds, bot.worker if bot is not None else "")
            if found is None and bot is not None and bot.worker:
                found = await bus.think(sealed, seconds)
            if found is None:
                self._nobody_until = asyncio.get_running_loop().time() + _REST
        answer = None if found is None else self._seal.open(found)
        if answer is None or answer[1] is None:
            here()
            return
        if bot is not None:
            bot.worker = answer[0]
        done(answer[1])


class _FarBot:
    """Sends along what the bot saw, so any worker can continue; the one that knows it is asked first."""

    def __init__(self, thinkers: FarThinkers, here: Callable[[], Thinker], what: tuple[object, ...]) -> None:
        self.worker = ""
        self._thinkers = thinkers
        self._make = here
        self._here: Thinker | None = None
        self._what = what
        self._id = secrets.token_hex(8)
        self._seen: list[Event] = []

    def saw(self, events: Sequence[Event]) -> None:
        self._seen += events
        if self._here is not None:
            self._here.saw(events)

    def hear(self, news: News) -> None:
        """Only programs listen."""

    def ask(self, view: View, offers: Offers, now: int, done: Callable[[Thought | None], None]) -> None:
        question = ("bot", self._id, self._what, list(self._seen), view, list(offers), now)
        here = partial(self._ask_here, view, offers, now, done)
        self._thinkers.ask(question, _PATIENCE, done, here, self)

    def _ask_here(self, view: View, offers: Offers, now: int, done: Callable[[Thought | None], None]) -> None:
        if self._here is None:
            self._here = self._make()
            self._here.saw(self._seen)
        self._here.ask(view, offers, now, done)

    def close(self) -> None:
        if self._here is not None:
            self._here.close()


@dataclass(eq=False, slots=True)
class Worker:
    """A worker that thinks for the houses, with processes of its own."""

    seal: Seal
    thinkers: Thinkers
    id: str = field(default_factory=lambda: secrets.token_hex(4))
    _bots: OrderedDict[str, tuple[Thinker, int]] = field(default_factory=OrderedDict)
    """By the house's name for it: a bot, and how much it has seen."""

    def answer(self, data: bytes, reply: Callable[[bytes], None]) -> None:
        """Calls back with the result; never for questions from outside this world."""

        def done(answer: Any) -> None:
            reply(self.seal.close((self.id, answer)))

        match self.seal.open(data):
            case ("work", work):
                self.thinkers.work(work, done)
            case ("coach", consultation):
                self.thinkers.coach(consultation, lambda *answer: done(answer))
            case ("bot", id, what, seen, view, offers, now):
                self._bot(id, what, seen).ask(view, offers, now, done)

    def _bot(self, id: str, what: tuple[Any, ...], seen: list[Event]) -> Thinker:
        bot, known = self._bots.pop(id) if id in self._bots else (self.thinkers.thinker(*what), 0)
        bot.saw(seen[known:])
        self._bots[id] = (bot, len(seen))
        if len(self._bots) > _BOTS:
            self._bots.popitem(last=False)[1][0].close()
        return bot
