"""Messages made from the types that the house reads: right in form and odd in content, or a little wrong in form.

They go to pages that need no network, of houses with a table of every game; whatever comes, the answer is at worst
a refusal.
"""

import asyncio
import json
import logging
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import inspect

from breakhouse.core import Invalid, Refusal
from breakhouse.core.offers import plain
from breakhouse.core.rehearsal import random_command, random_options
from breakhouse.core.shuffle import pledge
from breakhouse.games import game
from breakhouse.server.house import House
from breakhouse.server.limits.budgets import Budgets
from breakhouse.server.limits.token_buckets import Account
from breakhouse.server.people.visitors import guest
from breakhouse.server.ws.connection import PageConnection
from breakhouse.store import VisitorRow
from breakhouse.table import Table
from breakhouse.table import messages as m
from breakhouse.table.clock import HouseClock
from breakhouse.table.create import NewSeat, NewTable
from breakhouse.table.messages import SeatKey
from tests.support.games import GAMES
from tests.support.server.odd_values import Maker
from tests.support.server.shuffle import answer_shuffle, nonce_of

SELDOM = ("leave", "resign", "kick", "agree", "stand", "hello", "seat-bot", "hand-over", "hint", "nonce")
"""What ends a match, or the part of one in it or in its shuffle, or takes long."""
KINDS = [kind.__struct_config__.tag for kind in m.Saying.__args__]
_PEOPLE = 4
_read = msgspec.json.Decoder(m.Telling).decode


class Nowhere:
    """A transport that leads nowhere, and hears what is sent."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        self.gone = False

    def write(self, data: bytes) -> None:
        self._hear(data)

    def is_closing(self) -> bool:
        return self.gone

    def get_write_buffer_size(self) -> int:
        return 0

    def close(self) -> None:
        self.gone = True

    abort = close

    def pause_reading(self) -> None:
        """There is nothing to read."""

    resume_reading = pause_reading


class Fuzz:
    """Some people who say anything at all, at a table of each game and at those that they make."""

    def __init__(self, house: House, seed: int) -> None:
        self._house = house
        self._rng = rng = random.Random(seed)
        self.troubles: list[str] = []
        self.sent = 0
        ids = [house.signer.new() for _ in range(_PEOPLE)]
        self._rows = [house.visitors.newcomer(id, "en") for id in ids]
        self._lines: list[PageConnection | None] = [None] * _PEOPLE
        known: dict[str, Callable[[], Any]] = {
            "table": lambda: self._here,
            "seat": lambda: rng.choice((0, 0, 0, 1, 1, 1, 2, 3, 7)),
            "seats": lambda: rng.randint(1, 5),
            "who": lambda: rng.choice(self._rows).who,
            "level": lambda: "random",
            "id": lambda: f"c{rng.randrange(10_000)}",
            "language": lambda: rng.choice(("en", "fr", "de-AT", "xx", "tlh")),
            "game": lambda: rng.choice(GAMES),
            "at": lambda: rng.choice((None, -1, 0, 1000, 2**40)),
            "commitment": lambda: self._commitment,
            "pledge": lambda: pledge(self._commitment, self._seat(), nonce_of(self._seat())),
            "nonce": lambda: nonce_of(self._seat()),
            "key": lambda: rng.choice(self._keys),
        }
        self._maker = Maker(rng, known)
        self._words: list[inspect.Type] = []
        self._commands = {id: inspect.type_info(game(id).command_type) for id in GAMES}
        self._new_table = inspect.type_info(NewTable)
        known["command"] = self._command
        self._person = 0
        self._here = "ABCDEF"
        self._keys = ["0123456789"]
        self.kinds = Counter[str]()
        self.shared = 0
        """Matches in whose shuffle pages had a share."""

    async def make_tables(self) -> None:
        """One of each game that plays, and some made at random."""
        for id in GAMES:
            await self._begin(id)
        for _ in range(5):
            made = msgspec.json.encode(self._maker.make(self._new_table))
            try:
                await self._make(self._rng.choice(self._rows), msgspec.json.decode(made, type=NewTable))
            except (msgspec.ValidationError, Refusal, Invalid):
                continue

    async def _begin(self, id: str) -> None:
        """All but one take a seat; their pages pledge, and show their nonces, as pages do."""
        seats = min(game(id).seats[1], _PEOPLE - 1)
        options = random_options(game(id), seats, self._rng)
        table = await self._make(self._rows[0], NewTable(id, options, [NewSeat("me"), *[NewSeat()] * (seats - 1)]))
        lines = [self._line(seat, table.sheet.code) for seat in range(seats)]
        for seat, line in enumerate(lines):
            line.hear(msgspec.json.encode({"say": "sit", "seat": seat}))
        await asyncio.sleep(0)
        lines[0].hear(b'{"say":"start"}')
        async with asyncio.timeout(60):
            while table.match is None:
                for seat, line in enumerate(lines):
                    for message in answer_shuffle(self._show_shuffle(table, seat)):
                        line.hear(msgspec.json.encode(message))
                await asyncio.sleep(0.01)
        shuffle = table.match.header.shuffle
        self.shared += shuffle is not None and any(shuffle.pledges)

    def _show_shuffle(self, table: Table, seat: int) -> dict[str, Any]:
        """What a page hears of the shuffle."""
        return {"table": {"attempt": msgspec.to_builtins(table.sheet.attempt)}, "yours": [seat]}

    @property
    def _commitment(self) -> str:
        table = self._table()
        attempt = None if table is None else table.sheet.attempt
        return "0" * 64 if attempt is None else attempt.commitment

    async def _make(self, row: VisitorRow, form: NewTable) -> Table:
        return await self._house.tables.make(form, guest(row, ""), Account(row.id, "192.0.2.1"))

    def go_elsewhere(self) -> None:
        """All of them, to another table."""
        self._here = self._rng.choice(list(self._house.tables))
        for person in range(_PEOPLE):
            self._line(person, self._here)

    def say(self) -> None:
        """One message by one of them."""
        self._person = self._rng.randrange(_PEOPLE)
        line = self._line(self._person)
        if self._rng.random() < 0.45:
            saying = {"say": "do", "id": f"c{self.sent}", "seat": self._seat(), "command": self._command()}
        else:
            saying = self._maker.make(self._word())
        self.sent += 1
        self.kinds[str(saying.get("say")) if isinstance(saying, dict) else ""] += 1
        errors = self._house.metrics.counts["errors_total"]
        line.hear(msgspec.json.encode(saying))
        if self._house.metrics.counts["errors_total"] > errors:
            self.troubles.append(json.dumps(saying)[:500])

    def _word(self) -> inspect.Type:
        """From a shuffled pile, so that what comes seldom still comes."""
        if not self._words:
            times = ((kind, 1 if kind.__struct_config__.tag in SELDOM else 25) for kind in m.Saying.__args__)
            self._words = [inspect.type_info(kind) for kind, count in times for _ in range(count)]
            self._rng.shuffle(self._words)
        return self._words.pop()

    def _line(self, person: int, code: str | None = None) -> PageConnection:
        """That one's page, at a table."""
        line = self._lines[person]
        if line is None or line._outlet.closing or self._rng.random() < 0.002:
            if line is not None:
                line.leave()
            row = self._rows[person]
            account, transport = Account(row.id, f"192.0.2.{person}"), Nowhere(self._check)
            line = self._lines[person] = PageConnection(self._house.socket_services, row, account)
            line.connect(transport, lambda: None)
        if line._table is None or code is not None:
            line.hear(msgspec.json.encode({"say": "hello", "table": code or self._here}))
        return line

    def _check(self, data: bytes) -> None:
        """Every answer can be read, and is never long."""
        at = 0
        while at < len(data):
            kind, length, start = data[at], data[at + 1], at + 2
            if length > 125:
                start += 2 if length == 126 else 8
                length = int.from_bytes(data[at + 2 : start], "big")
            if kind == 0x81:
                self._check_text(data[start : start + length])
            at = start + length

    def _check_text(self, text: bytes) -> None:
        message = _read(text)
        if isinstance(message, SeatKey):
            self._keys = [*self._keys[-9:], message.key]
        if isinstance(message, m.RefusalMessage) and len(text) > 4096:
            self.troubles.append(f"a refusal of {len(text)} bytes: {text[:200]!r}")
        if isinstance(message, m.RefusalMessage) and message.text.startswith(message.code):
            self.troubles.append(f"no sentence for {message.code}")

    def find_gaps(self) -> list[str]:
        """What a fuzzer that has fallen behind the house would not say any more."""
        enough = self.sent >= 5_000
        missing = [kind for kind in KINDS if enough and not self.kinds[kind]]
        return [f"never sent: {missing}"] * bool(missing) + ["no page took part in a shuffle"] * (not self.shared)

    def _table(self) -> Table | None:
        line = self._lines[self._person]
        return None if line is None else line._table

    def _seat(self) -> int:
        table, row = self._table(), self._rows[self._person]
        own = [] if table is None else table.sheet.seats_of(row.id)
        return self._rng.choice(own or [0])

    def _command(self) -> Any:
        """Something that is offered, or anything that can be written down as a command of that game."""
        table, rng = self._table(), self._rng
        if table is None or table.match is None:
            return self._maker.make(self._commands[rng.choice(GAMES)])
        match = table.match
        offers = match.legal(self._seat(), table.now() or 0)
        if offers and rng.random() < 0.6:
            return plain(random_command(match.game, rng.choice(offers), rng))
        return self._maker.make(self._commands[match.game.id])


class _Complaints(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(self.format(record)[-1500:])


async def fuzz(messages: int, seed: int, a_house: int = 20_000) -> list[str]:
    """What went wrong. Every so many messages another house is opened, because tables end and are given up."""
    complaints = _Complaints()
    logging.getLogger("breakhouse").addHandler(complaints)
    troubles: list[str] = []
    try:
        for first in range(0, messages, a_house):
            moment = [0]
            house = House(None, Budgets.boundless(), clock=HouseClock(lambda moment=moment: moment[0]))
            await house.open()
            try:
                one = Fuzz(house, seed + first)
                for number in range(min(a_house, messages - first)):
                    if number % 4_000 == 0:
                        await one.make_tables()
                    if number % 500 == 0:
                        one.go_elsewhere()
                    one.say()
                    moment[0] += 15_000_000  # nanoseconds
                    if number % 5 == 0:
                        await asyncio.sleep(0)
                troubles += one.troubles + one.find_gaps()
            finally:
                await house.close()
            if troubles or complaints.heard:
                break
    finally:
        logging.getLogger("breakhouse").removeHandler(complaints)
    return troubles[:5] + complaints.heard[:5]
