"""What people do about their seats: sitting, standing, bots, moving, resigning, removing."""

from abc import abstractmethod

from breakhouse.core import Refusal
from breakhouse.table import ending, seating
from breakhouse.table.device import Device
from breakhouse.table.ledger import Answer
from breakhouse.table.picture import Pictured


class Seats(Pictured):
    """A table whose seats can be taken and left."""

    @abstractmethod
    def _presence_changed(self) -> None: ...

    def sit(self, device: Device, seat: int | None, name: str | None) -> None:
        self._change(seating.sit(self._ledger.next_sheet, device.guest, seat, name))

    def stand(self, device: Device, seat: int) -> None:
        self._change(seating.stand(self._ledger.next_sheet, device.guest.visitor, seat))

    def seat_bot(self, device: Device, seat: int, level: str) -> None:
        sheet, visitor = self._ledger.next_sheet, device.guest.visitor
        self._known_level(level)
        if sheet.phase == "playing":
            changed = seating.bot_for_gone(sheet, visitor, seat, level, self._gone(seat))
            self._change(changed, self._noticed("bot-took-seat", seat, level))
        else:
            self._change(seating.seat_bot(sheet, visitor, seat, level))

    def move(self, seat: int, device: Device) -> None:
        """The seat goes to this device's guest."""
        self._change(seating.moved(self._ledger.next_sheet, seat, device.guest))
        self._away.pop(seat, None)
        self._news = True
        self._presence_changed()

    def mark_helped(self, seat: int) -> None:
        sheet = self._ledger.next_sheet
        if not sheet.chairs[seat].helped:
            self._change(sheet.with_chair(seat, helped=True))

    def take_back(self, device: Device, seat: int) -> None:
        self._change(seating.taken_back(self._ledger.next_sheet, device.guest.visitor, seat))

    def clear(self, device: Device, seat: int) -> None:
        self._change(seating.clear(self._ledger.next_sheet, device.guest.visitor, seat))

    def change(self, device: Device, **wanted: object) -> None:
        self._change(seating.changed(self._ledger.next_sheet, device.guest.visitor, **wanted))

    def first(self, device: Device, seat: int) -> None:
        self._change(seating.first(self._ledger.next_sheet, device.guest.visitor, seat))

    def rename(self, visitor: str, old: str, name: str) -> None:
        """A guest has another name now, which everybody sees; what a match that began wrote in its log stays."""
        sheet = self._ledger.next_sheet
        devices = [device for device in self._audience.devices if device.guest.visitor == visitor]
        for device in devices:
            device.guest.name = name
        for seat, chair in enumerate(sheet.chairs):
            if chair.visitor == visitor and chair.name == old:
                sheet = sheet.with_chair(seat, name=name)
        if sheet != self._ledger.next_sheet:
            self._change(sheet)
        elif devices:
            self.tell_table()

    def kick(self, device: Device, who: str) -> None:
        watching = [one.guest.visitor for one in self._audience.devices if one.guest.who == who]
        sheet, visitor = seating.kick(self._ledger.next_sheet, device.guest.visitor, who, watching)
        self._change(sheet)
        for other in [one for one in self._audience.devices if one.guest.visitor == visitor]:
            self._audience.devices.remove(other)
            self._audience.look_again()
            other.dismiss("removed", False)
        self._carry_on_without()
        self._presence_changed()

    def resign(self, device: Device, seat: int) -> None:
        sheet = self._ledger.next_sheet
        seating.owned(sheet, device.guest.visitor, seat)
        if sheet.phase != "playing":
            raise Refusal("no-match-running")
        self._change(sheet.with_chair(seat, resigned=True), self._noticed("resigned", seat))
        self._carry_on_without()
        self._presence_changed()

    def _carry_on_without(self) -> None:
        """After somebody gave up for good: a bot plays on, unless nobody is left to play against."""
        sheet = self._ledger.next_sheet
        if sheet.phase != "playing":
            return
        staying = [n for n, chair in enumerate(sheet.chairs) if not chair.resigned]
        if len(staying) < 2 or not any(sheet.chairs[n].visitor for n in staying):
            self._finish(ending.given_up(self._ledger.next_match, len(sheet.chairs), staying))
            return
        for seat, chair in enumerate(sheet.chairs):
            if chair.resigned and chair.bot is None:
                sheet = sheet.with_chair(seat, bot=self._spare_level())
        self._change(sheet)

    def _noticed(self, code: str, seat: int, level: str | None = None) -> Answer:
        name = self.sheet.chairs[seat].name
        params: dict[str, str | int] = {"name": name, "seat": seat + 1, **({"level": level} if level else {})}
        return lambda trouble: None if trouble else self._audience.notice(code, **params)
