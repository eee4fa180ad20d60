"""`python -m tools.docs.pictures [names]`: draws the pictures that only the documentation shows.

Those of the game in a browser come from `python -m tests.support.browser.pictures`, those of a network bot from
`python -m tests.support.browser.bot_pictures`.
"""

import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path

from breakhouse.building import read_card
from breakhouse.games import shelf
from breakhouse.games.blocks.drawing.cards import card_svg
from breakhouse.press.paper import PAPERS
from breakhouse.press.press import Job, press_of
from breakhouse.press.typesetting import set_png

FOLDER = Path(__file__).parents[2] / "docs/pictures"
BALANCING = "c1 2 red coloured: red|@0.5,0 white-@0,3 yellow|@0,4"
GATE = "c1 1 blue coloured: red|@0,0 yellow|@2,0 white-@0,3"


def draw_card(name: str, card: str) -> None:
    kit = next(kit for game in shelf().values() if (kit := getattr(game, "kit", None)) is not None)
    (FOLDER / f"{name}.svg").write_text(card_svg(read_card(card), kit.look) + "\n", encoding="utf-8")


def print_sheet(name: str, game: str, tactile: bool) -> None:
    """The first sheet of a box, as small as a page can show it."""
    paper = PAPERS["a4"]
    sheets = press_of(game).lay(Job(game=game, today=date(2026, 1, 1), paper=paper, tactile=tactile))
    (FOLDER / f"{name}.png").write_bytes(set_png(sheets.pages[2 if tactile else 0], paper, 80))


def _some_game() -> str:
    """The smallest box that can be printed."""
    return next(id for id in reversed(shelf()) if hasattr(shelf()[id], "kit"))


PICTURES: dict[str, Callable[[], None]] = {
    "counterweight": lambda: draw_card("counterweight", BALANCING),
    "gate": lambda: draw_card("gate", GATE),
    "print-cards": lambda: print_sheet("print-cards", _some_game(), tactile=False),
    "print-tactile": lambda: print_sheet("print-tactile", _some_game(), tactile=True),
}


if __name__ == "__main__":
    for name in sys.argv[1:] or PICTURES:
        PICTURES[name]()
