"""Skip-Bo Breakers for programs: hands, sets, positions, and playouts in compiled code.

>>> from breakhouse import skipbo_breakers as sb
>>> position = sb.Position.parse("3 4 5 9 | 7 8 8 *; 0; -; 0")
>>> len(position.legal())
5
>>> position.push("3 4 5")
>>> [sb.write_set(move) for move in position.legal()]
['pass', 'run 7 8 *']

Internally, tiles are one whole number, a `Hand`; `parse_tiles` and `write_tiles` convert from and to text.
Playouts need numba (`pip install 'breakhouse[fast]'`).
"""

from breakhouse.games.skipbo_breakers import GAME as GAME_ITSELF
from breakhouse.games.skipbo_breakers.kinds import KINDS, Kind, TileSet, beats, readings
from breakhouse.games.skipbo_breakers.notation import parse_set, write_set
from breakhouse.games.skipbo_breakers.position import PASS, Move, Position, tiles_each
from breakhouse.games.skipbo_breakers.rollouts import HandResults, play_out, simulate, warm
from breakhouse.games.skipbo_breakers.sets import sets
from breakhouse.games.skipbo_breakers.tiles import WILD, Hand, count_tiles, list_tiles, parse_tiles, write_tiles

GAME = GAME_ITSELF.id
"""The game's id, for `breakhouse.Match` and the other functions."""

__all__ = [
    "GAME",
    "KINDS",
    "PASS",
    "WILD",
    "Hand",
    "HandResults",
    "Kind",
    "Move",
    "Position",
    "TileSet",
    "beats",
    "count_tiles",
    "list_tiles",
    "parse_set",
    "parse_tiles",
    "play_out",
    "readings",
    "sets",
    "simulate",
    "tiles_each",
    "warm",
    "write_set",
    "write_tiles",
]
