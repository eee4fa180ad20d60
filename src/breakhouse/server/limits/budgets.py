"""What one visitor and one address may cost the server, in one table.

A rate is an amount per second in the long run and a burst at once; `Most` is how many there may be at the same
time. Everything is paid for twice, by the visitor and by the address, so deleting the cookie gains nothing. IPv6
addresses count by their /64. Play stays far below these figures, also in a classroom behind one address
(`tests/server/test_classroom.py`), and each can be set: `breakhouse serve --limit chat=1/10 --limit
chat_of_address=5/60`.

Why: docs/decisions/0017-budgets.md.
"""

from typing import Any

import msgspec

from breakhouse.core import Refusal

KB = 1024


class Rate(msgspec.Struct, frozen=True):
    """An amount per second in the long run, and a burst at once."""

    a_second: float
    burst: float


FREE = Rate(1e12, 1e12)
MANY = 1_000_000_000


class Allowance(msgspec.Struct, frozen=True):
    visitor: Rate
    address: Rate


class Most(msgspec.Struct, frozen=True):
    """At the same time."""

    visitor: int
    address: int


class Budgets(msgspec.Struct, frozen=True, kw_only=True):
    # fmt: off
    #                             one visitor                      one address
    frames: Allowance = Allowance(Rate(60, 300),                   Rate(1_800, 9_000))
    """Frames over sockets: messages, gestures, pings and pongs. Beyond it the server stops reading for a while."""
    bytes: Allowance = Allowance(Rate(64 * KB, 256 * KB),          Rate(1024 * KB, 4096 * KB))
    """The same, by size."""
    work: Allowance = Allowance(Rate(0.15, 0.1),                   Rate(0.4, 0.15))
    """The same, by seconds of the event loop's processor time."""
    gestures: Allowance = Allowance(Rate(25, 50),                  Rate(800, 1_600))
    """Gestures beyond it are dropped unread: the next one shows the hand again. With many watchers, each counts as
    several.
    """
    commands: Allowance = Allowance(Rate(10, 300),                 Rate(100, 3_000))
    """Commands of games: each is stored for ever."""
    entries: Most = Most(20_000,                                   20_000)
    """Entries of a single match, whoever plays it: beyond it only the clock goes on."""
    matches: Allowance = Allowance(Rate(1 / 10, 20),               Rate(2, 200))
    """Matches begun at existing tables, rematches included."""
    chat: Allowance = Allowance(Rate(0.5, 6),                      Rate(5, 60))
    heckles: Allowance = Allowance(Rate(0.5, 6),                   Rate(0.5, 12))
    """Chat by those who have no seat at the table, table by table."""
    reports: Allowance = Allowance(Rate(1 / 7_200, 3),             Rate(1 / 600, 20))
    """Seats that somebody reports to the operator."""
    hints: Allowance = Allowance(Rate(0.5, 6),                     Rate(4, 90))
    requests: Allowance = Allowance(Rate(40, 300),                 Rate(150, 1_500))
    """HTTP; expensive ones count several times (`Route.price`). They are delayed before they are refused."""
    serving: Allowance = Allowance(Rate(0.2, 1.5),                 Rate(0.4, 4))
    """The same, by seconds of the event loop's processor time."""
    reading: Allowance = Allowance(Rate(0.1, 2),                   Rate(0.5, 10))
    """The same, by seconds of waiting for the store's answers."""
    replies: Allowance = Allowance(Rate(512 * KB, 8192 * KB),      Rate(4096 * KB, 65536 * KB))
    """Bytes that go out because somebody asked: the answers to requests, and over sockets what an answer has more
    than its question, or a table that everybody is shown again. Nobody in debt is answered.
    """
    slow: Allowance = Allowance(Rate(0.2, 12),                     Rate(1, 60))
    """Seconds of work outside the event loop: making decks, reviews, verifying and reading old matches."""
    tables: Allowance = Allowance(Rate(1 / 20, 8),                 Rate(1 / 4, 90))
    guesses: Allowance = Allowance(Rate(1 / 20, 8),                Rate(1 / 6, 30))
    """Codes of tables that do not exist."""
    newcomers: Allowance = Allowance(FREE,                         Rate(1 / 5, 90))
    """Visitors without a cookie who are given one."""
    storage: Allowance = Allowance(Rate(1 * KB, 128 * KB),         Rate(8 * KB, 2048 * KB))
    """Bytes that the server has to store: settings, names, options of tables."""
    open_tables: Most = Most(24,                                   300)
    waiting: Most = Most(6,                                        24)
    """Slow jobs in the queue."""
    programs: Most = Most(4,                                       4)
    """Programs that play: each is a process of its own."""
    bots: Most = Most(5,                                           20)
    """Accounts of a person's programs that play over the network."""
    streams: Most = Most(1,                                        20)
    """Sockets of such a program: one each."""
    played: Most = Most(8,                                         60)
    """Tables at which it plays at the same time."""
    answers: Allowance = Allowance(Rate(10, 100),                  Rate(100, 1_000))
    """Messages from it. Beyond that, the socket says so, and nothing happens."""
    challenges: Allowance = Allowance(Rate(1 / 5, 10),             Rate(1, 60))
    """Programs that somebody invites to a table."""
    sockets: Most = Most(12,                                       400)
    pages: Most = Most(12,                                         60)
    """Sockets at the same table: each of them gets everything that happens there."""
    connections: Most = Most(MANY,                                 500)
    # fmt: on

    @classmethod
    def boundless(cls) -> "Budgets":
        return cls(**{name: _unbound(value) for name, value in _values(cls()).items()})

    @classmethod
    def classroom(cls) -> "Budgets":
        """About a hundred people behind one address: the same for each, ten times as much for all together."""
        return cls(**{name: _for_many(value) for name, value in _values(cls()).items() if name != "work"})

    def with_setting(self, setting: str) -> "Budgets":
        """With one figure set: `tables=2/30` (two a second, thirty at once), `sockets_of_address=100`."""
        named, _, value = setting.partition("=")
        name = named.removesuffix("_of_address")
        if name not in self.__struct_fields__:
            raise Refusal("no-such-limit", limit=named, known=", ".join(self.__struct_fields__))
        part = "address" if named != name else "visitor"
        old: Allowance | Most = getattr(self, name)
        try:
            read = int(value) if isinstance(old, Most) else _read_rate(value)
        except ValueError:
            raise Refusal("unreadable-limit", limit=named, value=value) from None
        return msgspec.structs.replace(self, **{name: msgspec.structs.replace(old, **{part: read})})


def _values(budgets: Budgets) -> dict[str, Any]:
    return {name: getattr(budgets, name) for name in budgets.__struct_fields__}


def _unbound(value: Allowance | Most) -> Any:
    return Allowance(FREE, FREE) if isinstance(value, Allowance) else Most(MANY, MANY)


def _for_many(value: Allowance | Most) -> Any:
    if isinstance(value, Most):
        return Most(value.visitor, value.address * 10)
    rate = value.address
    return Allowance(value.visitor, Rate(rate.a_second * 10, rate.burst * 10))


def _read_rate(written: str) -> Rate:
    rate, _, burst = written.partition("/")
    return Rate(float(rate), float(burst or max(1.0, float(rate))))
