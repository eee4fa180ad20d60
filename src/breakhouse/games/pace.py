"""Everybody's own pace: a factor for each seat that stretches whatever time the game gives it.

It stands beside the games because all of them have it; what is stretched, each game says itself.
"""

from typing import Annotated

from msgspec import Meta

from breakhouse.core import Refusal, Seat

Factor = Annotated[float, Meta(ge=1, le=10)]
Factors = tuple[Factor, ...]
"""One for each seat; none at all means that everybody has the usual time."""


def check_factors(factors: Factors, seats: int) -> None:
    if factors and len(factors) != seats:
        raise Refusal("wrong-number-of-factors", n=len(factors), seats=seats)


def factor_of(factors: Factors, seat: Seat) -> float:
    return factors[seat] if factors else 1.0


def stretch(ms: int, factor: float) -> int:
    return round(ms * factor)
