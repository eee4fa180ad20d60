"""The shuffle that nobody can choose, not even the operator.

The server freezes the match and shows its *commitment*: a hash of its secret and of what was frozen. Each page
answers with a *pledge*: a hash of its nonce. Only when everybody has seen all pledges do the pages show their
nonces, and secret, commitment, pledges and nonces together make the seed. So the first party is bound before
anything can be known, and the last has nothing left to choose. A page that pledges and then doesn't show its nonce
voids the attempt, and is left out of the next one.

Everything hashed is text, one item per line, and starts by saying what it is, so no two meanings have the same
bytes.
"""

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

Why = Literal["silent", "wrong", "interrupted"]
NONE = "none"


class Void(msgspec.Struct, frozen=True):
    """An attempt that came to nothing: these seats did not show their nonces, or showed others than they pledged,
    or the server was interrupted."""

    commitment: str
    why: Why
    seats: tuple[int, ...] = ()


class Shuffle(msgspec.Struct, frozen=True):
    """What a match's header says about the shuffle."""

    seats: tuple[str, ...]
    """Who sits where: `bot casual`, or `person` and a mark that means something only to those who know the person.
    """
    voids: tuple[Void, ...] = ()
    pledges: tuple[str | None, ...] = ()
    """By seat; None for bots, and for those whose pages kept silent."""


def freeze(game: str, rules_version: int, options: Mapping[str, Any], shuffle: Shuffle) -> str:
    """What can't be changed once the server has committed, as one line of text."""
    terms = {
        "game": game,
        "rules_version": rules_version,
        "options": options,
        "seats": shuffle.seats,
        "voids": shuffle.voids,
    }
    return msgspec.json.encode(terms, order="sorted").decode()


def commit(secret: bytes, frozen: str) -> str:
    """What the server shows first."""
    return _hash("commitment", secret.hex(), frozen)


def pledge(commitment: str, seat: int, nonce: str) -> str:
    """What a page answers. It includes seat and commitment, so nobody can copy another seat's pledge."""
    return _hash("pledge", commitment, str(seat), nonce)


def mark(match: str, who: str) -> str:
    """A mark for a person, so people at the table can tell whether everyone kept their seat. It differs from match
    to match.
    """
    return _hash("seat", match, who)[:16]


def stir(secret: bytes, commitment: str, pledges: Sequence[str | None], nonces: Sequence[str | None]) -> bytes:
    """The seed of the match."""
    shares = [NONE if given is None else f"{given} {nonce}" for given, nonce in zip(pledges, nonces, strict=True)]
    return hmac.digest(secret, _text("seed", commitment, *shares), "sha256")


def find_broken(commitment: str, pledges: Sequence[str | None], nonces: Sequence[str | None]) -> int | None:
    """The first seat whose nonce is not the one it pledged."""
    for seat in range(max(len(pledges), len(nonces))):
        if seat >= len(pledges) or seat >= len(nonces):
            return seat
        given, nonce = pledges[seat], nonces[seat]
        if given != (None if nonce is None else pledge(commitment, seat, nonce)):
            return seat
    return None


def _text(kind: str, *lines: str) -> bytes:
    return "\n".join((f"breakhouse {kind}", *lines)).encode()


def _hash(kind: str, *lines: str) -> str:
    return hashlib.sha256(_text(kind, *lines)).hexdigest()
