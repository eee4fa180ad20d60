"""What happens around the match and is never stored: messages, and hands in motion."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from msgspec import Raw

from breakhouse.core import Refusal
from breakhouse.locales import say
from breakhouse.table import seating
from breakhouse.table.devices import Audience, Device
from breakhouse.table.environment import SeatReport
from breakhouse.table.ledger import Ledger
from breakhouse.table.messages import Announcement, ChatMessage, GestureMessage, encode
from breakhouse.table.state import TransientState

_UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f\u200e\u200f\u202a-\u202e\u2066-\u2069]")


@dataclass(eq=False, slots=True)
class Talk:
    _ledger: Ledger
    _transient: TransientState
    _audience: Audience
    _report: Callable[[SeatReport], None]

    def chat(self, device: Device, preset: str | None, text: str | None) -> None:
        sheet, guest = self._ledger.sheet, device.guest
        if not sheet.chat:
            raise Refusal("chat-is-off")
        typed = _UNPRINTABLE.sub("", text or "").strip()
        if preset is None and not typed:
            raise Refusal("nothing-said")
        seats = sheet.seats_of(guest.visitor)
        for other in self._audience.devices:
            line = typed if preset is None else say(other.language, f"chat-{preset}")
            other.send(encode(ChatMessage(guest.who, guest.name, seats[0] if seats else None, preset, line)))

    def report(self, device: Device, seat: int, why: str) -> None:
        """Only players of the match may, and only about another person; nobody else hears of it."""
        sheet, chair = self._ledger.sheet, seating.chair_at(self._ledger.sheet, seat)
        own = [n for n, one in enumerate(sheet.chairs) if one.visitor == device.guest.visitor]
        if not own:
            raise Refusal("only-players")
        if sheet.phase == "gathering":
            raise Refusal("nothing-played-yet")
        if chair.who is None or seat in own:
            raise Refusal("nobody-to-report", seat=seat + 1)
        self._report(SeatReport(sheet.match, sheet.game, own[0], seat, chair.who, chair.name, why))
        text = say(device.language, "notice-reported", name=chair.name)
        device.send(encode(Announcement("reported", {"name": chair.name}, text)))

    def gesture(self, device: Device, seat: int, motion: Raw) -> None:
        sheet = self._ledger.sheet
        seating.check_owner(sheet, device.guest.visitor, seat)
        if self._transient.phase(sheet) == "playing" and sheet.chairs[seat].bot is None:
            self._audience.tell(GestureMessage(seat, motion), device)
