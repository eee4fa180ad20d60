"""What goes on around the match: messages, gestures, handing over, looking over a shoulder, asking the coach."""

import re
import secrets
from typing import TYPE_CHECKING, Any

from msgspec import Raw

from breakhouse.core import Refusal
from breakhouse.locales import say
from breakhouse.table import seating
from breakhouse.table.audience import encode, look, refuse
from breakhouse.table.device import Device
from breakhouse.table.told import AskedToSee, ChatTold, GestureTold, Hint, History, SeatKey

if TYPE_CHECKING:
    from breakhouse.table.table import Table

KEY_MS = 10 * 60_000
_UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f\u200e\u200f\u202a-\u202e\u2066-\u2069]")


class Talk:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self._keys: dict[str, tuple[int, str, int]] = {}
        self._leave: set[tuple[str, int]] = set()

    def chat(self, device: Device, preset: str | None, text: str | None) -> None:
        table = self._table
        if not table.sheet.chat:
            raise Refusal("chat-is-off")
        typed = _UNPRINTABLE.sub("", text or "").strip()
        if preset is None and not typed:
            raise Refusal("nothing-said")
        guest = device.guest
        seats = table.sheet.seats_of(guest.visitor)
        for other in table.devices:
            told = typed if preset is None else say(other.language, f"chat-{preset}")
            other.send(encode(ChatTold(guest.who, guest.name, seats[0] if seats else None, preset, told)))

    def gesture(self, device: Device, seat: int, motion: Raw) -> None:
        table = self._table
        seating.owned(table.sheet, device.guest.visitor, seat)
        if table.phase == "playing" and table.sheet.chairs[seat].bot is None:
            table.show_gesture(GestureTold(seat, motion), device)

    def hand_over(self, device: Device, seat: int | None) -> None:
        if seat is not None:
            seating.owned(self._table.sheet, device.guest.visitor, seat)
        device.handed_to = seat
        self._table.show_again(device)

    # -------------------------------------------------------------- a seat on another device

    def move_seat(self, device: Device, seat: int) -> None:
        table = self._table
        seating.owned(table.sheet, device.guest.visitor, seat)
        key = secrets.token_urlsafe(12)
        self._keys[key] = (seat, device.guest.visitor, table.room.clock.now() + KEY_MS)
        device.send(encode(SeatKey(seat, key, f"/t/{table.sheet.code}#seat={key}")))

    def take_seat(self, device: Device, key: str) -> None:
        table = self._table
        seat, owner, until = self._keys.pop(key, (-1, "", 0))
        if seat < 0 or table.room.clock.now() > until or table.sheet.chairs[seat].visitor != owner:
            raise Refusal("seat-key-unknown")
        table.move(seat, device)

    # -------------------------------------------------------------- looking over a shoulder

    def ask_to_see(self, device: Device, seat: int) -> None:
        table = self._table
        chair = seating.existing(table.sheet, seat)
        if table.sheet.seats_of(device.guest.visitor):
            raise Refusal("players-see-their-own")
        if (device.guest.who, seat) in self._leave:
            self._look(device, seat)
            return
        asked = encode(AskedToSee(device.guest.who, device.guest.name, seat))
        for other in table.devices:
            if other.guest.visitor == chair.visitor:
                other.send(asked)

    def let_see(self, device: Device, who: str, seat: int, allow: bool) -> None:
        table = self._table
        seating.owned(table.sheet, device.guest.visitor, seat)
        (self._leave.add if allow else self._leave.discard)((who, seat))
        for other in table.devices:
            if other.guest.who == who and not table.sheet.seats_of(other.guest.visitor):
                if allow:
                    self._look(other, seat)
                elif other.sees == seat:
                    self._look(other, None)

    def forget_leave(self) -> None:
        """A new match: leave has to be asked for again."""
        self._leave.clear()
        for device in self._table.devices:
            device.sees = None

    def _look(self, device: Device, seat: int | None) -> None:
        device.sees = seat
        self._table.show_again(device)

    # -------------------------------------------------------------- coach and history

    def hint(self, device: Device, seat: int) -> None:
        table = self._table
        seating.owned(table.sheet, device.guest.visitor, seat)
        if not table.sheet.hints or table.room.coach is None:
            raise Refusal("no-hints-here")
        match = table.match
        if match is None or table.phase != "playing":
            raise Refusal("no-match-running")
        if (seat, True) not in look(device, table.sheet)[1]:
            raise Refusal("seat-not-handed-over", seat=seat + 1, name=table.sheet.chairs[seat].name)
        offers = match.legal(seat, table.now() or 0)
        if not offers:
            raise Refusal("nothing-to-do-now")
        table.mark_helped(seat)

        def done(command: Any | None, text: str) -> None:
            if command is None:
                refuse(device, Refusal("coach-has-no-advice"), None, seat, "hint")
            else:
                device.send(encode(Hint(seat, Raw(encode(command)), text)))

        seen = table.seen_by(seat)
        view = match.game.view(match.state, seat)
        table.room.coach(match.game.id, seat, seen, view, offers, device.language, done)

    def history(self, device: Device) -> None:
        table = self._table
        perspective = look(device, table.sheet)[0]
        device.send(encode(History(perspective, table.remembered(perspective))))
