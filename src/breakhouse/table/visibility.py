"""What a device may see: passing it on, looking over a shoulder with permission, looking back."""

from dataclasses import dataclass, field

from breakhouse.core import Refusal
from breakhouse.table import seating
from breakhouse.table.broadcast import Broadcast
from breakhouse.table.clock import Timekeeping
from breakhouse.table.devices import Audience, Consent, Device, Perspective, look
from breakhouse.table.ledger import Ledger
from breakhouse.table.messages import Happening, History, SightRequest, encode
from breakhouse.table.state import Sheet, TransientState

_LEAVE_KEPT = 64


@dataclass(eq=False, slots=True)
class Visibility:
    _ledger: Ledger
    _transient: TransientState
    _audience: Audience
    _time: Timekeeping
    _broadcast: Broadcast
    _leave: dict[tuple[str, int], Consent] = field(default_factory=dict)
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
        _check_spectator(sheet, guest.who)
        leave = self._leave.get((guest.who, seat))
        if leave is not None:
            self._show(device, leave)
            return
        request = encode(SightRequest(guest.who, guest.name, seat))
        for other in self._audience.of(chair.visitor):
            other.send(request)

    def allow(self, device: Device, who: str, seat: int, allow: bool) -> None:
        """The seat's player gives permission or withdraws it."""
        sheet, giver = self._ledger.sheet, device.guest.visitor
        if seating.check_owner(sheet, giver, seat).resigned:
            raise Refusal("seat-was-given-up", seat=seat + 1)
        if not allow:
            self._leave.pop((who, seat), None)
            self.review()
            return
        _check_spectator(sheet, who)
        watching = [other for other in self._audience.devices if other.guest.who == who]
        if not watching:
            raise Refusal("no-such-guest")
        leave = self._leave[who, seat] = Consent(seat, giver)
        if len(self._leave) > _LEAVE_KEPT:
            del self._leave[next(iter(self._leave))]
        for other in watching:
            self._show(other, leave)

    def review(self) -> None:
        """Seats have changed owners, or permission was withdrawn: permissions that no longer hold end for good."""
        sheet = self._ledger.sheet
        self._leave = {key: leave for key, leave in self._leave.items() if leave.holds(sheet, key[0])}
        for device in self._audience.devices:
            leave = device.leave
            if leave is not None and self._leave.get((device.guest.who, leave.seat)) != leave:
                self._show(device, None)

    def forget(self) -> None:
        """A new match: permission has to be asked for again, and a shared device belongs to nobody."""
        self._leave.clear()
        for device in self._audience.devices:
            device.leave = device.handed_to = None

    def show_history(self, device: Device) -> None:
        """Everything this device may look up now."""
        perspective = look(device, self._ledger.sheet).perspective
        device.send(encode(History(perspective, self._look_up(perspective))))

    def _look_up(self, perspective: Perspective) -> list[Happening]:
        """Nothing during a pause; while the server can't write, only what everybody may see."""
        match, record, sheet = self._ledger.match, self._broadcast.record, self._ledger.sheet
        if match is None or record is None:
            return []
        if not self._transient.covers(sheet, self._time.running):
            return record.history(perspective, match.state)
        return record.history(None, match.state) if self._transient.pause(sheet) == "store" else []

    def _show(self, device: Device, leave: Consent | None) -> None:
        device.leave = leave
        self._broadcast.show_again(device)


def _check_spectator(sheet: Sheet, who: str) -> None:
    if sheet.has_seat(who):
        raise Refusal("players-see-their-own")
