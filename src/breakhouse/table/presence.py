"""Who is at the table: devices come and go, and a match waits when nobody is left to play it."""

from dataclasses import dataclass, field

from breakhouse.table import seating
from breakhouse.table.agreements import Agreements
from breakhouse.table.broadcast import Broadcast, Seen
from breakhouse.table.clock import HouseClock
from breakhouse.table.devices import Audience, Device, announce_to, are_weak
from breakhouse.table.ledger import Ledger
from breakhouse.table.lifecycle import Lifecycle
from breakhouse.table.starting import Starting
from breakhouse.table.state import TransientState

MISSED_MS = 2_000
REST_MS = 60_000
WEAK_AGAIN_MS = 60_000
"""How long a connection has to be good before the next time it's weak is news."""


@dataclass(eq=False, slots=True)
class Presence:
    _clock: HouseClock
    _ledger: Ledger
    _transient: TransientState
    _audience: Audience
    _broadcast: Broadcast
    _lifecycle: Lifecycle
    _starting: Starting
    _agreements: Agreements
    _empty_since: int | None
    _gone: frozenset[int] = frozenset()
    """Seats already announced as free for a bot."""
    _host_away: int | None = None
    _informed: set[str] = field(default_factory=set)
    """Visitors who have been told that the table changed houses."""
    _missed: set[str] = field(default_factory=set)
    """Visitors whose absence has been announced."""
    _weak_since: dict[str, int] = field(default_factory=dict)
    """When somebody's connection was last found to be weak."""
    _rests_until: int = 0
    """Before this, time alone changes nothing here."""

    def join(self, device: Device, seen: Seen | None = None) -> None:
        seating.check_welcome(self._ledger.sheet, device.guest)
        self._broadcast.flush()
        self._audience.add(device)
        self._empty_since, self._rests_until = None, 0
        for seat in [n for n in self._transient.away if self._owns(device, n)]:
            del self._transient.away[seat]
        back = seating.come_back(self._ledger.next_sheet, device.guest.visitor)
        if back != self._ledger.next_sheet:
            self._ledger.change(back)
        self._broadcast.show(device, seen)
        if self._transient.taken and device.guest.visitor not in self._informed:
            self._informed.add(device.guest.visitor)
            announce_to(device, "table-taken-over", {})
        self._welcome_back(device.guest.visitor)
        if self._ledger.sheet.start_when_here and self._audience.all_here(self._ledger.sheet):
            self._starting.start_soon()
        self.take_stock()

    def leave(self, device: Device) -> None:
        if device not in self._audience.devices:
            return
        self._audience.remove(device)
        now = self._clock.now()
        if not self._audience.present(device.guest.visitor):
            for seat in self._ledger.sheet.seats_of(device.guest.visitor):
                self._transient.away.setdefault(seat, now)
        if not self._audience.devices:
            self._empty_since = now
        self.take_stock()

    def note_line(self, device: Device, weak: bool) -> None:
        """The connection to this device has gone quiet, or is heard again. The same guest's others may be fine.

        Its seat shows that at once, but a line that comes and goes isn't announced every time."""
        visitor, now = device.guest.visitor, self._clock.now()
        device.weak = weak
        if not self._ledger.sheet.seats_of(visitor):
            return
        self._broadcast.tell_table()
        if are_weak(self._audience.of(visitor)):
            if now >= self._weak_since.get(visitor, now - WEAK_AGAIN_MS) + WEAK_AGAIN_MS:
                self._tell_others("weak-line", visitor)
            self._weak_since[visitor] = now

    def _tell_others(self, code: str, visitor: str) -> None:
        sheet = self._ledger.sheet
        seats = sheet.seats_of(visitor)
        if seats:
            self._audience.announce_to_others(visitor, code, name=sheet.chairs[seats[0]].name)

    def _welcome_back(self, visitor: str) -> None:
        if visitor in self._missed:
            self._missed.discard(visitor)
            self._tell_others("came-back", visitor)

    def _miss(self, now: int) -> None:
        """Announces who is away, once, and late enough that reloading a page goes unnoticed."""
        sheet = self._ledger.sheet
        for seat, since in self._transient.away.items():
            chair = sheet.chairs[seat]
            visitor = chair.visitor
            late = chair.left or now - since >= MISSED_MS
            if visitor and late and visitor not in self._missed and not self._audience.present(visitor):
                self._missed.add(visitor)
                self._tell_others("went-away", visitor)

    def _owns(self, device: Device, seat: int) -> bool:
        return self._ledger.sheet.chairs[seat].visitor == device.guest.visitor

    def count_in(self, seat: int) -> None:
        """The seat has another owner, who is here."""
        self._transient.away.pop(seat, None)
        self._broadcast.mark_news()
        self.take_stock()

    def take_stock(self) -> None:
        """Attendance has changed: the match waits or goes on, and those who remain may now agree."""
        sheet, held = self._ledger.sheet, self._transient.held
        if sheet.phase == "playing" and sheet.people and not self._audience.people_here(sheet):
            self._lifecycle.hold("all-away")
        elif held in ("all-away", "restarted", "slept") and self._audience.all_here(sheet):
            self._lifecycle.release()
        self._agreements.carry_out()
        self._broadcast.tell_table()

    # -------------------------------------------------------------- once a second

    def complete(self) -> bool:
        """Nobody is away, not even the host: the usual case."""
        missing = self._transient.away or self._gone or self._host_away is not None
        return not missing and self._empty_since is None and self._audience.present(self._ledger.next_sheet.host)

    def look_around(self) -> None:
        """Handles long absences: a bot may take the seat, and someone else may become the host."""
        sheet, now = self._ledger.sheet, self._clock.now()
        self._miss(now)
        gone = frozenset(seat for seat in sheet.people if self._transient.is_gone(sheet, seat, now))
        if gone != self._gone:
            self._gone = gone
            self._broadcast.tell_table()
        self._pass_host(now)

    def at_rest(self) -> bool:
        """Nobody is here, and nothing is due yet: a server keeps many such tables."""
        return self._clock.now() < self._rests_until

    def rest(self, cleared_after: int) -> None:
        """A table that was looked after and is empty rests until one of those who left is missed, gone or due to
        be cleared away with it; never long, so whatever failed is tried again."""
        if self._empty_since is not None and self.empty_for() < cleared_after:
            now, left = self._clock.now(), (self._empty_since, *self._transient.away.values())
            waits = (MISSED_MS, self._ledger.sheet.bot_after_ms, cleared_after)
            due = [at + wait for at in left for wait in waits]
            self._rests_until = min([now + REST_MS, *(then for then in due if then > now)])

    def empty_for(self) -> int:
        """How long the table has been empty."""
        return 0 if self._empty_since is None else self._clock.now() - self._empty_since

    def _pass_host(self, now: int) -> None:
        """If the host stays away, the next person present becomes the host."""
        sheet = self._ledger.next_sheet
        if self._audience.present(sheet.host):
            self._host_away = None
            return
        self._host_away = now if self._host_away is None else self._host_away
        here = [sheet.chairs[seat] for seat in self._audience.people_here(sheet)]
        heirs = [chair.visitor for chair in here if not chair.program]
        if heirs and heirs[0] is not None and now - self._host_away >= sheet.bot_after_ms:
            self._ledger.change(sheet.but(host=heirs[0]))
