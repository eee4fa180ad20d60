"""What a house does for a shared world without being asked: it reports its clocks, takes in tables that no house
has, and catches up from the store on news the bus lost (docs/decisions/0033-what-nobody-asks-for.md).
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from breakhouse.core import Refusal
from breakhouse.server.people.bans import Bans
from breakhouse.server.people.visitors import Profiles, Visitors
from breakhouse.server.tables.registry import Elsewhere, Tables
from breakhouse.store import StoreTrouble
from breakhouse.table import Table

if TYPE_CHECKING:
    from breakhouse.store.postgres.store import PostgresStore

log = logging.getLogger("breakhouse.house")

_ROUND_S = 1.0
_ADOPT, _CATCH_UP = 3, 20
"""Rounds between two checks."""
_AT_ONCE, _BETWEEN_S = 100, 0.01
"""Tables taken in per round, with a pause after each to serve people."""


@dataclass(eq=False, slots=True)
class Caretaker:
    _tables: Tables
    _visitors: Visitors
    _profiles: Profiles
    _who: Callable[[str], str]
    """The public id of a visitor."""
    store: "PostgresStore"

    async def run(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(_ROUND_S)
            rounds += 1
            try:
                self.note_clocks()
                if rounds % _ADOPT == 0:
                    await self.adopt()
                if rounds % _CATCH_UP == 0:
                    await self.catch_up()
            except (StoreTrouble, Refusal) as wrong:
                log.debug("the shared store could not be checked: %s", wrong)
            except Exception:
                log.exception("checking the shared store for abandoned tables and missed news failed")

    def note_clocks(self) -> None:
        """Sent with the next heartbeat, so the house that takes a table over after a crash knows them."""
        tables = self._tables.values()
        self.store.note_clocks(
            {one.sheet.id: (one.sheet.match, one.now() or 0) for one in tables if one.sheet.phase == "playing"}
        )

    async def adopt(self) -> int:
        """Takes in some tables whose house died or left: they're on people's lists again, and closed if nobody
        comes. Returns how many.
        """
        if self._tables.leaving:
            return 0
        return await self._fetch(await self.store.ask(lambda store: store.nobodys(_AT_ONCE)))

    async def gather(self, visitor: str) -> None:
        """All tables at which this visitor sits and that no living house has."""
        await self._fetch(await self.store.ask(lambda store: store.naming(visitor)))

    async def _fetch(self, codes: Iterable[str]) -> int:
        count = 0
        for code in codes:
            try:
                await self._tables.find(code)
                count += 1
            except (Elsewhere, Refusal, StoreTrouble):
                continue  # another house was quicker, or it's closed; otherwise the next round finds it
            except Exception as wrong:
                log.error("cannot take over table %s: %s", code, type(wrong).__name__)
            await asyncio.sleep(_BETWEEN_S)
        return count

    async def catch_up(self) -> None:
        """Catches up on deletions, bans and new names whose news was lost."""
        tables, visitors = self._tables, self._visitors
        ids = {id for table in tables.values() for id in _visitors_at(table)} | visitors.at_hand()
        for id in await self.store.ask(lambda store: store.forgotten(ids)):
            await self._profiles.forget_here(id, self._who(id))
        await disconnect_banned(visitors.bans, tables)
        names = {one.guest.visitor: one.guest.name for table in tables.values() for one in table.devices}
        for row in await self.store.ask(lambda store: store.known(ids)):
            old = visitors.renew(row) or names.get(row.id, row.name)
            if old != row.name:
                tables.rename(row.id, old, row.name)


def _visitors_at(table: Table) -> set[str]:
    """Everybody who is there or has a seat."""
    seated = {chair.visitor for chair in table.sheet.chairs if chair.visitor is not None}
    return seated | {device.guest.visitor for device in table.devices}


async def disconnect_banned(bans: Bans, tables: Tables) -> None:
    """Disconnects people who have been banned."""
    await bans.reload()
    for device in [one for table in tables.values() for one in table.devices]:
        if bans.find(device.guest.who, device.address) is not None:
            device.dismiss("banned", False)
