"""Accounts of programs that play over the network: each belongs to a person or to the server, and has one token.

The token is shown once. Only its hash is stored, so nobody who reads the store can use it; it expires, and the
owner can revoke it. Notes are enough for this, so it works with every store.
"""

import hashlib
import secrets
import time
from collections.abc import Callable, Sequence

import msgspec

from breakhouse.core import Refusal
from breakhouse.server.people.sessions import Signer
from breakhouse.store import PutNote, PutVisitor, Reader, Store, VisitorRow, Write
from breakhouse.store.protocol import Ask
from breakhouse.table.names import read_bot_name

BOT = "bot/"
"""Under this name, the owner's public id and the program's: the account."""
TOKEN = "token/"
"""Under this name and the hash of a token: the name of the account."""
HOUSE = ""
"""The owner of programs that the operator made."""
_DAY = 86_400
_PREFIX = "bh_"


class BotAccount(msgspec.Struct, frozen=True):
    id: str
    who: str
    name: str
    owner: str
    since: int
    until: int | None = None
    """When the token expires; None if there is none."""
    hash: str | None = None
    origin: str = ""
    """A mark for the address that it was made from: so many may come from one."""

    @property
    def note(self) -> str:
        return f"{BOT}{self.owner}/{self.who}"


Enrolment = tuple[BotAccount, str, Sequence[Write]]
"""The account, its token, and what is to be kept."""


class BotAccounts:
    def __init__(self, store: Store, signer: Signer, wall: Callable[[], float] = time.time) -> None:
        self._store = store
        self._signer = signer
        self._wall = wall

    async def of(self, owner: str) -> list[BotAccount]:
        return await self._named(f"{BOT}{owner}/")

    async def all(self) -> list[BotAccount]:
        return await self._named(BOT)

    async def _named(self, start: str) -> list[BotAccount]:
        return [_read(value) for _, value in await self._store.ask(lambda store: store.notes(start))]

    async def one_of(self, owner: str, who: str) -> BotAccount:
        found = next((account for account in await self.of(owner) if account.who == who), None)
        if found is None:
            raise Refusal("no-such-bot")
        return found

    def make(self, owner: str, name: str, language: str, days: int, origin: str = "") -> Enrolment:
        id = self._signer.new(owner)
        now = int(self._wall())
        account = BotAccount(id, self._signer.who(id), read_bot_name(name), owner, now, origin=origin)
        row = VisitorRow(id, account.who, account.name, True, language, {}, now)
        fresh, token, writes = self.renew(account, days)
        return fresh, token, [PutVisitor(row), *writes]

    def renew(self, account: BotAccount, days: int) -> Enrolment:
        """A new token; the old one is no longer valid."""
        token = _PREFIX + secrets.token_urlsafe(24)
        until = int(self._wall()) + days * _DAY
        fresh = msgspec.structs.replace(account, until=until, hash=_hash(token))
        return fresh, token, [*_end(account), _keep(fresh), PutNote(TOKEN + _hash(token), fresh.note.encode())]

    def revoke(self, account: BotAccount) -> list[Write]:
        return [*_end(account), _keep(msgspec.structs.replace(account, until=None, hash=None))]

    def drop(self, account: BotAccount) -> list[Write]:
        """Deletes the account with its token."""
        return [*_end(account), PutNote(account.note, None)]

    async def drop_all(self, owner: str) -> list[tuple[str, list[Write]]]:
        """All accounts of this owner: the id of each, and how it's deleted."""
        return [(account.id, self.drop(account)) for account in await self.of(owner)]

    def left_ms(self, account: BotAccount) -> int:
        """How long its token stays valid."""
        return 0 if account.until is None else max(0, round((account.until - self._wall()) * 1000))

    async def find(self, token: str, ask: Ask | None = None) -> BotAccount:
        """Whose token it is, or `Refusal` if it's unknown or expired. `ask`: with somebody who pays for it."""
        hashed = _hash(token)
        account: BotAccount | None = await (ask or self._store.ask)(lambda store: _look_up(store, hashed))
        if account is None or account.hash != hashed or account.until is None:
            raise Refusal("token-unknown")
        if account.until <= self._wall():
            raise Refusal("token-expired")
        return account


def _look_up(store: Reader, hashed: str) -> BotAccount | None:
    name = next((value.decode() for _, value in store.notes(TOKEN + hashed)), None)
    return None if name is None else next((_read(value) for _, value in store.notes(name)), None)


def _read(value: bytes) -> BotAccount:
    return msgspec.json.decode(value, type=BotAccount)


def _keep(account: BotAccount) -> PutNote:
    return PutNote(account.note, msgspec.json.encode(account))


def _end(account: BotAccount) -> list[Write]:
    return [] if account.hash is None else [PutNote(TOKEN + account.hash, None)]


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
