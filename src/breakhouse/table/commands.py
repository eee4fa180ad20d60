"""Commands from people: each is checked, put in order, and answered once it's durable.

A repeated command gets the same answer as the first time, even after a restart.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from msgspec import Raw

from breakhouse.core import Command, Refusal
from breakhouse.core.offers import read_command
from breakhouse.store import EntryRow, StoreTrouble
from breakhouse.table import seating
from breakhouse.table.clock import Timekeeping
from breakhouse.table.devices import Device, covers_hands, look, refuse
from breakhouse.table.entries import Entries
from breakhouse.table.ledger import Ledger, cannot_write
from breakhouse.table.messages import Acceptance, encode
from breakhouse.table.state import Sheet, TransientState

_REFUSALS_KEPT = 200


@dataclass(eq=False, slots=True)
class Commands:
    _ledger: Ledger
    _transient: TransientState
    _entries: Entries
    _time: Timekeeping
    _received: Callable[[], float]
    _acknowledged: Callable[[float, Sheet, str], None]
    """As in `Environment`."""
    _done: dict[tuple[int, str], int | list[Device]] = field(default_factory=dict)
    """By seat and id: when it happened, or who is waiting for the answer."""
    _refusals: OrderedDict[tuple[int, str], Refusal] = field(default_factory=OrderedDict)

    def remember(self, rows: list[EntryRow]) -> None:
        """What was answered before a restart."""
        for row in rows:
            if row.command_id is not None:
                self._done[row.entry.seat, row.command_id] = row.entry.at

    def forget(self) -> None:
        """Another match begins."""
        self._done = {}
        self._refusals = OrderedDict()

    def do(self, device: Device, id: str, seat: int, raw: bytes | Raw, at: int | None) -> None:
        """A command of the game. Answered once it is durable; repeated ids are answered as before."""
        ledger = self._ledger
        sheet = ledger.sheet
        usual = sheet is ledger.next_sheet and seat in look(device, sheet).acting
        try:
            if not usual:
                seating.check_owner(ledger.next_sheet, device.guest.visitor, seat)
            if self._answer_again(device, id, seat):
                return
            if not (usual and sheet.phase == "playing" and self._time.running):
                self._check_turn(device, seat)
        except Refusal as no:
            self._ledger.after(partial(self._tell_refusal, device, id, seat, no))
            return
        self._take(device, id, seat, raw, at)

    def _check_turn(self, device: Device, seat: int) -> None:
        sheet = self._ledger.sheet
        chair, phase = sheet.chairs[seat], self._transient.phase(sheet)
        if phase != "playing":
            raise Refusal({"paused": "table-paused", "over": "match-is-over"}.get(phase, "no-match-running"))
        if chair.bot is not None or chair.resigned:
            raise Refusal("bot-plays-this-seat", seat=seat + 1)
        if covers_hands(sheet) and seat not in look(device, sheet).acting:
            raise Refusal("seat-not-handed-over", seat=seat + 1, name=chair.name)

    def _take(self, device: Device, id: str, seat: int, raw: bytes | Raw, at: int | None) -> None:
        match = self._ledger.next_match
        assert match is not None
        try:
            command = read_command(match.game, raw)
        except Refusal as no:
            self._refuse(device, id, seat, no)
            return
        stamp = self._time.stamp(seat, device.lag, at, match)
        due = self._time.first_due(match)
        if (due is None or due > stamp) and not self._entries.ending:
            self._apply(device, id, seat, command, stamp)
        else:
            self._entries.in_turn(stamp, partial(self._apply_once, device, id, seat, command, stamp))

    def _apply_once(self, device: Device, id: str, seat: int, command: Command, stamp: int) -> None:
        """It may have queued twice behind the same deadline."""
        if not self._answer_again(device, id, seat):
            self._apply(device, id, seat, command, stamp)

    def _apply(self, device: Device, id: str, seat: int, command: Command, stamp: int) -> None:
        self._done[seat, id] = [device]
        try:
            self._entries.step(seat, command, stamp, id, partial(self._answer, id, seat, self._received()))
        except Refusal as no:
            del self._done[seat, id]
            self._refuse(device, id, seat, no)

    def _answer(self, id: str, seat: int, since: float, trouble: StoreTrouble | None) -> None:
        waiting = self._done.pop((seat, id), [])
        devices = waiting if isinstance(waiting, list) else []
        if trouble is not None:
            for device in devices if trouble.is_final else ():
                refuse(device, cannot_write(trouble), id, seat)
            return
        match = self._ledger.match
        at = match.now if match is not None else 0
        self._done[seat, id] = at
        for device in devices:
            device.send(encode(Acceptance(id, seat, at)))
        self._acknowledged(since, self._ledger.sheet, id)

    def _answer_again(self, device: Device, id: str, seat: int) -> bool:
        """Answers a repeated command as it was answered the first time."""
        known = self._done.get((seat, id))
        if isinstance(known, int):
            device.send(encode(Acceptance(id, seat, known)))
        elif known is not None:
            known.append(device)
        elif (seat, id) in self._refusals:
            refuse(device, self._refusals[seat, id], id, seat)
        else:
            return False
        return True

    def _refuse(self, device: Device, id: str, seat: int, no: Refusal) -> None:
        """A refusal reveals something about the state it refers to, so it waits until that is durable."""
        self._refusals[seat, id] = no
        if len(self._refusals) > _REFUSALS_KEPT:
            self._refusals.popitem(last=False)
        self._ledger.after(partial(self._tell_refusal, device, id, seat, no))

    def _tell_refusal(self, device: Device, id: str, seat: int, no: Refusal, trouble: StoreTrouble | None) -> None:
        if trouble is None or trouble.is_final:
            refuse(device, cannot_write(trouble) if trouble else no, id, seat)
        elif not self._ledger.closed:
            device.dismiss("table-moved", True)  # it asks again, wherever the table is then
