"""Keeps the budgets: what every visitor and every address has left, in token buckets on the server's clock.

Both pay or neither does: docs/decisions/0017-budgets.md.
"""

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from weakref import WeakValueDictionary

from breakhouse.core import Refusal
from breakhouse.server.limits.budgets import Allowance, Budgets, Most, Rate
from breakhouse.server.limits.meter import Later, Meter, Tab

_KEPT = 50_000
"""How many accounts are remembered without a page that uses them; the oldest are dropped, as they're full again by
then."""


@lru_cache(maxsize=4096)
def group_of(address: str) -> str:
    """The address that pays: for IPv6, the whole /64, which one person has to themselves."""
    try:
        read = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:45]
    if isinstance(read, ipaddress.IPv4Address):
        return str(read)
    if read.ipv4_mapped is not None:
        return str(read.ipv4_mapped)
    return str(ipaddress.ip_network((read, 64), strict=False))


@dataclass(frozen=True, slots=True)
class Account:
    """Who pays, and from where. Without a cookie (`visitor` is empty) the address pays alone."""

    visitor: str
    address: str
    wallets: dict[str, "Wallet"] = field(default_factory=dict, compare=False, repr=False)
    """By what is paid for: every message asks for one."""


@dataclass(eq=False, slots=True, weakref_slot=True)
class Credit:
    key: tuple[str, str]
    """For what, and whose."""
    rate: Rate
    level: float
    at: float

    def wait(self, now: float, amount: float) -> float:
        """0 if there is enough, else the seconds until there is; more than a burst needs a full bucket."""
        rate = self.rate
        level = self.level + (now - self.at) * rate.a_second
        self.level = level = level if level < rate.burst else rate.burst
        self.at = now
        if level >= amount or level >= rate.burst:
            return 0.0
        return (min(amount, rate.burst) - level) / rate.a_second


Wallet = tuple[Credit, ...]
"""The accounts that pay for something, the address's and the visitor's."""


class Accounts:
    def __init__(self, budgets: Budgets, now: Callable[[], float], later: Later) -> None:
        self.budgets = budgets
        self._now = now
        self._later = later
        self._credits: WeakValueDictionary[tuple[str, str], Credit] = WeakValueDictionary()
        """All that somebody has in their wallet, and those that are remembered."""
        self._remembered: OrderedDict[tuple[str, str], Credit] = OrderedDict()
        self._meters: OrderedDict[tuple[str, str], Meter] = OrderedDict()
        self._held: Counter[tuple[str, str, str]] = Counter()
        self._tell_spent: Callable[[str, str, float], None] | None = None

    # -------------------------------------------------------------- rates

    def wait_for(self, what: str, account: Account, amount: float = 1) -> float:
        """The seconds until it could be paid for; nothing is taken."""
        return self._wait(account.wallets.get(what) or self._open_wallet(what, account), amount)

    def spend(self, what: str, account: Account, amount: float = 1) -> float:
        """Takes it from both, or from neither: then the seconds to wait."""
        wallet = account.wallets.get(what) or self._open_wallet(what, account)
        wait = self._wait(wallet, amount)
        if not wait:
            self._take(wallet, amount)
        return wait

    def owe(self, what: str, account: Account, amount: float = 1) -> None:
        """Takes it from both, into debt if need be."""
        self._take(account.wallets.get(what) or self._open_wallet(what, account), amount)

    def _wait(self, wallet: Wallet, amount: float) -> float:
        now, longest = self._now(), 0.0
        for credit in wallet:
            wait = credit.wait(now, amount)
            if wait > longest:
                longest = wait
        return longest

    def _take(self, wallet: Wallet, amount: float) -> None:
        for credit in wallet:
            credit.level -= amount
            if self._tell_spent is not None:
                self._tell_spent(*credit.key, amount)

    def _open_wallet(self, what: str, account: Account) -> Wallet:
        allowed: Allowance = getattr(self.budgets, what.partition("/")[0])
        wallet: Wallet = (self._credit((what, f"a{account.address}"), allowed.address),)
        if account.visitor:
            wallet += (self._credit((what, f"v{account.visitor}"), allowed.visitor),)
        account.wallets[what] = wallet
        return wallet

    def share(self, tell: Callable[[str, str, float], None]) -> None:
        """From now on reports spending, so other houses know."""
        self._tell_spent = tell

    def note(self, amounts: Iterable[tuple[str, str, float]]) -> None:
        """What was spent at other houses."""
        for what, whose, amount in amounts:
            allowed: Allowance = getattr(self.budgets, what.partition("/")[0])
            rate = allowed.address if whose.startswith("a") else allowed.visitor
            self._credit((what, whose), rate).level -= amount

    def charge(self, what: str, account: Account, code: str, amount: float = 1) -> None:
        """Takes it from both, or refuses with how long it will be."""
        wait = self.spend(what, account, amount)
        if wait:
            raise slow_down(code, wait)

    def _credit(self, key: tuple[str, str], rate: Rate) -> Credit:
        found = self._credits.get(key)
        if found is None:
            found = self._credits[key] = Credit(key, rate, rate.burst, self._now())
        self._remembered[key] = found
        self._remembered.move_to_end(key)
        if len(self._remembered) > _KEPT:
            self._remembered.popitem(last=False)
        return found

    # -------------------------------------------------------------- at the same time

    def take(self, what: str, account: Account, code: str) -> None:
        """One more at the same time, or a refusal; `give_back` ends it."""
        most: Most = getattr(self.budgets, what.partition("/")[0])
        keys = _keys(what, account)
        if any(self._held[key] >= (most.address if key[1] == "a" else most.visitor) for key in keys):
            raise slow_down(code, 10)
        self._held.update(keys)

    def check_most(self, what: str, count: int, code: str, of_address: bool = False) -> None:
        """Of something that is counted elsewhere."""
        allowed: Most = getattr(self.budgets, what)
        most = allowed.address if of_address else allowed.visitor
        if count >= most:
            raise Refusal(code, most=most)

    def give_back(self, what: str, account: Account) -> None:
        for key in _keys(what, account):
            self._held[key] -= 1
            if self._held[key] <= 0:
                del self._held[key]

    @contextmanager
    def holding(self, what: str, account: Account, code: str) -> Iterator[None]:
        self.take(what, account, code)
        try:
            yield
        finally:
            self.give_back(what, account)

    # -------------------------------------------------------------- sockets

    def open_tab(self, account: Account) -> Tab:
        """What a socket's frames are charged to."""
        budgets = self.budgets
        visitor = self._meter(
            ("v", account.visitor), budgets.frames.visitor, budgets.bytes.visitor, budgets.work.visitor
        )
        return Tab(visitor, self.meter_of(account.address))

    def meter_of(self, address: str) -> Meter:
        """What an address pays together, over sockets and for reading its requests."""
        budgets = self.budgets
        return self._meter(("a", address), budgets.frames.address, budgets.bytes.address, budgets.work.address)

    def _meter(self, key: tuple[str, str], frames: Rate, size: Rate, work: Rate) -> Meter:
        found = self._meters.get(key)
        if found is None:
            found = self._meters[key] = Meter(frames, size, work, self._now, self._later)
            if len(self._meters) > _KEPT:
                self._meters.popitem(last=False)
        self._meters.move_to_end(key)
        return found


def _keys(what: str, account: Account) -> list[tuple[str, str, str]]:
    ours = (what, "a", account.address)
    return [ours, (what, "v", account.visitor)] if account.visitor else [ours]


def slow_down(code: str, wait: float) -> Refusal:
    return Refusal(code, seconds=max(1, min(3600, round(wait + 0.5))))
