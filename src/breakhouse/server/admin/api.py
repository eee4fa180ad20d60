"""The operator's JSON API: behind a token, for `breakhouse admin` and for programs."""

from typing import Annotated

import msgspec
from aiohttp import web
from msgspec import Meta

from breakhouse.core import Refusal
from breakhouse.server.admin.actions import AuditEntry, Operator, VisitorLine
from breakhouse.server.admin.local import OperatedTable
from breakhouse.server.admin.stats import Stats
from breakhouse.server.http import forms
from breakhouse.server.http.bots import own_bot
from breakhouse.server.http.forms import BotToken, NewBot, OwnBot
from breakhouse.server.http.routes import Asked, Route
from breakhouse.server.net.hosts import HOSTS
from breakhouse.server.people.bans import Ban
from breakhouse.store import CaseRow

OPERATOR: web.AppKey[Operator] = web.AppKey("operator", Operator)

_Short = Annotated[str, Meta(max_length=100)]


class _Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the operator wants done."""


class OrderBan(_Order, frozen=True):
    target: _Short
    days: Annotated[float, Meta(gt=0, le=36_500)] | None = None
    why: Annotated[str, Meta(max_length=500)] = ""


class OrderFor(_Order, frozen=True):
    """Somebody by public id, a table by id, or the target of a ban."""

    target: _Short


class OrderRename(_Order, frozen=True):
    target: _Short
    name: _Short


class OrderMessage(_Order, frozen=True):
    text: Annotated[str, Meta(max_length=500)]


class Receipt(msgspec.Struct, frozen=True):
    count: int = 1


class VisitorList(msgspec.Struct, frozen=True):
    visitors: list[VisitorLine]


class TableList(msgspec.Struct, frozen=True):
    tables: list[OperatedTable]


class BanList(msgspec.Struct, frozen=True):
    bans: list[Ban]


class BotList(msgspec.Struct, frozen=True):
    bots: list[OwnBot]


class CaseList(msgspec.Struct, frozen=True):
    cases: list[CaseRow]


class AuditLog(msgspec.Struct, frozen=True):
    entries: list[AuditEntry] = msgspec.field(name="deeds")


class Sighting(msgspec.Struct, frozen=True):
    """How the server sees a client, to find out what a proxy passes on."""

    address: str
    host: str
    secure: bool
    link: str
    trusted: bool
    """Whether the nearest proxy is trusted."""
    forwarded: str
    """X-Forwarded-For as it arrived."""


def _operator(asked: Asked) -> Operator:
    """Lets in requests with the token; others are slowed down like those who guess codes."""
    operator = asked.request.app[OPERATOR]
    check_guesses(asked)
    scheme, _, token = asked.request.headers.get("Authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not operator.admits(token.strip()):
        asked.services.accounts.owe("guesses", asked.account)
        raise Refusal("operator-only")
    return operator


def check_guesses(asked: Asked) -> None:
    asked.services.accounts.charge("guesses", asked.account, "too-many-guesses", 0)


def _by(asked: Asked) -> str:
    return "".join(letter for letter in asked.request.headers.get("X-Operator", "api") if letter.isprintable())[
        :60
    ]


async def list_visitors(asked: Asked) -> VisitorList:
    return VisitorList(
        await _operator(asked).visitors(asked.query("text") or "", asked.number("first", 0, 10**6) or 0)
    )


async def list_tables(asked: Asked) -> TableList:
    return TableList(await _operator(asked).tables())


async def list_bans(asked: Asked) -> BanList:
    return BanList(_operator(asked).bans())


async def list_bots(asked: Asked) -> BotList:
    return BotList([own_bot(asked.services.bots, account) for account in await _operator(asked).bots()])


async def make_bot(asked: Asked) -> BotToken:
    return await _operator(asked).make_bot(asked.form, _by(asked))


async def revoke(asked: Asked) -> Receipt:
    await _operator(asked).revoke(asked.form.target, _by(asked))
    return Receipt()


async def list_cases(asked: Asked) -> CaseList:
    state, first = asked.query("state") or "open", asked.number("first", 0, 10**6) or 0
    return CaseList(await _operator(asked).cases(state, first))


async def clear(asked: Asked) -> Receipt:
    await _operator(asked).clear(asked.form.target, _by(asked))
    return Receipt()


async def confirm(asked: Asked) -> Receipt:
    await _operator(asked).confirm(asked.form.target, _by(asked))
    return Receipt()


async def show_stats(asked: Asked) -> Stats:
    return await _operator(asked).stats()


async def list_audit(asked: Asked) -> AuditLog:
    return AuditLog(await _operator(asked).audit())


async def see(asked: Asked) -> Sighting:
    _operator(asked)
    request, hosts = asked.request, asked.request.app[HOSTS]
    trusted = hosts.trusts(request.remote or "?")
    return Sighting(
        hosts.address(request),
        request.host,
        hosts.secure(request),
        hosts.link,
        trusted,
        request.headers.get("X-Forwarded-For", ""),
    )


async def ban(asked: Asked) -> Ban:
    form: OrderBan = asked.form
    return await _operator(asked).ban(form.target, _by(asked), form.days, form.why)


async def unban(asked: Asked) -> Receipt:
    await _operator(asked).unban(asked.form.target, _by(asked))
    return Receipt()


async def rename(asked: Asked) -> Receipt:
    await _operator(asked).rename(asked.form.target, asked.form.name, _by(asked))
    return Receipt()


async def close(asked: Asked) -> Receipt:
    await _operator(asked).close(asked.form.target, _by(asked))
    return Receipt()


async def announce(asked: Asked) -> Receipt:
    return Receipt(await _operator(asked).announce(asked.form.text, _by(asked)))


async def export(asked: Asked) -> forms.Kept:
    return await _operator(asked).export(asked.form.target, _by(asked))


async def erase(asked: Asked) -> Receipt:
    await _operator(asked).erase(asked.form.target, _by(asked))
    return Receipt()


_TEXT = (("text", "only those known by this, or with it in their name"), ("first", "how many to pass over"))

ADMIN = (
    Route("GET", "/api/admin/visitors", list_visitors, VisitorList, "Who is here, and who was.", query=_TEXT),
    Route("GET", "/api/admin/tables", list_tables, TableList, "All tables, private ones too."),
    Route("GET", "/api/admin/bans", list_bans, BanList, "Who may not come in."),
    Route("GET", "/api/admin/bots", list_bots, BotList, "All programs with an account."),
    Route("POST", "/api/admin/bot", make_bot, BotToken, "Make a program of the house's own.", NewBot),
    Route("POST", "/api/admin/revoke", revoke, Receipt, "End the token of a program.", OrderFor),
    Route(
        "GET",
        "/api/admin/cases",
        list_cases,
        CaseList,
        "Flags and reports that wait for you.",
        query=(("state", "open, cleared or confirmed; default open"), ("first", "how many to pass over")),
    ),
    Route(
        "POST", "/api/admin/clear", clear, Receipt, "Close a case: nothing was wrong, the match counts.", OrderFor
    ),
    Route("POST", "/api/admin/confirm", confirm, Receipt, "Close a case: the match never counts.", OrderFor),
    Route("GET", "/api/admin/stats", show_stats, Stats, "How many played what, and what was slow."),
    Route("GET", "/api/admin/audit", list_audit, AuditLog, "What operators did."),
    Route("GET", "/api/admin/sighting", see, Sighting, "How the house sees this request."),
    Route("POST", "/api/admin/ban", ban, Ban, "Ban a visitor, an address or a network.", OrderBan),
    Route("POST", "/api/admin/unban", unban, Receipt, "Lift a ban.", OrderFor),
    Route("POST", "/api/admin/rename", rename, Receipt, "Give a visitor another name.", OrderRename),
    Route("POST", "/api/admin/close", close, Receipt, "Close a table.", OrderFor),
    Route(
        "POST", "/api/admin/announce", announce, Receipt, "Say something to every page at a table.", OrderMessage
    ),
    Route("POST", "/api/admin/export", export, forms.Kept, "All that is kept about a visitor.", OrderFor),
    Route("POST", "/api/admin/erase", erase, Receipt, "Forget a visitor.", OrderFor),
)
