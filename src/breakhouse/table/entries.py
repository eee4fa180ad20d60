"""What enters the log of a match: commands and deadlines, in the order of match time.

A command made in time slips in before a deadline that is held back for slow connections; everything else queues
behind it.
"""

import logging
from collections.abc import Callable, Sequence

from breakhouse.core import Command, Event, Refusal
from breakhouse.core.entry import Entry
from breakhouse.core.match import Play
from breakhouse.store import Append, StoreTrouble, Write
from breakhouse.table.clock import Timekeeping
from breakhouse.table.devices import Audience
from breakhouse.table.ending import conclude
from breakhouse.table.environment import Environment, Unfinished
from breakhouse.table.ledger import Answer, Ledger, cannot_write
from breakhouse.table.state import Sheet

log = logging.getLogger("breakhouse.table")


class Entries:
    def __init__(self, room: Environment, ledger: Ledger, audience: Audience) -> None:
        self._environment = room
        self._ledger = ledger
        self._audience = audience
        self._queue: list[Callable[[], None]] = []
        """What came while a deadline is held back, or while the match can't end yet."""
        self.ending = False
        """The last entry waits for what has to be known about its players; the others queue behind it."""
        self.time = Timekeeping(room.clock, room.later, self._time_is_up)

    # -------------------------------------------------------------- commands

    def in_turn(self, stamp: int, apply: Callable[[], None]) -> None:
        """Before a deadline that is due later, behind one that is held back, after one that is not."""
        if self.ending:
            self._queue.append(apply)
            return
        match = self._ledger.next_match
        assert match is not None
        due = self.time.first_due(match)
        if due is not None and due <= stamp:
            if self.time.holds_back(match, self._acting()):
                self._queue.append(apply)
                return
            self._bring_due()
        apply()

    def step(self, seat: int, command: Command, stamp: int, id: str | None, answer: Answer | None) -> None:
        """The command, if the rules allow it now: written, and answered once it is durable. Or `Refusal`."""
        match, sheet = self._ledger.next_match, self._ledger.next_sheet
        if match is None or sheet.phase != "playing":
            raise Refusal("match-is-over")
        if not self.time.running:
            raise Refusal("table-paused")
        stamp = max(stamp, match.now)
        try:
            events = match.decide(seat, command, stamp)
            after, entry = match.after(seat, command, stamp, events)
        except Refusal:
            raise
        except Exception as wrong:
            log.error("the rules of %s failed on a command: %s", sheet.game, type(wrong).__name__)
            raise Refusal("rules-failed") from None
        self._enter(sheet, after, entry, id, answer, events)
        if not self.ending:
            self.time.arm(after, self._acting)

    def _enter(
        self,
        sheet: Sheet,
        after: Play,
        entry: Entry,
        id: str | None = None,
        answer: Answer | None = None,
        events: Sequence[Event] | None = None,
    ) -> None:
        """An entry and, with the last one, how the match ended: stored together or not at all."""
        writes: list[Write] = [Append(sheet.match, entry, id)]
        outcome = after.outcome()
        if outcome is not None:
            try:
                homes = self._audience.homes(sheet)
                sheet, result = conclude(self._environment, sheet, outcome, after, homes)
            except Unfinished as waiting:
                self.ending = True
                before = self._ledger.next_match
                waiting.when_known(lambda: self._end(before, after, entry, id, answer, events))
                return
            except StoreTrouble as trouble:
                self._ledger.fail(trouble)
                raise cannot_write(trouble) from None
            writes += result
        self._ledger.submit(sheet, after, writes, answer, entry, events)

    def _end(
        self,
        before: Play | None,
        after: Play,
        entry: Entry,
        id: str | None,
        answer: Answer | None,
        events: Sequence[Event] | None,
    ) -> None:
        """It's known now, so the last entry is stored after all, unless the table is gone or the match has ended
        in another way; then whatever came meanwhile has its turn."""
        self.ending = False
        sheet = self._ledger.next_sheet
        try:
            if self._ledger.next_match is not before or sheet.phase != "playing" or self._ledger.closed:
                raise Refusal("match-is-over")
            self._enter(sheet, after, entry, id, answer, events)
        except Refusal:
            if answer is not None:  # where the table is gone, another house may have stored it
                answer(StoreTrouble("fenced" if self._ledger.closed else "broken"))
        if not self.ending:
            self._apply_queue()
            self._time_is_up()

    # -------------------------------------------------------------- deadlines

    def _acting(self) -> list[tuple[int, int]]:
        """(seat, lag) of the people here who could act at this moment."""
        match, sheet = self._ledger.next_match, self._ledger.sheet
        if match is None:
            return []
        here = [seat for seat in self._audience.people_here(sheet) if match.legal(seat, match.now)]
        return [(seat, self._audience.lag(sheet.chairs[seat].visitor)) for seat in here]

    def _time_is_up(self) -> None:
        self._bring_due()
        self._arm()

    def _arm(self) -> None:
        match = self._ledger.next_match
        if match is not None:
            self.time.arm(match, self._acting)

    def _bring_due(self) -> None:
        """Expires what is due and not held back, then handles what queued behind it."""
        while self.time.running and not self.ending and (match := self._ledger.next_match) is not None:
            due, acting = self.time.first_due(match), self._acting()
            if due is None or due > self.time.now() or self.time.holds_back(match, acting):
                break
            self.time.charge(match, acting)
            if not self._expire(match):
                break
        match = self._ledger.next_match
        if match is not None and not self.ending and not self.time.holds_back(match, self._acting()):
            self._apply_queue()

    def _expire(self, match: Play) -> bool:
        sheet = self._ledger.next_sheet
        try:
            brought = match.due(self.time.now()) if sheet.phase == "playing" else None
        except Exception as wrong:
            log.error("the rules of %s failed on a deadline: %s", sheet.game, type(wrong).__name__)
            return False
        if brought is None:
            return False
        try:
            self._enter(sheet, *brought)
        except Refusal:
            return False  # the clock is stopped until the store is back
        return True

    def _apply_queue(self) -> None:
        queue, self._queue = self._queue, []
        for apply in queue:
            apply()

    # -------------------------------------------------------------- the clock runs, or stands

    def reset(self, at: int = 0) -> None:
        """The clock stops at this match time; nothing is queued."""
        self.time.reset(at)
        self._queue = []

    def run(self) -> None:
        if not self._ledger.closed:
            self.time.start()
            self._arm()

    def run_at(self, rate: int) -> None:
        self.time.run_at(rate)
        self._arm()

    def stand_still(self) -> None:
        self.time.stop()
        self._apply_queue()  # refused: the clock is stopped
