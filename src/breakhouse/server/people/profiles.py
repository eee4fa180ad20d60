"""Changes and deletes what is stored about a visitor: in the store, at the tables and in every cache alike."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass

from breakhouse.locales import say
from breakhouse.server.cluster.messages import Changed, Forgotten, News, Renamed
from breakhouse.server.durable import write
from breakhouse.server.people.ratings import Ratings
from breakhouse.server.people.visitors import Visitors
from breakhouse.server.tables.registry import Tables
from breakhouse.store import Forget, PutVisitor, Store, VisitorRow, Write


@dataclass(eq=False, slots=True)
class Profiles:
    _store: Store
    _visitors: Visitors
    _ratings: Ratings
    _tables: Tables
    _drop_bots: Callable[[str], Iterable[tuple[str, Sequence[Write]]]]
    """The ids of a person's bots, each with the writes that delete its account."""
    _collect: Callable[[str], Awaitable[None]]
    """Makes sure that every table that names a visitor is loaded somewhere."""
    _drop_caches: Callable[[], None]
    """Results that were computed before, and may name somebody."""
    _spread: Callable[[News], None]
    """To the other houses, where there are any."""

    async def remember(self, row: VisitorRow, old: str | None = None) -> None:
        """Stores a visitor's data; with `old`, shows the new name wherever the old one was."""
        self._visitors.keep(row)
        await write(self._store, [PutVisitor(row)])
        self._spread(Changed(row.id))
        if old is not None:
            self._tables.rename(row.id, old, row.name)
            self._spread(Renamed(row.id, old, row.name))

    async def forget(self, id: str) -> None:
        """Deletes a person's data: everything that names them goes, what others played stays."""
        await self._collect(id)
        row = self._visitors.find(id)
        for bot, writes in self._drop_bots(row.who):
            await write(self._store, writes)
            await self.forget(bot)
        self._spread(Forgotten(id, row.who))
        await self.forget_here(id, row.who, self._visitors.drop_notes(row))

    async def forget_here(self, id: str, who: str, more: Sequence[Write] = ()) -> None:
        """At the tables of this house, and in the store."""
        name = say("en", "forgotten-name")
        self._visitors.forget(id)
        playing = self._tables.forget(id, name)
        self._ratings.forget(who)
        self._drop_caches()
        await write(self._store, [Forget(id, who, name, tuple(playing)), *more])
        self._drop_caches()  # somebody may have asked meanwhile
