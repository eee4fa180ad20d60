"""Sets and positions of Skip-Bo Breakers as one line of text, so that any of them fits into a test or an e-mail.

A set is its kind and its tiles, `run 3 4 *`; if the tiles can be only one kind, they are enough. A position is

    3 4 5 | 7 7 *; 1; run 3 4 5; 0; e

the hands of all seats, whose turn it is, the set to beat (`-` for none), how many have passed since then, and
the options that are set: `e` equal ranks match, `m` if you can lay, you must.
"""

from collections.abc import Sequence
from typing import NamedTuple

from breakhouse.core import Invalid
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.kinds import KINDS, TileSet, readings

PASSING = "pass"
_NOTHING = "-"
_PARTS = 4
_OPTIONS = "em"


class PositionParts(NamedTuple):
    """What a line of text says about a position."""

    hands: tuple[t.Hand, ...]
    turn: int
    to_beat: TileSet | None
    passes: int
    equal_matches: bool
    must_lay: bool


def write_set(laid: TileSet | None) -> str:
    """The set as `parse_set` reads it; `pass` for None."""
    return PASSING if laid is None else f"{laid.kind} {t.write_tiles(laid.tiles)}"


def parse_set(text: str) -> TileSet | None:
    """Reads `run 3 4 *`, `9 9` or `pass` (None); `Invalid` when it isn't a set, or could be several kinds."""
    text = text.strip()
    if text == PASSING:
        return None
    word, _, rest = text.partition(" ")
    kind, tiles = (word, rest) if word in KINDS else (None, text)
    found = [one for one in readings(t.parse_tiles(tiles)) if kind in (None, one.kind)]
    if not found:
        raise Invalid("no-set", tiles=text[:60])
    if len(found) > 1:
        raise Invalid("say-which-kind", tiles=text[:60], kinds=" ".join(one.kind for one in found))
    return found[0]


def write_position(
    hands: Sequence[t.Hand], turn: int, to_beat: TileSet | None, passes: int, equal_matches: bool, must_lay: bool
) -> str:
    top = write_set(to_beat) if to_beat else _NOTHING
    chosen = "e" * equal_matches + "m" * must_lay
    return "; ".join(
        (" | ".join(map(t.write_tiles, hands)), str(turn), top, str(passes), *([chosen] if chosen else ()))
    )


def parse_position(text: str) -> PositionParts:
    """What the line says, or `Invalid` quoting the part that is wrong."""
    parts = [part.strip() for part in text.split(";")]
    if not _PARTS <= len(parts) <= _PARTS + 1:
        raise Invalid("not-a-position", text=text[:80])
    options = parts[_PARTS] if len(parts) > _PARTS else ""
    hands = tuple(t.parse_tiles(hand) for hand in parts[0].split("|"))
    if not 2 <= len(hands) <= 4 or not set(options) <= set(_OPTIONS):
        raise Invalid("not-a-position", text=text[:80])
    to_beat = None if parts[2] == _NOTHING else parse_set(parts[2])
    _check_tiles(hands)
    turn, passes = _below(parts[1], len(hands)), _below(parts[3], len(hands) - 1)
    return PositionParts(hands, turn, to_beat, passes, "e" in options, "m" in options)


def _check_tiles(hands: Sequence[t.Hand]) -> None:
    """Raises `Invalid` if the 64 tiles aren't enough for all of these hands at once."""
    t.hand_of([tile for hand in hands for tile in t.list_tiles(hand)])


def _below(text: str, limit: int) -> int:
    if not text.isdecimal() or int(text) >= limit:
        raise Invalid("not-a-position", text=text[:80])
    return int(text)
