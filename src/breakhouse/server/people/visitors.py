"""Visitors: what we store about each of them, and nothing else."""

import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from breakhouse.core import Refusal
from breakhouse.locales import LANGUAGES, say
from breakhouse.server.cluster.messages import Changed, Forgotten, News, Renamed
from breakhouse.server.people.bans import Bans
from breakhouse.server.people.ratings import Ratings
from breakhouse.server.people.sessions import Signer, owner_of, since_of
from breakhouse.server.tables.registry import Tables
from breakhouse.server.writes import write
from breakhouse.store import Forget, PutNote, PutVisitor, Reader, Store, VisitorRow, Write
from breakhouse.store.protocol import Ask
from breakhouse.table import Guest

Known = TypeVar("Known")

_AT_HAND = 5_000
_DAY = 86_400
_PAGE = 1_000
SEEN = "seen/"
"""Under this name and the visitor's id, the day of the last visit."""
SEEN_SINCE = "seen-since"
"""The first day on which visits were noted: visitors without a note came earlier."""


class Visitors:
    def __init__(self, store: Store, signer: Signer) -> None:
        self.store = store
        self._signer = signer
        self._at_hand: dict[str, VisitorRow] = {}
        self._strangers: dict[str, None] = {}
        """Ids of whom the store knows nothing, as of the last time it was asked."""
        self._forgotten: set[str] = set()
        self._looked_up: set[str] = set()
        """Ids that the store is being asked about, and of whom nothing has changed since."""
        self._seen: set[str] = set()
        self._day = 0
        self.bans = Bans(store)

    async def find(self, id: str, language: str = "en") -> VisitorRow:
        """A visitor's data; nothing is stored about somebody new until there's something to store."""
        return await self.recognise(id, self.store.ask, language) or self.newcomer(id, language)

    async def recognise(self, id: str, ask: Ask, language: str = "en") -> VisitorRow | None:
        """The same; None if this visitor asked to be forgotten, so the cookie is dead."""
        if id in self._forgotten:
            return None
        if (known := self._at_hand.get(id)) is not None:
            return known
        if id not in self._strangers:
            self._looked_up.add(id)
            found: VisitorRow | None
            found, forgotten = await ask(lambda store: _look_up(store, id))
            unchanged = id in self._looked_up
            self._looked_up.discard(id)
            if forgotten or id in self._forgotten:
                return None
            if found is not None:
                if unchanged:
                    self.keep(found)
                return found
            if unchanged:
                _remember(self._strangers, id, None)
        return self.newcomer(id, language)

    def keep(self, row: VisitorRow) -> None:
        self.look_up_again(row.id)
        self._keep(SEEN + row.id, int(time.time()) // _DAY)
        _remember(self._at_hand, row.id, row)

    def at_hand(self) -> set[str]:
        return {*self._at_hand, *self._strangers}

    def renew(self, row: VisitorRow) -> str | None:
        """Takes over what another house wrote; returns the previous name of somebody who is here."""
        self._strangers.pop(row.id, None)
        old = self._at_hand.get(row.id)
        if old is None:
            return None
        self._at_hand[row.id] = row
        return old.name

    def look_up_again(self, id: str) -> None:
        """Something changed, here or at another house."""
        self._looked_up.discard(id)
        self._at_hand.pop(id, None)
        self._strangers.pop(id, None)

    def forget(self, id: str) -> None:
        self.look_up_again(id)
        self._forgotten.add(id)

    async def note(self, row: VisitorRow) -> None:
        """Notes that somebody with stored data was here today, once a day and without the hour."""
        today = int(time.time()) // _DAY
        if today != self._day:
            self._day = today
            self._seen.clear()
            if not await self.store.ask(lambda store: store.notes(SEEN_SINCE)):
                self._keep(SEEN_SINCE, today)
        if row.id not in self._seen and row.id in self._at_hand:
            self._seen.add(row.id)
            self._keep(SEEN + row.id, today)

    def drop_notes(self, row: VisitorRow) -> list[PutNote]:
        """What else names a visitor whose data is being deleted."""
        lifted = self.bans.lift(row.who)
        return [PutNote(SEEN + row.id, None), *([] if lifted is None else [lifted])]

    def _keep(self, name: str, day: int) -> None:
        self.store.submit([PutNote(name, b"%d" % day)], lambda trouble: None)

    async def find_by_who(self, who: str) -> VisitorRow:
        """The visitor with this public id."""
        found = [
            row for row in await self.store.ask(lambda store: store.visitors(who, limit=50)) if row.who == who
        ]
        if not found:
            raise Refusal("no-such-visitor", who=who)
        return await self.find(found[0].id)

    def newcomer(self, id: str, language: str) -> VisitorRow:
        who = self._signer.who(id)
        name = say(language, "guest-name", number=int.from_bytes(who.encode()[:6], "big") % 900 + 100)
        return VisitorRow(id, who, name, False, language, {}, int(time.time()))


def _look_up(store: Reader, id: str) -> tuple[VisitorRow | None, bool]:
    """What is stored about a visitor, and whether that was deleted."""
    found = store.visitor(id)
    return found, found is None and store.is_forgotten(id)


def _remember(known: dict[str, Known], id: str, value: Known) -> None:
    known[id] = value
    if len(known) > _AT_HAND:
        known.pop(next(iter(known)))


def idle_since(store: Reader, before: int) -> list[str]:
    """The ids of visitors who haven't been seen since that second."""
    since = store.notes(SEEN_SINCE)
    unknown = int(since[0][1]) if since else int(time.time()) // _DAY
    seen = {name.removeprefix(SEEN): int(day) for name, day in store.notes(SEEN)}
    return [id for id in _ids(store) if (seen.get(id, unknown) + 1) * _DAY <= before]


def _ids(store: Reader) -> Iterator[str]:
    first = 0
    while page := store.visitors(limit=_PAGE, first=first):
        yield from (row.id for row in page)
        first += _PAGE


@dataclass(eq=False, slots=True)
class Profiles:
    """Changes and deletes what is stored about a visitor: in the store, at the tables and in every cache alike."""

    _store: Store
    _visitors: Visitors
    _ratings: Ratings
    _tables: Tables
    _drop_bots: Callable[[str], Awaitable[Iterable[tuple[str, Sequence[Write]]]]]
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
        row = await self._visitors.find(id)
        for bot, writes in await self._drop_bots(row.who):
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


def language_of(language: str) -> str:
    """One of our languages: `de-AT` becomes `de`, an unknown one English."""
    short = language.split("-")[0].lower()
    return short if short in LANGUAGES or short == "xx" else "en"


def guest(row: VisitorRow, origin: str) -> Guest:
    """A visitor as the tables know them."""
    return Guest(row.id, row.who, row.name, since_of(row.id), origin, owner_of(row.id))
