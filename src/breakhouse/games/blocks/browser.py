"""What the browser gets of the building games besides their types: the facts about bricks, world and cards."""

from typing import Any

from breakhouse.games.blocks.bench.pace import FIVE_MS, FIVE_TYPED_MS, REST_MS
from breakhouse.games.blocks.bench.workbench import LONGEST_PATH, ROW
from breakhouse.games.blocks.bricks.brick import ANY, HALF, HU, PIECES, SIZES, Form, mass_of
from breakhouse.games.blocks.bricks.construction import LEFT, RIGHT, TOP
from breakhouse.games.blocks.drawing.cards import ROOMS, card_back_fragment
from breakhouse.games.blocks.kit import Kit
from breakhouse.games.blocks.match.values import CommonCommand, CommonEvent

FOLDER = "_building"

TYPES: dict[str, Any] = {"Form": Form, "CommonCommand": CommonCommand, "CommonEvent": CommonEvent}

CONSTANTS: dict[str, Any] = {
    "UNIT": HU,
    "HALF_UNIT": HALF,
    "WORLD_UNITS": {"left": LEFT, "right": RIGHT, "top": TOP},
    "SIZES": SIZES,
    "HOWS": {form: tuple(sizes) for form, sizes in SIZES.items()},
    "MASSES": {form: mass_of(piece) for piece, form in ANY.items()},
    "ANY": ANY,
    "FORMS": {piece.id: piece.form for piece in PIECES.values()},
    "LONGEST_PATH": LONGEST_PATH,
    "REST_MS": REST_MS,
    "FIVE_MS": FIVE_MS,
    "FIVE_TYPED_MS": FIVE_TYPED_MS,
    "ROW": ROW,
    "ROOMS": ROOMS,
}


def look_of(kit: Kit) -> dict[str, Any]:
    """The pieces of a box, and how its cards look: their back, and what is on the front beside the bricks."""
    return {
        "back": card_back_fragment(kit.look),
        "framed": kit.look.framed,
        "beam": kit.look.beam,
        "pieces": kit.pieces,
    }
