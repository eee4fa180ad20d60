"""The look of the site: the game's colours, its font, its boxes."""

import shutil
from importlib.resources import files
from pathlib import Path

import msgspec

from breakhouse.games import shelf
from breakhouse.games.blocks.drawing.palette import BRICK_TONES, GROUNDS, Ground

ROOT = Path(__file__).parents[2]
STYLE = ROOT / "docs/site/breakhouse.css"
COPIED = (ROOT / "docs/site/iframe-worker.js", ROOT / "web/public/icon.svg")
FONT = ROOT / "web/node_modules/@fontsource-variable/jost/files/jost-latin-wght-normal.woff2"


def write_look(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "breakhouse.css").write_text(_palette() + STYLE.read_text(encoding="utf-8"), encoding="utf-8")
    for file in COPIED:
        shutil.copy(file, folder)
    _copy_font(folder)
    for game in shelf().values():
        for box in game.manifest.boxes:
            _copy_box(type(game).__module__, box.picture, folder / f"{box.id}.svg")


def _palette() -> str:
    """The colours of both themes, from where the drawings have them."""
    schemes = {"default": GROUNDS["light"], "slate": GROUNDS["dark"]}
    bricks = "".join(f"  --brick-{name}: {tone.face};\n" for name, tone in BRICK_TONES.items())
    themes = (f'[data-md-color-scheme="{name}"] {{\n{_colours(ground)}}}\n' for name, ground in schemes.items())
    return "".join(themes) + f":root {{\n{bricks}}}\n"


def _colours(ground: Ground) -> str:
    return "".join(f"  --{name}: {colour};\n" for name, colour in msgspec.to_builtins(ground).items())


def _copy_font(folder: Path) -> None:
    if FONT.exists():
        shutil.copy(FONT, folder / "jost.woff2")
    else:
        print("Jost isn't here (`make pages` brings it): the site uses the nearest font of whoever reads it.")


def _copy_box(package: str, picture: str, file: Path) -> None:
    """A box as a picture of its own: on the shelf it is drawn six wide and six high, standing on y = 0."""
    drawn = (files(package) / picture).read_text(encoding="utf-8")
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3.4 -6.3 6.9 6.7">{drawn}</svg>\n'
    file.write_text(svg, encoding="utf-8")
