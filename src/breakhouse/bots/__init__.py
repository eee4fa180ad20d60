"""Opponents: they see what a seat sees, have their own random generator, and can say why they chose.

One small interface serves a table, a terminal, the arena and the coach; each game's bots are found by entry point
and loaded on first use.
"""

from breakhouse.bots.bot import LEVELS, RANDOM, Bot, Bots, Budget, Move, Weighed
from breakhouse.bots.random_bot import RandomBot
from breakhouse.core import Refusal, Seat
from breakhouse.core.numbers import check_whole
from breakhouse.core.plugins import BOTS, bring, find
from breakhouse.games import game

__all__ = [
    "LEVELS",
    "RANDOM",
    "Bot",
    "Bots",
    "Budget",
    "Move",
    "Weighed",
    "levels",
    "make_baseline",
    "make_bot",
    "warm_bots",
]


def levels(game_id: str) -> tuple[str, ...]:
    """The levels that can be seated in this game, weakest first; `random` is not among them. Raises `Refusal` if
    there's no such game."""
    bots = bring(Bots, BOTS, game_id)
    if bots is None:
        game(game_id)  # a game may have no bots, but it must be one
        return ()
    return bots.levels


def make_bot(game_id: str, level: str, seat: Seat, seed: int | str = 0) -> Bot:
    """A bot for this seat, or `Refusal`. The same seed and the same events give the same moves."""
    check_whole("the seat", seat, 0, game(game_id).seats[1] - 1)
    if level == RANDOM:
        return RandomBot(game_id, seat, seed)
    bots = bring(Bots, BOTS, game_id)
    if bots is None or level not in bots.levels:
        raise Refusal("no-such-level", level=str(level)[:40], known=", ".join((RANDOM, *levels(game_id))))
    return bots.make(level, seat, seed)


def make_baseline(game_id: str, name: str, seat: Seat, seed: int | str = 0) -> Bot:
    """One of the game's baselines (`pimc-1000`), or a level; or `Refusal`."""
    bots = bring(Bots, BOTS, game_id)
    if name == RANDOM or bots is None or bots.baseline is None or name in bots.levels:
        return make_bot(game_id, name, seat, seed)
    return bots.baseline(name, seat, seed)


def warm_bots() -> None:
    """Preloads what every game's bots are slow to load, so the first move doesn't wait."""
    for game_id in find(BOTS).points:
        bots = bring(Bots, BOTS, game_id)
        if bots is not None and bots.warm is not None:
            bots.warm()
