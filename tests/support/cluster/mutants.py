"""Houses that each break one promise: the tests must notice."""

import time
from collections.abc import Callable, Sequence

from breakhouse.games import shelf
from breakhouse.store.postgres import lease, ownership, store
from breakhouse.store.protocol import Done
from breakhouse.store.rows import Write


def forget_the_epoch() -> None:
    """Whoever has a table in memory may append to it."""
    for fence, loose in ((" AND w.epoch = s.epoch", ""), ("s.house IS NOT DISTINCT FROM $1", "$1 <> ''")):
        assert fence in store.APPEND
        store.APPEND = store.APPEND.replace(fence, loose)  # type: ignore[attr-defined]
    lease.Lease.let_go = lambda self, table, epoch: None  # type: ignore[method-assign]


def show_before_it_is_kept() -> None:
    """Everything is reported as durable at once, and written later."""
    submit = store.PostgresStore.submit

    def hasty(self: store.PostgresStore, writes: Sequence[Write], done: Done, table: str = "") -> None:
        submit(self, writes, lambda trouble: None, table)
        self._deliver(lambda: done(None))

    store.PostgresStore.submit = hasty  # type: ignore[method-assign]


def believe_the_own_clock() -> None:
    """Whether a lease is over is decided by the clock of the house that would like to know."""
    ask = ownership.claim

    async def claim(connection: object, house: str, table: str) -> object:
        now = f"to_timestamp({time.time()})"
        before, ownership._CLAIM = ownership._CLAIM, ownership._CLAIM.replace("clock_timestamp()", now)
        try:
            return await ask(connection, house, table)
        finally:
            ownership._CLAIM = before

    ownership.claim = claim  # type: ignore[assignment]


def show_every_hand() -> None:
    """Events are sent to everybody unredacted."""
    for rules in shelf().values():
        type(rules).redact = lambda self, event, seat: event  # type: ignore[method-assign]


MUTANTS: dict[str, Callable[[], None]] = {
    "no-epoch": forget_the_epoch,
    "shown-before-kept": show_before_it_is_kept,
    "own-clock": believe_the_own_clock,
    "no-secrets": show_every_hand,
}
