"""What the browser gets of Skip-Bo Breakers besides its types: kinds of sets, and the notation of tiles."""

from typing import Any

from breakhouse.games.skipbo_breakers.kinds import KINDS
from breakhouse.games.skipbo_breakers.tiles import TOP, WILD_SIGNS

CONSTANTS: dict[str, Any] = {"KINDS": KINDS, "TOP": TOP, "WILD": WILD_SIGNS[0]}
