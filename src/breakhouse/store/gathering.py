"""How long a write waits for others to share its commit: the price of `fsync` is the same for one and for many."""

APART = 0.02
"""Seconds. A house under load commits some fifty times a second, not a few thousand."""


def time_to_gather(last: float, oldest: float, now: float) -> float:
    """Seconds until the next commit, when the last one ended then and the oldest write has waited since then.

    A write on its own never waits. After a commit that took long nobody waits any longer: what is there has
    gathered meanwhile. Else, whenever the disk pauses, everybody would wait for the disk and then for others."""
    return max(0.0, min(last, oldest) + APART - now)
