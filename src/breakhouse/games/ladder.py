"""A gentle start: for each seat the rungs that it climbs before it plays as everybody does.

It stands beside the games because all of them have it; what a rung is, each game says itself.
"""

from collections.abc import Sequence

from breakhouse.core import Refusal


def check_ladder(ladder: Sequence[int], seats: int) -> None:
    if ladder and len(ladder) != seats:
        raise Refusal("wrong-number-of-rungs", n=len(ladder), seats=seats)
