"""The drawing as files for the browser: `python -m breakhouse.games.blocks.drawing.export web/src/generated`.

Every value that is a drawing is an SVG fragment without ids, classes, text or outside references, to be put into
any `<g>`; units are brick heights, y downwards, centred on the origin unless said otherwise. Five files, so that
the lobby does not load the bricks:

- `drawing-palette.json`: `themes.{light,dark}` (paper, card, ink, faint, line, shadow, go, stop, attention, blue,
  red, yellow), `pieces.<piece>` (face, mark, top, side, edge, ink), `textures.<piece>`, `letters.<piece>`,
  `signs.{go,stop,card,attention}` (one unit high, filled with currentColor), `depth` (how far top and side stick
  out);
- `drawing-boxes.json`: `classic`, `tactile`, `mini`, `dice`, `skipbo-breakers`; 6 by 6, standing on y = 0, with
  the middle at x = 0;
- `drawing-tiles.json`: `1` … `15`, `*`, `back`; 1 wide, 1.36 high;
- `drawing-bricks.json`: `pieces.<piece>.<how>` (`red.lying`, `die-blue.flat`, `cuboid-orange.upright`, and `grey`,
  `die`, `cuboid` for any colour), `rolled.<piece>.<pips>` (dice and lying cuboids),
  `figures.{large,small}.{0,1,2,3}` (the die of classic and the small yellow one; 0 is blank), `chips.{1,10}`,
  `letters.<piece>` (an overlay for faces that do not show the letter), `backs.<game>` (from (0, 0) to (10, 10)),
  `points.{blue,red}` (the beam under a number, one unit wide, in currentColor);
- `drawing-relief.json`: `<piece>.<how>`, black outlines and textures on white, for the strongest contrast.

Draw a construction from below to above and from left to right, each piece at (x / 100, -y / 100), turned by
-tilt / 10 degrees.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from breakhouse.games.blocks.bricks.brick import CUBOIDS, DICE, PIECES, hows_of
from breakhouse.games.blocks.cards.deck import kits
from breakhouse.games.blocks.drawing.boxes import BOXES, box_svg
from breakhouse.games.blocks.drawing.cards import card_back_fragment, points_mark
from breakhouse.games.blocks.drawing.palette import GROUNDS, letter_of, tone_of
from breakhouse.games.blocks.drawing.pieces import DEPTH, DRAWN, letter_mark, piece_svg, readable
from breakhouse.games.blocks.drawing.relief import relief_piece_svg
from breakhouse.games.blocks.drawing.signs import SIGNS, sign_svg
from breakhouse.games.blocks.drawing.tokens import TOP_NUMBER, chip_svg, figure_die_svg, tile_back_svg, tile_svg


def export() -> dict[str, str]:
    """File name to text, the same bytes every time."""
    files: dict[str, Any] = {
        "drawing-palette.json": _palette(),
        "drawing-boxes.json": {game: box_svg(game) for game in BOXES},
        "drawing-tiles.json": _tiles(),
        "drawing-bricks.json": _bricks(),
        "drawing-relief.json": {
            piece: {how: relief_piece_svg(piece, how) for how in hows_of(piece)} for piece in DRAWN
        },
    }
    return {name: json.dumps(told, ensure_ascii=False, indent=0) + "\n" for name, told in files.items()}


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


def _tiles() -> dict[str, str]:
    numbers = {str(n): tile_svg(n) for n in range(1, TOP_NUMBER + 1)}
    return {**numbers, "*": tile_svg(None), "back": tile_back_svg()}


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
        "letters": {piece: letter_mark(piece, 0, 0, 0.5) for piece in DRAWN if letter_of(piece)},
        "backs": {game: card_back_fragment(kit.look) for game, kit in kits().items()},
        "points": {"blue": points_mark("currentColor", False), "red": points_mark("currentColor", True)},
    }


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0].startswith("-"):
        sys.stderr.write("usage: python -m breakhouse.games.blocks.drawing.export FOLDER\n")
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in export().items():
        (folder / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
