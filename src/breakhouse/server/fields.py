"""What a field of a message or a form may hold."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Code = Annotated[str, Meta(min_length=4, max_length=32, pattern="^[A-Za-z0-9_-]+$")]
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Language = Annotated[str, Meta(min_length=2, max_length=20, pattern="^[A-Za-z0-9-]+$")]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Preset = Literal["hello", "good-game", "well-played", "thanks", "one-moment", "your-turn", "sorry", "bye"]


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number of the next event this page hasn't seen, from `update.next`, and in which perspective."""

    perspective: SeatNumber | None
    next: Annotated[int, Meta(ge=0)]
    match: str
    """`table.match`: numbers of an earlier match mean nothing in a rematch."""
