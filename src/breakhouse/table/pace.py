"""How fast match time runs: someone who plays against bots alone doesn't have to sit through their turns.

Only the clock changes. Bots are as strong and as slow in match time as ever, and the log has the same times in it:
docs/decisions/0047-a-clock-with-a-rate.md.
"""

from dataclasses import dataclass

from breakhouse.core import Refusal
from breakhouse.core.match import Play
from breakhouse.core.offers import name_of
from breakhouse.table.broadcast import Broadcast
from breakhouse.table.devices import Device
from breakhouse.table.entries import Entries
from breakhouse.table.ledger import Ledger

ALONE = 3
"""How fast time runs while bots play and the only person at the table waits."""
SKIPPED_MS = 3_000
"""In how much time, apart from thinking, the rest of a turn is played when somebody skips ahead."""
SKIPPED_WITHOUT_CLOCK = 12
"""How fast, where no deadline says how much is left of the turn."""
FASTEST = 80


@dataclass(eq=False, slots=True)
class Pace:
    _ledger: Ledger
    _entries: Entries
    _broadcast: Broadcast
    _skipping: bool = False
    """Somebody doesn't want to watch until there is something to do again."""

    def skip(self, device: Device) -> None:
        """Plays quickly until there is something for this person to do."""
        sheet, match = self._ledger.sheet, self._ledger.match
        if match is None or self._broadcast.rate == 1 or not sheet.seats_of(device.guest.visitor):
            raise Refusal("nothing-to-skip")
        self._skipping = True
        self._broadcast.mark_news()
        self._broadcast.tell_soon()

    def keep(self, bots_act: bool, thinking: bool) -> bool:
        """Runs the clock as fast as suits this moment; whether that changed it, so timers have to be set again.

        While a bot thinks, time runs as ever: the faster clock must not make it slower."""
        match = self._ledger.match
        rate = self._rate(match) if match is not None and bots_act else 1
        if rate != self._broadcast.rate:
            self._broadcast.rate = rate
            self._broadcast.mark_news()
            self._broadcast.tell_soon()
        now = 1 if thinking else rate
        if now == self._entries.time.rate:
            return False
        self._entries.run_at(now)
        return True

    def _rate(self, match: Play) -> int:
        people, now = self._ledger.sheet.people, max(self._entries.time.now(), match.now)
        if len(people) != 1 or _has_to_act(match, people[0], now):
            self._skipping = False
            return 1
        # it never slows down: otherwise the end of a turn would come nearer and nearer without ever coming
        return max(self._broadcast.rate, self._needed(match, now)) if self._skipping else ALONE

    def _needed(self, match: Play, now: int) -> int:
        ends = max((deadline.at for deadline in self._entries.time.deadlines(match)), default=None)
        return SKIPPED_WITHOUT_CLOCK if ends is None else min(FASTEST, -(-(ends - now) // SKIPPED_MS))


def _has_to_act(match: Play, seat: int, now: int) -> bool:
    """Whether there is something for this seat to do, other than what nobody waits for."""
    aside = match.game.manifest.deliberate
    return any(name_of(offer) not in aside for offer in match.legal(seat, now))
