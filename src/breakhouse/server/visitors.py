"""Who comes to the house: what is known of each, and what nobody has to know."""

import time

from breakhouse.locales import say
from breakhouse.server.identity import Keyring, since_of
from breakhouse.store import Store, VisitorRow
from breakhouse.table import Guest

_AT_HAND = 5_000


class Visitors:
    def __init__(self, store: Store, keyring: Keyring) -> None:
        self._store = store
        self._keyring = keyring
        self._at_hand: dict[str, VisitorRow] = {}
        self._forgotten: set[str] = set()

    def find(self, id: str, language: str = "en") -> VisitorRow:
        """What is known of the visitor; somebody new is not written down before there is something to keep."""
        return self._at_hand.get(id) or self._store.visitor(id) or self._newcomer(id, language)

    def keep(self, row: VisitorRow) -> None:
        self._at_hand[row.id] = row
        if len(self._at_hand) > _AT_HAND:
            self._at_hand.pop(next(iter(self._at_hand)))

    def forget(self, id: str) -> None:
        self._at_hand.pop(id, None)
        self._forgotten.add(id)

    def is_forgotten(self, id: str) -> bool:
        """Whether the cookie of this visitor is dead."""
        return id in self._forgotten or (id not in self._at_hand and self._store.is_forgotten(id))

    def _newcomer(self, id: str, language: str) -> VisitorRow:
        who = self._keyring.who(id)
        name = say(language, "guest-name", number=int.from_bytes(who.encode()[:6], "big") % 900 + 100)
        return VisitorRow(id, who, name, False, language, {}, int(time.time()))


def guest(row: VisitorRow, origin: str) -> Guest:
    return Guest(row.id, row.who, row.name, since_of(row.id), origin)
