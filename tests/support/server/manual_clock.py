"""Clocks that a test moves by hand, for the limits of the house."""

from breakhouse.server.limits.budgets import Budgets
from breakhouse.server.limits.token_buckets import Accounts
from breakhouse.table.clock import HouseClock


def frozen() -> HouseClock:
    """Time stands still, so that no budget fills up again while a test spends it."""
    return HouseClock(lambda: 0)


class ManualClock:
    """A clock and timers that a test moves by hand."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: list[tuple[float, object]] = []

    def later(self, ms: int, call) -> None:
        self.timers.append((self.now + ms / 1000, call))

    def wait(self, seconds: float) -> None:
        self.now += seconds
        due = [one for one in self.timers if one[0] <= self.now]
        self.timers = [one for one in self.timers if one[0] > self.now]
        for _, call in due:
            call()

    def accounts(self, budgets: Budgets) -> Accounts:
        return Accounts(budgets, lambda: self.now, self.later)
