"""Starting a match: everybody gives a share of the chance, cards that have to be made are made, and it begins."""

import secrets
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Any

from breakhouse.core import Refusal, commitment_of
from breakhouse.core.entry import Entry
from breakhouse.core.match import Match
from breakhouse.core.options import settle_options
from breakhouse.games import game
from breakhouse.store import Append, MatchRow, PutMatch, StoreTrouble, Write
from breakhouse.table import seating
from breakhouse.table.audience import Audience
from breakhouse.table.broadcast import Broadcast
from breakhouse.table.device import Device
from breakhouse.table.fairness import why_unrated
from breakhouse.table.ledger import Answer, Ledger, put
from breakhouse.table.room import Handle, Room
from breakhouse.table.sheet import Chair, Sheet
from breakhouse.table.standing import Standing

NONCE_WAIT_MS = 1_500


@dataclass(eq=False, slots=True)
class Starting:
    """Keeps the secret of the match that is being prepared or played."""

    _room: Room
    _ledger: Ledger
    _standing: Standing
    _audience: Audience
    _broadcast: Broadcast
    _secret: bytes
    _starting: bool = False
    _prepared: dict[str, Any] | None = None
    _patience: Handle | None = None

    # -------------------------------------------------------------- gathering

    def gather(self, sheet: Sheet, answer: Answer) -> None:
        """A sheet for a match to come, with the hash of its secret on it."""
        sheet = sheet.but(commitment=commitment_of(self._secret))
        row = PutMatch(MatchRow(sheet.match, sheet.id, self._secret))
        self._ledger.submit(sheet, None, [row, put(sheet)], answer)

    def gather_again(self) -> None:
        """The same people and bots once more; the seats of those who left are free."""
        self._secret = new_secret()
        old = self._ledger.sheet
        chairs = tuple(self._renew(chair) for chair in old.chairs)
        match = secrets.token_urlsafe(16)
        sheet = old.but(match=match, chairs=chairs, phase="gathering", result=None, paused_at=None)
        self.gather(sheet, self._start_again)

    def _renew(self, chair: Chair) -> Chair:
        if chair.visitor is None:
            return Chair(bot=chair.bot, name=chair.name)
        here = self._audience.present(chair.visitor) and not chair.removed
        return Chair(visitor=chair.visitor, who=chair.who, name=chair.name) if here else Chair()

    def _start_again(self, trouble: StoreTrouble | None) -> None:
        """Only now do people hear of it: the moment they have for their nonces begins here."""
        if trouble is None and not any(chair.free for chair in self._ledger.sheet.chairs):
            self.start_soon()

    # -------------------------------------------------------------- starting

    def take_nonce(self, device: Device, seat: int, nonce: str) -> None:
        sheet = self._ledger.next_sheet
        seating.check_gathering(sheet)
        seating.check_owner(sheet, device.guest.visitor, seat)
        self._ledger.change(sheet.with_chair(seat, nonce=nonce))
        if self._starting and self._has_nonces():
            self._start()

    def start(self, device: Device) -> None:
        sheet = self._ledger.next_sheet
        seating.check_gathering(sheet)
        seating.check_host(sheet, device.guest.visitor)
        if free := sum(chair.free for chair in sheet.chairs):
            raise Refusal("seats-are-free", free=free)
        self.start_soon()

    def start_soon(self) -> None:
        """At once when every person gave a nonce, else after giving them a moment to."""
        if self._starting:
            return
        self._starting = True
        if self._has_nonces():
            self._start()
        else:
            if self._patience is not None:
                self._patience.cancel()  # that of the match before would hurry this one
            self._patience = self._room.later(NONCE_WAIT_MS, self._start_anyway)

    def _start_anyway(self) -> None:
        try:
            self._start()
        except Refusal as no:
            self._audience.refuse(no, "start")

    def _has_nonces(self) -> bool:
        return all(chair.nonce is not None for chair in self._ledger.next_sheet.chairs if chair.person)

    def _start(self) -> None:
        sheet = self._ledger.next_sheet
        if not self._starting or sheet.phase != "gathering":
            return
        if any(chair.free for chair in sheet.chairs):
            self._starting = False
            return
        sheet = settle(sheet, self._room.wall())
        if self._takes_long(sheet):
            self._prepare(sheet)
            return
        self._starting = False
        self._prepared = None
        nonces = tuple(chair.nonce or "" for chair in sheet.chairs)
        match, entry = _set_up(sheet, self._secret, nonces)
        row = MatchRow(sheet.match, sheet.id, self._secret, match.header, nonces, self._room.wall())
        sheet = sheet.but(phase="playing", start_when_here=False, options=match.header.options, result=None)
        writes: list[Write] = [PutMatch(row), put(sheet), Append(sheet.match, entry, None)]
        self._ledger.submit(sheet, match, writes, None, entry)

    def _takes_long(self, sheet: Sheet) -> bool:
        slow = any(when.holds(sheet.options) for when in game(sheet.game).manifest.prepares)
        return slow and self._prepared != sheet.options

    def _prepare(self, sheet: Sheet) -> None:
        """Cards that are made for the match take seconds. They are made away from here, by setting up a match that
        nobody plays: the game keeps them, so that the real one begins at once."""
        if self._standing.making_cards:
            return
        self._standing.making_cards = True
        self._broadcast.tell_table()
        work = partial(_set_up, sheet, bytes(32), ())
        self._room.away(sheet.id, work, partial(self._go_on_with, sheet.options))

    def _go_on_with(self, options: dict[str, Any], no: Refusal | None = None) -> None:
        """With what was made, or not at all: what failed there is not tried again here."""
        self._standing.making_cards = False
        self._broadcast.tell_table()
        if no is not None:
            self._starting = False
            self._audience.refuse(no, "start")
            return
        self._prepared = options
        self._start_anyway()


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def settle(sheet: Sheet, wall: int) -> Sheet:
    """With options as they are meant today, and as strict as a match that counts is played: decided here for good."""
    today = datetime.fromtimestamp(wall, UTC).date()
    counted = game(sheet.game).manifest.counted
    options = {name: value for name, value in sheet.options.items() if name not in counted}
    if why_unrated(sheet.but(phase="playing", options=options)) is None:
        options |= counted
    return sheet.but(options=settle_options(game(sheet.game), options, today))


def _set_up(sheet: Sheet, secret: bytes, nonces: tuple[str, ...]) -> tuple[Match, Entry]:
    names = [chair.name for chair in sheet.chairs]
    return Match.start(game(sheet.game), names, sheet.options, secret, nonces)
