"""What the browser is given of Skip-Bo Breakers beside its types: kinds of sets, and tiles as they are written."""

from typing import Any

from breakhouse.games.skipbo_breakers.kinds import KINDS
from breakhouse.games.skipbo_breakers.tiles import TOP, WILD_SIGNS

CONSTANTS: dict[str, Any] = {"KINDS": KINDS, "TOP": TOP, "WILD": WILD_SIGNS[0]}
