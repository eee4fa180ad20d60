"""The lid of mini: a few bricks under a beam, and the die."""

from breakhouse.games.blocks.drawing.boxes import box_svg, stand_before
from breakhouse.games.blocks.drawing.pen import shift
from breakhouse.games.blocks.drawing.pieces import figure_die_svg
from breakhouse.games.mini.manifest import MANIFEST

_HAT = "orange-@0,0 darkblue|@1,1 lightgreen.@0,1 brown.@2,1 red-@0,4"


def pictures() -> dict[str, str]:
    """The file next to the manifest, by name."""
    (box,) = MANIFEST.boxes
    die = shift(figure_die_svg(2), 1.75, -0.95, 0.62)
    return {box.picture: box_svg(box.colours, stand_before(_HAT, 3, 0.78) + die)}
