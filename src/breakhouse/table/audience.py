"""The devices around a table, and what each of them is told.

A device looks through one perspective: a spectator's, the one of its guest's only seat, or the one of the seat it
was handed to. What is the same for several devices is worked out and encoded once.
"""

from collections.abc import Iterable

import msgspec
from msgspec import Raw

from breakhouse.core.match import Match
from breakhouse.core.offers import plain
from breakhouse.core.refusal import Refusal
from breakhouse.locales import said, say
from breakhouse.table.device import Device
from breakhouse.table.record import Perspective, Record
from breakhouse.table.sheet import Sheet
from breakhouse.table.told import Clock, Face, Notice, Refused, Tell, Update

encode = msgspec.json.Encoder().encode

OPEN_HANDED = frozenset({"classic", "mini", "dice"})
"""Games in which no seat holds anything secret: several seats on one device may be looked at together."""


class Audience:
    def __init__(self) -> None:
        self.devices: list[Device] = []
        self._told: dict[Perspective, int] = {}

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
        groups: dict[tuple[Perspective, tuple[tuple[Perspective, bool], ...]], list[Device]] = {}
        for device in self.devices:
            groups.setdefault(look(device, sheet), []).append(device)
        faces = Faces(match, clock.now, covered)
        for (perspective, seats), devices in groups.items():
            first = self._told.get(perspective, 0)
            events = record.told(perspective, first)
            shown = [faces.face(seat, acts) for seat, acts in seats]
            update = Update(sheet.match, perspective, first, first + len(events), False, events, shown, clock)
            encoded = encode(update)
            for device in devices:
                device.send(encoded)
        self._told = {perspective: record.count(perspective) for perspective in self._perspectives(sheet)}

    def _perspectives(self, sheet: Sheet) -> Iterable[Perspective]:
        return (None, *range(len(sheet.chairs)))


class Faces:
    """Views and offers of one moment, each worked out once, when somebody first looks."""

    def __init__(self, match: Match, now: int, covered: bool) -> None:
        self._match = match
        self._now = now
        self._covered = covered
        self._views: dict[Perspective, Raw] = {}
        self._offers: dict[int, list[Raw]] = {}

    def face(self, seat: Perspective, acts: bool) -> Face:
        if self._covered:
            return Face(seat, None, [])
        if seat not in self._views:
            self._views[seat] = Raw(encode(self._match.game.view(self._match.state, seat)))
        return Face(seat, self._views[seat], self._offered(seat) if acts and seat is not None else [])

    def _offered(self, seat: int) -> list[Raw]:
        if seat not in self._offers:
            offers = self._match.legal(seat, self._now)
            self._offers[seat] = [Raw(encode(plain(offer))) for offer in offers]
        return self._offers[seat]


def covered_hands(sheet: Sheet) -> bool:
    return sheet.game not in OPEN_HANDED


def look(device: Device, sheet: Sheet) -> tuple[Perspective, tuple[tuple[Perspective, bool], ...]]:
    """Through whose eyes this device sees events, and which faces (seat, may act) it is shown."""
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
