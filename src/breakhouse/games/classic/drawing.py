"""The lids of the two boxes of classic: a gate of bricks, and the same gate raised for fingers."""

from breakhouse.games.blocks.drawing.boxes import box_svg, stand_before, stand_in_relief
from breakhouse.games.classic.manifest import MANIFEST

_GATE = "darkblue|@0,0 yellow|@3,0 red-@0.5,3 lightblue.@0.5,4 orange.@2.5,4 darkgreen-@0.5,5 white.@1.5,6"


def pictures() -> dict[str, str]:
    """The files next to the manifest, by name."""
    standard, tactile = MANIFEST.boxes
    return {
        standard.picture: box_svg(standard.colours, stand_before(_GATE, 4, 0.64)),
        tactile.picture: box_svg(tactile.colours, stand_in_relief(_GATE, 4, 0.64)),
    }
