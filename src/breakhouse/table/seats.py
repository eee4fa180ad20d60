"""What people do about their seats: sitting, standing, bots, moving, resigning, removing."""

from collections.abc import Callable
from dataclasses import dataclass, field

from breakhouse.core import Refusal
from breakhouse.table import ending, seating
from breakhouse.table.bots import BotSeats
from breakhouse.table.broadcast import Broadcast
from breakhouse.table.clock import HouseClock
from breakhouse.table.devices import Audience, Device
from breakhouse.table.ids import new_id
from breakhouse.table.ledger import Answer, Ledger
from breakhouse.table.lifecycle import Lifecycle
from breakhouse.table.messages import Forfeit, SeatKey, encode
from breakhouse.table.presence import Presence
from breakhouse.table.state import Chair, TransientState

_KEY_MS = 10 * 60_000
_TURNED_AWAY = 16


@dataclass(eq=False, slots=True)
class Seats:
    _clock: HouseClock
    _ledger: Ledger
    _transient: TransientState
    _audience: Audience
    _broadcast: Broadcast
    _bots: BotSeats
    _lifecycle: Lifecycle
    _presence: Presence
    _wall: Callable[[], int]

    def sit(self, device: Device, seat: int | None, name: str | None, by_ear: bool | None = None) -> None:
        before = self._ledger.next_sheet
        if by_ear is not None and seat is not None and before.phase == "over":
            self._ledger.change(seating.play_by_ear(before, device.guest.visitor, seat, by_ear))
            return
        sheet = seating.sit(before, device.guest, seat, name)
        known = [chair.visitor for chair in before.chairs]
        new = next((n for n, chair in enumerate(sheet.chairs) if [chair.visitor] != known[n : n + 1]), None)
        mine = seat if new is None else new
        if by_ear is not None and mine is not None:
            sheet = seating.play_by_ear(sheet, device.guest.visitor, mine, by_ear)
        if new is None:
            self._ledger.change(sheet)
        else:
            self._ledger.change(sheet, _tell_others(self._audience, "sat-down", device, sheet.chairs[new]))
            self._presence.count_in(new)

    def stand(self, device: Device, seat: int) -> None:
        before = self._ledger.next_sheet
        sheet = seating.stand(before, device.guest.visitor, seat)
        gathering = before.phase == "gathering"
        notice = _tell_others(self._audience, "stood-up", device, before.chairs[seat]) if gathering else None
        self._ledger.change(sheet, notice)

    def seat_bot(self, device: Device, seat: int, level: str) -> None:
        """Gathering: the host puts one on a free seat. In a match: one takes the seat of a player who is gone."""
        sheet, visitor = self._ledger.next_sheet, device.guest.visitor
        self._bots.check_level(level)
        if sheet.phase == "playing":
            seating.chair_at(sheet, seat)
            gone = self._transient.is_gone(self._ledger.sheet, seat, self._clock.now())
            replaced = seating.replace(sheet, visitor, seat, level, gone)
            self._ledger.change(replaced, self._announce("bot-took-seat", seat, level=level))
        else:
            self._ledger.change(seating.seat_bot(sheet, visitor, seat, level))

    def take_back(self, device: Device, seat: int) -> None:
        self._ledger.change(seating.take_back(self._ledger.next_sheet, device.guest.visitor, seat))

    def clear(self, device: Device, seat: int) -> None:
        self._ledger.change(seating.clear(self._ledger.next_sheet, device.guest.visitor, seat))

    def move(self, seat: int, device: Device) -> None:
        """The seat goes to this device's guest."""
        self._ledger.change(seating.move(self._ledger.next_sheet, seat, device.guest))
        self._presence.count_in(seat)

    def change(self, device: Device, **wanted: object) -> None:
        """Options, number of seats, chat and hints."""
        self._ledger.change(seating.change(self._ledger.next_sheet, device.guest.visitor, **wanted))

    def let_begin(self, device: Device, seat: int, claim: bool = True) -> None:
        self._ledger.change(seating.let_begin(self._ledger.next_sheet, device.guest.visitor, seat, claim))

    def rename(self, visitor: str, old: str, name: str) -> None:
        """A guest has a new name, which everybody sees; the log of a running match keeps the old one."""
        sheet = self._ledger.next_sheet
        devices = self._audience.of(visitor)
        for device in devices:
            device.guest.name = name
        for seat, chair in enumerate(sheet.chairs):
            if chair.visitor == visitor and chair.name == old:
                sheet = sheet.with_chair(seat, name=name)
        if sheet != self._ledger.next_sheet:
            self._ledger.change(sheet)
        elif devices:
            self._broadcast.tell_table()

    # -------------------------------------------------------------- giving up for good

    def kick(self, device: Device, who: str) -> None:
        watching = [one.guest.visitor for one in self._audience.devices if one.guest.who == who]
        sheet, visitor = seating.remove(self._ledger.next_sheet, device.guest.visitor, who, watching)
        origins = {other.guest.origin for other in self._audience.of(visitor) if other.guest.origin}
        away = (*sheet.turned_away, *((origin, self._wall()) for origin in sorted(origins)))
        self._ledger.change(sheet.but(turned_away=away[-_TURNED_AWAY:]))
        _show_out(self._audience, visitor, "removed")
        self._play_on()
        self._presence.take_stock()

    def resign(self, device: Device, seat: int, why: Forfeit | None = None) -> None:
        """`why`: a program has lost its seat."""
        sheet = self._ledger.next_sheet
        chair = seating.check_owner(sheet, device.guest.visitor, seat)
        if sheet.phase != "playing":
            raise Refusal("no-match-running")
        self._give_up([seat], why if chair.program else None)

    def give_up_programs(self) -> None:
        """A program absent for so long that a bot may take its seat resigns: it can't put off losing."""
        sheet, now = self._ledger.next_sheet, self._clock.now()
        programs = [seat for seat in sheet.people if sheet.chairs[seat].program]
        gone = [seat for seat in programs if self._transient.is_gone(sheet, seat, now)]
        if sheet.phase == "playing" and gone:
            self._give_up(gone, "program-gone")

    def _give_up(self, seats: list[int], why: Forfeit | None) -> None:
        """Everybody hears of each."""
        for seat in seats:
            notice = self._announce("forfeited", seat, why=why) if why else self._announce("resigned", seat)
            self._ledger.change(self._ledger.next_sheet.with_chair(seat, resigned=True), notice)
        self._play_on(why)
        self._presence.take_stock()

    def forget(self, visitor: str, name: str) -> None:
        """A person's data is deleted: off the sheet, out of the match, and away from the table."""
        sheet = self._ledger.next_sheet
        for seat in [n for n, chair in enumerate(sheet.chairs) if chair.visitor == visitor]:
            if sheet.phase == "gathering":
                sheet = seating.thaw(sheet)
                sheet = seating.stand(sheet, visitor, seat)
            else:
                sheet = sheet.with_chair(seat, resigned=True, name=name, who=None, visitor=f"-{seat}")
        if sheet is not self._ledger.next_sheet:
            self._ledger.change(sheet)
        _show_out(self._audience, visitor, "forgotten")
        self._play_on()
        self._presence.take_stock()

    def _play_on(self, why: Forfeit | None = None) -> None:
        """After somebody gave up: a bot plays on, unless nobody is left to play against."""
        sheet = self._ledger.next_sheet
        if sheet.phase != "playing":
            return
        staying = [n for n, chair in enumerate(sheet.chairs) if not chair.resigned]
        if len(staying) < 2 or not any(sheet.chairs[n].visitor for n in staying):
            self._lifecycle.finish(ending.give_up(self._ledger.next_match, len(sheet.chairs), staying, why))
            return
        for seat, chair in enumerate(sheet.chairs):
            if chair.resigned and chair.bot is None:
                sheet = sheet.with_chair(seat, bot=self._bots.spare_level())
        self._ledger.change(sheet)

    def _announce(self, code: str, seat: int, **params: str) -> Answer:
        """Called when it's durable."""
        name = self._ledger.sheet.chairs[seat].name
        return lambda trouble: (
            None if trouble else self._audience.announce(code, name=name, seat=seat + 1, **params)
        )


def _show_out(audience: Audience, visitor: str, code: str) -> None:
    for device in audience.of(visitor):
        audience.remove(device)
        device.dismiss(code, False)


def _tell_others(audience: Audience, code: str, device: Device, chair: Chair) -> Answer:
    """Called when it's durable; skips the one who did it."""
    visitor = device.guest.visitor
    return lambda trouble: None if trouble else audience.announce_to_others(visitor, code, name=chair.name)


@dataclass(eq=False, slots=True)
class SeatKeys:
    """Taking a seat to another device: a key works once, for a while, and only the latest of a seat."""

    _clock: HouseClock
    _ledger: Ledger
    _seats: Seats
    _keys: dict[int, tuple[str, str, int]] = field(default_factory=dict)
    """By seat: key, owner, and until when it works in house time."""

    def give(self, device: Device, seat: int) -> None:
        sheet = self._ledger.sheet
        seating.check_owner(sheet, device.guest.visitor, seat)
        key = new_id(16)
        self._keys[seat] = (key, device.guest.visitor, self._clock.now() + _KEY_MS)
        device.send(encode(SeatKey(seat, key, f"/t/{sheet.code}#seat={key}")))

    def use(self, device: Device, key: str) -> None:
        seat = next((seat for seat, known in self._keys.items() if known[0] == key), None)
        if seat is None:
            raise Refusal("seat-key-unknown")
        _, owner, until = self._keys.pop(seat)
        chairs = self._ledger.sheet.chairs
        if self._clock.now() > until or seat >= len(chairs) or chairs[seat].visitor != owner:
            raise Refusal("seat-key-unknown")
        self._seats.move(seat, device)
