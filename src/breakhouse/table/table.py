"""A table: people, devices and bots around one match. It is made of parts with one job each, listed in
docs/decisions/0013-a-table-made-of-parts.md, and only brings them together.

All of it runs on one thread, one message after the other, so there are no locks; whatever changes the match or the
sheet goes through the ledger and is announced only when it's durable.
"""

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from breakhouse.core import Chance
from breakhouse.core.match import Play
from breakhouse.core.versions import rules_to_go_on, translate
from breakhouse.games import game
from breakhouse.store import DropTable, EntryRow, MatchRow, Owner, StoreTrouble, TableRow
from breakhouse.table import ending, seating
from breakhouse.table.agreements import Agreements
from breakhouse.table.bots import BotSeats
from breakhouse.table.broadcast import Broadcast
from breakhouse.table.commands import Commands
from breakhouse.table.devices import Audience, Device
from breakhouse.table.entries import Entries
from breakhouse.table.environment import Room
from breakhouse.table.hints import Coaching
from breakhouse.table.ledger import Answer, Ledger, Posting
from breakhouse.table.lifecycle import Progress
from breakhouse.table.messages import PauseReason, Phase, Topic
from breakhouse.table.presence import Attendance
from breakhouse.table.seats import SeatKeys, Seats
from breakhouse.table.shuffling import Shuffling
from breakhouse.table.starting import Starting
from breakhouse.table.state import Sheet, Standing
from breakhouse.table.talk import Talk
from breakhouse.table.visibility import Sight

ABANDON_MS = 6 * 3600_000
CLOSE_MS = 15 * 60_000
"""How long a table without anybody stays: one that gathers or is over, after `ABANDON_MS` one with a match."""


class Table:
    """People act on a table's public parts."""

    def __init__(self, room: Room, sheet: Sheet) -> None:
        """Each part is given those it may call, so calls go from later parts to earlier ones; only news about what
        became durable, and what was announced, comes back through `_tell`, `_cope_with` and `_look`.
        """
        self._room = room
        ledger = self._ledger = Ledger(room.store, sheet, self._tell, self._cope_with)
        standing = self._standing = Standing()
        audience = self._audience = Audience()
        entries = Entries(room, ledger, audience)
        time = self._time = entries.time
        broadcast = self._broadcast = Broadcast(room, ledger, standing, audience, time, self._look)
        bots = self._bots = BotSeats(room, ledger, standing, audience, entries, broadcast)
        progress = self._progress = Progress(room, ledger, standing, audience, entries, bots, broadcast)
        commands = self._commands = Commands(ledger, standing, entries, time, room.acknowledged)
        self.shuffling = Shuffling(room, ledger, audience)
        self.starting = Starting(room, ledger, standing, audience, broadcast, self.shuffling)
        deeds: dict[Topic, Callable[[], None]] = {
            "pause": progress.pause,
            "resume": progress.resume,
            "rematch": self._rematch,
            "abandon": partial(self._abandon, "agreed-to-stop"),
        }
        self.agreements = Agreements(ledger, standing, audience, broadcast, deeds)
        attendance = self._attendance = Attendance(
            room.clock,
            ledger,
            standing,
            audience,
            broadcast,
            progress,
            self.starting,
            self.agreements,
            room.clock.now(),
        )
        self.seats = Seats(
            room.clock, ledger, standing, audience, broadcast, bots, progress, attendance, room.wall
        )
        self.keys = SeatKeys(room.clock, ledger, self.seats)
        self.sight = Sight(ledger, standing, audience, time, broadcast)
        self.talk = Talk(ledger, standing, audience)
        self.coaching = Coaching(room.coach, ledger, standing, time, broadcast)
        self.do, self.join, self.leave = commands.do, attendance.join, attendance.leave
        self.wake_up, self.describe = progress.wake_up, broadcast.describe
        self.note_line = attendance.note_line
        self.hand_over, self.lose = progress.hand_over, partial(self._retire, "table-moved", True)

    @classmethod
    def make(cls, room: Room, sheet: Sheet, answer: Answer) -> "Table":
        """A new table; `answer` is called when it is durable."""
        table = cls(room, seating.check_possible(sheet))
        table.starting.gather(sheet, answer)
        return table

    @classmethod
    def load(
        cls, room: Room, row: TableRow, match: MatchRow, rows: list[EntryRow], owner: Owner | None = None
    ) -> "Table":
        """A table from the store: a running match waits until its players are back, and an unfinished shuffle is
        void. `owner`: how this house got it, where there are several.
        """
        owner = owner or Owner("")
        table = cls(room, seating.thaw(msgspec.json.decode(row.sheet, type=Sheet)))
        table._standing.taken = owner.taken
        if match.header is not None and rows:
            entries = translate(game(match.header.game), match.header, [one.entry for one in rows])
            rows = [EntryRow(entry, one.command_id) for entry, one in zip(entries, rows, strict=True)]
            table._take_up(_replay(match, rows), rows, owner)
        return table

    def _take_up(self, match: Play, rows: list[EntryRow], owner: Owner) -> None:
        self._ledger.load(match)
        self._broadcast.begin(match, (row.entry for row in rows))
        self._commands.remember(rows)
        if self.sheet.phase == "playing":
            self._progress.begin_again(match, owner.stood)

    # -------------------------------------------------------------- how it stands

    @property
    def sheet(self) -> Sheet:
        """What is durable, and so may be announced."""
        return self._ledger.sheet

    @property
    def match(self) -> Play | None:
        return self._ledger.match

    @property
    def phase(self) -> Phase:
        return self._standing.phase(self.sheet)

    @property
    def pause(self) -> PauseReason | None:
        return self._standing.pause(self.sheet)

    @property
    def devices(self) -> Sequence[Device]:
        return self._audience.devices

    def now(self) -> int | None:
        """Match time, when there is a match."""
        return None if self.match is None else self._time.now()

    def to_move(self) -> int | None:
        """The seat to move in a running match, where the game's view tells."""
        match = self.match
        if match is None or self.sheet.phase != "playing":
            return None
        seat = getattr(match.game.view(match.state, None), match.game.manifest.turn, None)
        return seat if isinstance(seat, int) and 0 <= seat < len(self.sheet.chairs) else None

    def tick(self) -> None:
        """Once a second: checks for long absences, an empty table, and a recovered disk."""
        held = self._standing.held
        if held is None and not self._bots and self._attendance.complete():
            return
        if held == "store":
            self._progress.try_again()
            return
        if not self._bots and self._attendance.at_rest():
            return
        self._attendance.look_around()
        self.seats.give_up_programs()
        self._clear_away(self._attendance.empty_for())
        self._attendance.rest(ABANDON_MS if self.sheet.phase == "playing" else CLOSE_MS)
        self._look()

    def _look(self) -> None:
        self._bots.consider()

    def _clear_away(self, empty_for: int) -> None:
        if self.sheet.phase == "playing":
            if empty_for >= ABANDON_MS:
                self._abandon("abandoned")
        elif empty_for >= CLOSE_MS:
            self.close()

    # -------------------------------------------------------------- together, and over

    def _rematch(self) -> None:
        self._commands.forget()
        self._broadcast.forget()
        self.sight.forget()
        self.starting.gather_again()

    def _abandon(self, reason: str) -> None:
        self._progress.finish(ending.abandon(self._ledger.next_match, len(self.sheet.chairs), reason))

    def close(self) -> None:
        """Closes the table once that is durable; otherwise the next request would revive it. Its finished matches
        stay; a running one ends without a winner.
        """
        if self.sheet.phase == "playing":
            self._abandon("abandoned")
        ledger, put_away = self._ledger, partial(self._retire, "table-closed", False)
        ledger.submit(ledger.next_sheet, ledger.next_match, [DropTable(self.sheet.id)], put_away)

    def _retire(self, code: str, again: bool, trouble: StoreTrouble | None = None) -> None:
        if self._ledger.closed or trouble is not None:
            return
        self._ledger.closed = True
        self._progress.stop()
        self._audience.dismiss(code, again)
        self._room.closed(self.sheet)

    # -------------------------------------------------------------- the ledger's answers

    def _tell(self, posting: Posting) -> None:
        """It's durable, so it can be announced."""
        entry, over, broadcast = posting.entry, posting.sheet.phase == "over", self._broadcast
        begins = entry is not None and entry.seq == 0
        if begins:
            assert posting.match is not None
            broadcast.begin(posting.match)
            self._progress.begin()
        if entry is not None:
            broadcast.add(entry, posting.events)
            if over:
                self._progress.stop(posting.match.outcome() if posting.match is not None else None)
        elif over:
            broadcast.mark_news()
        if entry is None or begins or over:
            self._bots.staff()
            self.sight.review()
            broadcast.tell_table()
        else:
            broadcast.tell_soon()

    def _cope_with(self, trouble: StoreTrouble) -> None:
        """It couldn't be written: back to the durable state."""
        if not trouble.is_final:
            self._retire("table-moved", True)
        elif self.sheet.phase == "playing":
            self._progress.hold("store")
        else:
            self._audience.announce("cannot-write", why=trouble.why)


def _replay(row: MatchRow, rows: list[EntryRow]) -> Play:
    assert row.header is not None
    rules = rules_to_go_on(game(row.header.game), row.header)
    match = Play.before(rules, row.header, Chance(row.header.seed(row.secret, row.nonces)))
    for one in rows:
        match = match.replay(one.entry)
    return match
