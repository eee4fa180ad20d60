"""The rules of the games, and the shelf on which they stand.

A game is looked up by its id; its module is imported only then, so that asking for one game loads no other.
"""

from functools import cache
from importlib import import_module

from breakhouse.core import Refusal
from breakhouse.core.contract import AnyGame

SHELF = {
    "skipbo-breakers": "breakhouse.games.skipbo_breakers",
    "classic": "breakhouse.games.classic",
    "mini": "breakhouse.games.mini",
    "dice": "breakhouse.games.dice",
}


@cache
def game(id: str) -> AnyGame:
    """The game of this id, or `Refusal`. Each game's module calls its rules `GAME`."""
    if id not in SHELF:
        raise Refusal("no-such-game", game=str(id)[:40], known=", ".join(SHELF))
    found: AnyGame = import_module(SHELF[id]).GAME
    return found
