"""Through whose eyes a device looks: handing it over, looking over a shoulder with leave, looking back."""

from dataclasses import dataclass, field

from breakhouse.core import Refusal
from breakhouse.table import seating
from breakhouse.table.audience import Audience
from breakhouse.table.broadcast import Broadcast
from breakhouse.table.device import Device
from breakhouse.table.ledger import Ledger
from breakhouse.table.messages import History, SightRequest, encode
from breakhouse.table.perspective import look


@dataclass(eq=False, slots=True)
class Sight:
    _ledger: Ledger
    _audience: Audience
    _broadcast: Broadcast
    _leave: set[tuple[str, int]] = field(default_factory=set)
    """Who may look over the shoulder of which seat."""

    def hand_over(self, device: Device, seat: int | None) -> None:
        if seat is not None:
            seating.check_owner(self._ledger.sheet, device.guest.visitor, seat)
        device.handed_to = seat
        self._broadcast.show_again(device)

    def ask(self, device: Device, seat: int) -> None:
        """A spectator would like to see what this seat sees."""
        sheet, guest = self._ledger.sheet, device.guest
        chair = seating.chair_at(sheet, seat)
        if sheet.seats_of(guest.visitor):
            raise Refusal("players-see-their-own")
        if (guest.who, seat) in self._leave:
            self._show(device, seat)
            return
        request = encode(SightRequest(guest.who, guest.name, seat))
        for other in self._audience.of(chair.visitor):
            other.send(request)

    def allow(self, device: Device, who: str, seat: int, allow: bool) -> None:
        """The seat's player gives leave or takes it back."""
        sheet = self._ledger.sheet
        seating.check_owner(sheet, device.guest.visitor, seat)
        (self._leave.add if allow else self._leave.discard)((who, seat))
        for other in self._audience.devices:
            if other.guest.who == who and not sheet.seats_of(other.guest.visitor):
                if allow:
                    self._show(other, seat)
                elif other.sees == seat:
                    self._show(other, None)

    def forget(self) -> None:
        """A new match: leave has to be asked for again."""
        self._leave.clear()
        for device in self._audience.devices:
            device.sees = None

    def show_history(self, device: Device) -> None:
        """All that this device may look up now."""
        perspective = look(device, self._ledger.sheet).perspective
        match, record = self._ledger.match, self._broadcast.record
        told = [] if match is None or record is None else record.history(perspective, match.state)
        device.send(encode(History(perspective, told)))

    def _show(self, device: Device, seat: int | None) -> None:
        device.sees = seat
        self._broadcast.show_again(device)
