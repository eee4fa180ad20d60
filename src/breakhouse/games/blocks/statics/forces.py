"""The two ways to find the forces in a stack: passing loads down, and non-negative least squares.

The first is plain Python and right whenever it says yes; the second is exact and loads SciPy on first use.
What trying them in this order saves: docs/decisions/0008-loads-are-handed-down-first.md.
"""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from breakhouse.games.blocks.bricks.contact import TABLE, Box, Contact

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Side = tuple[int, int, float, float, float]
_NOTHING = 1e-9


def hand_down(
    boxes: Sequence[Box], mass: Sequence[float], touching: Sequence[Contact], held: Collection[int]
) -> bool:
    """Each box, from the top down, passes its whole load to the contact points next to its line of action.

    Success gives forces that balance everything. Failure proves nothing: another distribution might still work.
    """
    force = list(mass)
    moment = [m * (box[0] + box[2] / 2) for m, box in zip(mass, boxes, strict=True)]
    below: list[list[Contact]] = [[] for _ in boxes]
    for contact in touching:
        below[contact.upper].append(contact)
    for i in sorted(range(len(boxes)), key=lambda k: -boxes[k][1]):
        if i in held:
            continue
        at = moment[i] / force[i]
        for lower, share, point in _shares(below[i], at, force[i]):
            if lower != TABLE:
                force[lower] += share
                moment[lower] += share * point
            force[i] -= share
        if force[i] > _NOTHING:
            return False
    return True


def _shares(below: Sequence[Contact], at: float, load: float) -> list[tuple[int, float, float]]:
    """(lower, force, where): on the contact under the load, or on the nearest one at each side of it."""
    left: tuple[float, int] | None = None
    right: tuple[float, int] | None = None
    for _, lower, a, b in below:
        if a <= at <= b:
            return [(lower, load, at)]
        if b < at and (left is None or b > left[0]):
            left = (b, lower)
        if a > at and (right is None or a < right[0]):
            right = (a, lower)
    if left is None or right is None:
        return []
    part = load * (at - left[0]) / (right[0] - left[0])
    return [(left[1], load - part, left[0]), (right[1], part, right[0])]


def forces_balance(
    boxes: Sequence[Box],
    mass: Sequence[float],
    touching: Sequence[Contact],
    held: Collection[int],
    beside: Sequence[Side] = (),
    friction: float = 0.0,
) -> bool:
    """Whether forces ≥ 0 at the contact ends balance every box that is not held, in every direction that matters.

    Without friction all forces are vertical. With it each contact end pushes anywhere within its cone, and sides
    that touch push and rub too.
    """
    import numpy as np
    from scipy.optimize import nnls

    rows, weights = _equations(boxes, mass, held, sideways=friction > 0)
    if not weights:
        return True
    columns: list[list[tuple[int, float]]] = []
    for upper, lower, a, b in touching:
        for x in (a, b) if b > a else (a,):
            for slope in (-friction, friction) if friction else (0.0,):
                columns.append(_push(rows, boxes, upper, lower, (x, boxes[upper][1]), (slope, 1.0)))
    for i, j, x, low, high in beside:
        for y in (low, high):
            for slope in (-friction, friction):
                columns.append(_push(rows, boxes, j, i, (x, y), (1.0, slope)))
    if not columns:
        return False
    matrix: NDArray[np.float64] = np.zeros((len(weights), len(columns)))
    for k, column in enumerate(columns):
        for row, value in column:
            matrix[row, k] = value
    target = np.array(weights)
    try:
        _, residual = nnls(matrix, target, maxiter=50 * len(columns))
    except RuntimeError:  # it didn't converge: use the slower solver, which always does
        return _by_programme(matrix, target)
    return bool(residual < 1e-7 * float(np.abs(target).max()))


def _by_programme(matrix: "NDArray[np.float64]", target: "NDArray[np.float64]") -> bool:
    import numpy as np
    from scipy.optimize import linprog

    return bool(linprog(np.zeros(matrix.shape[1]), A_eq=matrix, b_eq=target, method="highs").status == 0)


def _equations(
    boxes: Sequence[Box], mass: Sequence[float], held: Collection[int], sideways: bool
) -> tuple[dict[int, int], list[float]]:
    """The first row of each free box (up, turning, then sideways if asked) and the weights to be borne."""
    rows: dict[int, int] = {}
    weights: list[float] = []
    for i in range(len(boxes)):
        if i not in held:
            rows[i] = len(weights)
            weights += [mass[i], 0.0, 0.0] if sideways else [mass[i], 0.0]
    return rows, weights


def _push(
    rows: dict[int, int],
    boxes: Sequence[Box],
    pushed: int,
    pushing: int,
    point: tuple[float, float],
    way: tuple[float, float],
) -> list[tuple[int, float]]:
    """What a unit force at a point does to the box it pushes, and the opposite to the box that pushes."""
    column: list[tuple[int, float]] = []
    for box, sign in ((pushed, 1.0), (pushing, -1.0)):
        row = rows.get(box)
        if row is None:
            continue
        left, bottom, width, height = boxes[box]
        arm_x, arm_y = point[0] - left - width / 2, point[1] - bottom - height / 2
        column.append((row, sign * way[1]))
        if way[0]:
            column += [(row + 1, sign * (arm_x * way[1] - arm_y * way[0])), (row + 2, sign * way[0])]
        else:
            column.append((row + 1, sign * arm_x * way[1]))
    return column
