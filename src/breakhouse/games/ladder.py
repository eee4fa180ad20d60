"""A gentle start: for each seat, the rungs it climbs before it plays like everyone else.

It's shared by all games; each game says what a rung is.
"""

from collections.abc import Sequence

from breakhouse.core import Refusal


def check_ladder(ladder: Sequence[int], seats: int) -> None:
    if ladder and len(ladder) != seats:
        raise Refusal("wrong-number-of-rungs", n=len(ladder), seats=seats)
