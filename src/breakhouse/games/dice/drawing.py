"""The lid of the dice game: dice and cuboids as they were rolled, and the small yellow die."""

from breakhouse.games.blocks.drawing.boxes import box_svg, stand_before
from breakhouse.games.blocks.drawing.pen import shift
from breakhouse.games.blocks.drawing.pieces import figure_die_svg
from breakhouse.games.dice.manifest import MANIFEST

_TOWER = "die-white.@0,0 die-black.@2,0 cuboid-blue-@0.5,1 die-yellow.@0.5,2 cuboid-orange|@1.5,2 die-red.@1.5,4"
_ROLLED = {"die-white": 1, "die-black": 3, "cuboid-blue": 4, "die-yellow": 6, "die-red": 5}


def pictures() -> dict[str, str]:
    """The file next to the manifest, by name."""
    (box,) = MANIFEST.boxes
    die = shift(figure_die_svg(3, small=True), 1.75, -0.85, 0.55)
    return {box.picture: box_svg(box.colours, stand_before(_TOWER, 3, 0.82, _ROLLED) + die)}
