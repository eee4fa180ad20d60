"""What a match leaves behind, as values: the header and the entries of its log."""

import hmac
from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from breakhouse.core.chance import commitment_of, seed_of
from breakhouse.core.contract import AnyGame, Event, Seat
from breakhouse.core.refusal import Invalid
from breakhouse.core.shuffle import Shuffle, commit, find_broken, freeze, stir


@cache
def _reader(kind: Any) -> "msgspec.json.Decoder[Any]":
    """Built once per union of events: otherwise msgspec analyses the union on every call."""
    return msgspec.json.Decoder(kind)


class OddDeed(NamedTuple):
    """An entry that no hand could have made, by the code with which it is refused where a match counts."""

    seq: int
    seat: Seat
    code: str


FORMAT = 4
"""The format of match files. Formats 1 to 3 were never released."""


class Header(msgspec.Struct, frozen=True):
    """What it takes to replay a match: the first line of its file. Fields added by later versions are skipped."""

    game: str
    rules_version: int
    options: dict[str, Any]
    seats: tuple[str, ...]
    commitment: str
    format: int = FORMAT
    erased: tuple[int, ...] = ()
    """The seats whose names were erased on request."""
    shuffle: Shuffle | None = None
    """None where one party ran the match alone: then `chance` says how the seed is made."""

    @property
    def frozen(self) -> str:
        """What the commitment covers besides the secret; nothing where one party ran the match alone."""
        if self.shuffle is None:
            return ""
        return freeze(self.game, self.rules_version, self.options, self.shuffle)

    def commit(self, secret: bytes) -> str:
        return commitment_of(secret) if self.shuffle is None else commit(secret, self.frozen)

    def seed(self, secret: bytes, nonces: Sequence[str | None]) -> bytes:
        """The seed of the match, or `Invalid`: these are not the secret and the nonces that were promised."""
        if not hmac.compare_digest(self.commit(secret), self.commitment):
            raise Invalid("log-commitment-broken")
        if self.shuffle is None:
            return seed_of(secret, [nonce or "" for nonce in nonces])
        broken = find_broken(self.commitment, self.shuffle.pledges, nonces)
        if broken is not None or len(nonces) != len(self.seats):
            raise Invalid("log-pledge-broken", seat=len(nonces) if broken is None else broken + 1)
        return stir(secret, self.commitment, self.shuffle.pledges, nonces)

    def without_names(self, seats: Collection[int], name: str) -> "Header":
        """With the names of these seats erased, and marked as erased."""
        names = tuple(name if seat in seats else old for seat, old in enumerate(self.seats))
        erased = tuple(sorted({*self.erased, *seats}))
        return msgspec.structs.replace(self, seats=names, erased=erased)


class Entry(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One step: who did what when, and everything it caused. `command` is null for the set-up."""

    seq: int
    at: int
    seat: Seat
    command: msgspec.Raw
    events: tuple[msgspec.Raw, ...]

    def read_events(self, game: AnyGame) -> tuple[Event, ...]:
        decode = _reader(game.event_type).decode
        return tuple([decode(raw) for raw in self.events])
