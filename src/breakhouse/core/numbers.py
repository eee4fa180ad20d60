"""Whole numbers from programs: checked, and quoted in the error if they're impossible."""

from numbers import Integral

MOST_SEED = (1 << 63) - 1
"""What fits every generator."""


def check_whole(name: str, value: object, low: int, high: int | None = None) -> int:
    """The number, of any type that a whole number may have; `ValueError` if it isn't one or is out of range."""
    if isinstance(value, Integral) and not isinstance(value, bool):
        number = int(value)
        if low <= number and (high is None or number <= high):
            return number
    upto = "" if high is None else f" to {high:,}"
    raise ValueError(f"{name} is a whole number from {low:,}{upto}, not {value!r}")
