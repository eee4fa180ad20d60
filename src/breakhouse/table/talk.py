"""What happens around the match and is never stored: messages, and hands in motion."""

import re
from dataclasses import dataclass

from msgspec import Raw

from breakhouse.core import Refusal
from breakhouse.locales import say
from breakhouse.table import seating
from breakhouse.table.devices import Audience, Device
from breakhouse.table.ledger import Ledger
from breakhouse.table.messages import ChatMessage, GestureMessage, encode
from breakhouse.table.state import TransientState

_UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f\u200e\u200f\u202a-\u202e\u2066-\u2069]")


@dataclass(eq=False, slots=True)
class Talk:
    _ledger: Ledger
    _transient: TransientState
    _audience: Audience

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

    def gesture(self, device: Device, seat: int, motion: Raw) -> None:
        sheet = self._ledger.sheet
        seating.check_owner(sheet, device.guest.visitor, seat)
        if self._transient.phase(sheet) == "playing" and sheet.chairs[seat].bot is None:
            self._audience.tell(GestureMessage(seat, motion), device)
