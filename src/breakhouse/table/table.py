"""A table: people, devices and bots around one match, and what each of them may do to it.

All of it runs on one thread, one message after the other, so there are no locks; whatever changes the match or the
sheet goes through the ledger and is told only when it is durable.
"""

import secrets
from functools import partial
from typing import Any

import msgspec
from msgspec import Raw

from breakhouse.core import Chance, Outcome, Refusal, commitment_of, seed_of
from breakhouse.core.match import Match
from breakhouse.core.options import read_options
from breakhouse.core.versions import translate
from breakhouse.games import game
from breakhouse.store import (
    DropTable,
    EntryRow,
    MatchRow,
    PutMatch,
    PutResult,
    PutTable,
    StoreTrouble,
    TableRow,
    Write,
)
from breakhouse.table import ending, seating
from breakhouse.table.audience import acts_for, covered_hands, encode, look, refuse
from breakhouse.table.device import Device
from breakhouse.table.ledger import Answer
from breakhouse.table.room import Handle, Room
from breakhouse.table.seats import Seats
from breakhouse.table.sheet import Chair, Sheet
from breakhouse.table.talk import Talk
from breakhouse.table.told import Topic

NONCE_WAIT_MS = 1_500
ABANDON_MS = 6 * 3600_000
CLOSE_MS = 15 * 60_000
"""How long a table without anybody stays: one that gathers or is over, after `ABANDON_MS` one with a match."""


class Table(Seats):
    """What people do at a table; the match itself is played in `Play`, what they say to each other in `Talk`."""

    def __init__(self, room: Room, sheet: Sheet, secret: bytes) -> None:
        super().__init__(room, sheet)
        self._secret = secret
        self._starting = False
        self._prepared: dict[str, Any] | None = None
        self._patience: Handle | None = None
        self._empty_since: int | None = room.clock.now()
        self.talk = Talk(self)

    # -------------------------------------------------------------- making and coming back

    @classmethod
    def make(cls, room: Room, sheet: Sheet, answer: Answer) -> "Table":
        """A new table; `answer` is called when it is durable."""
        secret = secrets.token_bytes(32)
        seating.possible(sheet)
        sheet = sheet.but(commitment=commitment_of(secret))
        table = cls(room, sheet, secret)
        row = PutMatch(MatchRow(sheet.match, sheet.id, secret))
        table._ledger.submit(sheet, None, [row, _put(sheet)], answer)
        return table

    @classmethod
    def load(cls, room: Room, row: TableRow, match: MatchRow, entries: list[EntryRow]) -> "Table":
        """A table from the store: a running match stands still until its players are back."""
        table = cls(room, msgspec.json.decode(row.sheet, type=Sheet), match.secret)
        if match.header is not None and entries:
            told = translate(game(match.header.game), match.header, [one.entry for one in entries])
            entries = [EntryRow(entry, one.command_id) for entry, one in zip(told, entries, strict=True)]
            table._reload(_replayed(match, entries), entries)
        return table

    def _reload(self, match: Match, rows: list[EntryRow]) -> None:
        self._take_up(match, rows)
        if self.sheet.phase == "playing":
            paused = self.sheet.paused_at
            self._time.reset(match.now if paused is None else max(paused, match.now))
            self._held = "restarted" if paused is None else None
            self._staff()
            if (outcome := match.outcome()) is not None:
                self._finish(outcome)

    # -------------------------------------------------------------- devices

    def join(self, device: Device, seen: tuple[str, int | None, int] | None = None) -> None:
        """A device is here. `seen`: the match, the perspective and the number of the next event it wants."""
        if device.guest.visitor in self.sheet.banned:
            raise Refusal("you-were-removed")
        self._flush()
        self._audience.devices.append(device)
        self._audience.look_again()
        self._empty_since = None
        self._away = {seat: since for seat, since in self._away.items() if not self._mine(device, seat)}
        back = seating.came_back(self._ledger.next_sheet, device.guest.visitor)
        if back != self._ledger.next_sheet:
            self._change(back)
        self._tell_table(device)
        self._show(device, seen)
        if self.sheet.start_when_here and self._all_here():
            self._start_soon()
        self._presence_changed()

    def leave(self, device: Device) -> None:
        if device not in self._audience.devices:
            return
        self._audience.devices.remove(device)
        self._audience.look_again()
        now = self._room.clock.now()
        if not self._audience.present(device.guest.visitor):
            for seat in self.sheet.seats_of(device.guest.visitor):
                self._away.setdefault(seat, now)
        if not self._audience.devices:
            self._empty_since = now
        self._presence_changed()

    def _mine(self, device: Device, seat: int) -> bool:
        return self.sheet.chairs[seat].visitor == device.guest.visitor

    def _presence_changed(self) -> None:
        people = self._people()
        nobody = not any(self._audience.present(self.sheet.chairs[seat].visitor) for seat in people)
        if self.sheet.phase == "playing" and nobody and people:
            self._hold("all-away")
        elif self._held in ("all-away", "restarted", "slept") and self._all_here():
            self._release()
        self._decide_together()
        self.tell_table()

    def tick(self) -> None:
        """Once a second: who is gone for too long, whether anybody is left, whether the disk is back."""
        if self._in_order():
            return
        now = self._room.clock.now()
        if self._held == "store":
            self._change(self._ledger.next_sheet, lambda trouble: None if trouble else self._release())
            return
        gone = frozenset(seat for seat in self._people() if self._gone(seat))
        if gone != self._told_gone:
            self._told_gone = gone
            self.tell_table()
        self._pass_host(now)
        if self._empty_since is not None:
            self._clear_away(now - self._empty_since)
        self._consider_bots()

    def _in_order(self) -> bool:
        """Nobody is away, no bot plays, nothing waits: so it is at most tables nearly always."""
        quiet = not (self._away or self._bots or self._told_gone or self._held) and self._host_away is None
        return quiet and self._empty_since is None and self._audience.present(self._ledger.next_sheet.host)

    def _pass_host(self, now: int) -> None:
        """A host who stays away hands the role to the next person who is here."""
        sheet = self._ledger.next_sheet
        if self._audience.present(sheet.host):
            self._host_away = None
            return
        self._host_away = now if self._host_away is None else self._host_away
        heirs = [
            sheet.chairs[n].visitor for n in self._people() if self._audience.present(sheet.chairs[n].visitor)
        ]
        if heirs and heirs[0] is not None and now - self._host_away >= sheet.bot_after_ms:
            self._change(sheet.but(host=heirs[0]))

    def _clear_away(self, empty_for: int) -> None:
        if self.sheet.phase == "playing":
            if empty_for >= ABANDON_MS:
                self._finish(ending.abandoned(self._ledger.next_match, len(self.sheet.chairs), "abandoned"))
        elif empty_for >= CLOSE_MS:
            self.close()

    def close(self) -> None:
        """The table is put away. Its finished matches stay."""
        self._ledger.submit(self.sheet, self._ledger.next_match, [DropTable(self.sheet.id)])
        self._retire()
        for device in list(self._audience.devices):
            device.dismiss("table-closed", False)
        self._room.closed(self)

    # -------------------------------------------------------------- starting, agreeing, ending

    def nonce(self, device: Device, seat: int, nonce: str) -> None:
        sheet = self._ledger.next_sheet
        seating.gathering(sheet)
        seating.owned(sheet, device.guest.visitor, seat)
        self._change(sheet.with_chair(seat, nonce=nonce))
        if self._starting and self._all_nonced():
            self._start()

    def start(self, device: Device) -> None:
        sheet = self._ledger.next_sheet
        seating.gathering(sheet)
        seating.hosted(sheet, device.guest.visitor)
        self._check_full(sheet)
        self._start_soon()

    def _check_full(self, sheet: Sheet) -> None:
        if any(chair.free for chair in sheet.chairs):
            raise Refusal("seats-are-free", free=sum(chair.free for chair in sheet.chairs))

    def _start_soon(self) -> None:
        """At once when every person gave a nonce, else after giving them a moment to."""
        if self._starting:
            return
        self._starting = True
        if self._all_nonced():
            self._start()
        else:
            if self._patience is not None:
                self._patience.cancel()  # that of the match before would hurry this one
            self._patience = self._room.later(NONCE_WAIT_MS, self._start_anyway)

    def _start_anyway(self) -> None:
        try:
            self._start()
        except Refusal as no:
            for device in self._audience.devices:
                refuse(device, no, None, None, "start")

    def _all_nonced(self) -> bool:
        return all(chair.nonce is not None for chair in self._ledger.next_sheet.chairs if chair.person)

    def _start(self) -> None:
        sheet = self._ledger.next_sheet
        if not self._starting or sheet.phase != "gathering":
            return
        if any(chair.free for chair in sheet.chairs):
            self._starting = False
            return
        if self._must_prepare(sheet):
            return
        self._starting = False
        self._prepared = None
        nonces = tuple(chair.nonce or "" for chair in sheet.chairs)
        names = [chair.name for chair in sheet.chairs]
        match, entry = Match.start(game(sheet.game), names, sheet.options, self._secret, nonces)
        row = MatchRow(sheet.match, sheet.id, self._secret, match.header, nonces, self._room.wall())
        sheet = sheet.but(phase="playing", start_when_here=False, options=match.header.options, result=None)
        self._begin(sheet, match, entry, [PutMatch(row), _put(sheet)])

    def _must_prepare(self, sheet: Sheet) -> bool:
        """Cards that are made for the match take seconds. They are made away from here, by setting up a match that
        nobody plays: the game keeps them, so that the real one begins at once."""
        slow = any(when.holds(sheet.options) for when in game(sheet.game).manifest.prepares)
        if not slow or self._prepared == sheet.options:
            return False
        if not self._preparing:
            self._preparing = True
            names = [chair.name for chair in sheet.chairs]
            rehearsal = partial(Match.start, game(sheet.game), names, sheet.options, bytes(32))
            self.tell_table()
            self._room.away(rehearsal, partial(self._prepare_done, sheet.options))
        return True

    def _prepare_done(self, options: dict[str, Any]) -> None:
        self._preparing, self._prepared = False, options
        self.tell_table()
        self._start_anyway()

    def agree(self, device: Device, topic: Topic) -> None:
        self._agreement.agree(topic, self._voices(device), self.phase)
        self._decide_together()
        self.tell_table()

    def disagree(self, device: Device, topic: Topic) -> None:
        self._agreement.disagree(topic, self._voices(device))
        self.tell_table()

    def _voices(self, device: Device) -> list[int]:
        """The seats for which this guest may speak: after the match also those that resigned."""
        sheet, visitor = self.sheet, device.guest.visitor
        if sheet.phase == "over":
            return [seat for seat, chair in enumerate(sheet.chairs) if chair.visitor == visitor]
        return sheet.seats_of(visitor)

    def _decide_together(self) -> None:
        topic = self._agreement.reached(self._voters())
        if topic is None:
            return
        self._agreement.clear()
        sheet = self._ledger.next_sheet
        if topic == "pause":
            self._change(self._pause(sheet))
        elif topic == "resume":
            self._change(sheet.but(paused_at=None), lambda trouble: None if trouble else self._release())
        elif topic == "rematch":
            self._rematch()
        else:
            self._finish(ending.abandoned(self._ledger.next_match, len(sheet.chairs), "agreed-to-stop"))

    def _rematch(self) -> None:
        """The same people and bots again; the seats of those who left are free."""
        self._secret = secrets.token_bytes(32)
        old = self.sheet
        chairs = tuple(self._again(chair) for chair in old.chairs)
        sheet = old.but(
            match=secrets.token_urlsafe(16),
            chairs=chairs,
            phase="gathering",
            result=None,
            paused_at=None,
            commitment=commitment_of(self._secret),
        )
        row = PutMatch(MatchRow(sheet.match, sheet.id, self._secret))
        self._forget_match()
        self.talk.forget_leave()
        self._ledger.submit(sheet, None, [row, _put(sheet)], self._gathered_again)

    def _gathered_again(self, trouble: StoreTrouble | None) -> None:
        """Only now do people hear of it: the moment they have for their nonces begins here."""
        if trouble is None and not any(chair.free for chair in self.sheet.chairs):
            self._start_soon()

    def _again(self, chair: Chair) -> Chair:
        if chair.visitor is None:
            return Chair(bot=chair.bot, name=chair.name)
        here = self._audience.present(chair.visitor) and not chair.removed
        return Chair(visitor=chair.visitor, who=chair.who, name=chair.name) if here else Chair()

    def _finish(self, outcome: Outcome) -> None:
        """Ends a match that did not end by its rules."""
        sheet = self._ledger.next_sheet
        if sheet.phase != "playing":
            return
        self._stop_playing()
        over, writes = self._over(sheet, outcome)
        self._ledger.submit(over, self._ledger.next_match, writes, self._finish_again(outcome))

    def _over(self, sheet: Sheet, outcome: Outcome) -> tuple[Sheet, list[Write]]:
        row = ending.result(sheet, outcome, self._room.wall())
        over = sheet.but(phase="over", paused_at=None, result=ending.told(row))
        return over, [PutResult(row), *self._room.ended(self, row), _put(over)]

    def _finish_again(self, outcome: Outcome) -> Answer:
        """A result that could not be written is tried again: the match itself is durable."""

        def answer(trouble: StoreTrouble | None) -> None:
            if trouble is not None:
                self._room.later(1_000, lambda: self._finish(outcome))

        return answer

    def forget(self, visitor: str, name: str) -> None:
        """A person wants to be forgotten: off the sheet, and out of the match."""
        sheet = self._ledger.next_sheet
        for seat in [n for n, chair in enumerate(sheet.chairs) if chair.visitor == visitor]:
            if sheet.phase == "gathering":
                sheet = seating.stand(sheet, visitor, seat)
            else:
                sheet = sheet.with_chair(seat, resigned=True, name=name, who=None, visitor=f"-{seat}")
        self._change(sheet)
        self._carry_on_without()

    # -------------------------------------------------------------- commands

    def do(self, device: Device, id: str, seat: int, raw: bytes | Raw, at: int | None) -> None:
        """A command of the game. Answered once it is durable; repeated ids are answered as before."""
        sheet = self._ledger.sheet
        usual = sheet is self._ledger.next_sheet and acts_for(device, sheet, seat)
        try:
            if not usual:
                seating.owned(self._ledger.next_sheet, device.guest.visitor, seat)
            if self._repeated(device, id, seat):
                return
            if not (usual and sheet.phase == "playing" and self._time.running):
                self._may_act(device, seat)
        except Refusal as no:
            refuse(device, no, id, seat)
            return
        self.command(device, id, seat, raw, at)

    def _may_act(self, device: Device, seat: int) -> None:
        chair = self.sheet.chairs[seat]
        if self.phase != "playing":
            raise Refusal({"paused": "table-paused", "over": "match-is-over"}.get(self.phase, "no-match-running"))
        if chair.bot is not None or chair.resigned:
            raise Refusal("bot-plays-this-seat", seat=seat + 1)
        if covered_hands(self.sheet) and (seat, True) not in look(device, self.sheet)[1]:
            raise Refusal("seat-not-handed-over", seat=seat + 1, name=chair.name)


def _put(sheet: Sheet) -> PutTable:
    return PutTable(TableRow(sheet.id, sheet.code, encode(sheet)))


def _replayed(row: MatchRow, entries: list[EntryRow]) -> Match:
    assert row.header is not None
    rules = game(row.header.game)
    options = read_options(rules, row.header.options)
    chance = Chance(seed_of(row.secret, row.nonces))
    match = Match(rules, row.header, chance, rules.initial(options, len(row.header.seats)))
    for one in entries:
        match = match.replay(one.entry)
    return match
