"""How the strong levels think: the network's opinion of every move, and playouts of the few that it likes best.

With numba everything is compiled; without it the same network is asked through numpy, and playouts are few.
"""

import threading
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from random import Random

from breakhouse.bots.bot import Budget
from breakhouse.bots.skipbo_breakers import network, numpy_fallback
from breakhouse.bots.skipbo_breakers.opinion import Opinion, Situation

PLAYOUTS = 2000
"""What the expert spends on a choice when nobody says otherwise."""
SLOW_PLAYOUTS = 24
"""The most without compiled code."""

_ready = threading.Event()


def think(now: Situation, search: bool, budget: Budget, rng: Random) -> Sequence[Opinion]:
    """The candidate moves, best first."""
    wanted = PLAYOUTS if budget.playouts is None else budget.playouts
    playouts = wanted if search else 0
    weights = network.load(len(now.counts))
    if _is_compiled(wait=budget.ms is None):
        from breakhouse.bots.skipbo_breakers.jit.search import opinions

        return opinions(now, weights, playouts, rng.getrandbits(31))
    return numpy_fallback.opinions(now, weights, min(playouts, SLOW_PLAYOUTS), rng)


def warm_up() -> None:
    """Starts loading the compiled code, so nobody waits for it later: the first time takes half a minute."""
    if _has_numba():
        _warming()


def _is_compiled(wait: bool) -> bool:
    """Whether compiled code is at hand. A table with a clock does not wait for it; everybody else does."""
    if not _has_numba():
        return False
    thread = _warming()
    if wait:
        thread.join()
    return _ready.is_set()


@cache
def _warming() -> threading.Thread:
    thread = threading.Thread(target=_warm, daemon=True)
    thread.start()
    return thread


def _warm() -> None:
    from breakhouse.bots.skipbo_breakers.jit.search import warm

    warm()
    _ready.set()


@cache
def _has_numba() -> bool:
    try:
        return find_spec("numba") is not None
    except (ImportError, ValueError):
        return False
