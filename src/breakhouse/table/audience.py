"""The devices around a table, and what each of them is told.

A device looks through one perspective: a spectator's, the one of its guest's only seat, or the one of the seat it
was handed to. What is the same for several devices is worked out and encoded once.
"""

import msgspec

from breakhouse.core import Template
from breakhouse.core.match import Match
from breakhouse.core.offers import plain
from breakhouse.core.refusal import Refusal
from breakhouse.games import game
from breakhouse.locales import said, say
from breakhouse.table.device import Device
from breakhouse.table.perspective import Look, Looked, Perspective
from breakhouse.table.record import Record
from breakhouse.table.sheet import Sheet
from breakhouse.table.told import Clock, Face, Notice, Refused, Tell, Update

encode = msgspec.json.Encoder().encode


class Audience:
    def __init__(self) -> None:
        self.devices: list[Device] = []
        self._told: dict[Perspective, int] = {}
        self._looked: Sheet | None = None
        self._groups: dict[Look, list[Device]] = {}

    def present(self, visitor: str | None) -> bool:
        return any(device.guest.visitor == visitor for device in self.devices)

    def lag(self, visitor: str | None) -> int:
        return max((device.lag for device in self.devices if device.guest.visitor == visitor), default=0)

    def reset(self) -> None:
        self._told = {}

    def tell(self, message: Tell, but: Device | None = None) -> None:
        encoded = encode(message)
        for device in self.devices:
            if device is not but:
                device.send(encoded)

    def notice(self, code: str, **params: str | int | bool | None) -> None:
        for device in self.devices:
            text = say(device.language, f"notice-{code}", **params)
            device.send(encode(Notice(code, dict(params), text)))

    def update(self, sheet: Sheet, match: Match, record: Record, clock: Clock, covered: bool) -> None:
        """Tells everybody what happened since the last time, each through his own eyes."""
        for (perspective, seats), devices in self.groups(sheet).items():
            first = self._told.get(perspective, 0)
            events = record.told(perspective, first)
            faces = [face(match, clock.now, covered, seat, acts) for seat, acts in seats]
            told = Update(sheet.match, perspective, first, first + len(events), False, events, faces, clock)
            encoded = encode(told)
            for device in devices:
                device.send(encoded)
        self._told = record.counts()

    def groups(self, sheet: Sheet) -> dict[Look, list[Device]]:
        """Devices by what they are shown; worked out again only when sheet or devices changed."""
        if self._looked is not sheet:
            self._looked = sheet
            self._groups = {}
            for device in self.devices:
                self._groups.setdefault(look(device, sheet), []).append(device)
        return self._groups

    def look_again(self) -> None:
        """Somebody came, went, or looks through other eyes."""
        self._looked = None


def face(match: Match, now: int, covered: bool, seat: Perspective, acts: bool) -> Face:
    if covered:
        return Face(seat, None, [])
    rules, state = match.game, match.state
    offers = rules.legal(state, seat, now) if acts and seat is not None else ()
    told = [plain(offer) if type(offer) is Template else offer for offer in offers]
    return Face(seat, rules.view(state, seat), told)


def covered_hands(sheet: Sheet) -> bool:
    """Whether seats have something to hide from each other, also on one device."""
    return not game(sheet.game).manifest.open_hands


def look(device: Device, sheet: Sheet) -> Look:
    """Through whose eyes this device sees events, and which faces (seat, may act) it is shown."""
    return _looked(device, sheet).look


def acts_for(device: Device, sheet: Sheet, seat: int) -> bool:
    """Whether this device may act for the seat, as far as the sheet says."""
    return seat in _looked(device, sheet).acting


def _looked(device: Device, sheet: Sheet) -> Looked:
    known = device.looks
    if (
        known is not None
        and known.sheet is sheet
        and known.handed_to == device.handed_to
        and known.sees == device.sees
    ):
        return known
    found = _look(device, sheet)
    acting = tuple([seat for seat, acts in found[1] if acts and seat is not None])
    device.looks = known = Looked(sheet, device.handed_to, device.sees, found, acting)
    return known


def _look(device: Device, sheet: Sheet) -> Look:
    seats = [seat for seat in sheet.seats_of(device.guest.visitor) if sheet.chairs[seat].bot is None]
    if not seats:
        return (device.sees, ((device.sees, False),))
    if len(seats) == 1:
        return (seats[0], ((seats[0], True),))
    if covered_hands(sheet):
        handed = device.handed_to if device.handed_to in seats else None
        return (handed, ((handed, handed is not None),))
    return (None, tuple((seat, True) for seat in seats))


def refuse(
    device: Device, no: Refusal, id: str | None = None, seat: int | None = None, what: str | None = None
) -> None:
    device.send(encode(Refused(id, seat, no.code, dict(no.params), spoken(device.language, no), what)))


def spoken(language: str, no: Refusal) -> str:
    try:
        return said(language, no)
    except KeyError:
        return str(no)  # a code without a sentence yet is still better said than swallowed
