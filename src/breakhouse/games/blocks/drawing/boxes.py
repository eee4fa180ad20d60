"""Five boxes for the shelf, each drawn with what is in it.

A picture is 6 wide and 6 high, standing on y = 0 with its middle at x = 0; names are set beside it as text.
"""

from breakhouse.games.blocks.cards.notation import read_construction
from breakhouse.games.blocks.drawing.constructions import construction_svg
from breakhouse.games.blocks.drawing.palette import Tone, mix
from breakhouse.games.blocks.drawing.pen import num, polygon, round_rect, shape, shift
from breakhouse.games.blocks.drawing.relief import relief_svg
from breakhouse.games.blocks.drawing.tokens import figure_die_svg, tile_svg

SIDE = 5.6
DEEP = 0.4

_GATE = "darkblue|@0,0 yellow|@3,0 red-@0.5,3 lightblue.@0.5,4 orange.@2.5,4 darkgreen-@0.5,5 white.@1.5,6"
_HAT = "orange-@0,0 darkblue|@1,1 lightgreen.@0,1 brown.@2,1 red-@0,4"
_DICE = "die-white.@0,0 die-black.@2,0 cuboid-blue-@0.5,1 die-yellow.@0.5,2 cuboid-orange|@1.5,2 die-red.@1.5,4"


def box_svg(game: str) -> str:
    """The box of a game: `classic`, `tactile`, `mini`, `dice` or `skipbo-breakers`."""
    ground, sun, inside = _BOXES[game]
    return _box(Tone(ground, sun), sun) + inside


def _box(tone: Tone, sun: str) -> str:
    x, d = SIDE / 2, DEEP
    top = polygon((-x, -SIDE), (-x + d, -SIDE - d), (x + d, -SIDE - d), (x, -SIDE))
    side = polygon((x, -SIDE), (x + d, -SIDE - d), (x + d, -d), (x, 0))
    soft = {"stroke_width": ".05", "stroke_linejoin": "round"}
    inner = SIDE - 0.28
    line = mix(tone.face, sun, 0.5)
    return shift(
        shape(side, fill=tone.side, stroke=tone.side, **soft)
        + shape(top, fill=tone.top, stroke=tone.top, **soft)
        + round_rect(-x, -SIDE, SIDE, SIDE, 0.1, fill=tone.face)
        + f'<circle cy="{num(-SIDE / 2)}" r="2.25" fill="{sun}"/>'
        + round_rect(-inner / 2, -SIDE + 0.14, inner, inner, 0.06, fill="none", stroke=line, stroke_width=".05"),
        -DEEP / 2,
        0,
    )


def _built(notation: str, width: float, scale: float, raised: bool = False) -> str:
    pieces = read_construction(notation)
    drawn = relief_svg(pieces) if raised else construction_svg(pieces, _ROLLED, "#3b2a17")
    return shift(drawn, -width * scale / 2 - 0.2, -0.5, scale)


_ROLLED = {"die-white": 1, "die-black": 3, "cuboid-blue": 4, "die-yellow": 6, "die-red": 5}


def _tiles() -> str:
    fan = [(3, -1.2, -2.7, -14), (4, -0.45, -2.95, -5), (5, 0.45, -2.95, 5), (None, 1.2, -2.7, 14)]
    back = [(8, -0.95, -4.15, -8), (8, -0.05, -4.3, 0), (8, 0.85, -4.15, 8)]
    drawn = "".join(shift(tile_svg(face), x - 0.15, y, 1.0, turn) for face, x, y, turn in back)
    return drawn + "".join(shift(tile_svg(face), x - 0.2, y + 0.95, 1.35, turn) for face, x, y, turn in fan)


_BOXES: dict[str, tuple[str, str, str]] = {
    "classic": ("#b5382d", "#f3e6cd", _built(_GATE, 4, 0.64)),
    "tactile": ("#e0d3b8", "#ffffff", _built(_GATE, 4, 0.64, raised=True)),
    "mini": ("#f0bf3a", "#fbf1d5", _built(_HAT, 3, 0.78) + shift(figure_die_svg(2), 1.75, -0.95, 0.62)),
    "dice": (
        "#1f5fae",
        "#dfe9f2",
        _built(_DICE, 3, 0.82) + shift(figure_die_svg(3, small=True), 1.75, -0.85, 0.55),
    ),
    "skipbo-breakers": ("#2f6a58", "#f1ead9", _tiles()),
}

BOXES: tuple[str, ...] = tuple(_BOXES)
