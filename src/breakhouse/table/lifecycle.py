"""Whether the match is running: it begins, is held by the server or paused by its players, continues, and ends."""

from collections.abc import Callable
from dataclasses import dataclass

from breakhouse.core import Outcome
from breakhouse.core.match import Play
from breakhouse.store import StoreTrouble
from breakhouse.table.bots import BotSeats
from breakhouse.table.broadcast import Broadcast
from breakhouse.table.devices import Audience
from breakhouse.table.ending import conclude
from breakhouse.table.entries import Entries
from breakhouse.table.environment import Environment, Unfinished
from breakhouse.table.ledger import Answer, Ledger
from breakhouse.table.messages import PauseReason
from breakhouse.table.state import TransientState


@dataclass(eq=False, slots=True)
class Lifecycle:
    _environment: Environment
    _ledger: Ledger
    _transient: TransientState
    _audience: Audience
    _entries: Entries
    _bots: BotSeats
    _broadcast: Broadcast

    def begin(self) -> None:
        self._entries.reset()
        self._transient.ending = False
        self._entries.run()

    def begin_again(self, match: Play, stood: tuple[str, int] | None) -> None:
        """After a restart, a match waits until its players are back; one that was over is finished. `stood`: a
        match and its clock's last known reading.
        """
        sheet = self._ledger.sheet
        paused = sheet.paused_at
        seen = [at for which, at in filter(None, (sheet.stood, stood)) if which == sheet.match]
        self._entries.reset(max(match.now, paused or 0, *seen))
        self._transient.held = "restarted" if paused is None else None
        self._bots.staff()
        if (outcome := match.outcome()) is not None:
            self.finish(outcome)

    # -------------------------------------------------------------- standing still

    def hold(self, reason: PauseReason) -> None:
        """The server stops the clock without asking the players."""
        if self._transient.held is not None or self._ledger.sheet.phase != "playing":
            return
        self._transient.held = reason
        self._stand_still()
        self._broadcast.tell_table()

    def release(self, trouble: StoreTrouble | None = None) -> None:
        """The match goes on, unless its players paused it."""
        if trouble is not None:
            return
        sheet = self._ledger.sheet
        self._transient.held = None
        if sheet.phase == "playing" and sheet.paused_at is None:
            self._entries.run()
            self._broadcast.mark_news()
            self._bots.consider()
        self._broadcast.tell_table()

    def pause(self) -> None:
        self._stand_still()
        self._ledger.change(self._ledger.next_sheet.but(paused_at=self._entries.time.now()))

    def resume(self) -> None:
        self._ledger.change(self._ledger.next_sheet.but(paused_at=None), self.release)

    def hand_over(self, answer: Answer) -> None:
        """Another house will take over: stops the clock and stores its reading."""
        self.hold("restarted")
        sheet = self._ledger.next_sheet
        if sheet.phase == "playing":
            sheet = sheet.but(stood=(sheet.match, self._entries.time.now()))
        self._ledger.change(sheet, answer)

    def try_again(self) -> None:
        """Whether the store can write again: then a match that waited for it goes on."""
        self._ledger.change(self._ledger.next_sheet, self.release)

    def wake_up(self) -> None:
        """The machine slept: that time wasn't counted, and the clock waits until everyone is back."""
        if self._entries.time.running:
            self.hold("slept")
            self._audience.announce("slept")
            if self._audience.all_here(self._ledger.sheet):
                self.release()

    def _stand_still(self) -> None:
        self._entries.stand_still()
        self._bots.freeze()
        self._broadcast.mark_news()

    # -------------------------------------------------------------- the end

    def stop(self, outcome: Outcome | None = None) -> None:
        self._entries.time.stop()
        self._transient.ending = True
        self._transient.held = None
        self._transient.agreed.clear()
        self._bots.dismiss(outcome)

    def finish(self, outcome: Outcome, then: Callable[[], None] = lambda: None) -> None:
        """Ends a match that did not end by its rules, and goes on with `then` when that is being written."""
        sheet = self._ledger.next_sheet
        if sheet.phase != "playing":
            then()
            return
        self.stop(outcome)

        def answer(trouble: StoreTrouble | None) -> None:
            """Retries a result that couldn't be written: the match itself is durable."""
            if trouble is not None and trouble.is_final:
                self._environment.later(1_000, lambda: self.finish(outcome, then))

        match, homes = self._ledger.next_match, self._audience.homes(sheet)
        try:
            over, writes = conclude(self._environment, sheet, outcome, match, homes)
        except Unfinished as waiting:
            waiting.when_known(lambda: self.finish(outcome, then))
            return
        except StoreTrouble as trouble:
            answer(trouble)
            return
        self._ledger.submit(over, self._ledger.next_match, writes, answer)
        then()
