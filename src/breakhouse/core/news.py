"""What a program is sent besides events: where it sits, why it was refused, how the match ended."""

from typing import Any

import msgspec

from breakhouse.core.contract import Outcome, Seat
from breakhouse.core.refusal import Param


class Seating(msgspec.Struct, frozen=True):
    """Before anything else."""

    seat: Seat
    names: tuple[str, ...]
    """Who sits where, this player included."""
    options: dict[str, Any]


class Refused(msgspec.Struct, frozen=True):
    """The last command had no effect."""

    code: str
    params: dict[str, Param]


class Ended(msgspec.Struct, frozen=True):
    """The match is over; nothing follows."""

    outcome: Outcome


class Awaited(msgspec.Struct, frozen=True):
    """Everybody is waiting for this seat, which answered "nothing for now"."""


News = Seating | Refused | Ended | Awaited
