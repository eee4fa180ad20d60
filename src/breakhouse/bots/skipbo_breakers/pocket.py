"""The pocket network: nearly the network's choices, at a price at which whole hands can be played out by it.

One layer of 32 over the lamps of `features`, without those that tell what others did; it learns from the network
(`distilling`). Its output only compares the moves of one choice: it says nothing about what a position is worth.
"""

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any

import numpy as np

from breakhouse.bots.skipbo_breakers import features

WIDTH = 32
OTHERS, PER_OTHER = features.OTHERS, features.MOST_TILES
"""Of each other player, in turn, only how many tiles are held."""

Pocket = tuple[Any, Any]
"""A row for each lamp and one for what is always on; then what each place of the layer counts. Place 0 is not cut
off at 0, so that part of the network is linear."""


def size(seats: int) -> int:
    """How many lamps there are for so many players."""
    return OTHERS + PER_OTHER * (seats - 1)


def file_name(seats: int) -> str:
    return f"{seats}-pocket.npz"


@cache
def load(seats: int) -> Pocket:
    return read(files(__package__).joinpath("weights", file_name(seats)).read_bytes())


def read(stored: bytes) -> Pocket:
    with np.load(BytesIO(stored)) as kept:
        return np.ascontiguousarray(kept["rows"], np.float32), np.ascontiguousarray(kept["counts"], np.float32)


def write(pocket: Pocket) -> bytes:
    """The pocket network as it is stored, in 16-bit floats."""
    out = BytesIO()
    np.savez_compressed(out, rows=pocket[0].astype(np.float16), counts=pocket[1].astype(np.float16))
    return out.getvalue()


def blank(seats: int) -> Pocket:
    return np.zeros((size(seats) + 1, WIDTH), np.float32), np.zeros(WIDTH, np.float32)
