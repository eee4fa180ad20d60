"""Announces what became durable: the table as it is, and what happened in the match as each may see it.

What is the same for several devices is worked out and encoded once.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from msgspec import Raw

from breakhouse.core import Event, Template
from breakhouse.core.entry import Entry
from breakhouse.core.match import Play
from breakhouse.core.offers import plain, shortlist
from breakhouse.table.clock import Timekeeping
from breakhouse.table.devices import Audience, Device, Perspective, look
from breakhouse.table.environment import Environment
from breakhouse.table.history import EventHistory
from breakhouse.table.ledger import Ledger
from breakhouse.table.messages import ClockReading, EncodedTable, SeatView, TableInfo, Update, encode
from breakhouse.table.snapshot import describe
from breakhouse.table.state import TransientState

Seen = tuple[str, int | None, int]
"""The match, the perspective and the number of the next event that a device wants."""


@dataclass(eq=False, slots=True)
class Broadcast:
    """`after` is called once everyone is up to date: then the bots may look."""

    _environment: Environment
    _ledger: Ledger
    _transient: TransientState
    _audience: Audience
    _time: Timekeeping
    _after: Callable[[], None]
    record: EventHistory | None = None
    rate: int = 1
    """How fast match time runs, apart from moments in which a bot thinks. (pace)"""
    _counts: dict[Perspective, int] = field(default_factory=dict)
    """How many events each perspective has received."""
    announced: int = 0
    """How often the table changed for everybody."""
    size: int = 0
    """Bytes of the table as it was last shown."""
    _news: bool = False
    _table_news: bool = False
    _flushing: bool = False

    def begin(self, match: Play, entries: Iterable[Entry] = ()) -> None:
        """`entries`: what was sent before a restart. Sending it again would reveal what lies face down by now."""
        self.record, self.rate = EventHistory(match.game, len(self._ledger.sheet.chairs)), 1
        for entry in entries:
            self.record.add(entry)
        self._counts = self.record.counts()

    def forget(self) -> None:
        """Another match begins, so this one no longer matters."""
        self.record = None
        self._counts = {}

    # -------------------------------------------------------------- to everybody

    def add(self, entry: Entry, events: Sequence[Event] | None) -> None:
        assert self.record is not None
        self.record.add(entry, events)
        self._news = True

    def mark_news(self) -> None:
        """The view of the match has changed; it goes out with the next message."""
        self._news = True

    def tell_table(self) -> None:
        self._environment.changed(self._ledger.sheet.code)
        self._table_news = True
        self.announced += 1
        self.tell_soon()

    def tell_soon(self) -> None:
        if not self._flushing:
            self._flushing = True
            self._environment.soon(self.flush)

    def flush(self) -> None:
        self._flushing = False
        if self._ledger.closed:
            return
        if self._table_news:
            self._table_news = False
            self._show_table(self._audience.devices)
        match, record = self._ledger.match, self.record
        if self._news and match is not None and record is not None:
            self._news = False
            self._update(match, record)
            self._after()

    def _update(self, match: Play, record: EventHistory) -> None:
        sheet, clock = self._ledger.sheet, self._read_clock(match)
        covered = self._transient.covers(sheet, clock.running)
        for (perspective, seats), devices in self._audience.groups(sheet).items():
            first = self._counts.get(perspective, 0)
            events = [] if covered else record.happenings(perspective, first)
            faces = [_show_side(match, clock.now, covered, seat, acts) for seat, acts in seats]
            update = Update(sheet.match, perspective, first, first + len(events), False, events, faces, clock)
            encoded = encode(update)
            for device in devices:
                device.send(encoded)
        if not covered:
            self._counts = record.counts()

    def _read_clock(self, match: Play) -> ClockReading:
        time = self._time
        return ClockReading(max(time.now(), match.now), time.running, self.rate, time.deadlines(match))

    # -------------------------------------------------------------- to one device

    def show(self, device: Device, seen: Seen | None = None) -> None:
        """Everything for one device: the table, what it missed if that may still be shown, and the view."""
        self._show_table((device,))
        self._show_match(device, seen)

    def show_again(self, device: Device) -> None:
        """The device's perspective has changed."""
        self._audience.look_again()
        self.tell_table()
        self.flush()
        self._show_match(device, None)

    def describe(self) -> TableInfo:
        return describe(self._ledger.sheet, self._transient, self._audience, self._environment.clock.now())

    def _show_table(self, devices: Sequence[Device]) -> None:
        sheet, info = self._ledger.sheet, Raw(encode(self.describe()))
        self.size = len(bytes(info))
        for device in devices:
            yours = sheet.seats_of(device.guest.visitor)
            handed_to = look(device, sheet).perspective if len(yours) > 1 else None
            device.send(encode(EncodedTable(info, yours, handed_to)))

    def _show_match(self, device: Device, seen: Seen | None) -> None:
        match, record, sheet = self._ledger.match, self.record, self._ledger.sheet
        if match is None or record is None:
            return
        viewpoint = look(device, sheet)
        perspective = viewpoint.perspective
        clock = self._read_clock(match)
        covered = self._transient.covers(sheet, clock.running)
        count = self._counts.get(perspective, 0) if covered else record.count(perspective)
        missed = None
        if not covered and seen is not None and seen[:2] == (sheet.match, perspective):
            missed = record.catch_up(perspective, seen[2], match.state)
        first = count if missed is None else count - len(missed)
        faces = [_show_side(match, clock.now, covered, seat, acts) for seat, acts in viewpoint.faces]
        update = Update(sheet.match, perspective, first, count, missed is None, missed or [], faces, clock)
        device.send(encode(update))


def _show_side(match: Play, now: int, covered: bool, seat: Perspective, acts: bool) -> SeatView:
    if covered:
        return SeatView(seat, None, [])
    game, state = match.game, match.state
    view = game.view(state, seat)
    offers = game.legal(state, seat, now) if acts and seat is not None else ()
    if not offers:
        return SeatView(seat, view, [])
    few = [offers.index(one) for one in shortlist(game, view, offers)]
    return SeatView(seat, view, [plain(one) if type(one) is Template else one for one in offers], few)
