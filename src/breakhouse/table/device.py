"""Who looks at a table, and with which device."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from breakhouse.table.sheet import Sheet

Perspective = int | None
"""A seat, or None for those who watch."""

Faces = tuple[tuple[Perspective, bool], ...]
"""The sides of the table (seat, may act) that a device is shown."""


@dataclass(slots=True)
class Guest:
    """A person as the tables know them: `visitor` is private to the server, `who` is public."""

    visitor: str
    who: str
    name: str
    since: int = 0
    """When this visitor first got a cookie, in seconds since 1970."""
    origin: str = ""
    """A mark for the address, the same for everyone from there."""
    owner: str | None = None
    """For a program that plays over the network: its owner's public id."""


@dataclass(frozen=True, slots=True)
class Consent:
    """Permission to look over the shoulder of a seat, from the visitor who sits there."""

    seat: int
    giver: str

    def holds(self, sheet: Sheet, who: str) -> bool:
        """Valid only while the giver plays that seat, and never for somebody with a seat in this match."""
        chair = sheet.chairs[self.seat] if self.seat < len(sheet.chairs) else None
        given = chair is not None and chair.visitor == self.giver and not chair.resigned
        return given and not sheet.has_seat(who)


@dataclass(eq=False, slots=True)
class Viewpoint:
    """Through whose eyes a device sees events and what else it is shown, and for what that was worked out."""

    sheet: Sheet
    handed_to: int | None
    leave: Consent | None
    perspective: Perspective
    faces: Faces
    acting: tuple[int, ...]
    """The seats for which the device may act."""


@dataclass(eq=False, slots=True)
class Device:
    """One page looking at a table. Several may belong to one guest, and one may serve several seats."""

    guest: Guest
    language: str
    send: Callable[[bytes], None]
    """Takes an encoded message; never blocks, never fails."""
    dismiss: Callable[[str, bool], None]
    """Says goodbye with a code; the flag says whether coming back makes sense."""
    handed_to: int | None = None
    leave: Consent | None = None
    """Over whose shoulder this page of a spectator looks."""
    screen: bool = False
    """A big screen: it shows what everybody may see, whoever opened it."""
    viewpoint: Viewpoint | None = None
    """What `perspective.look` found last: every command asks for it."""
    address: str = ""
    """Where the page comes from; IPv6 addresses are grouped as one home has them."""
    lag: int = 0
    """Half the measured round trip, in milliseconds."""
    weak: bool = False
    """The connection has gone quiet."""


def are_weak(devices: Iterable[Device]) -> bool:
    """Whether all connections to somebody have gone quiet: one that is good is enough."""
    return all(device.weak for device in devices)
