"""Bits, chance, hands and sets for compiled code, and where that code is kept; numba is imported here.

A set is its tiles and a *demand*: kind, length and rank in one integer.

Import this only where compiled code is needed: numba costs half a second, the first compilation some seconds more.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.extending import intrinsic

from breakhouse.core.compiling import announce, find_cache
from breakhouse.games.skipbo_breakers.kinds import KINDS, TileSet
from breakhouse.games.skipbo_breakers.tiles import NUMBERS, PLANE, SPREAD, TOP, WILD_SHIFT

F = TypeVar("F", bound=Callable[..., Any])

Generator = Any
"""The state of a generator: a uint64."""

SINGLE, PAIR, PAIRS, RUN, BREAKER = range(1, 6)
ANYTHING = 0
"""The demand on an opener: there is nothing to beat."""


def _version() -> str:
    """Of all compiled files together: numba sees a change in a file, but not in its neighbour."""
    here = Path(__file__).parent
    compiled = (here.parent / "tiles.py", *sorted(here.glob("*.py")))
    sources = b"".join(file.read_bytes() for file in compiled)
    return hashlib.sha256(sources).hexdigest()[:12]


_CACHE = find_cache(_version())
KEPT = _CACHE is not None
"""Whether compiled code is kept on disk."""
if _CACHE is not None:
    vars(numba.config)["CACHE_DIR"] = str(_CACHE)
announce()


def jit(function: F) -> F:
    """Compiled when first called, then kept on disk."""
    return cast(F, numba.njit(cache=KEPT)(function))


def inline(function: F) -> F:
    """Inlined into its caller: steps of hot loops, and functions that take other compiled functions."""
    return cast(F, numba.njit(inline="always")(function))


def _popcount(_context: Any, mask: Any) -> Any:
    return mask(mask), lambda _, builder, __, args: builder.ctpop(args[0])


popcount: Callable[[int], int] = intrinsic(_popcount)  # type: ignore[assignment]
"""How many bits are set: one instruction."""


@jit
def bit_at(mask: int, index: int) -> int:
    """Where the set bit number `index` (from 0) of a 16-bit mask stands; halving, without a branch."""
    eight = popcount(mask & 255)
    upper = index >= eight
    index -= eight * upper
    position = 8 * upper
    four = popcount(mask >> position & 15)
    upper = index >= four
    index -= four * upper
    position += 4 * upper
    two = popcount(mask >> position & 3)
    upper = index >= two
    index -= two * upper
    position += 2 * upper
    return position + (index >= (mask >> position & 1))


@jit
def chance_seed(seed: int, row: int) -> Generator:
    """A generator's state for a row, far from its neighbours'."""
    return np.uint64(seed) + np.uint64(row) * np.uint64(0xD1342543DE82EF95)


@jit
def stir(state: Generator) -> Generator:
    """The next state of a generator (splitmix64), a uint64; `chance_of` makes a draw from it."""
    return state + np.uint64(0x9E3779B97F4A7C15)


@jit
def chance_of(state: Generator) -> Any:
    """32 random bits."""
    mixed = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return np.int64((mixed ^ (mixed >> np.uint64(31))) >> np.uint64(32))


@jit
def below(limit: int, chance: int) -> int:
    """A whole number under `limit` from 32 random bits, each equally likely but for the rounding."""
    return chance * limit >> 32


@jit
def tile_count(hand: int) -> int:
    """How many tiles a hand holds."""
    return popcount(hand & NUMBERS) + (hand >> WILD_SHIFT)


@jit
def take(hand: int, tiles: int) -> int:
    """The hand without these tiles, which it must hold."""
    layers = tiles & NUMBERS
    hand -= tiles - layers
    while layers:
        hand ^= (hand ^ (hand & NUMBERS) >> TOP) & (layers & PLANE) * SPREAD
        layers >>= TOP
    return hand


@jit
def columns(mask: int, copies: int) -> int:
    """So many of each number of the mask."""
    return mask * (SPREAD & ((1 << copies * TOP) - 1))


@jit
def settle(marks: int) -> int:
    """As `tiles.settle`: copies of a number sink to the lowest planes."""
    first, second = marks & PLANE, marks >> TOP & PLANE
    third, fourth = marks >> 2 * TOP & PLANE, marks >> 3 * TOP & PLANE
    first, second, third, fourth = first | second, first & second, third | fourth, third & fourth
    first, third = first | third, first & third
    second, fourth = second | fourth, second & fourth
    second, third = second | third, second & third
    wilds = popcount(marks >> WILD_SHIFT & 15)
    return first | second << TOP | third << 2 * TOP | fourth << 3 * TOP | wilds << WILD_SHIFT


@jit
def demand(kind: int, length: int, rank: int) -> int:
    return kind << 16 | length << 8 | rank


def tile_set(tiles: int, demand: int) -> TileSet | None:
    """The set for compiled code's tiles and demand; None is a pass."""
    if not demand:
        return None
    return TileSet(KINDS[(demand >> 16) - 1], demand >> 8 & 255, demand & 255, int(tiles))
