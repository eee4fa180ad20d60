"""Balance as a linear programme, written from the definition: slow, plain, and nothing shared with the solver.

For each contact a force F ≥ 0 and its moment M, with left·F ≤ M ≤ right·F: the force may act anywhere along the
contact. A stack stands when the least total violation of the balance equations is nothing. Stacks are solved many
at a time: they share no variable, so the least total is the least of each.
"""

from collections.abc import Sequence

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import coo_matrix

Block = Sequence[float]


def naive_balance(stacks: Sequence[Sequence[Block]], shorten: float) -> list[bool]:
    """Whether each stack balances with every contact shortened at both ends."""
    eq: list[tuple[int, int, float]] = []
    ub: list[tuple[int, int, float]] = []
    target: list[float] = []
    cost: list[float] = []
    slacks: list[list[int]] = []
    below = 0

    def variable(price: float) -> int:
        cost.append(price)
        return len(cost) - 1

    free: list[int] = []
    for stack in stacks:
        first = len(target)
        mine: list[int] = []
        for x, _, w, _ in stack:
            for want in (1.0, x + w / 2):  # its weight, and the moment of its weight about the origin
                row = len(target)
                target.append(want)
                for sign in (1.0, -1.0):
                    mine.append(variable(1.0))
                    eq.append((row, mine[-1], sign))
        slacks.append(mine)
        for upper, lower, left, right in _touching(stack, shorten):
            force, moment = variable(0.0), variable(0.0)
            free.append(moment)
            for box, sign in ((upper, 1.0), (lower, -1.0)):
                if box >= 0:
                    eq += [(first + 2 * box, force, sign), (first + 2 * box + 1, moment, sign)]
            ub += [
                (below, force, left),
                (below, moment, -1.0),
                (below + 1, force, -right),
                (below + 1, moment, 1.0),
            ]
            below += 2
    bounds = [(0.0, None)] * len(cost)
    for v in free:
        bounds[v] = (None, None)
    solved = linprog(
        cost,
        A_eq=_sparse(eq, len(target), len(cost)),
        b_eq=target,
        A_ub=_sparse(ub, below, len(cost)),
        b_ub=np.zeros(below),
        bounds=bounds,
        method="highs",
    )
    assert solved.status == 0, solved.message
    return [bool(solved.x[mine].sum() < 1e-6) for mine in slacks]


def _sparse(entries: list[tuple[int, int, float]], rows: int, columns: int) -> coo_matrix:
    i, j, v = zip(*entries, strict=True) if entries else ((), (), ())
    return coo_matrix((v, (i, j)), shape=(rows, columns))


def _touching(stack: Sequence[Block], shorten: float) -> list[tuple[int, int, float, float]]:
    found = []
    for u, (x, y, w, _) in enumerate(stack):
        if y == 0:
            found.append((u, -1, x, x + w))
        for v, (x2, y2, w2, h2) in enumerate(stack):
            if abs(y2 + h2 - y) < 1e-9 and min(x + w, x2 + w2) > max(x, x2) + 1e-9:
                found.append((u, v, max(x, x2), min(x + w, x2 + w2)))
    return [(u, v, a + shorten, b - shorten) for u, v, a, b in found if b - a >= 2 * shorten]
