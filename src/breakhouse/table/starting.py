"""Starts a match: makes the cards if needed, shuffles with everyone's help, and begins."""

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Any

from breakhouse.core import Chance, Refusal
from breakhouse.core.entry import Header
from breakhouse.core.match import Play
from breakhouse.core.options import settle_options
from breakhouse.games import game
from breakhouse.store import Append, MatchRow, PutMatch, StoreTrouble, Write
from breakhouse.table import seating
from breakhouse.table.broadcast import Broadcast
from breakhouse.table.devices import Audience, Device
from breakhouse.table.environment import Environment
from breakhouse.table.fairness import why_unrated
from breakhouse.table.ids import new_match
from breakhouse.table.ledger import Answer, Ledger, put
from breakhouse.table.shuffling import Nonces, Shuffling
from breakhouse.table.state import Chair, Sheet, TransientState


@dataclass(eq=False, slots=True)
class Starting:
    _environment: Environment
    _ledger: Ledger
    _transient: TransientState
    _audience: Audience
    _broadcast: Broadcast
    _shuffling: Shuffling
    _prepared: dict[str, Any] | None = None

    # -------------------------------------------------------------- gathering

    def gather(self, sheet: Sheet, answer: Answer) -> None:
        """A sheet for a future match; its secret is drawn at START."""
        row = PutMatch(MatchRow(sheet.match, sheet.id, b""))
        self._ledger.submit(sheet, None, [row, put(sheet)], answer)

    def gather_again(self) -> None:
        """The same people and bots once more; the seats of those who left are free."""
        old = self._ledger.sheet
        chairs = tuple(self._renew(chair) for chair in old.chairs)
        sheet = old.but(
            match=new_match(self._environment.wall()),
            chairs=chairs,
            options=_climb(old),
            phase="gathering",
            result=None,
            paused_at=None,
            commitment="",
            voids=(),
            moved=(),
        )
        if not self._audience.present(old.host):  # nobody waits for a host who has left
            people = (chair.visitor for chair in chairs if chair.visitor and not chair.program)
            sheet = sheet.but(host=next(people, old.host))
        self.gather(sheet, self._start_again)

    def _renew(self, chair: Chair) -> Chair:
        if chair.visitor is None:
            return Chair(bot=chair.bot, name=chair.name, begins=chair.begins)
        here = self._audience.present(chair.visitor) and not chair.removed
        if not here:
            return Chair()
        return Chair(
            chair.visitor, chair.who, chair.name, owner=chair.owner, apart=chair.program, begins=chair.begins
        )

    def _start_again(self, trouble: StoreTrouble | None) -> None:
        if trouble is None and not any(chair.free for chair in self._ledger.sheet.chairs):
            self.start_soon()

    # -------------------------------------------------------------- starting

    def start(self, device: Device) -> None:
        sheet = self._ledger.next_sheet
        if sheet.phase != "gathering":
            raise Refusal("match-has-begun")
        seating.check_host(sheet, device.guest.visitor)
        if free := sum(chair.free for chair in sheet.chairs):
            raise Refusal("seats-are-free", free=free)
        self.start_soon()

    def start_soon(self) -> None:
        """As soon as cards are made and the match is shuffled."""
        if not self._shuffling.running and not self._transient.making_cards:
            self._freeze()

    def _freeze(self) -> None:
        sheet = self._ledger.next_sheet
        if sheet.phase != "gathering" or any(chair.free for chair in sheet.chairs):
            return
        options = settle(sheet, self._environment.wall())
        if self._takes_long(sheet.game, options):
            self._prepare(sheet, options)
        else:
            self._prepared = None
            self._shuffling.shuffle(sheet, options, self._begin, self._retry)

    def _begin(self, header: Header, secret: bytes, nonces: Nonces) -> None:
        sheet = self._ledger.next_sheet
        chance = Chance(header.seed(secret, nonces))
        try:
            match, entry = Play.before(game(sheet.game), header, chance).set_up()
        except Refusal as no:
            self._ledger.change(seating.thaw(sheet))
            self._audience.refuse(no, "start")
            return
        row = MatchRow(sheet.match, sheet.id, secret, header, nonces, self._environment.wall())
        sheet = sheet.but(
            phase="playing", start_when_here=False, options=header.options, result=None, attempt=None
        )
        writes: list[Write] = [PutMatch(row), put(sheet), Append(sheet.match, entry, None)]
        self._ledger.submit(sheet, match, writes, partial(self._note_start, sheet), entry)

    def _note_start(self, sheet: Sheet, trouble: StoreTrouble | None) -> None:
        if trouble is not None:
            self._shuffling.fail()
        else:
            self._environment.started(sheet)

    def _retry(self) -> None:
        """The store couldn't write: shuffles again as soon as it can, so nobody has to press START twice."""
        if self._ledger.next_sheet.attempt is not None:
            self.start_soon()

    # -------------------------------------------------------------- making cards

    def _takes_long(self, id: str, options: dict[str, Any]) -> bool:
        slow = any(when.holds(options) for when in game(id).manifest.prepares)
        return slow and self._prepared != options

    def _prepare(self, sheet: Sheet, options: dict[str, Any]) -> None:
        """Making cards for a match takes seconds. Another process does it by setting up a match that nobody plays:
        the game caches the cards, so the real match begins at once.
        """
        self._transient.making_cards = True
        self._broadcast.tell_table()
        names = [chair.name for chair in sheet.chairs]
        work = partial(Play.start, game(sheet.game), names, options, bytes(32))
        self._environment.away(sheet.id, work, partial(self._go_on_with, options))

    def _go_on_with(self, options: dict[str, Any], no: Refusal | None = None) -> None:
        """Continues with the result, or not at all: what failed there isn't tried again here."""
        self._transient.making_cards = False
        self._broadcast.tell_table()
        if no is not None:
            self._audience.refuse(no, "start")
            return
        self._prepared = options
        try:
            self._freeze()
        except Refusal as impossible:
            self._audience.refuse(impossible, "start")


def _climb(sheet: Sheet) -> dict[str, Any]:
    """The options for the next match: nobody is new any more, and whoever claimed the first turn may have left."""
    ladder = game(sheet.game).manifest.ladder
    gone = {ladder.option} if ladder else set[str]()
    if any(chair.begins for chair in sheet.chairs):
        gone.add("first")
    return {name: value for name, value in sheet.options.items() if name not in gone}


def settle(sheet: Sheet, wall: int) -> dict[str, Any]:
    """Options with dates filled in, and strict if the match counts: settled here for good."""
    today = datetime.fromtimestamp(wall, UTC).date()
    counted = game(sheet.game).manifest.counted
    options = {name: value for name, value in seating.with_first(sheet).items() if name not in counted}
    if why_unrated(sheet.but(phase="playing", options=options)) is None:
        options |= counted
    return settle_options(game(sheet.game), options, today)
