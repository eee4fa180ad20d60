"""Work outside the event loop, and who pays for it: lookups, making cards, thinking."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from breakhouse.core import Refusal
from breakhouse.core.memo import learn
from breakhouse.server.accounts import Accounts, Payer
from breakhouse.server.thinkers import Thinkers
from breakhouse.server.workshop import Workshop
from breakhouse.table.room import Thinker


class Errands:
    def __init__(self, accounts: Accounts, thinkers: Thinkers) -> None:
        self._accounts = accounts
        self._thinkers = thinkers
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, "slow")
        self.desk = Workshop(accounts, self._look_up, kept=64, price=0.25)
        """For a look into old matches: tenths of a second, in a thread."""
        self.workshop = Workshop(accounts, thinkers.work)
        """For seconds of work, in a process of its own."""
        self._payers: dict[str, Payer] = {}

    def open_account(self, table: str, payer: Payer) -> None:
        """From now on this payer pays for this table's work."""
        self._accounts.take("open_tables", payer, "too-many-tables")
        self._payers[table] = payer

    def close_account(self, table: str) -> None:
        payer = self._payers.pop(table, None)
        if payer is not None:
            self._accounts.give_back("open_tables", payer)

    def _payer(self, table: str) -> Payer:
        return self._payers.get(table) or Payer("", table)

    def thinker(self, game: str, level: str, seat: int, seed: str, table: str) -> Thinker:
        return self._thinkers.thinker(game, level, seat, seed, self._payer(table).address)

    def away(self, table: str, work: Callable[[], object], done: Callable[[Refusal | None], None]) -> None:
        self._loop.create_task(self._prepare(table, work)).add_done_callback(lambda made: done(made.result()))

    async def _prepare(self, table: str, work: Callable[[], object]) -> Refusal | None:
        """Sets a match up in another process and takes over what it cached."""
        try:
            found = await self.workshop.work(self._payer(table), partial(_do, work))
        except Refusal as no:
            return no
        if found is None:
            return Refusal("setup-failed")
        _, refusal, lessons = found
        learn(lessons)
        return None if refusal is None else Refusal(refusal[0], **refusal[1])

    def _look_up(self, work: Callable[[], Any], done: Callable[[Any], None]) -> None:
        self._loop.run_in_executor(self._thread, work).add_done_callback(
            lambda worked: done(None if worked.cancelled() or worked.exception() else worked.result())
        )

    def forget(self) -> None:
        """Drops results that may name somebody whose data is deleted."""
        self.desk.forget()
        self.workshop.forget()

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _do(work: Callable[[], object]) -> None:
    """The match itself isn't needed, so it isn't sent back."""
    work()
