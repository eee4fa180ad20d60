"""Requests to a worker and its replies, over a pipe or over the bus.

Any worker can answer any request. If it concerns a seat, it carries what the seat saw since the last one and what
the bot remembered then; a worker that lacks the rest asks for everything.
Why: docs/decisions/0036-one-protocol-for-workers.md.
"""

import pickle
import struct
from collections.abc import Callable, Sequence
from typing import IO, Any

from msgspec import Struct

from breakhouse.bots import Budget
from breakhouse.core import Event, Offers, Refusal, View
from breakhouse.core.memo import CacheEntry
from breakhouse.core.news import News
from breakhouse.table.environment import HintQuestion


class ChooseMove(Struct, frozen=True):
    """Choose a move for the seat; the result is a `Decision`."""

    view: View
    offers: Offers
    budget: Budget


class Hint(Struct, frozen=True):
    """Advise a player; the result is what `table.environment.Advice` is called with."""

    question: HintQuestion
    budget: Budget


class Job(Struct, frozen=True):
    """Call a function; the result is a `JobResult`."""

    work: Callable[[], Any]


class Tell(Struct, frozen=True):
    """Show a program what its seat saw, and tell it the news, as it happens."""

    news: News | None = None


class Unload(Struct, frozen=True):
    """The bot of this seat is no longer needed."""

    key: int


class Warm(Struct, frozen=True):
    """Begin to load what is slow to load."""


Task = ChooseMove | Hint | Job | Tell | Unload | Warm


class BotSpec(Struct, frozen=True):
    """Which bot plays; `program`: the command that starts it, if it isn't a built-in one."""

    game: str
    level: str
    seat: int
    seed: str
    program: str | None = None


class Seat(Struct, frozen=True):
    """What a worker needs to continue a seat's bot."""

    key: int
    """The same in all requests of this seat, and for no other."""
    bot: BotSpec
    known: int
    """How many events the worker should have already …"""
    new: Sequence[Event]
    """… and those after them."""
    memory: bytes | None = None
    """What the bot returned with its last answer."""


class Request(Struct, frozen=True):
    task: Task
    seat: Seat | None = None
    worker: str = ""
    """Who answered for this seat last, on the bus."""


class Answer(Struct, frozen=True):
    result: Any
    """None if the worker failed."""
    memory: bytes | None = None
    worker: str = ""


class NeedAll(Struct, frozen=True):
    """The worker lacks some of what is taken as known: the request has to be sent with everything."""

    worker: str = ""


class JobResult(Struct, frozen=True):
    value: Any
    refusal: tuple[str, dict[str, Any]] | None
    cached: list[CacheEntry]
    """What was cached along the way, for the house to take over."""

    def get(self) -> Any:
        """The value, or `Refusal`."""
        if self.refusal is not None:
            raise Refusal(self.refusal[0], **self.refusal[1])
        return self.value


Reply = Answer | NeedAll
Done = Callable[[Reply | None], None]
"""Called once; with None if the worker died."""


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
