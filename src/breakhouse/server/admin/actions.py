"""What an operator may do. Every action is logged before it's carried out: when, what, whom, by whom."""

import asyncio
import hashlib
import hmac
import logging
import os
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import msgspec

from breakhouse.core import Refusal
from breakhouse.server.admin.local import OperatedTable, PresentPage, answer, describe_table
from breakhouse.server.admin.logs import about
from breakhouse.server.admin.slowness import SlowMoment
from breakhouse.server.admin.stats import Stats, periods
from breakhouse.server.bots.accounts import HOUSE, BotAccount
from breakhouse.server.cluster.caretaker import disconnect_banned
from breakhouse.server.cluster.messages import (
    AboutPages,
    AboutSlow,
    AboutTables,
    Announce,
    BansChanged,
    CloseTable,
    Question,
)
from breakhouse.server.http import forms
from breakhouse.server.http.api import all_about
from breakhouse.server.http.bots import make
from breakhouse.server.http.routes import Services
from breakhouse.server.people.bans import Ban, is_network, read_target
from breakhouse.server.people.sessions import owner_of
from breakhouse.server.tables.registry import Elsewhere
from breakhouse.server.writes import write
from breakhouse.store import CaseRow, PutNote, VisitorRow, Write
from breakhouse.store.access import refuse_if_denied
from breakhouse.table import Sheet
from breakhouse.table.names import read_bot_name, read_name

LOG = logging.getLogger("breakhouse.operator")

TOKEN = "operator.token"
"""The file in the data folder."""
SHORTEST = 16
AUDIT = "audit/"
PASS = "pass/"
"""Under this name and the hash of its id: until when a browser may act for the operator."""
PASS_S = 12 * 3600
LONGEST = 500
"""Characters of a message to all."""

Item = TypeVar("Item")


class AuditEntry(msgspec.Struct, frozen=True):
    """A line of the audit log. It names people only by their public id, so it may outlast their data."""

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
    """The addresses they are connected from; never stored."""
    banned: bool


class Operator:
    """Acts on a house and all others of its world; without a `token`, nothing is allowed."""

    def __init__(self, services: Services, token: str = "") -> None:
        self._services = services
        self._token = token

    def admits(self, token: str) -> bool:
        return bool(self._token) and hmac.compare_digest(token.encode(), self._token.encode())

    # -------------------------------------------------------------- passes

    async def open_pass(self) -> str:
        """What a browser keeps instead of the token: for some hours, until it signs out, or until there's another
        token. The store has a note of each, so that all houses know."""
        now = int(time.time())
        id = f"{now + PASS_S:x}-{secrets.token_hex(16)}"
        kept = await self._services.store.ask(lambda store: store.notes(PASS))
        old = [name for name, until in kept if int(until) <= now]
        await write(
            self._services.store,
            [*(PutNote(name, None) for name in old), PutNote(_pass_note(id), b"%d" % (now + PASS_S))],
        )
        return f"{id}.{self._sign(id)}"

    async def admits_pass(self, shown: str) -> bool:
        """Only what we signed is looked up."""
        id, _, mark = shown.partition(".")
        ours = shown.isascii() and hmac.compare_digest(mark, self._sign(id))
        if not self._token or not ours or int(id.partition("-")[0], 16) <= time.time():
            return False
        return bool(await self._services.store.ask(lambda store: store.notes(_pass_note(id))))

    async def end_pass(self, shown: str) -> None:
        await write(self._services.store, [PutNote(_pass_note(shown.partition(".")[0]), None)])

    def _sign(self, id: str) -> str:
        return self._services.signer.operator(f"{self._token}/{id}")

    # -------------------------------------------------------------- looking

    async def visitors(self, text: str = "", first: int = 0, limit: int = 50) -> list[VisitorLine]:
        """First those at a table now, then everybody with stored data."""
        present: dict[str, list[PresentPage]] = {}
        for page in await self._pages():
            present.setdefault(page.who, []).append(page)
        here = [self._line(pages[0].who, pages[0].name, pages[0].since, pages) for pages in present.values()]
        wanted = [line for line in here if text == line.who or text.lower() in line.name.lower()]
        found = await self._services.store.ask(lambda store: store.visitors(text, limit, first))
        kept = [row for row in found if row.who not in present]
        return [*(wanted if first == 0 else ()), *(self._line(row.who, row.name, row.since) for row in kept)]

    def _line(self, who: str, name: str, since: int, pages: Sequence[PresentPage] = ()) -> VisitorLine:
        tables, addresses = sorted({page.table for page in pages}), sorted({page.address for page in pages})
        return VisitorLine(
            who, name, since, tables, addresses, self._services.visitors.bans.find(who, "") is not None
        )

    async def tables(self) -> list[OperatedTable]:
        """Those of all houses, and those that no house has."""
        owned = {table.id: table for table in await self._ask_all(AboutTables(), list[OperatedTable])}
        kept = (row for row in await self._services.store.ask(lambda store: store.tables()) if row.id not in owned)
        return [*owned.values(), *(describe_table(msgspec.json.decode(row.sheet, type=Sheet)) for row in kept)]

    async def _pages(self) -> list[PresentPage]:
        return await self._ask_all(AboutPages(), list[PresentPage])

    async def _ask_all(self, question: Question, kind: type[list[Item]]) -> list[Item]:
        """What this house and all others answer; one that does not is left out."""
        answers, router = (
            [answer(self._services.tables, self._services.watch.slow, question)],
            self._services.router(),
        )
        if router is not None:
            answers += await router.ask_all(await self._services.living(), question)
        return [one for answer in answers for one in msgspec.msgpack.decode(answer, type=kind)]

    async def stats(self) -> Stats:
        """Of all houses together."""
        today, week = await asyncio.to_thread(periods, self._services.reader, int(time.time()))
        tables, pages = await self.tables(), await self._pages()
        slow = await self._ask_all(AboutSlow(), list[SlowMoment])
        running = sum(table.phase == "playing" for table in tables)
        return Stats(today, week, running, len(pages), sorted(slow, key=lambda moment: moment.at))

    def bans(self) -> list[Ban]:
        return self._services.visitors.bans.all()

    async def bots(self) -> list[BotAccount]:
        return await self._services.bots.accounts.all()

    async def cases(self, state: str = "open", first: int = 0, limit: int = 50) -> list[CaseRow]:
        """Flags and reports: the oldest first that wait, the latest first that are closed."""
        return await self._services.store.ask(lambda store: store.cases(state, limit, first))

    async def audit(self, limit: int = 200) -> list[AuditEntry]:
        """The latest first."""
        kept = (await self._services.store.ask(lambda store: store.notes(AUDIT)))[-limit:]
        return [msgspec.json.decode(value, type=AuditEntry) for _, value in reversed(kept)]

    # -------------------------------------------------------------- doing

    async def ban(self, target: str, by: str, days: float | None = None, why: str = "") -> Ban:
        wanted = read_target(target)
        if not is_network(wanted):
            await self._find(wanted)
        ban, note = self._services.visitors.bans.add(wanted, days, why[:LONGEST])
        await self._write_down("ban", ban.target, by, why[:LONGEST], note)
        await disconnect_banned(self._services.visitors.bans, self._services.tables)
        self._services.broadcast(BansChanged())
        return ban

    async def unban(self, target: str, by: str) -> None:
        note = self._services.visitors.bans.lift(target)
        if note is None:
            raise Refusal("no-such-ban", target=target)
        await self._write_down("unban", read_target(target), by, "", note)
        self._services.broadcast(BansChanged())

    async def clear(self, target: str, by: str) -> None:
        """Nothing was wrong with a case: the match counts."""
        await self._services.fair_play.clear(*read_case(target), by, self._audit("clear", target, by))

    async def confirm(self, target: str, by: str) -> None:
        """Something was: the match never counts."""
        await self._services.fair_play.confirm(*read_case(target), by, self._audit("confirm", target, by))

    async def make_bot(self, form: forms.NewBot, by: str) -> forms.BotToken:
        """A program owned by the server."""
        made = await make(self._services.bots, self._services.accounts, HOUSE, form, "en")
        await self._write_down("bot", made.bot.who, by, made.bot.name)
        return made

    async def revoke(self, who: str, by: str) -> None:
        """Revokes a program's token, whoever owns it."""
        account = next((one for one in await self.bots() if one.who == who), None)
        if account is None:
            raise Refusal("no-such-visitor", who=who)
        await self._write_down("revoke", who, by)
        await self._services.bots.change(account.id, self._services.bots.accounts.revoke(account))

    async def rename(self, who: str, name: str, by: str) -> None:
        row = await self._find(who)
        read = read_name if owner_of(row.id) is None else read_bot_name
        fresh = msgspec.structs.replace(row, name=read(name), named=True)
        await self._write_down("rename", who, by)
        await self._services.profiles.remember(fresh, row.name)

    async def close(self, id: str, by: str) -> None:
        """Closes a table at any house; one that no house has is taken in first."""
        rows = await self._services.store.ask(lambda store: store.tables())
        code = next((row.code for row in rows if id in (row.id, row.code)), id)
        with suppress(Elsewhere):
            id = (await self._services.tables.find(code)).sheet.id
        await self._write_down("close", id, by)
        if not await self._ask_all(CloseTable(id), list[str]):
            raise Refusal("house-waits")

    async def announce(self, text: str, by: str) -> int:
        """To every page at a table; how many there are."""
        message = " ".join(text.split())[:LONGEST]
        if not message:
            raise Refusal("nothing-said")
        await self._write_down("announce", "", by, message)
        return len(await self._ask_all(Announce(message), list[str]))

    async def export(self, who: str, by: str) -> forms.Kept:
        row = await self._find(who)
        await self._write_down("export", who, by)
        return await all_about(self._services, row)

    async def erase(self, who: str, by: str) -> None:
        row = await self._find(who)
        await self._write_down("erase", who, by)
        await self._services.profiles.forget(row.id)

    async def _find(self, who: str) -> VisitorRow:
        """Includes people who are here but have no stored data yet."""
        here = next((page.visitor for page in await self._pages() if page.who == who), None)
        visitors = self._services.visitors
        return await (visitors.find(here) if here else visitors.find_by_who(who))

    async def _write_down(self, action: str, target: str, by: str, detail: str = "", *writes: Write) -> None:
        await write(self._services.store, [*writes, self._audit(action, target, by, detail)])

    def _audit(self, action: str, target: str, by: str, detail: str = "") -> PutNote:
        entry = AuditEntry(int(time.time()), action, target, by[:60], detail)
        LOG.info("operator action: %s", action, extra=about(action=action, target=target, by=entry.by))
        return PutNote(f"{AUDIT}{time.time_ns():020}", msgspec.json.encode(entry))


def find_token(folder: Path | None, given: str = "") -> str:
    """The operator's token for whoever talks to a running house; empty if there is none. `Refusal` if it's kept
    where only the house's user may read it."""
    if given or folder is None:
        return given
    try:
        return (folder / TOKEN).read_text(encoding="ascii").strip()
    except (FileNotFoundError, NotADirectoryError):
        return ""
    except OSError as wrong:
        refuse_if_denied(wrong, folder / TOKEN)
        raise


def _pass_note(id: str) -> str:
    return PASS + hashlib.sha256(id.encode()).hexdigest()


def read_case(target: str) -> tuple[str, int]:
    """A case by its name: the match and the number of the seat, `d3f…/2`."""
    match, _, seat = target.strip().rpartition("/")
    if not match or not seat.isascii() or not seat.isdigit() or len(seat) > 2 or int(seat) < 1:
        raise Refusal("no-such-case", case=target[:100])
    return match, int(seat) - 1


def token_of(folder: Path | None, given: str = "") -> str:
    """The operator's token: from the settings, or created once and stored next to the data, readable only by its
    owner.
    """
    if given:
        if len(given) < SHORTEST:
            raise Refusal("token-too-short", least=SHORTEST)
        return given
    if folder is None:
        return ""
    if not find_token(folder):
        handle = os.open(folder / TOKEN, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as out:
            out.write(f"{secrets.token_urlsafe(24)}\n")
    return find_token(folder)
