"""Which shapes are worth a card: a score for what the eye likes, and a name for what looks alike.

Pieces centred or flush on their supports, bridges and a mix of poses score well; pieces on the table that support
nothing, ragged tops, plain piles and thin or flat shapes don't.
"""

from collections.abc import Sequence

from breakhouse.games.blocks.factory.growth import Cell, Shape, spans, under

Key = tuple[tuple[str, int, int], ...]


def key_of(shape: Shape) -> Key:
    """The same for a shape and for its mirror image, wherever it stands and whatever its colours."""
    left = min(c.x for c in shape)
    right = max(c.x + c.w for c in shape)
    one = sorted((c.how, c.x - left, c.y) for c in shape)
    other = sorted((c.how, right - c.x - c.w, c.y) for c in shape)
    return tuple(min(one, other))


def symmetric(shape: Shape) -> bool:
    axis = min(c.x for c in shape) + max(c.x + c.w for c in shape)
    here = {(c.how, c.x, c.y) for c in shape}
    return all((c.how, axis - c.x - c.w, c.y) in here for c in shape)


def score(shape: Shape) -> int:
    """What the eye likes, in hundredths."""
    bearing = [under(shape, c) for c in shape]
    bridges = sum(spans(below) for below in bearing)
    resting = [(c, below) for c, below in zip(shape, bearing, strict=True) if below]
    orderly = sum(_orderly(c, below) for c, below in resting)
    score = 45 * min(bridges, 3) + 20 * len({c.how for c in shape})
    score += 120 * orderly // max(1, len(resting))
    score -= 60 * _idle(shape) + 25 * max(0, _tops(shape) - 3) + 20 * _plain(shape, bearing)
    return score - _stretch(shape)


def look_of(shape: Shape) -> tuple[object, ...]:
    """Shapes with the same look should not come often in one deck."""
    height = max(c.y + c.h for c in shape)
    width = max(c.x + c.w for c in shape) - min(c.x for c in shape)
    ground = sorted(c.how for c in shape if c.y == 0)
    crown = sorted(c.how for c in shape if c.y + c.h == height)
    return (tuple(ground), tuple(crown), height // 3, width // 3)


def _orderly(cell: Cell, below: Sequence[Cell]) -> bool:
    first, last = min(c.x for c in below), max(c.x + c.w for c in below)
    return 2 * cell.x + cell.w == first + last or cell.x == first or cell.x + cell.w == last


def _idle(shape: Shape) -> int:
    """Pieces on the table that nothing rests on."""
    if len(shape) == 1:
        return 0
    return sum(c.y == 0 and not any(c in under(shape, up) for up in shape) for c in shape)


def _tops(shape: Shape) -> int:
    return sum(not any(c in under(shape, up) for up in shape) for c in shape)


def _plain(shape: Shape, bearing: Sequence[Sequence[Cell]]) -> int:
    """Pieces that lie on one just like them: a pile, not a building."""
    return sum(any(b.x == c.x and b.how == c.how for b in below) for c, below in zip(shape, bearing, strict=True))


def _stretch(shape: Shape) -> int:
    """Very flat or very thin shapes are dull."""
    height = max(c.y + c.h for c in shape)
    width = max(c.x + c.w for c in shape) - min(c.x for c in shape)
    return 60 * (width > 2 * height) + 40 * (2 * height > 5 * width) + 60 * (height > 4 * width)
