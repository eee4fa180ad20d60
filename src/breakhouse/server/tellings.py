"""What the house itself tells a page, beside what its table does."""

from breakhouse.table.messages import Message


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to hello; `table` and `update` follow at once."""

    you: str
    name: str
    seats: list[int]
    """The seats that are yours."""
    version: str


class Pong(Message, frozen=True, tag="pong"):
    n: int
    now: int | None
    """Match time, when there is a match."""


class Bye(Message, frozen=True, tag="bye"):
    """The last message before the house closes the socket. `again`: it makes sense to come back by itself."""

    code: str
    text: str
    again: bool
