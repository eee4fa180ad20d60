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
from breakhouse.table.environment import Environment
from breakhouse.table.hints import Hints
from breakhouse.table.ledger import Answer, Ledger, Posting
from breakhouse.table.lifecycle import Lifecycle
from breakhouse.table.messages import PauseReason, Phase, Topic
from breakhouse.table.pace import Pace
from breakhouse.table.presence import Presence
from breakhouse.table.seats import SeatKeys, Seats
from breakhouse.table.shuffling import Shuffling
from breakhouse.table.starting import Starting
from breakhouse.table.state import Sheet, TransientState
from breakhouse.table.talk import Talk
from breakhouse.table.visibility import Visibility

ABANDON_MS = 6 * 3600_000
CLOSE_MS = 15 * 60_000
"""How long a table without anybody stays: one that gathers or is over, after `ABANDON_MS` one with a match."""


class Table:
    """People act on a table's public parts."""

    def __init__(self, environment: Environment, sheet: Sheet) -> None:
        """Each part is given those it may call, so calls go from later parts to earlier ones; only news about what
        became durable, and what was announced, comes back through `_tell`, `_cope_with` and `_look`.
        """
        self._environment = environment
        ledger = self._ledger = Ledger(environment.store, sheet, self._tell, self._cope_with)
        transient = self._transient = TransientState()
        audience = self._audience = Audience()
        entries = Entries(environment, ledger, audience)
        time = self._time = entries.time
        broadcast = self.broadcast = Broadcast(environment, ledger, transient, audience, time, self._look)
        self.pace = Pace(ledger, entries, broadcast)
        bots = self._bots = BotSeats(environment, ledger, transient, audience, entries, broadcast, self.pace)
        lifecycle = self._lifecycle = Lifecycle(environment, ledger, transient, audience, entries, bots, broadcast)
        commands = self._commands = Commands(
            ledger, transient, entries, time, environment.received, environment.acknowledged
        )
        self.shuffling = Shuffling(environment, ledger, audience)
        self.starting = Starting(environment, ledger, transient, audience, broadcast, self.shuffling)
        actions: dict[Topic, Callable[[], None]] = {
            "pause": lifecycle.pause,
            "resume": lifecycle.resume,
            "rematch": self._rematch,
            "abandon": partial(self._abandon, "agreed-to-stop"),
        }
        self.agreements = Agreements(ledger, transient, audience, broadcast, actions)
        presence = self._presence = Presence(
            environment.clock,
            ledger,
            transient,
            audience,
            broadcast,
            lifecycle,
            self.starting,
            self.agreements,
            environment.clock.now(),
        )
        self.seats = Seats(
            environment.clock, ledger, transient, audience, broadcast, bots, lifecycle, presence, environment.wall
        )
        self.keys = SeatKeys(environment.clock, ledger, self.seats)
        self.visibility = Visibility(ledger, transient, audience, time, broadcast)
        self.talk = Talk(ledger, transient, audience, environment.report)
        self.hints = Hints(environment.coach, ledger, transient, time, broadcast)
        self.do, self.join, self.leave = commands.do, presence.join, presence.leave
        self.wake_up, self.describe = lifecycle.wake_up, broadcast.describe
        self.note_line = presence.note_line
        self.hand_over, self.lose = lifecycle.hand_over, partial(self._retire, "table-moved", True)

    @classmethod
    def make(cls, environment: Environment, sheet: Sheet, answer: Answer) -> "Table":
        """A new table; `answer` is called when it is durable."""
        table = cls(environment, seating.check_possible(sheet))
        table.starting.gather(sheet, answer)
        return table

    @classmethod
    def load(
        cls,
        environment: Environment,
        row: TableRow,
        match: MatchRow,
        rows: list[EntryRow],
        owner: Owner | None = None,
    ) -> "Table":
        """A table from the store: a running match waits until its players are back, and an unfinished shuffle is
        void. `owner`: how this house got it, where there are several.
        """
        owner = owner or Owner("")
        table = cls(environment, seating.thaw(msgspec.json.decode(row.sheet, type=Sheet)))
        table._transient.taken = owner.taken
        if match.header is not None and rows:
            entries = translate(game(match.header.game), match.header, [one.entry for one in rows])
            rows = [EntryRow(entry, one.command_id) for entry, one in zip(entries, rows, strict=True)]
            table._take_up(_replay(match, rows), rows, owner)
        return table

    def _take_up(self, match: Play, rows: list[EntryRow], owner: Owner) -> None:
        self._ledger.load(match)
        self.broadcast.begin(match, (row.entry for row in rows))
        self._commands.remember(rows)
        if self.sheet.phase == "playing":
            self._lifecycle.begin_again(match, owner.stood)

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
        return self._transient.phase(self.sheet)

    @property
    def pause(self) -> PauseReason | None:
        return self._transient.pause(self.sheet)

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
        held = self._transient.held
        if held is None and not self._bots and self._presence.complete():
            return
        if held == "store":
            self._lifecycle.try_again()
            return
        if not self._bots and self._presence.at_rest():
            return
        self._presence.look_around()
        self.seats.give_up_programs()
        self._clear_away(self._presence.empty_for())
        self._presence.rest(ABANDON_MS if self.sheet.phase == "playing" else CLOSE_MS)
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
        self.broadcast.forget()
        self.visibility.forget()
        self.starting.gather_again()

    def _abandon(self, reason: str, then: Callable[[], None] = lambda: None) -> None:
        self._lifecycle.finish(ending.abandon(self._ledger.next_match, len(self.sheet.chairs), reason), then)

    def close(self) -> None:
        """Closes the table once that is durable; otherwise the next request would revive it. Its finished matches
        stay; a running one ends without a winner.
        """
        ledger, retire = self._ledger, partial(self._retire, "table-closed", False)

        def put_away() -> None:
            ledger.submit(ledger.next_sheet, ledger.next_match, [DropTable(self.sheet.id)], retire)

        self._abandon("abandoned", put_away)

    def _retire(self, code: str, again: bool, trouble: StoreTrouble | None = None) -> None:
        if self._ledger.closed or trouble is not None:
            return
        self._ledger.closed = True
        self._lifecycle.stop()
        self._audience.dismiss(code, again)
        self._environment.closed(self.sheet)

    # -------------------------------------------------------------- the ledger's answers

    def _tell(self, posting: Posting) -> None:
        """It's durable, so it can be announced."""
        entry, over, broadcast = posting.entry, posting.sheet.phase == "over", self.broadcast
        begins = entry is not None and entry.seq == 0
        if begins:
            assert posting.match is not None
            broadcast.begin(posting.match)
            self._lifecycle.begin()
        if entry is not None:
            self._bots.keep_pace()
            broadcast.add(entry, posting.events)
            if over:
                self._lifecycle.stop(posting.match.outcome() if posting.match is not None else None)
        elif over:
            broadcast.mark_news()
        if entry is None or begins or over:
            self._bots.staff()
            self.visibility.review()
            broadcast.tell_table()
        else:
            broadcast.tell_soon()

    def _cope_with(self, trouble: StoreTrouble) -> None:
        """It couldn't be written: back to the durable state."""
        if not trouble.is_final:
            self._retire("table-moved", True)
        elif self.sheet.phase == "playing":
            self._lifecycle.hold("store")
        else:
            self._audience.announce("cannot-write", why=trouble.why)


def _replay(row: MatchRow, rows: list[EntryRow]) -> Play:
    assert row.header is not None
    rules = rules_to_go_on(game(row.header.game), row.header)
    match = Play.before(rules, row.header, Chance(row.header.seed(row.secret, row.nonces)))
    for one in rows:
        match = match.replay(one.entry)
    return match
