"""Individual pace: a factor for each seat that stretches the time the game gives it.

It's shared by all games; each game says what is stretched.
"""

from typing import Annotated

from msgspec import Meta

from breakhouse.core import Refusal, Seat

Factor = Annotated[float, Meta(ge=1, le=10)]
Factors = tuple[Factor, ...]
"""One for each seat; none at all means the usual time for everybody."""


def check_factors(factors: Factors, seats: int) -> None:
    if factors and len(factors) != seats:
        raise Refusal("wrong-number-of-factors", n=len(factors), seats=seats)


def factor_of(factors: Factors, seat: Seat) -> float:
    return factors[seat] if factors else 1.0


def stretch(ms: int, factor: float) -> int:
    return round(ms * factor)
