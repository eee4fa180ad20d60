"""Messages from the server itself to a page, besides those of its table."""

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
    """The last message before the server closes the socket. `again`: whether reconnecting makes sense."""

    code: str
    text: str
    again: bool
