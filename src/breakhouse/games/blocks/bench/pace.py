"""What hands can do at best, in times: how fast they reach, come back, and put five bricks one after the other.

A brick is carried as things are dragged on a screen: 135 + 249 ms a bit with a mouse, and back in -107 + 223 ms a
bit (MacKenzie, Sellen and Buxton 1991, the bits being Fitts'). Three brick heights to a place one wide are two
bits, so five bricks take four and a half seconds. Real blocks carried over a low wall and dropped anywhere, with
neither card nor aim, take people under 25 on average 670 ms each (Box and Block Test, Niama Natta and others
2015): five in three seconds. The limits are lower than either, and the page keeps to them by itself, so nobody who
uses it is refused (see `docs/decisions/0019-what-hands-can-do.md`).
"""

from collections.abc import Collection, Sequence

from breakhouse.games.blocks.bench.workbench import ROW, Bench
from breakhouse.games.blocks.bricks.construction import Pose
from breakhouse.games.blocks.bricks.contact import TOLERANCE

REACH_MS = 150
"""From lifting a brick to placing it."""
REST_MS = 60
"""From placing a brick to lifting the next."""
FIVE_MS = 2_500
"""From lifting a brick to placing the fourth one after it."""
FIVE_TYPED_MS = 2_000
"""The same where bricks are moved by keys or typed words: three keys a brick, 80 ms each for the best typists
(Card, Moran and Newell 1980), and a glance of 160 ms at the card."""
BRICK_MS = FIVE_TYPED_MS // ROW
"""The least time for each brick of a card that has moved since the card was turned over, whether a hand placed it
or the page says that it slid there."""
MOST_HELD = 2
"""How many bricks the other hand can hold."""


def left_to_lift(bench: Bench, grid: bool, now: int) -> int:
    """Milliseconds until a hand that has just let go can have the next brick; a key has no distance to cover."""
    return 0 if grid or bench.placed_at is None else bench.placed_at + REST_MS - now


def left_of_five(bench: Bench, typed: bool, now: int) -> int:
    """The milliseconds until the brick in the hand can be the fifth in a row."""
    if len(bench.lifts) < ROW - 1:
        return 0
    return bench.lifts[-(ROW - 1)] + (FIVE_TYPED_MS if typed else FIVE_MS) - now


def count_moved(before: Sequence[Pose], after: Sequence[Pose], of: Collection[str]) -> int:
    """How many of these bricks moved relative to each other: all but the largest group that moved alike."""
    stood = {pose.piece: pose for pose in before}
    there = [pose for pose in after if pose.piece in of]
    ways = [
        (pose.x - old.x, pose.y - old.y)
        for pose in there
        if (old := stood.get(pose.piece)) is not None and old.how == pose.how
    ]
    alike = (sum(abs(x - x2) <= TOLERANCE and abs(y - y2) <= TOLERANCE for x2, y2 in ways) for x, y in ways)
    return len(there) - max(alike, default=0)
