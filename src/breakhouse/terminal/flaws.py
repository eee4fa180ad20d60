"""What is wrong with installed packages, said once at the start: what they bring is left out, the rest works."""

import sys

from breakhouse import games, locales
from breakhouse.bots.bot import Bots
from breakhouse.bots.review import Coach
from breakhouse.core.operation import Operation
from breakhouse.core.plugins import BOTS, COACHES, FACES, OPERATIONS, PRESSES, Flaw, flaws_of
from breakhouse.locales import said
from breakhouse.press.press import Press
from breakhouse.terminal.face import Face

KINDS: dict[str, type] = {BOTS: Bots, COACHES: Coach, FACES: Face, OPERATIONS: Operation, PRESSES: Press}


def all_flaws() -> list[Flaw]:
    """Each once: a game without its messages would be told of twice."""
    found = [*games.flaws(), *locales.flaws()]
    for group, kind in KINDS.items():
        found += flaws_of(kind, group)
    return list({str(flaw): flaw for flaw in found}.values())


def tell_flaws(language: str) -> None:
    for flaw in all_flaws():
        print(said(language, flaw), file=sys.stderr)
