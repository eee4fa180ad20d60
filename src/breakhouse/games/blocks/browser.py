"""What the browser is given of the building games beside their types: the facts of bricks, world and dice."""

from typing import Any

from breakhouse.games.blocks.bricks.brick import ANY, HALF, HU, PIECES, SIZES, mass_of
from breakhouse.games.blocks.bricks.construction import LEFT, RIGHT, TOP
from breakhouse.games.blocks.match.turn import STANDING_MS
from breakhouse.games.blocks.match.values import CommonCommand, CommonEvent

FOLDER = "_building"

TYPES: dict[str, Any] = {"CommonCommand": CommonCommand, "CommonEvent": CommonEvent}

CONSTANTS: dict[str, Any] = {
    "UNIT": HU,
    "HALF": HALF,
    "WORLD": {"left": LEFT, "right": RIGHT, "top": TOP},
    "SIZES": SIZES,
    "MASSES": {form: mass_of(piece) for piece, form in ANY.items()},
    "ANY": ANY,
    "PIECES": PIECES,
    "STANDING_MS": STANDING_MS,
}
