"""The playout network: small and fast, it makes nearly the network's choices, cheaply enough for whole hands.

One layer of 32 over the inputs of `features`, without those for what others did; it learns from the network
(`bench.training.distillation`). Its output only compares the moves of one choice: it says nothing about what a
position is worth. Why there is one: docs/decisions/0035-a-network-for-playouts.md.
"""

from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any

import numpy as np

from breakhouse.bots.skipbo_breakers import features

WIDTH = 32
OTHERS, PER_OTHER = features.OTHERS, features.MOST_TILES
"""For each other player, in turn order, only how many tiles they hold."""

PlayoutNet = tuple[Any, Any]
"""A row for each feature and one that's always on; then the weight of each place in the layer. Place 0 isn't cut
off at 0, so that part of the network is linear; it counts as it is, and 0 is written here."""


def size(seats: int) -> int:
    """How many features there are for this many players."""
    return OTHERS + PER_OTHER * (seats - 1)


def file_name(seats: int) -> str:
    return f"{seats}-playout.npz"


@cache
def load(seats: int) -> PlayoutNet:
    return read(files(__package__).joinpath("weights", file_name(seats)).read_bytes())


def read(stored: bytes) -> PlayoutNet:
    with np.load(BytesIO(stored)) as kept:
        rows, counts = (np.ascontiguousarray(kept[name], np.float32) for name in ("rows", "counts"))
    counts[0] = 0
    return rows, counts


def write(net: PlayoutNet) -> bytes:
    """The playout network as it is stored, in 16-bit floats."""
    out = BytesIO()
    np.savez_compressed(out, rows=net[0].astype(np.float16), counts=net[1].astype(np.float16))
    return out.getvalue()


def blank(seats: int) -> PlayoutNet:
    return np.zeros((size(seats) + 1, WIDTH), np.float32), np.zeros(WIDTH, np.float32)
