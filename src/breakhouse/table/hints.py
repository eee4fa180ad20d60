"""Asking the coach, where the table allows it."""

from dataclasses import dataclass
from typing import Any

from msgspec import Raw

from breakhouse.core import Refusal
from breakhouse.table import seating
from breakhouse.table.broadcast import Broadcast
from breakhouse.table.clock import Timekeeping
from breakhouse.table.devices import Device, look, refuse
from breakhouse.table.environment import Adviser, HintQuestion
from breakhouse.table.ledger import Ledger
from breakhouse.table.messages import Hint, encode
from breakhouse.table.state import TransientState


@dataclass(eq=False, slots=True)
class Hints:
    _coach: Adviser | None
    _ledger: Ledger
    _transient: TransientState
    _time: Timekeeping
    _broadcast: Broadcast

    def hint(self, device: Device, seat: int) -> None:
        sheet, match, record = self._ledger.sheet, self._ledger.match, self._broadcast.record
        seating.check_owner(sheet, device.guest.visitor, seat)
        if not sheet.hints or self._coach is None:
            raise Refusal("no-hints-here")
        if match is None or record is None or self._transient.phase(sheet) != "playing":
            raise Refusal("no-match-running")
        if seat not in look(device, sheet).acting:
            raise Refusal("seat-not-handed-over", seat=seat + 1, name=sheet.chairs[seat].name)
        offers = match.legal(seat, self._time.now())
        if not offers:
            raise Refusal("nothing-to-do-now")
        self._mark_helped(seat)

        def answer(command: Any | None, text: str, then: Any | None = None) -> None:
            if command is None:
                refuse(device, Refusal("coach-has-no-advice"), None, seat, "hint")
            else:
                device.send(
                    encode(Hint(seat, Raw(encode(command)), text, None if then is None else Raw(encode(then))))
                )

        view = match.game.view(match.state, seat)
        seen = record.events(seat, 0)
        question = HintQuestion(match.game.id, seat, seen, view, list(offers), device.language)
        self._coach(question, answer, device.address)

    def _mark_helped(self, seat: int) -> None:
        sheet = self._ledger.next_sheet
        if not sheet.chairs[seat].helped:
            self._ledger.change(sheet.with_chair(seat, helped=True))
