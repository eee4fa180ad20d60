"""Four shapes that carry a meaning everywhere: circle, octagon, square, triangle.

START is a circle and STOP an octagon (TA-04), so that they differ in shape as well as in colour.
"""

from breakhouse.games.blocks.drawing.pen import shape

SIGNS: dict[str, str] = {
    "go": "M.5 0A.5 .5 0 1 1-.5 0A.5 .5 0 1 1 .5 0Z",
    "stop": "M.207-.5L.5-.207V.207L.207 .5H-.207L-.5 .207V-.207L-.207-.5Z",
    "card": "M-.4-.44H.4Q.44-.44 .44-.4V.4Q.44 .44 .4 .44H-.4Q-.44 .44-.44 .4V-.4Q-.44-.44-.4-.44Z",
    "attention": "M0-.46L.52 .42H-.52Z",
}


def sign_svg(name: str, colour: str = "currentColor") -> str:
    """One sign, one unit high, centred; always to be shown with a word or an accessible name."""
    return shape(SIGNS[name], fill=colour)
