"""What the operator of a house may do. Every deed is written down before it is done: when, what, whom, by whom."""

import hmac
import logging
import os
import secrets
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec

from breakhouse.core import Refusal
from breakhouse.server import forms
from breakhouse.server.api import all_about
from breakhouse.server.bans import Ban, covers, is_network, read_target
from breakhouse.server.house import House
from breakhouse.server.logs import about
from breakhouse.server.neighbours.letters import BansChanged
from breakhouse.server.paces import is_flagged
from breakhouse.store import PaceRow, PutNote, VisitorRow, Write
from breakhouse.table import Device, Table
from breakhouse.table.audience import announce_to
from breakhouse.table.names import read_name

LOG = logging.getLogger("breakhouse.operator")

TOKEN = "operator.token"
"""The file in the data folder."""
SHORTEST = 16
AUDIT = "audit/"
LONGEST = 500
"""Characters of a message to all."""


class Deed(msgspec.Struct, frozen=True):
    """A line of the audit log. It names people by their public id only, so that it may outlast them."""

    at: int
    action: str
    target: str
    by: str
    detail: str = ""


class VisitorLine(msgspec.Struct, frozen=True):
    who: str
    name: str
    since: int
    tables: list[str]
    """The ids of those where they are now."""
    addresses: list[str]
    """From where they are here now; none is kept."""
    banned: bool


class OperatedTable(msgspec.Struct, frozen=True):
    id: str
    game: str
    phase: str
    access: str
    names: list[str]
    pages: int
    made: int


class Operator:
    """Acts on a house; `token` opens the door to it, and without one the door stays shut."""

    def __init__(self, house: House, token: str = "") -> None:
        self._house = house
        self._token = token

    def admits(self, token: str) -> bool:
        return bool(self._token) and hmac.compare_digest(token.encode(), self._token.encode())

    def pass_for(self, token: str) -> str:
        """What a browser keeps instead of the token; another token, and it is worth nothing."""
        return self._house.keyring.operator(token)

    def admits_pass(self, shown: str) -> bool:
        return bool(self._token) and hmac.compare_digest(shown.encode(), self.pass_for(self._token).encode())

    # -------------------------------------------------------------- looking

    def visitors(self, text: str = "", first: int = 0, limit: int = 50) -> list[VisitorLine]:
        """Those who are here first, then everybody of whom something is kept."""
        here = {device.guest.visitor: device.guest for device in self._devices()}
        rows = [self._house.visitors.find(id) for id in here] if first == 0 else []
        wanted = [row for row in rows if text == row.who or text.lower() in row.name.lower()]
        kept = [row for row in self._house.store.visitors(text, limit, first) if row.id not in here]
        return [self._line(row) for row in (*wanted, *kept)]

    def _line(self, row: VisitorRow) -> VisitorLine:
        mine = [(table, device) for table, device in self._pages() if device.guest.visitor == row.id]
        addresses = sorted({device.address for _, device in mine})
        banned = self._house.visitors.bans.find(row.who, "") is not None
        return VisitorLine(
            row.who, row.name, row.since, sorted({table.sheet.id for table, _ in mine}), addresses, banned
        )

    def tables(self) -> list[OperatedTable]:
        return [
            OperatedTable(
                sheet.id, sheet.game, table.phase, sheet.access,
                [chair.name for chair in sheet.chairs], len(table.devices), sheet.made,
            )
            for table in self._house.tables.values()
            for sheet in (table.sheet,)
        ]  # fmt: skip

    def bans(self) -> list[Ban]:
        return self._house.visitors.bans.all()

    def flags(self) -> list[PaceRow]:
        return [row for row in self._house.store.paces() if is_flagged(row)]

    def audit(self, limit: int = 200) -> list[Deed]:
        """The latest first."""
        kept = self._house.store.kept(AUDIT)[-limit:]
        return [msgspec.json.decode(value, type=Deed) for _, value in reversed(kept)]

    # -------------------------------------------------------------- doing

    async def ban(self, target: str, by: str, days: float | None = None, why: str = "") -> Ban:
        wanted = read_target(target)
        if not is_network(wanted):
            self._find(wanted)
        ban, write = self._house.visitors.bans.add(wanted, days, why[:LONGEST])
        await self._write_down("ban", ban.target, by, why[:LONGEST], write)
        for device in list(self._devices()):
            if device.guest.who == ban.target or covers(ban.target, device.address):
                device.dismiss("banned", False)
        self._tell_houses()
        return ban

    async def unban(self, target: str, by: str) -> None:
        write = self._house.visitors.bans.lift(target)
        if write is None:
            raise Refusal("no-such-ban", target=target)
        await self._write_down("unban", read_target(target), by, "", write)
        self._tell_houses()

    def _tell_houses(self) -> None:
        if self._house.street is not None:
            self._house.street.spread(BansChanged())

    async def rename(self, who: str, name: str, by: str) -> None:
        row = self._find(who)
        fresh = msgspec.structs.replace(row, name=read_name(name), named=True)
        await self._write_down("rename", who, by)
        await self._house.remember(fresh, row.name)

    async def close(self, id: str, by: str) -> None:
        table = next((table for table in self._house.tables.values() if table.sheet.id == id), None)
        table = table or self._house.table(id)
        await self._write_down("close", table.sheet.id, by)
        table.close()

    async def announce(self, text: str, by: str) -> int:
        """To every page at a table; how many there are."""
        said = " ".join(text.split())[:LONGEST]
        if not said:
            raise Refusal("nothing-said")
        await self._write_down("announce", "", by, said)
        pages = list(self._devices())
        for device in pages:
            announce_to(device, "from-operator", {"text": said})
        return len(pages)

    async def export(self, who: str, by: str) -> forms.Kept:
        row = self._find(who)
        await self._write_down("export", who, by)
        return all_about(self._house, row)

    async def erase(self, who: str, by: str) -> None:
        row = self._find(who)
        await self._write_down("erase", who, by)
        await self._house.forget(row.id)

    def _find(self, who: str) -> VisitorRow:
        """Also somebody who is here and of whom nothing is kept yet."""
        here = next((device.guest.visitor for device in self._devices() if device.guest.who == who), None)
        return self._house.visitors.find(here) if here else self._house.visitors.called(who)

    def _pages(self) -> Iterator[tuple[Table, Device]]:
        return ((table, device) for table in self._house.tables.values() for device in table.devices)

    def _devices(self) -> Iterator[Device]:
        return (device for _, device in self._pages())

    async def _write_down(self, action: str, target: str, by: str, detail: str = "", *writes: Write) -> None:
        deed = Deed(int(time.time()), action, target, by[:60], detail)
        await self._house.written([*writes, PutNote(f"{AUDIT}{time.time_ns():020}", msgspec.json.encode(deed))])
        LOG.info("the operator did %s", action, extra=about(action=action, target=target, by=deed.by))


def token_of(folder: Path | None, given: str = "") -> str:
    """The operator's key: as it was set, or one made once and kept beside the data, for its owner alone."""
    if given:
        if len(given) < SHORTEST:
            raise Refusal("token-too-short", least=SHORTEST)
        return given
    if folder is None:
        return ""
    file = folder / TOKEN
    if not file.exists():
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as out:
            out.write(f"{secrets.token_urlsafe(24)}\n")
    return file.read_text(encoding="ascii").strip()
