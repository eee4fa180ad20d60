"""The devices around a table: who looks through each of them, whose view it shows, and messages to all of them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from breakhouse.core.refusal import Param, Refusal
from breakhouse.games import game
from breakhouse.locales import say, say_why
from breakhouse.table.messages import Announcement, Message, RefusalMessage, encode
from breakhouse.table.state import Sheet

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
    """What `look` found last: every command asks for it."""
    address: str = ""
    """Where the page comes from; IPv6 addresses are grouped as one home has them."""
    lag: int = 0
    """Half the measured round trip, in milliseconds."""
    weak: bool = False
    """The connection has gone quiet."""


def are_weak(devices: Iterable[Device]) -> bool:
    """Whether all connections to somebody have gone quiet: one that is good is enough."""
    return all(device.weak for device in devices)


def covers_hands(sheet: Sheet) -> bool:
    """Whether seats have secrets from each other, even on one device."""
    return not game(sheet.game).manifest.open_hands


def look(device: Device, sheet: Sheet) -> Viewpoint:
    """Whose view this device shows: its only seat's, that of the seat it was passed to, or a spectator's.
    Recomputed only when the sheet or the device's choice changed."""
    known = device.viewpoint
    if (
        known is not None
        and known.sheet is sheet
        and known.handed_to == device.handed_to
        and known.leave == device.leave
    ):
        return known
    perspective, faces = _eyes(device, sheet)
    acting = tuple([seat for seat, acts in faces if acts and seat is not None])
    device.viewpoint = Viewpoint(sheet, device.handed_to, device.leave, perspective, faces, acting)
    return device.viewpoint


def _eyes(device: Device, sheet: Sheet) -> tuple[Perspective, Faces]:
    owned = [] if device.screen else sheet.seats_of(device.guest.visitor)
    seats = [seat for seat in owned if sheet.chairs[seat].bot is None]
    if not seats:
        seen = _shoulder(device, sheet)
        return seen, ((seen, False),)
    if len(owned) > 1 and covers_hands(sheet):
        # even while a bot plays one of them: its owner is still in the room
        holder = device.handed_to if device.handed_to in seats else None
        return holder, ((holder, holder is not None),)
    if len(seats) == 1:
        return seats[0], ((seats[0], True),)
    return None, tuple((seat, True) for seat in seats)


def _shoulder(device: Device, sheet: Sheet) -> int | None:
    """The seat over whose shoulder this device may look."""
    leave = device.leave
    may = leave is not None and not device.screen and leave.holds(sheet, device.guest.who)
    return leave.seat if leave is not None and may else None


_ADDRESSES_KEPT = 500


@dataclass(eq=False, slots=True)
class Audience:
    """All devices at a table, those of players and spectators alike."""

    devices: list[Device] = field(default_factory=list)
    _addresses: dict[str, str] = field(default_factory=dict)
    """Each visitor's last address, including those who have left."""
    _grouped: Sheet | None = None
    _groups: dict[tuple[Perspective, Faces], list[Device]] = field(default_factory=dict)

    def add(self, device: Device) -> None:
        self.devices.append(device)
        self._addresses[device.guest.visitor] = device.address
        if len(self._addresses) > _ADDRESSES_KEPT:
            self._addresses = {one.guest.visitor: one.address for one in self.devices}
        self.look_again()

    def remove(self, device: Device) -> None:
        self.devices.remove(device)
        self.look_again()

    def of(self, visitor: str | None) -> list[Device]:
        return [device for device in self.devices if device.guest.visitor == visitor]

    def present(self, visitor: str | None) -> bool:
        return any(device.guest.visitor == visitor for device in self.devices)

    def lag(self, visitor: str | None) -> int:
        return max((device.lag for device in self.devices if device.guest.visitor == visitor), default=0)

    def homes(self, sheet: Sheet) -> list[int | None]:
        """By seat: people with the same number came from one address; None where it isn't known."""
        addresses = [self._addresses.get(chair.visitor) if chair.visitor else None for chair in sheet.chairs]
        return [addresses.index(address) if address else None for address in addresses]

    def people_here(self, sheet: Sheet) -> list[int]:
        """The seats whose players are at the table."""
        return [seat for seat in sheet.people if self.present(sheet.chairs[seat].visitor)]

    def all_here(self, sheet: Sheet) -> bool:
        """Whether everyone is here; those who stood up aren't missed."""
        return all(self.present(sheet.chairs[n].visitor) for n in sheet.people if not sheet.chairs[n].left)

    def voters(self, sheet: Sheet) -> list[int]:
        """The seats of the people present whose agreement is needed: after the match, also those that resigned."""
        if sheet.phase != "over":
            return self.people_here(sheet)
        here = {device.guest.visitor for device in self.devices}
        return sorted(seat for visitor in here for seat in sheet.seats_of(visitor))

    def tell(self, message: Message, but: Device | None = None) -> None:
        encoded = encode(message)
        for device in self.devices:
            if device is not but:
                device.send(encoded)

    def announce(self, code: str, **params: Param) -> None:
        for device in self.devices:
            announce_to(device, code, params)

    def announce_to_others(self, visitor: str, code: str, **params: Param) -> None:
        """To everyone except the one who did it."""
        for device in self.devices:
            if device.guest.visitor != visitor:
                announce_to(device, code, params)

    def refuse(self, no: Refusal, what: str) -> None:
        for device in self.devices:
            refuse(device, no, None, None, what)

    def dismiss(self, code: str, again: bool) -> None:
        for device in list(self.devices):
            device.dismiss(code, again)

    def groups(self, sheet: Sheet) -> dict[tuple[Perspective, Faces], list[Device]]:
        """Devices by what they are shown; worked out again only when sheet or devices changed."""
        if self._grouped is not sheet:
            self._grouped = sheet
            self._groups = {}
            for device in self.devices:
                viewpoint = look(device, sheet)
                self._groups.setdefault((viewpoint.perspective, viewpoint.faces), []).append(device)
        return self._groups

    def look_again(self) -> None:
        """Somebody came, left, or changed perspective."""
        self._grouped = None


def announce_to(device: Device, code: str, params: dict[str, Param]) -> None:
    text = say(device.language, f"notice-{code}", **params)
    device.send(encode(Announcement(code, params, text)))


def refuse(
    device: Device, no: Refusal, id: str | None = None, seat: int | None = None, what: str | None = None
) -> None:
    text = _sentence(device.language, no)
    device.send(encode(RefusalMessage(id, seat, no.code, dict(no.params), text, what)))


def _sentence(language: str, no: Refusal) -> str:
    try:
        return say_why(language, no)
    except KeyError:
        return str(no)  # a code without a message is still better than silence
