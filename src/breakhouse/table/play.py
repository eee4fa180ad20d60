"""The match at a table: commands in, entries to the ledger, updates out, by the table's clock."""

import logging
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Raw

from breakhouse.core import Command, Event, Outcome, Refusal
from breakhouse.core.entry import Entry
from breakhouse.core.match import Match
from breakhouse.core.offers import read_command
from breakhouse.store import Append, EntryRow, PutTable, StoreTrouble, TableRow, Write
from breakhouse.table.audience import Audience, encode, face, look, refuse
from breakhouse.table.device import Device
from breakhouse.table.ledger import Answer, Ledger, Step
from breakhouse.table.record import Record
from breakhouse.table.room import Room
from breakhouse.table.sheet import Sheet
from breakhouse.table.timekeeping import Timekeeping
from breakhouse.table.told import Accepted, Clock, Due, GestureTold, Happened, PauseReason, Update

log = logging.getLogger("breakhouse.table")

_REFUSALS_KEPT = 200


class Play(ABC):
    """The match and its clock. Bots, the people around and how it ends come on top."""

    @abstractmethod
    def _finish(self, outcome: Outcome) -> None: ...

    @abstractmethod
    def _over(self, sheet: Sheet, outcome: Outcome) -> tuple[Sheet, list[Write]]:
        """The sheet of a match that ended so, and what is to be kept of it."""

    @abstractmethod
    def _tell_table(self) -> None: ...

    @abstractmethod
    def _staff(self) -> None: ...

    @abstractmethod
    def _consider_bots(self) -> None: ...

    @abstractmethod
    def _freeze_bots(self) -> None: ...

    @abstractmethod
    def _dismiss_bots(self) -> None: ...

    def __init__(self, room: Room, sheet: Sheet) -> None:
        self._room = room
        self._ledger = Ledger(room.store, sheet, None, self._settled, self._dropped)
        self._time = Timekeeping(room.clock, room.later, self._time_is_up)
        self._audience = Audience()
        self._record: Record | None = None
        self._held: PauseReason | None = None
        self._away: dict[int, int] = {}
        self._told_gone: frozenset[int] = frozenset()
        self._host_away: int | None = None
        self._done: dict[tuple[int, str], int | list[Device]] = {}
        self._refusals: OrderedDict[tuple[int, str], Refusal] = OrderedDict()
        self._news = self._sheet_news = self._flushing = self._retired = self._ending = False

    @property
    def sheet(self) -> Sheet:
        """What is durable, and so may be told."""
        return self._ledger.sheet

    @property
    def match(self) -> Match | None:
        return self._ledger.match

    @property
    def room(self) -> Room:
        return self._room

    @property
    def devices(self) -> Sequence[Device]:
        return self._audience.devices

    def _people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.sheet.chairs) if chair.person]

    def _all_here(self) -> bool:
        chairs = self.sheet.chairs
        return all(self._audience.present(chairs[n].visitor) for n in self._people() if not chairs[n].left)

    # -------------------------------------------------------------- commands

    def command(self, device: Device, id: str, seat: int, raw: bytes | Raw, at: int | None) -> None:
        match = self._ledger.next_match
        assert match is not None
        try:
            command = read_command(match.game, raw)
        except Refusal as no:
            self._refuse(device, id, seat, no)
            return
        stamp = self._time.stamp(seat, device.lag, at, match)
        due = self._time.first_due(match)
        if due is None or due > stamp:
            self._apply(device, id, seat, command, stamp)
        else:
            self._in_turn(stamp, partial(self._apply_once, device, id, seat, command, stamp))

    def _in_turn(self, stamp: int, apply: Callable[[], None]) -> None:
        """Before a deadline that is due later, behind one that is held back, after one that is not."""
        match = self._ledger.next_match
        assert match is not None
        due = self._time.first_due(match)
        if due is not None and due <= stamp:
            if self._time.held(match, self._acting()):
                self._time.queue.append(apply)
                return
            self._bring_due()
        apply()

    def _apply_once(self, device: Device, id: str, seat: int, command: Command, stamp: int) -> None:
        """It may have queued twice behind the same deadline."""
        if not self._repeated(device, id, seat):
            self._apply(device, id, seat, command, stamp)

    def _apply(self, device: Device, id: str, seat: int, command: Command, stamp: int) -> None:
        self._done[seat, id] = [device]
        try:
            self._step(seat, command, stamp, id, partial(self._answer, id, seat))
        except Refusal as no:
            del self._done[seat, id]
            self._refuse(device, id, seat, no)

    def _step(self, seat: int, command: Command, stamp: int, id: str | None, answer: Answer | None) -> None:
        match, sheet = self._ledger.next_match, self._ledger.next_sheet
        if match is None or sheet.phase != "playing":
            raise Refusal("match-is-over")
        if not self._time.running:
            raise Refusal("table-paused")
        stamp = max(stamp, match.now)
        try:
            events = match.decide(seat, command, stamp)
            after, entry = match.after(seat, command, stamp, events)
        except Refusal:
            raise
        except Exception as wrong:
            log.error("the rules of %s stumbled over a command: %s", sheet.game, type(wrong).__name__)
            raise Refusal("rules-stumbled") from None
        self._enter(sheet, after, entry, id, answer, events)
        self._time.arm(after, self._acting)

    def _enter(
        self,
        sheet: Sheet,
        after: Match,
        entry: Entry,
        id: str | None = None,
        answer: Answer | None = None,
        events: Sequence[Event] | None = None,
    ) -> None:
        """An entry, and with the last one how the match ended: all of it is kept or none."""
        writes: list[Write] = [Append(sheet.match, entry, id)]
        outcome = after.outcome()
        if outcome is not None:
            sheet, result = self._over(sheet, outcome)
            writes += result
        self._ledger.submit(sheet, after, writes, answer, entry, events)

    def _answer(self, id: str, seat: int, trouble: StoreTrouble | None) -> None:
        waiting = self._done.pop((seat, id), [])
        devices = waiting if isinstance(waiting, list) else []
        if trouble is not None:
            for device in devices:
                refuse(device, cannot_write(trouble), id, seat)
            return
        match = self._ledger.match
        at = match.now if match is not None else 0
        self._done[seat, id] = at
        for device in devices:
            device.send(encode(Accepted(id, seat, at)))

    def _repeated(self, device: Device, id: str, seat: int) -> bool:
        """Answers a command that was here before as it was answered then."""
        known = self._done.get((seat, id))
        if isinstance(known, int):
            device.send(encode(Accepted(id, seat, known)))
        elif known is not None:
            known.append(device)
        elif (seat, id) in self._refusals:
            refuse(device, self._refusals[seat, id], id, seat)
        else:
            return False
        return True

    def _refuse(self, device: Device, id: str, seat: int, no: Refusal) -> None:
        """A refusal tells something of the state it was made in, so it waits until that is durable."""
        self._refusals[seat, id] = no
        if len(self._refusals) > _REFUSALS_KEPT:
            self._refusals.popitem(last=False)
        self._ledger.after(lambda trouble: refuse(device, cannot_write(trouble) if trouble else no, id, seat))

    # -------------------------------------------------------------- time

    def _acting(self) -> list[tuple[int, int]]:
        """(seat, lag) of the people here who could act at this moment."""
        match = self._ledger.next_match
        if match is None:
            return []
        chairs = self.sheet.chairs
        here = [n for n in self._people() if self._audience.present(chairs[n].visitor)]
        return [(n, self._audience.lag(chairs[n].visitor)) for n in here if match.legal(n, match.now)]

    def _arm(self) -> None:
        match = self._ledger.next_match
        if match is not None:
            self._time.arm(match, self._acting)

    def _time_is_up(self) -> None:
        self._bring_due()
        self._arm()

    def _bring_due(self) -> None:
        """Brings what is due and not held back, then what queued behind it."""
        while self._time.running and (match := self._ledger.next_match) is not None:
            due = self._time.first_due(match)
            if due is None or due > self._time.now() or self._time.held(match, self._acting()):
                break
            if not self._expire(match):
                break
        match = self._ledger.next_match
        if match is not None and not self._time.held(match, self._acting()):
            queue, self._time.queue = self._time.queue, []
            for apply in queue:
                apply()

    def _expire(self, match: Match) -> bool:
        sheet = self._ledger.next_sheet
        try:
            brought = match.due(self._time.now()) if sheet.phase == "playing" else None
        except Exception as wrong:
            log.error("the rules of %s stumbled over a deadline: %s", sheet.game, type(wrong).__name__)
            return False
        if brought is None:
            return False
        after, entry = brought
        self._enter(sheet, after, entry)
        return True

    def _hold(self, reason: PauseReason) -> None:
        """The house lets the clock stand still; the players are not asked."""
        if self._held is not None or self.sheet.phase != "playing":
            return
        self._held = reason
        self._stand_still()
        self.tell_table()

    def slept(self) -> None:
        """The machine slept: what it slept was not counted, and the clock waits until everybody is back."""
        if self._time.running:
            self._hold("slept")
            self._audience.notice("slept")
            if self._all_here():
                self._release()

    def _stand_still(self) -> None:
        self._time.stop()
        queue, self._time.queue = self._time.queue, []
        for apply in queue:
            apply()  # refused: the clock stands
        self._freeze_bots()
        self._news = True

    def _pause(self, sheet: Sheet) -> Sheet:
        self._stand_still()
        return sheet.but(paused_at=self._time.now())

    def _release(self) -> None:
        self._held = None
        if self.sheet.phase == "playing" and self.sheet.paused_at is None:
            self._time.start()
            self._arm()
            self._news = True
            self._consider_bots()
        self.tell_table()

    # -------------------------------------------------------------- the ledger's answers

    def _change(self, sheet: Sheet, answer: Answer | None = None) -> None:
        row = TableRow(sheet.id, sheet.code, encode(sheet))
        self._ledger.submit(sheet, self._ledger.next_match, [PutTable(row)], answer)

    def _begin(self, sheet: Sheet, match: Match, entry: Entry, writes: list[Write]) -> None:
        self._ledger.submit(sheet, match, [*writes, Append(sheet.match, entry, None)], None, entry)

    def _take_up(self, match: Match, rows: list[EntryRow]) -> None:
        """The match as the store has it."""
        self._ledger.match = match
        self._record = Record(match.game, len(self.sheet.chairs))
        for row in rows:
            self._record.add(row.entry)
            if row.command_id is not None:
                self._done[row.entry.seat, row.command_id] = row.entry.at

    def _settled(self, step: Step) -> None:
        over = step.sheet.phase == "over"
        if step.entry is None:
            self._sheet_news = True
            self._news |= over
        else:
            self._happened(step.entry, step.events)
            if over:
                self._sheet_news = True
                self._stop_playing()
        if self._sheet_news:
            self._staff()
        self._flush_soon()

    def _happened(self, entry: Entry, events: Sequence[Event] | None) -> None:
        match = self._ledger.match
        assert match is not None
        if entry.seq == 0:
            self._record = Record(match.game, len(self.sheet.chairs))
            self._time.reset()
            self._ending = False
            self._sheet_news = True
            self._time.start()
            self._arm()
        assert self._record is not None
        self._record.add(entry, events)
        self._news = True

    def _dropped(self, trouble: StoreTrouble) -> None:
        if trouble.why == "fenced":
            self._retire()
            for device in list(self._audience.devices):
                device.dismiss("table-moved", True)
            self._room.closed(self)  # type: ignore[arg-type]
            return
        if self.sheet.phase == "playing":
            self._hold("store")
        else:
            self._audience.notice("cannot-write", why=trouble.why)

    def _stop_playing(self) -> None:
        self._time.stop()
        self._ending = True
        self._held = None
        self._dismiss_bots()

    def _forget_match(self) -> None:
        self._record = None
        self._done = {}
        self._refusals = OrderedDict()
        self._audience.reset()

    def _retire(self) -> None:
        self._retired = True
        self._stop_playing()

    # -------------------------------------------------------------- telling

    def tell_table(self) -> None:
        self._sheet_news = True
        self._flush_soon()

    def _flush_soon(self) -> None:
        if not self._flushing:
            self._flushing = True
            self._room.soon(self._flush)

    def _flush(self) -> None:
        self._flushing = False
        if self._retired:
            return
        if self._sheet_news:
            self._sheet_news = False
            self._tell_table()
        match, record = self._ledger.match, self._record
        if self._news and match is not None and record is not None:
            self._news = False
            self._audience.update(self.sheet, match, record, self._clock(match), self._covered())
            self._consider_bots()

    def _covered(self) -> bool:
        return self.sheet.phase == "playing" and not self._time.running and not self._ending

    def _clock(self, match: Match) -> Clock:
        deadlines = [Due(deadline.at, deadline.tag) for deadline in self._time.deadlines(match)]
        return Clock(max(self._time.now(), match.now), self._time.running, deadlines)

    def now(self) -> int | None:
        return None if self._ledger.match is None else self._time.now()

    def _show(self, device: Device, seen: tuple[str, int | None, int] | None = None) -> None:
        """The whole of it for one device: what it missed, if that may still be told, and how things stand."""
        match, record, sheet = self._ledger.match, self._record, self.sheet
        if match is None or record is None:
            return
        perspective, seats = look(device, sheet)
        count = record.count(perspective)
        missed = None
        if seen is not None and seen[:2] == (sheet.match, perspective):
            missed = record.missed(perspective, seen[2], match.state)
        first = count if missed is None else count - len(missed)
        clock = self._clock(match)
        covered = self._covered()
        shown = [face(match, clock.now, covered, seat, acts) for seat, acts in seats]
        update = Update(sheet.match, perspective, first, count, missed is None, missed or [], shown, clock)
        device.send(encode(update))

    def show_again(self, device: Device) -> None:
        """The device looks through other eyes now."""
        self._audience.look_again()
        self.tell_table()
        self._flush()
        self._show(device)

    def show_gesture(self, gesture: GestureTold, but: Device) -> None:
        self._audience.tell(gesture, but)

    def remembered(self, perspective: int | None) -> list[Happened]:
        """All that this perspective may look up now."""
        match, record = self._ledger.match, self._record
        return [] if match is None or record is None else record.history(perspective, match.state)

    def seen_by(self, seat: int) -> list[Event]:
        return [] if self._record is None else self._record.seen(seat, 0)


def cannot_write(trouble: StoreTrouble) -> Refusal:
    return Refusal("house-cannot-write", why=trouble.why)
