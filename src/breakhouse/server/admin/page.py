"""The operator's page: the token gets you a session cookie, and forms are carried out.

It's plain HTML made here, without a script, so visitors never load any of it
(docs/decisions/0028-what-an-operator-sets.md).
"""

import html
from collections.abc import Iterable
from datetime import UTC, datetime
from itertools import groupby
from typing import Any

import msgspec
from aiohttp import web

from breakhouse.core import Invalid, Refusal
from breakhouse.locales import say, say_why
from breakhouse.server.admin.actions import PASS_S, Operator, VisitorLine
from breakhouse.server.admin.local import OperatedTable
from breakhouse.server.admin.stats import Stats, describe
from breakhouse.server.http.html import write_page, write_table
from breakhouse.server.http.routes import read_fields
from breakhouse.server.limits.token_buckets import Account, Accounts
from breakhouse.server.net.hosts import HostPolicy
from breakhouse.server.people.sessions import find_cookie
from breakhouse.store import CaseRow

COOKIE = "breakhouse-operator"


def pass_header(value: str, secure: bool, base: str) -> str:
    kept = f"Max-Age={PASS_S if value else 0}; Path={base}/admin; HttpOnly; SameSite=Strict"
    return f"{COOKIE}={value}; {kept}{'; Secure' if secure else ''}"


class OperatorPage:
    def __init__(self, accounts: Accounts, hosts: HostPolicy, operator: Operator) -> None:
        self._accounts = accounts
        self._hosts = hosts
        self._operator = operator

    async def answer(self, request: web.Request, account: Account, language: str) -> web.StreamResponse:
        """`/admin` and what lies below it."""
        path = self._hosts.within(request.path)
        form = await read_fields(request)
        if "token" in form:
            return await self._sign_in(request, account, language, form["token"])
        shown = find_cookie(request.headers.get("Cookie", ""), COOKIE) or ""
        if not await self._operator.admits_pass(shown):
            return sign_in(language, self._hosts.base, False)
        if path == "/admin/export" and request.method == "POST":
            return await self._export(form.get("target", ""))
        if form.get("do") == "sign-out":
            await self._operator.end_pass(shown)
            return self._go_back(pass_header("", self._hosts.secure(request), self._hosts.base))
        try:
            if request.method == "POST":
                await do(self._operator, form)
                return self._go_back()
        except (Refusal, Invalid) as no:
            return await show(self._operator, language, self._hosts.base, trouble=no)
        return await show(self._operator, language, self._hosts.base, request.query.get("text", ""))

    async def _sign_in(self, request: web.Request, account: Account, language: str, token: str) -> web.Response:
        """Guessing is slowed down, as with table codes."""
        self._accounts.charge("guesses", account, "too-many-guesses", 0)
        if not self._operator.admits(token.strip()):
            self._accounts.owe("guesses", account)
            return sign_in(language, self._hosts.base, True)
        shown = await self._operator.open_pass()
        return self._go_back(pass_header(shown, self._hosts.secure(request), self._hosts.base))

    def _go_back(self, cookie: str | None = None) -> web.Response:
        headers = {"Location": f"{self._hosts.base}/admin"}
        return web.Response(status=303, headers=headers if cookie is None else {**headers, "Set-Cookie": cookie})

    async def _export(self, who: str) -> web.Response:
        kept = await self._operator.export(who, "page")
        headers = {"Content-Disposition": 'attachment; filename="visitor.json"'}
        return web.Response(body=msgspec.json.encode(kept), content_type="application/json", headers=headers)


async def do(operator: Operator, form: dict[str, str]) -> None:
    """One of the forms below was sent."""
    target, by = form.get("target", ""), "page"
    match form.get("do"):
        case "ban":
            await operator.ban(target, by, _days(form.get("days", "")), form.get("why", ""))
        case "clear":
            await operator.clear(target, by)
        case "confirm":
            await operator.confirm(target, by)
        case "unban":
            await operator.unban(target, by)
        case "rename":
            await operator.rename(target, form.get("name", ""), by)
        case "close":
            await operator.close(target, by)
        case "announce":
            await operator.announce(form.get("text", ""), by)
        case "erase":
            await operator.erase(target, by)
        case _:
            raise Refusal("not-like-that")


def _days(written: str) -> float | None:
    if not written.strip():
        return None
    try:
        days = float(written)
    except ValueError:
        days = 0
    if not 0 < days <= 36_500:
        raise Invalid("not-a-number-here", name="days", most=36_500)
    return days


def sign_in(language: str, base: str, wrong: bool) -> web.Response:
    def word(id: str) -> str:
        return html.escape(say(language, id))

    no = f"<p class=no role=alert>{word('refused-operator-only')}</p>" if wrong else ""
    field = _field(word("admin-token"), "token", "password")
    form = f"<form method=post action='{base}/admin'>{field}<button>{word('admin-sign-in')}</button></form>"
    body = f"{no}<p>{word('admin-token-where')}</p>{form}"
    return write_page(language, base, say(language, "admin-title"), body, 401)


async def show(
    operator: Operator, language: str, base: str, text: str = "", trouble: Refusal | Invalid | None = None
) -> web.Response:
    page = _Sections(operator, language, base)
    no = "" if trouble is None else f"<p class=no role=alert>{html.escape(say_why(language, trouble))}</p>"
    visitors, tables = page.visitors(text, await operator.visitors(text)), page.tables(await operator.tables())
    stats = page.stats(await operator.stats())
    parts = (await page.cases(), page.message(), stats, visitors, tables, page.bans(), await page.audit())
    leave = page.form("", "sign-out", page.word("admin-sign-out"))
    return write_page(language, base, say(language, "admin-title"), f"{no}{leave}{''.join(parts)}")


class _Sections:
    def __init__(self, operator: Operator, language: str, base: str) -> None:
        self._operator = operator
        self._language = language
        self._base = base

    def word(self, id: str, **params: Any) -> str:
        return html.escape(say(self._language, id, **params))

    def form(self, target: str, action: str, button: str, *fields: str) -> str:
        inner = f"{_hidden('do', action)}{_hidden('target', target)}{''.join(fields)}<button>{button}</button>"
        return f"<form method=post action='{self._base}/admin'>{inner}</form>"

    def _table(self, heads: Iterable[str], rows: Iterable[list[str]], none: str) -> str:
        filled = list(rows)
        if not filled:
            return f"<p>{self.word(none)}</p>"
        return write_table([self.word(f"admin-{id}") for id in heads], filled)

    def _section(self, title: str, inner: str) -> str:
        return f"<section aria-labelledby={title}><h2 id={title}>{self.word(title)}</h2>{inner}</section>"

    def message(self) -> str:
        text = _field(self.word("admin-message-text"), "text")
        return self._section("admin-message", self.form("", "announce", self.word("admin-send"), text))

    def visitors(self, text: str, lines: Iterable[VisitorLine]) -> str:
        field = _field(self.word("admin-find"), "text", value=text)
        find = f"<form action='{self._base}/admin'>{field}<button>{self.word('admin-search')}</button></form>"
        rows = map(self._visitor, lines)
        table = self._table(("name", "known-as", "since", "here", "actions"), rows, "admin-nobody")
        return self._section("admin-visitors", find + table)

    def _visitor(self, line: VisitorLine) -> list[str]:
        here = html.escape(", ".join(line.addresses))
        name = _field(self.word("admin-new-name"), "name")
        actions = (
            self.form(line.who, "rename", self.word("admin-rename"), name),
            *(self._ban(each) for each in (() if line.banned else (line.who, *line.addresses))),
            f"<form method=post action='{self._base}/admin/export'>{_hidden('target', line.who)}"
            f"<button>{self.word('admin-export')}</button></form>",
            self.form(line.who, "erase", self.word("admin-erase"), self._sure()),
        )
        folded = f"<details><summary>{self.word('admin-choose')}</summary>{''.join(actions)}</details>"
        return [html.escape(line.name), f"<code>{html.escape(line.who)}</code>", _day(line.since), here, folded]

    def _sure(self) -> str:
        return f"<label class=sure><input type=checkbox required> {self.word('admin-sure')}</label>"

    def _ban(self, target: str) -> str:
        days, why = _field(self.word("admin-days"), "days", "number"), _field(self.word("admin-why"), "why")
        return self.form(target, "ban", self.word("admin-ban", target=target), days, why)

    def tables(self, tables: Iterable[OperatedTable]) -> str:
        rows = (
            [
                f"<code>{html.escape(table.id)}</code>",
                html.escape(table.game),
                self.word(f"phase-{table.phase}"),
                html.escape(", ".join(name or "·" for name in table.names)),
                str(table.pages),
                self.form(table.id, "close", self.word("admin-close"), self._sure()),
            ]
            for table in tables
        )
        heads = ("table", "game", "phase", "people", "pages", "actions")
        return self._section("admin-tables", self._table(heads, rows, "admin-no-tables"))

    def bans(self) -> str:
        rows = (
            [
                f"<code>{html.escape(ban.target)}</code>",
                _day(ban.since),
                self.word("admin-for-good") if ban.until is None else _day(ban.until),
                html.escape(ban.why),
                self.form(ban.target, "unban", self.word("admin-unban")),
            ]
            for ban in self._operator.bans()
        )
        other = self.form_for_other()
        heads = ("target", "since", "until", "why", "actions")
        return self._section("admin-bans", self._table(heads, rows, "admin-no-bans") + other)

    def form_for_other(self) -> str:
        """A ban of somebody who is not in a list: an address or a whole network."""
        fields = (
            _field(self.word("admin-target"), "target"),
            _field(self.word("admin-days"), "days", "number"),
            _field(self.word("admin-why"), "why"),
        )
        hidden = _hidden("do", "ban")
        button = f"<button>{self.word('admin-ban-other')}</button>"
        return f"<form method=post action='{self._base}/admin'>{hidden}{''.join(fields)}{button}</form>"

    async def cases(self) -> str:
        rows = map(self._case, await self._operator.cases())
        heads = ("when", "name", "known-as", "game", "why", "match", "actions")
        return self._section("admin-cases", self._table(heads, rows, "cases-none"))

    def _case(self, case: CaseRow) -> list[str]:
        target = f"{case.match}/{case.seat + 1}"
        why = [self.word(f"sign-{sign}") for sign in case.signs]
        why += [self.word("case-report", why=one.why, seat=one.by + 1) for one in case.reports]
        figures = ", ".join(f"{sign} {mean:g}" for sign, mean in sorted(case.figures.items()))
        actions = (
            self.form(target, "clear", self.word("admin-clear")),
            self.form(target, "confirm", self.word("admin-confirm"), self._sure()),
            self._ban(case.who),
        )
        replay = f"<a href='{self._base}/replay/{html.escape(case.match)}'>{self.word('admin-replay')}</a>"
        return [
            _moment(case.opened),
            html.escape(case.name),
            f"<code>{html.escape(case.who)}</code>",
            html.escape(case.game),
            "<br>".join([*why, *([html.escape(figures)] if figures else [])]),
            replay,
            f"<details><summary>{self.word('admin-choose')}</summary>{''.join(actions)}</details>",
        ]

    def stats(self, stats: Stats) -> str:
        inner = ""
        for head, lines in groupby(describe(stats, self._language), key=lambda line: line.head):
            texts = [html.escape(line.text) for line in lines]
            inner += (
                "".join(f"<p>{text}</p>" for text in texts)
                if head
                else f"<ul>{''.join(f'<li>{text}</li>' for text in texts)}</ul>"
            )
        return self._section("admin-stats", inner)

    async def audit(self) -> str:
        rows = [
            [
                _moment(entry.at),
                self.word(f"admin-did-{entry.action}"),
                f"<code>{html.escape(entry.target)}</code>",
                html.escape(entry.detail),
                html.escape(entry.by),
            ]
            for entry in await self._operator.audit()
        ]
        heads = ("when", "action", "target", "detail", "by")
        return self._section("admin-audit", self._table(heads, rows, "admin-no-actions"))


def _hidden(name: str, value: str) -> str:
    return f"<input type=hidden name={name} value='{html.escape(value)}'>"


def _field(label: str, name: str, kind: str = "text", value: str = "") -> str:
    return f"<label>{label} <input name={name} type={kind} value='{html.escape(value)}' autocomplete=off></label>"


def _day(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
