"""What a match leaves behind, as values: the header and the entries of its log."""

from collections.abc import Collection
from functools import cache
from typing import Any

import msgspec

from breakhouse.core.contract import AnyGame, Event, Seat


@cache
def _reader(kind: Any) -> "msgspec.json.Decoder[Any]":
    """Made once a union of events: msgspec works out anew how to read one each time it is handed it."""
    return msgspec.json.Decoder(kind)


FORMAT = 3
"""What is written. Format 1 had the same lines as 2, but no reader of it took a header that names anything more.
Since format 3 the names stand in a line of their own, outside the running hash."""


class Header(msgspec.Struct, frozen=True):
    """What must be known to replay a match: the first line of its file. Fields of later houses are skipped."""

    game: str
    rules_version: int
    options: dict[str, Any]
    seats: tuple[str, ...]
    commitment: str
    format: int = FORMAT
    erased: tuple[int, ...] = ()
    """The seats whose names were taken out because somebody wanted to be forgotten."""

    @property
    def names_apart(self) -> bool:
        """Whether the names stand in a line of their own."""
        return self.format >= 3

    def without_names(self, seats: Collection[int], name: str) -> "Header":
        """Rewritten once and marked: an older one gets the format in which names prove nothing."""
        if not seats:
            return self
        names = tuple(name if seat in seats else told for seat, told in enumerate(self.seats))
        erased = tuple(sorted({*self.erased, *seats}))
        return msgspec.structs.replace(self, seats=names, format=max(self.format, 3), erased=erased)


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
