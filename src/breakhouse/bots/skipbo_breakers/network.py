"""The networks that know what a position is worth: small files in the package, one for each number of players.

Three layers over a sum of rows, one row a feature (`features`); numpy is all that reading and asking them needs.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any

import numpy as np

from breakhouse.bots.skipbo_breakers import features

Net = tuple[Any, Any, Any, Any, Any, Any, Any, Any]
"""Weights and biases of three layers and the output, 32-bit floats."""
NAMES = ("w1", "b1", "w2", "b2", "w3", "b3", "w4", "b4")
WIDTHS = (256, 256, 64)
POINTS = 10.0
"""The output counts tens of points."""


def file_name(seats: int) -> str:
    return f"{seats}-players.npz"


@cache
def load(seats: int) -> Net:
    stored = files(__package__).joinpath("weights", file_name(seats)).read_bytes()
    return read(stored)


def blank(seats: int) -> Net:
    """A net that knows nothing."""
    first, second, third = WIDTHS
    shapes = ((features.size(seats), first), first, (first, second), second, (second, third), third, third, 1)
    w1, b1, w2, b2, w3, b3, w4, b4 = (np.zeros(shape, np.float32) for shape in shapes)
    return w1, b1, w2, b2, w3, b3, w4, b4


def read(stored: bytes) -> Net:
    with np.load(BytesIO(stored)) as kept:
        w1, b1, w2, b2, w3, b3, w4, b4 = (np.ascontiguousarray(kept[name], np.float32) for name in NAMES)
    return w1, b1, w2, b2, w3, b3, w4, b4


def write(net: Net) -> bytes:
    """The net as it is stored, in 16-bit floats."""
    out = BytesIO()
    np.savez_compressed(out, **{name: part.astype(np.float16) for name, part in zip(NAMES, net, strict=True)})
    return out.getvalue()


def worths(net: Net, context: Sequence[int], moves: Sequence[Sequence[int]]) -> Any:
    """What the network thinks of positions that share a context, in points."""
    w1, b1, w2, b2, w3, b3, w4, b4 = net
    base = b1 + w1[list(context)].sum(0)
    first = np.stack([base + w1[list(active)].sum(0) for active in moves])
    second = np.maximum(first, 0) @ w2 + b2
    third = np.maximum(second, 0) @ w3 + b3
    return POINTS * (np.maximum(third, 0) @ w4 + b4[0])


def context_features(seat: int, counts: Any, unseen: int, lone: Any, let_pass: Any) -> list[int]:
    """`features.context` as a list."""
    active = [0] * features.MOST_ACTIVE
    return active[: features.context(seat, counts, unseen, lone, let_pass, active)]


def features_after(hand: int, demand: int, passes: int) -> list[int]:
    """`features.after` as a list."""
    active = [0] * features.MOST_ACTIVE
    return active[: features.after(hand, demand, passes, active, 0)]
