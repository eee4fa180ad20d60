"""Opponents: they see what a seat sees, keep a generator of their own, and can say why they chose.

One small interface serves a table, a terminal, the arena and the coach; each game's bots load only when asked for.
"""

from importlib import import_module
from importlib.util import find_spec

from breakhouse.bots.bot import (
    HINTS,
    LEVELS,
    RANDOM,
    Bot,
    Budget,
    Gesture,
    Move,
    Reason,
    Step,
    Weighed,
    Weigher,
)
from breakhouse.bots.chancer import Chancer
from breakhouse.core import Refusal, Seat

__all__ = [
    "HINTS",
    "LEVELS",
    "RANDOM",
    "Bot",
    "Budget",
    "Chancer",
    "Gesture",
    "Move",
    "Reason",
    "Step",
    "Weighed",
    "Weigher",
    "levels",
    "make_bot",
]

_MAKERS = {
    "skipbo-breakers": "breakhouse.bots.skipbo_breakers",
    "classic": "breakhouse.bots.building",
    "mini": "breakhouse.bots.building",
    "dice": "breakhouse.bots.dice",
}
"""Each of these has `make(game_id, level, seat, seed) -> Bot` for every one of `LEVELS`."""


def levels(game_id: str) -> tuple[str, ...]:
    """The levels that can be seated in this game, weakest first; `random` is not among them."""
    maker = _MAKERS.get(game_id)
    return LEVELS if maker is not None and find_spec(maker) is not None else ()


def make_bot(game_id: str, level: str, seat: Seat, seed: int | str = 0) -> Bot:
    """A bot for this seat, or `Refusal`. The same seed and the same events give the same moves."""
    if level == RANDOM:
        return Chancer(game_id, seat, seed)
    known = levels(game_id)
    if level not in known:
        raise Refusal("no-such-level", level=str(level)[:40], known=", ".join((RANDOM, *known)))
    made: Bot = import_module(_MAKERS[game_id]).make(game_id, level, seat, seed)
    return made
