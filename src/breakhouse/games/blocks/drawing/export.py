"""The drawings as files for the browser; `make generated` writes them.

Every value that is a drawing is an SVG fragment without ids, classes, text or outside references, to be put into
any `<g>`; units are brick heights, y downwards, centred on the origin unless said otherwise. Two files, so that
the lobby does not load the bricks:

- `drawing-palette.json`: `themes.{light,dark}` (paper, card, ink, faint, line, shadow, go, stop, attention, blue,
  red, yellow), `pieces.<piece>` (face, mark, top, side, edge, ink), `textures.<piece>`, `letters.<piece>`,
  `signs.{go,stop,card,attention}` (one unit high, filled with currentColor), `depth` (how far top and side stick
  out);
- `drawing-bricks.json`: `pieces.<piece>.<how>` (`red.lying`, `die-blue.flat`, `cuboid-orange.upright`, and `grey`,
  `die`, `cuboid` for any colour), `rolled.<piece>.<pips>` (dice and lying cuboids),
  `figures.{large,small}.{0,1,2,3}` (the die of classic and the small yellow one; 0 is blank), `chips.{1,10}`,
  `glyphs.<letter>` (its strokes as they stand in a piece, to be exchanged for those of another language's letter),
  `points.{blue,red}` (the beam under a number, one unit wide, in currentColor).

Draw a construction from below to above and from left to right, each piece at (x / 100, -y / 100), turned by
-tilt / 10 degrees. What only one game draws is in the `drawing` module of that game.
"""

import json
from string import ascii_uppercase
from typing import Any

import msgspec

from breakhouse.games.blocks.bricks.brick import CUBOIDS, DICE, PIECES, hows_of
from breakhouse.games.blocks.drawing.cards import points_mark
from breakhouse.games.blocks.drawing.glyphs import SIGNS, sign_svg, strokes_of
from breakhouse.games.blocks.drawing.palette import GROUNDS, letter_of, tone_of
from breakhouse.games.blocks.drawing.pieces import DEPTH, DRAWN, chip_svg, figure_die_svg, piece_svg, readable


def export() -> dict[str, str]:
    """The files by name."""
    files = {"drawing-palette.json": _palette(), "drawing-bricks.json": _bricks()}
    return {name: json.dumps(drawn, ensure_ascii=False, indent=0) + "\n" for name, drawn in files.items()}


def _palette() -> dict[str, Any]:
    return {
        "themes": {theme: msgspec.to_builtins(GROUNDS[theme]) for theme in ("light", "dark")},
        "pieces": {piece: _tone(piece) for piece in DRAWN},
        "textures": {piece: PIECES[piece].texture for piece in DRAWN if piece in PIECES},
        "letters": {piece: letter for piece in DRAWN if (letter := letter_of(piece))},
        "signs": {name: sign_svg(name) for name in SIGNS},
        "depth": DEPTH,
    }


def _tone(piece: str) -> dict[str, str]:
    tone = tone_of(piece)
    return {
        "face": tone.face,
        "mark": tone.mark,
        "top": tone.top,
        "side": tone.side,
        "edge": tone.edge,
        "ink": readable(tone),
    }


def _bricks() -> dict[str, Any]:
    most = {**dict.fromkeys((*DICE, "die"), 6), **dict.fromkeys((*CUBOIDS, "cuboid"), 4)}
    return {
        "pieces": {piece: {how: piece_svg(piece, how) for how in hows_of(piece)} for piece in DRAWN},
        "rolled": {
            piece: {str(pips): piece_svg(piece, hows_of(piece)[0], pips) for pips in range(1, high + 1)}
            for piece, high in most.items()
        },
        "figures": {
            size: {str(face): figure_die_svg(face or None, size == "small") for face in range(4)}
            for size in ("large", "small")
        },
        "chips": {str(worth): chip_svg(worth) for worth in (1, 10)},
        "glyphs": {letter: strokes_of(letter) for letter in ascii_uppercase},
        "points": {"blue": points_mark("currentColor", False), "red": points_mark("currentColor", True)},
    }
