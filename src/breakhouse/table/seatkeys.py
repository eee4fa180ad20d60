"""Taking a seat to another device: a key that works once, for a while."""

import secrets

from breakhouse.core import Refusal
from breakhouse.table import seating
from breakhouse.table.clock import HouseClock
from breakhouse.table.device import Device
from breakhouse.table.ledger import Ledger
from breakhouse.table.messages import SeatKey, encode
from breakhouse.table.seats import Seats

_KEY_MS = 10 * 60_000


class SeatKeys:
    def __init__(self, clock: HouseClock, ledger: Ledger, seats: Seats) -> None:
        self._clock = clock
        self._ledger = ledger
        self._seats = seats
        self._keys: dict[str, tuple[int, str, int]] = {}
        """Seat, owner, and until when it works in house time."""

    def give(self, device: Device, seat: int) -> None:
        sheet = self._ledger.sheet
        seating.check_owner(sheet, device.guest.visitor, seat)
        key = secrets.token_urlsafe(12)
        self._keys[key] = (seat, device.guest.visitor, self._clock.now() + _KEY_MS)
        device.send(encode(SeatKey(seat, key, f"/t/{sheet.code}#seat={key}")))

    def use(self, device: Device, key: str) -> None:
        seat, owner, until = self._keys.pop(key, (-1, "", 0))
        if seat < 0 or self._clock.now() > until or self._ledger.sheet.chairs[seat].visitor != owner:
            raise Refusal("seat-key-unknown")
        self._seats.move(seat, device)
