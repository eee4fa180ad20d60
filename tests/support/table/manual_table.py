"""A room driven by hand: its clock stands still until it's moved, its store keeps what a test lets it."""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from breakhouse.bots import Budget, make_bot
from breakhouse.core import Event, Offers, Refusal, View
from breakhouse.core.news import News
from breakhouse.core.shuffle import pledge
from breakhouse.store import MemoryStore
from breakhouse.table import Chair, Device, Environment, Guest, Sheet, Table
from breakhouse.table.clock import HouseClock
from breakhouse.table.environment import Decision


@dataclass(eq=False)
class Timer:
    at: int
    call: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        self.cancelled = True


class HandBot:
    """A bot that answers at once, in the same thread."""

    def __init__(self, game: str, level: str, seat: int, seed: str) -> None:
        self._bot = make_bot(game, "random", seat, seed)
        self.seen: list[Event] = []
        self.heard: list[News] = []
        self.closed = False

    def saw(self, events: Sequence[Event]) -> None:
        self.seen += events

    def hear(self, news: News) -> None:
        self.heard.append(news)

    def ask(self, view: View, offers: Offers, now: int, done: Callable[[Decision | None], None]) -> None:
        move = self._bot.choose(view, offers, Budget(now=now))
        assert move is not None
        done(Decision(move.command, 100))

    def close(self) -> None:
        self.closed = True


@dataclass
class Bench:
    """The room and all that a test wants to look at or to turn."""

    ms: int = 0
    store: MemoryStore = field(default_factory=MemoryStore)
    timers: list[Timer] = field(default_factory=list)
    soon: list[Callable[[], None]] = field(default_factory=list)
    bots: list[HandBot] = field(default_factory=list)
    results: list[Any] = field(default_factory=list)
    closed: list[str] = field(default_factory=list)
    coach: Any = None
    levels: tuple[str, ...] = ("casual", "expert")
    fail_bots: bool = False

    def __post_init__(self) -> None:
        self.clock = HouseClock(lambda: self.ms * 1_000_000)
        self.room = self.new_room()

    def new_room(self) -> Environment:
        return Environment(
            clock=self.clock,
            store=self.store,
            later=self.later,
            soon=self.soon.append,
            wall=lambda: 1_700_000_000 + self.ms // 1000,
            make_bot=self._bot,
            levels=lambda game: self.levels,
            coach=self.coach,
            ended=lambda row: self.results.append(row) or (row, []),
            closed=lambda sheet: self.closed.append(sheet.id),
        )

    def later(self, ms: int, call: Callable[[], None]) -> Timer:
        timer = Timer(self.clock.now() + ms, call)
        self.timers.append(timer)
        return timer

    def _bot(self, game: str, level: str, seat: int, seed: str, table: str) -> HandBot:
        bot = HandBot(game, level, seat, seed)
        if self.fail_bots:
            bot.ask = lambda view, offers, now, done: done(None)  # type: ignore[method-assign]
        self.bots.append(bot)
        return bot

    def settle(self) -> None:
        """Does what was put off until now."""
        while self.soon:
            self.soon.pop(0)()

    def wait(self, ms: int) -> None:
        """Lets house time run, timers and all, in steps that a waking house makes."""
        end = self.ms + ms
        self.settle()
        while True:
            due = [timer for timer in self.timers if not timer.cancelled and timer.at <= self._house(end)]
            if not due:
                break
            timer = min(due, key=lambda timer: timer.at)
            self.timers.remove(timer)
            self.advance_to(max(self.ms, self.ms + timer.at - self.clock.now()))
            timer.call()
            self.settle()
        self.advance_to(end)
        self.settle()

    def _house(self, raw: int) -> int:
        return self.clock.now() + raw - self.ms

    def advance_to(self, raw: int) -> None:
        while self.ms < raw:
            self.ms = min(raw, self.ms + 250)
            self.clock.now()


class Page:
    """A device whose messages a test can read."""

    def __init__(self, name: str, language: str = "en") -> None:
        self.received: list[dict[str, Any]] = []
        self.bye: tuple[str, bool] | None = None
        self.device = Device(Guest(f"id-{name}", f"who-{name}", name), language, self._send, self._dismiss)

    def _send(self, message: bytes) -> None:
        self.received.append(msgspec.json.decode(message))

    def _dismiss(self, code: str, again: bool) -> None:
        self.bye = (code, again)

    def all(self, tell: str) -> list[dict[str, Any]]:
        return [message for message in self.received if message["tell"] == tell]

    def last(self, tell: str) -> dict[str, Any]:
        return self.all(tell)[-1]

    def forget(self) -> None:
        self.received.clear()


def sheet(game: str = "tic-tac-toe", **more: Any) -> Sheet:
    usual: dict[str, Any] = {
        "id": "t1", "code": "ABCDEF", "match": "m1", "game": game, "options": {}, "access": "open",
        "host": "id-Ann", "chairs": (Chair(),) * 2, "commitment": "", "made": 0,
    }  # fmt: skip
    return Sheet(**{**usual, **more})


class Played:
    """A table with Ann and Bo at it, in the middle of a match."""

    def __init__(self, bench: Bench | None = None, start: bool = True, **more: Any) -> None:
        self.bench = bench or Bench()
        self.table = Table.make(self.bench.room, sheet(**more), lambda trouble: None)
        self.ann, self.bo = Page("Ann"), Page("Bo")
        for page in (self.ann, self.bo):
            self.table.join(page.device)
            if any(chair.free for chair in self.table.sheet.chairs):
                self.table.seats.sit(page.device, None, None)
        self.bench.settle()
        if start:
            self.start()

    def start(self) -> None:
        self.table.starting.start(self.ann.device)
        self.shuffle()
        if self.table.sheet.phase == "gathering":
            self.bench.wait(2_000)  # somebody else is silent
            self.shuffle()

    def shuffle(self, *pages: "Page") -> None:
        """All pages, or these, take part as a browser does."""
        for _ in range(2):
            self.bench.wait(0)
            for page in pages or (self.ann, self.bo):
                take_part(self.table, page)
        self.bench.wait(0)

    def do(self, page: Page, id: str, seat: int, command: dict[str, Any], at: int | None = None) -> None:
        self.table.do(page.device, id, seat, msgspec.json.encode(command), at)
        self.bench.settle()

    def mark(self, page: Page, seat: int, cell: int, id: str | None = None, at: int | None = None) -> None:
        self.do(page, id or f"{seat}-{cell}", seat, {"do": "mark", "cell": cell}, at)


def nonce_of(page: Page, seat: int) -> str:
    return hashlib.sha256(f"{page.device.guest.visitor} {seat}".encode()).hexdigest()


def take_part(table: Table, page: Page) -> None:
    """Answers the last announced step of the shuffle, for every seat of the page."""
    message = page.all("table")
    attempt = message[-1]["table"]["attempt"] if message else None
    for seat in message[-1]["yours"] if attempt else []:
        nonce, commitment = nonce_of(page, seat), attempt["commitment"]
        given = pledge(commitment, seat, nonce)
        if attempt["pledges"] is None:
            table.shuffling.take_pledge(page.device, seat, commitment, given)
        elif attempt["pledges"][seat] == given and table.sheet.attempt is not None:
            table.shuffling.take_nonce(page.device, seat, commitment, nonce)


def solo(bench: Bench | None = None, **more: Any) -> Played:
    """Ann against a bot."""
    chairs = (Chair("id-Ann", "who-Ann", "Ann"), Chair(bot="casual", name="casual"))
    return Played(bench, chairs=chairs, **more)


def refused(code: str, call: Any, *args: Any) -> None:
    with pytest.raises(Refusal) as no:
        call(*args)
    assert no.value.code == code
