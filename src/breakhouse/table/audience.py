"""The devices around a table: who is here, and messages to all of them."""

from dataclasses import dataclass, field

from breakhouse.core.refusal import Param, Refusal
from breakhouse.locales import say, say_why
from breakhouse.table.device import Device, Faces, Perspective
from breakhouse.table.messages import Announcement, Message, RefusalMessage, encode
from breakhouse.table.perspective import look
from breakhouse.table.sheet import Sheet

_ADDRESSES_KEPT = 500


@dataclass(eq=False, slots=True)
class Audience:
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

    def shares_address(self, sheet: Sheet) -> bool:
        """Whether two people with a seat came from one address."""
        visitors = {chair.visitor for chair in sheet.chairs if chair.visitor is not None}
        known = [address for visitor in visitors if (address := self._addresses.get(visitor))]
        return len(known) != len(set(known))

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
