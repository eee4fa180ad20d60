"""Shapes for cards: grown piece by piece on the half-brick grid, and scored for what the eye likes.

A piece comes down from above and lands on the skyline. Places are weighted towards what people like to build:
bridges, pieces centred or flush on their supports, mirror pairs about an axis. What is kept stands at each step
and can still be connected, so little is thrown away. Pieces on the table that support nothing, ragged tops, plain
piles and thin or flat shapes score badly.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from breakhouse.core import Stream
from breakhouse.games.blocks.bricks.brick import HALF, SIZES, Form, How
from breakhouse.games.blocks.statics.stability import balances

HIGHEST = 26
"""Half steps: higher than thirteen bricks nobody builds in time."""


class Cell(NamedTuple):
    """A piece on the half grid: form, how it is turned, left and bottom edge, width and height in half steps."""

    form: Form
    how: How
    x: int
    y: int
    w: int
    h: int

    def block(self) -> tuple[float, float, float, float]:
        return self.x / 2, self.y / 2, self.w / 2, self.h / 2


Shape = tuple[Cell, ...]
Key = tuple[tuple[str, int, int], ...]


class Taste(NamedTuple):
    """How a shape is grown."""

    paired: bool
    """Everything comes in mirror pairs or on the axis."""
    shorten: float
    """The margin that each step must have; less than nothing where a second hand may help."""
    poses: Mapping[How, int]
    """How often each way of turning is tried."""
    ground: int
    """The weight of placing pieces on the table."""
    offset: int
    """The weight of placing pieces neither centred nor flush."""


class Growth(NamedTuple):
    """A piece or a mirror pair that could come next, and its weight."""

    weight: int
    cells: Shape


def grow(stream: Stream, stock: dict[Form, int], count: int, taste: Taste) -> Shape | None:
    """A connected shape of so many pieces that stands, or None if it got stuck."""
    shape: Shape = ()
    left = dict(stock)
    while len(shape) < count:
        grown = _step(stream, shape, left, count - len(shape), taste)
        if grown is None:
            return None
        for cell in grown[len(shape) :]:
            left[cell.form] -= 1
        shape = grown
    return shape if parts(shape) == 1 else None


def _step(stream: Stream, shape: Shape, stock: dict[Form, int], room: int, taste: Taste) -> Shape | None:
    """The shape with one more growth; a few are tried before giving up."""
    growths = _growths(shape, stock, room, taste)
    for _ in range(12):
        if not growths:
            return None
        growth = _draw(stream, growths)
        grown = shape + growth.cells
        if room - len(growth.cells) >= parts(grown) - 1 and _low(grown) and _stands(grown, taste):
            return grown
        growths.remove(growth)
    return None


def _draw(stream: Stream, growths: Sequence[Growth]) -> Growth:
    pick = stream.below(sum(growth.weight for growth in growths))
    for growth in growths:
        pick -= growth.weight
        if pick < 0:
            return growth
    return growths[-1]


def _low(shape: Shape) -> bool:
    return max(c.y + c.h for c in shape) <= HIGHEST


def _stands(shape: Shape, taste: Taste) -> bool:
    blocks = [cell.block() for cell in shape]
    mass = [2.0 if cell.form == "cuboid" else 1.0 for cell in shape]
    return balances(blocks, mass, taste.shorten)


def _growths(shape: Shape, stock: dict[Form, int], room: int, taste: Taste) -> list[Growth]:
    """Every piece, or mirror pair of pieces, that could come down now."""
    site = _Site(shape, taste, room)
    found: list[Growth] = []
    for form, left in stock.items():
        for how, (width, height) in SIZES[form].items():
            gladly = taste.poses.get(how, 0) if left else 0
            if not gladly:
                continue
            w, h = width // HALF, height // HALF
            for x in [-w // 2] if taste.paired or not shape else site.places(w):
                y = site.level(x, w)
                weight = site.weight(x, y, w, h)
                if weight:
                    found.append(Growth(weight * gladly, (Cell(form, how, x, y, w, h),)))
            if taste.paired and min(left, room) >= 2:
                for x in range(site.low - w - 2, -w + 1) if shape else range(-w - 3, -w + 1):
                    y = site.level(x, w)
                    weight = site.weight(x, y, w, h)
                    if weight:
                        pair = Cell(form, how, x, y, w, h), Cell(form, how, -x - w, y, w, h)
                        found.append(Growth(weight * gladly, pair))
    return found


class _Site:
    """What has been built so far: its skyline, and the weight of each place on it."""

    def __init__(self, shape: Shape, taste: Taste, room: int) -> None:
        self.shape = shape
        self.taste = taste
        self.low = min((c.x for c in shape), default=0)
        self.high = max((c.x + c.w for c in shape), default=0)
        self.sky = [0] * (self.high - self.low)
        self.tops: dict[int, list[Cell]] = {}
        for c in shape:
            top = c.y + c.h
            self.tops.setdefault(top, []).append(c)
            for i in range(c.x - self.low, c.x + c.w - self.low):
                self.sky[i] = max(self.sky[i], top)
        self.apart = parts(shape) > 1
        self.ground = 0 if self.apart else taste.ground  # first connect what is there
        self.needs_level = room < 5

    def places(self, w: int) -> range:
        reach = 4 if self.ground else -1
        return range(self.low - w - reach, self.high + reach + 1)

    def level(self, x: int, w: int) -> int:
        return max(self.sky[max(0, x - self.low) : max(0, x + w - self.low)], default=0)

    def weight(self, x: int, y: int, w: int, h: int) -> int:
        if not self.shape:
            return 4
        if y == 0:
            return self.ground and self._beside(x, w, h) * self.ground
        below = [c for c in self.tops[y] if c.x < x + w and x < c.x + c.w]
        first, last = below[0].x, below[0].x + below[0].w
        if len(below) > 1:
            first, last = min(c.x for c in below), max(c.x + c.w for c in below)
        middle = 2 * x + w == first + last
        flush = x == first or x + w == last
        if len(below) > 1 and spans(below):
            return (60 if middle else 30 if flush else 8 * self.taste.offset) * (8 if self.apart else 1)
        if middle:
            return 10 if w != last - first else 5
        return 5 if flush and (x - first) % 2 == 0 else self.taste.offset

    def _beside(self, x: int, w: int, h: int) -> int:
        """On the table: near other pieces but not touching, and of equal height, so a beam can span them."""
        ground = [c for c in self.shape if c.y == 0]
        gap = min(max(c.x - x - w, x - c.x - c.w) for c in ground)
        if not 0 <= gap <= 4:
            return 0
        level = any(self.level(c.x, c.w) == h for c in ground)
        return (6 if gap in (2, 4) else 1) * (6 if level else 0 if self.needs_level else 1)


def under(shape: Sequence[Cell], cell: Cell) -> list[Cell]:
    """What the piece rests on."""
    return [c for c in shape if c.y + c.h == cell.y and c.x < cell.x + cell.w and cell.x < c.x + c.w]


def spans(below: Sequence[Cell]) -> bool:
    """Whether there is a gap between the things rested on: a bridge."""
    return len(below) > 1 and sum(c.w for c in below) < max(c.x + c.w for c in below) - min(c.x for c in below)


def parts(shape: Sequence[Cell]) -> int:
    """How many unconnected parts there are."""
    label = list(range(len(shape)))
    for i, cell in enumerate(shape):
        for j, c in enumerate(shape):
            if c.y + c.h == cell.y and c.x < cell.x + cell.w and cell.x < c.x + c.w and label[i] != label[j]:
                old, new = label[i], label[j]
                label = [new if mark == old else mark for mark in label]
    return len(set(label))


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
