"""Seeds of environments: whole numbers that fit every generator."""

MOST_SEED = (1 << 63) - 1


def check_seed(seed: int | None) -> int | None:
    """The seed, or `ValueError` when it is none."""
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MOST_SEED):
        raise ValueError(f"a seed is a whole number from 0 to 2^63 - 1, not {seed!r}")
    return seed
