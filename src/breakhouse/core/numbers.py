"""Whole numbers as a program gives them: checked, and quoted where they can't be."""

from numbers import Integral

MOST_SEED = (1 << 63) - 1
"""What fits every generator."""


def check_whole(name: str, value: object, low: int, high: int | None = None) -> int:
    """The number, of whatever type a whole number may have; `ValueError` when it is none or out of range."""
    if isinstance(value, Integral) and not isinstance(value, bool):
        number = int(value)
        if low <= number and (high is None or number <= high):
            return number
    upto = "" if high is None else f" to {high:,}"
    raise ValueError(f"{name} is a whole number from {low:,}{upto}, not {value!r}")
