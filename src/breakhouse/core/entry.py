"""What a match leaves behind, as values: the header and the entries of its log."""

from functools import cache
from typing import Any

import msgspec

from breakhouse.core.contract import AnyGame, Event, Seat


@cache
def _reader(kind: Any) -> "msgspec.json.Decoder[Any]":
    """Made once a union of events: msgspec works out anew how to read one each time it is handed it."""
    return msgspec.json.Decoder(kind)


FORMAT = 2
"""What is written. Format 1 had the same lines, but no reader of it took a header that names anything more."""


class Header(msgspec.Struct, frozen=True):
    """What must be known to replay a match: the first line of its file. Fields of later houses are skipped."""

    game: str
    rules_version: int
    options: dict[str, Any]
    seats: tuple[str, ...]
    commitment: str
    format: int = FORMAT


class Entry(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One step: who did what when, and all that it caused. `command` is null for the set-up."""

    seq: int
    at: int
    seat: Seat
    command: msgspec.Raw
    events: tuple[msgspec.Raw, ...]

    def read_events(self, game: AnyGame) -> tuple[Event, ...]:
        decode = _reader(game.event_type).decode
        return tuple([decode(raw) for raw in self.events])
