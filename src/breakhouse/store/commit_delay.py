"""How long a write waits for others to share its commit: the price of `fsync` is the same for one and for many."""

APART = 0.02
"""Seconds. A house under load commits some fifty times a second, not a few thousand.

Why: docs/decisions/0011-entries-as-they-come.md"""


def time_to_gather(last: float, oldest: float, now: float) -> float:
    """Seconds until the next commit, given when the last one ended and since when the oldest write has waited.

    A single write never waits. After a slow commit nobody waits any longer, because writes have gathered
    meanwhile; otherwise, whenever the disk stalls, everybody would wait for the disk and then for each other."""
    return max(0.0, min(last, oldest) + APART - now)
