"""What the browser gets of Skip-Bo Breakers besides its types: kinds of sets, examples, the notation of tiles."""

from typing import Any

from breakhouse.games.skipbo_breakers.examples import EXAMPLES
from breakhouse.games.skipbo_breakers.kinds import KINDS
from breakhouse.games.skipbo_breakers.position import tiles_each
from breakhouse.games.skipbo_breakers.tiles import TOP, WILD_SIGNS

CONSTANTS: dict[str, Any] = {
    "KINDS": KINDS,
    "EXAMPLES": [one._asdict() for one in EXAMPLES],
    "TILES_EACH": {players: tiles_each(players) for players in (2, 3, 4)},
    "TOP": TOP,
    "WILD": WILD_SIGNS[0],
}
