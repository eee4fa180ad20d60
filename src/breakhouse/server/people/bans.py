"""Bans: visitors by their public id, and addresses or whole networks, for a while or for good."""

import ipaddress
import time
from collections.abc import Callable

import msgspec

from breakhouse.server.limits.token_buckets import group_of
from breakhouse.store import PutNote, Store

BAN = "ban/"
_WHO = "who/"
_ADDRESS = "address/"


class Ban(msgspec.Struct, frozen=True):
    target: str
    since: int
    until: int | None = None
    why: str = ""
    """For the operator; nobody else sees who is banned."""


class Bans:
    def __init__(self, store: Store, wall: Callable[[], float] = time.time) -> None:
        self._store = store
        self._wall = wall
        self._people: dict[str, Ban] = {}
        self._networks: dict[str, Ban] = {}

    async def reload(self) -> None:
        """Loads them from the store, when the house opens and when another house may have added some."""
        notes = await self._store.ask(lambda store: store.notes(BAN))
        read = [msgspec.json.decode(value, type=Ban) for _, value in notes]
        self._people = {ban.target: ban for ban in read if not is_network(ban.target)}
        self._networks = {ban.target: ban for ban in read if is_network(ban.target)}

    def all(self) -> list[Ban]:
        return sorted((*self._people.values(), *self._networks.values()), key=lambda ban: -ban.since)

    def find(self, who: str, address: str) -> Ban | None:
        ban = self._people.get(who)
        if ban is None and self._networks:
            ban = next((ban for network, ban in self._networks.items() if covers(network, address)), None)
        return None if ban is None or (ban.until is not None and ban.until <= self._wall()) else ban

    def add(self, target: str, days: float | None, why: str) -> tuple[Ban, PutNote]:
        """The ban, and how it is kept."""
        now = int(self._wall())
        ban = Ban(read_target(target), now, None if days is None else now + int(days * 86_400), why)
        (self._networks if is_network(ban.target) else self._people)[ban.target] = ban
        return ban, PutNote(_name(ban.target), msgspec.json.encode(ban))

    def lift(self, target: str) -> PutNote | None:
        target = read_target(target)
        found = self._people.pop(target, None) or self._networks.pop(target, None)
        return None if found is None else PutNote(_name(target), None)


def read_target(written: str) -> str:
    """A network if it is one, with IPv6 addresses grouped by home; else somebody's public id."""
    written = written.strip()
    try:
        return str(ipaddress.ip_network(written if "/" in written else group_of(written), strict=False))
    except ValueError:
        return written


def is_network(target: str) -> bool:
    """Whether it is one that somebody could come from: a network with a typing error would ban nobody."""
    try:
        ipaddress.ip_network(target)
    except ValueError:
        return False
    return True


def covers(network: str, address: str) -> bool:
    """`address` as it pays: an IPv4 address or an IPv6 network."""
    try:
        wide, narrow = ipaddress.ip_network(network), ipaddress.ip_network(address)
    except ValueError:
        return False
    if isinstance(wide, ipaddress.IPv4Network) and isinstance(narrow, ipaddress.IPv4Network):
        return narrow.subnet_of(wide)
    return (
        isinstance(wide, ipaddress.IPv6Network)
        and isinstance(narrow, ipaddress.IPv6Network)
        and narrow.overlaps(wide)
    )


def _name(target: str) -> str:
    return f"{BAN}{_ADDRESS if is_network(target) else _WHO}{target}"
