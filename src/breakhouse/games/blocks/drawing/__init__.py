"""One drawing for card, table and print: SVG from the front with painted depth, wood and a texture a colour.

Everything is a pure function from values to text, so the picture on a phone, on a sheet and in a test is the same.
"""

from breakhouse.games.blocks.drawing.boxes import box_svg
from breakhouse.games.blocks.drawing.cards import card_back_fragment, card_back_svg, card_fragment, card_svg
from breakhouse.games.blocks.drawing.constructions import bounds, construction_picture, construction_svg
from breakhouse.games.blocks.drawing.pieces import piece_svg
from breakhouse.games.blocks.drawing.relief import relief_piece_svg, relief_svg
from breakhouse.games.blocks.drawing.tokens import chip_svg, figure_die_svg

__all__ = [
    "bounds",
    "box_svg",
    "card_back_fragment",
    "card_back_svg",
    "card_fragment",
    "card_svg",
    "chip_svg",
    "construction_picture",
    "construction_svg",
    "figure_die_svg",
    "piece_svg",
    "relief_piece_svg",
    "relief_svg",
]
