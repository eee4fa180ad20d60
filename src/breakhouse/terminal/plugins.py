"""What is wrong with installed packages, reported once at the start: they are left out, and the rest works."""

import sys
from functools import partial

from breakhouse import games, locales
from breakhouse.bots.bot import Bots
from breakhouse.bots.review import Coach
from breakhouse.core.plugins import BOTS, COACHES, FACES, OPERATIONS, PRESSES, Flaw, load_as, sort_out
from breakhouse.locales import say_why
from breakhouse.press.press import Press
from breakhouse.referee import load_operation
from breakhouse.terminal.face import Face

KINDS: dict[str, type] = {BOTS: Bots, COACHES: Coach, FACES: Face, PRESSES: Press}


def all_flaws() -> list[Flaw]:
    """Each only once: a game without its messages would be reported twice."""
    found = [*games.flaws(), *locales.flaws(), *sort_out(OPERATIONS, load_operation)[1]]
    for group, kind in KINDS.items():
        found += sort_out(group, partial(load_as, kind))[1]
    return list({str(flaw): flaw for flaw in found}.values())


def tell_flaws(language: str) -> None:
    for flaw in all_flaws():
        print(say_why(language, flaw), file=sys.stderr)
