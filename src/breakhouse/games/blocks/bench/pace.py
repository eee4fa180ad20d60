"""What hands can do at best, in times: how fast they reach, come back, and put five bricks one after the other.

A brick is carried as things are dragged on a screen. In the measurements of MacKenzie, Sellen and Buxton (1991) a
mouse drags in 135 + 249 ms a bit and points in -107 + 223 ms a bit, the bits being Fitts'.
Three brick heights to a place one wide are two bits, so a brick takes 633 ms to carry and 339 ms to reach, five of
them four and a half seconds. Nobody is near twice as quick as that for long; the limits are lower still (see
`docs/decisions/0019-what-hands-can-do.md`), because what a person can do must never be refused.
"""

from breakhouse.games.blocks.bench.workbench import ROW, Bench

REACH_MS = 150
"""From lifting a brick to placing it."""
REST_MS = 60
"""From placing a brick to lifting the next."""
FIVE_MS = 2_500
"""From lifting a brick to placing the fourth one after it."""
FIVE_ON_GRID_MS = 2_000
"""The same where bricks are moved by keys or typed words: three keys a brick, 80 ms each for the best typists
(Card, Moran and Newell 1980), and a glance at the card."""
MOST_HELD = 2
"""The other hand has only so many fingers."""


def left_to_lift(bench: Bench, grid: bool, now: int) -> int:
    """The milliseconds until a hand that has just let go can have the next brick; a key needs no way."""
    return 0 if grid or bench.placed_at is None else bench.placed_at + REST_MS - now


def left_of_five(bench: Bench, grid: bool, now: int) -> int:
    """The milliseconds until the brick in the hand can be the fifth in a row."""
    if len(bench.lifts) < ROW - 1:
        return 0
    return bench.lifts[-(ROW - 1)] + (FIVE_ON_GRID_MS if grid else FIVE_MS) - now
