"""From START to the first draw: the server commits, the pages pledge, the pages reveal, and we have the seed.

No promise made here can be changed later, so each one is durable before it's announced. Nonces and pledges in
flight are only in memory: after an interruption, the server starts again with a new secret. Why it takes
three steps: docs/decisions/0018-a-shuffle-nobody-chooses.md.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from breakhouse.core.entry import Header
from breakhouse.core.options import read_options
from breakhouse.core.refusal import Refusal
from breakhouse.core.shuffle import Shuffle, Why, mark, pledge
from breakhouse.games import game
from breakhouse.store import MatchRow, PutMatch, StoreTrouble
from breakhouse.table import seating
from breakhouse.table.clock import Handle
from breakhouse.table.devices import Audience, Device
from breakhouse.table.environment import Environment
from breakhouse.table.ledger import Ledger, put
from breakhouse.table.messages import Attempt
from breakhouse.table.state import Chair, Sheet

STEP_MS = 1_500
"""How long pages have to pledge, and then to show their nonces. All of them are usually faster."""

LONGEST_MS = 60_000
"""A store that cannot write is tried again after a moment, then after twice as long, and so on up to this."""

Nonces = tuple[str | None, ...]

Begin = Callable[[Header, bytes, Nonces], None]
"""Begins the match with its final options, the secret and the nonces that its seed is made of."""


@dataclass(eq=False, slots=True)
class Shuffling:
    _environment: Environment
    _ledger: Ledger
    _audience: Audience
    _begin: Begin | None = None
    _retry: Callable[[], None] | None = None
    _header: Header | None = None
    """What was frozen, as long as an attempt is under way."""
    _secret: bytes = b""
    _given: dict[int, str | None] = field(default_factory=dict)
    """By seat: pledges, then nonces. None: the page takes no part."""
    _patience: Handle | None = None
    _rest_ms: int = STEP_MS
    """How long to leave the store alone when it fails."""

    @property
    def running(self) -> bool:
        attempt, header = self._ledger.next_sheet.attempt, self._header
        return attempt is not None and header is not None and attempt.commitment == header.commitment

    # -------------------------------------------------------------- the house commits itself

    def shuffle(self, sheet: Sheet, options: dict[str, object], begin: Begin, retry: Callable[[], None]) -> None:
        """Shuffles and then calls `begin`; if a step couldn't be written, it calls `retry` a moment later instead.
        `options` are those of today."""
        self._begin, self._retry = begin, retry
        self._freeze(sheet, options)

    def _freeze(self, sheet: Sheet, options: dict[str, object]) -> None:
        """A new attempt with a new secret; what was left of another is void."""
        sheet = seating.thaw(sheet)
        self._secret = secrets.token_bytes(32)
        self._header = _head(sheet, options, self._secret)
        attempt = Attempt(self._header.commitment, self._header.frozen)
        self._given = {}
        row = PutMatch(MatchRow(sheet.match, sheet.id, self._secret))
        sheet = sheet.but(attempt=attempt, commitment=attempt.commitment)
        self._ledger.submit(sheet, None, [row, put(sheet)], self._listen(self._list_pledges))

    def _listen(self, go_on: Callable[[], None]) -> Callable[[StoreTrouble | None], None]:
        """Once the step has been announced, everyone has a moment to respond."""

        def begin(trouble: StoreTrouble | None) -> None:
            if self._patience is not None:
                self._patience.cancel()
            if trouble is not None:
                self.fail()
                return
            self._rest_ms = STEP_MS
            if not self.running:
                return  # somebody was forgotten meanwhile
            if not self._missing():
                go_on()
            else:
                self._patience = self._environment.later(STEP_MS, go_on)

        return begin

    def _missing(self) -> list[int]:
        """The seats we are waiting for."""
        sheet = self._ledger.next_sheet
        assert sheet.attempt is not None
        listed = sheet.attempt.pledges
        asked = [seat for seat in sheet.people if not sheet.chairs[seat].apart]
        if listed is not None:
            asked = [seat for seat, given in enumerate(listed) if given is not None]
        return [seat for seat in asked if seat not in self._given]

    # -------------------------------------------------------------- the pages pledge

    def take_pledge(self, device: Device, seat: int, commitment: str, given: str) -> None:
        attempt = self._find_attempt(device, seat, commitment)
        if attempt.pledges is not None or self._ledger.next_sheet.chairs[seat].apart:
            raise Refusal("shuffle-went-on")
        if self._given.setdefault(seat, given) != given:
            raise Refusal("pledge-given", seat=seat + 1)
        if not self._missing():
            self._list_pledges()

    def _list_pledges(self) -> None:
        """The list is complete: nobody can join from now on."""
        sheet = self._ledger.next_sheet
        if not self.running or sheet.attempt is None or sheet.attempt.pledges is not None:
            return
        pledges = tuple(self._given.get(seat) for seat in range(len(sheet.chairs)))
        self._given = {}
        attempt = msgspec.structs.replace(sheet.attempt, pledges=pledges)
        self._ledger.change(sheet.but(attempt=attempt), self._listen(self._finish))

    # -------------------------------------------------------------- the pages show

    def take_nonce(self, device: Device, seat: int, commitment: str, nonce: str) -> None:
        attempt = self._find_attempt(device, seat, commitment)
        if attempt.pledges is None or attempt.pledges[seat] is None:
            raise Refusal("shuffle-went-on")
        if pledge(commitment, seat, nonce) != attempt.pledges[seat]:
            self._void("wrong", [seat])
            return
        self._given[seat] = nonce
        if not self._missing():
            self._finish()

    def _finish(self) -> None:
        sheet = self._ledger.next_sheet
        if not self.running or sheet.attempt is None or self._header is None:
            return
        if silent := self._missing():
            self._void("silent", silent)
            return
        assert self._header.shuffle is not None
        shuffle = msgspec.structs.replace(self._header.shuffle, pledges=sheet.attempt.pledges or ())
        names = tuple(chair.name for chair in sheet.chairs)
        header = msgspec.structs.replace(self._header, shuffle=shuffle, seats=names)
        nonces = tuple(self._given.get(seat) for seat in range(len(sheet.chairs)))
        self._stop()
        assert self._begin is not None
        self._begin(header, self._secret, nonces)

    def _void(self, why: Why, seats: list[int]) -> None:
        """Somebody broke a pledge: starts again with a new secret and without them."""
        assert self._header is not None
        options, sheet = self._header.options, seating.thaw(self._ledger.next_sheet, why, seats)
        self._stop()
        self._freeze(sheet, options)
        names = ", ".join(sheet.chairs[seat].name for seat in seats)
        self._ledger.after(
            lambda trouble: None if trouble else self._audience.announce(f"shuffle-{why}", names=names)
        )

    def fail(self) -> None:
        """A step wasn't durable, so it was never announced: this attempt's pledges and nonces are void."""
        self._stop()
        assert self._retry is not None
        self._patience = self._environment.later(self._rest_ms, self._retry)
        self._rest_ms = min(2 * self._rest_ms, LONGEST_MS)

    def _stop(self) -> None:
        self._header = None
        if self._patience is not None:
            self._patience.cancel()

    def _find_attempt(self, device: Device, seat: int, commitment: str) -> Attempt:
        """The step that was announced, or `Refusal` if it's someone else's seat or the step is over."""
        attempt = self._ledger.sheet.attempt
        seating.check_owner(self._ledger.sheet, device.guest.visitor, seat)
        if attempt is None or attempt != self._ledger.next_sheet.attempt or not self.running:
            raise Refusal("shuffle-went-on")
        if attempt.commitment != commitment:
            raise Refusal("shuffle-went-on")
        return attempt


def _head(sheet: Sheet, options: dict[str, object], secret: bytes) -> Header:
    rules = game(sheet.game)
    shuffle = Shuffle(tuple(_mark(sheet.match, chair) for chair in sheet.chairs), sheet.voids)
    names = tuple(chair.name for chair in sheet.chairs)
    read = msgspec.to_builtins(read_options(rules, options))
    header = Header(rules.id, rules.rules_version, read, names, "", shuffle=shuffle)
    return msgspec.structs.replace(header, commitment=header.commit(secret))


def _mark(match: str, chair: Chair) -> str:
    return f"bot {chair.bot}" if chair.bot else f"person {mark(match, chair.who or '')}"
