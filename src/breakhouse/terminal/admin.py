"""`breakhouse admin`: talks to a running server as its operator, with the token in its data folder."""

import argparse
import json
import ssl
import urllib.error
import urllib.request
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec

from breakhouse.core import Refusal
from breakhouse.locales import say
from breakhouse.store.access import my_name
from breakhouse.terminal.help import explain
from breakhouse.terminal.settings import add_settings, settings_of

LISTS = {
    "visitors": "visitors",
    "tables": "tables",
    "bans": "bans",
    "bots": "bots",
    "cases": "cases",
    "audit": "deeds",
}
"""What can be listed, and its field in the answer."""


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("admin", help=explain("admin-about"))
    parser.set_defaults(run=run)
    actions = parser.add_subparsers(dest="action", required=True, metavar=explain("terminal-help-command"))
    for name in LISTS:
        one = _add(actions, name)
        if name == "visitors":
            one.add_argument("text", nargs="?", default="", help=explain("admin-find"))
        if name == "cases":
            states = ("open", "cleared", "confirmed")
            one.add_argument("state", nargs="?", default="open", choices=states, help=explain("admin-help-state"))
    _add(actions, "stats")
    for name in ("clear", "confirm", "ban", "unban", "rename", "close", "export", "erase"):
        one = _add(actions, name)
        one.add_argument("target", help=explain("admin-help-target"))
        if name == "ban":
            one.add_argument("--days", type=float, help=explain("admin-help-days"))
            one.add_argument("--why", default="", help=explain("admin-help-why"))
        if name == "rename":
            one.add_argument("name", help=explain("admin-new-name"))
    bot = _add(actions, "bot")
    bot.add_argument("name", help=explain("admin-help-bot-name"))
    bot.add_argument("--days", type=int, default=90, help=explain("admin-help-bot-days"))
    _add(actions, "revoke").add_argument("target", help=explain("admin-help-target"))
    _add(actions, "announce").add_argument("text", help=explain("admin-help-text"))


def _add(actions: Any, name: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = actions.add_parser(name, help=explain(f"admin-help-{name}"))
    add_settings(parser, "data")
    parser.add_argument("--url", help=explain("admin-help-url"))
    parser.add_argument("--json", action="store_true", help=explain("admin-help-json"))
    return parser


def run(args: argparse.Namespace) -> int:
    house = OperatorClient.find(args)
    fields = ("target", "name", "text", "days", "why")
    form = {name: value for name in fields if (value := getattr(args, name, None)) is not None}
    if args.action in LISTS or args.action == "stats":
        named = ((name, getattr(args, name, "")) for name in ("text", "state"))
        query = next((f"?{name}={quote(value)}" for name, value in named if value), "")
        answer = house.ask("GET", f"/api/admin/{args.action}{query}")
    else:
        answer = house.ask("POST", f"/api/admin/{args.action}", form)
    if args.json or args.action == "export":
        print(json.dumps(answer, ensure_ascii=False, indent=2))
    elif args.action in LISTS:
        _print_list(args.language, args.action, answer[LISTS[args.action]])
    elif args.action == "stats":
        _print_stats(args.language, answer)
    elif args.action == "bot":
        print(say(args.language, "admin-bot-made", name=answer["bot"]["name"], token=answer["token"]))
    else:
        print(say(args.language, "admin-done"))
    return 0


class OperatorClient:
    """Asks a server's operator API."""

    def __init__(self, address: str, token: str, language: str, certificate: Path | None) -> None:
        self._address = address.rstrip("/")
        self._headers = {
            "Authorization": f"Bearer {token}",
            "Accept-Language": language,
            "Content-Type": "application/json",
            "X-Operator": my_name(),
        }
        trusted = str(certificate) if certificate is not None and certificate.exists() else None
        self._tls = ssl.create_default_context(cafile=trusted)

    @classmethod
    def find(cls, args: argparse.Namespace) -> "OperatorClient":
        from breakhouse.server.admin.actions import find_token
        from breakhouse.server.net.hosts import near_address
        from breakhouse.server.net.tls import FOLDER
        from breakhouse.server.settings import folder_of

        settings = settings_of(args)
        folder = folder_of(settings)
        token = find_token(folder, settings.admin_token)
        if not token:
            raise Refusal("no-token") if folder is None else Refusal("no-token-here", folder=str(folder))
        near = near_address(settings.host, settings.port, "https" if settings.tls else "http")
        certificate = folder / FOLDER / "house.crt" if settings.tls and folder is not None else None
        return cls(args.url or near, token, args.language, certificate)

    def ask(self, method: str, path: str, form: Any = None) -> Any:
        body = None if form is None else json.dumps(form).encode()
        request = urllib.request.Request(self._address + path, body, self._headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30, context=self._tls) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as no:
            raise Refusal("house-said-no", text=_text_of(no)) from None
        except (OSError, ValueError) as wrong:
            why = str(getattr(wrong, "reason", wrong))
            raise Refusal("house-not-running", address=self._address, why=why) from None


def _text_of(no: urllib.error.HTTPError) -> str:
    try:
        return str(json.load(no)["text"])
    except (ValueError, KeyError, TypeError):
        return f"{no.code} {no.reason}"


def _print_list(language: str, action: str, lines: list[dict[str, Any]]) -> None:
    for line in lines:
        print(_say_line(language, action, line))
    if not lines:
        print(say(language, "admin-none"))


def _say_line(language: str, action: str, line: dict[str, Any]) -> str:
    if action == "visitors":
        here = ", ".join(line["addresses"]) or "–"
        return say(
            language,
            "admin-line-visitor",
            name=line["name"],
            who=line["who"],
            since=_day(line["since"]),
            here=here,
        )
    if action == "tables":
        names = ", ".join(name or "·" for name in line["names"])
        facts = {"table": line["id"], "game": line["game"], "names": names, "pages": line["pages"]}
        return say(language, "admin-line-table", phase=say(language, f"phase-{line['phase']}"), **facts)
    if action == "bans":
        last = None if line["until"] is None else _day(line["until"])
        until = say(language, "admin-for-good") if last is None else say(language, "admin-until-day", day=last)
        facts = {"target": line["target"], "since": _day(line["since"]), "until": until}
        return say(language, "admin-line-ban", **facts) + _in_brackets(line["why"])
    if action == "bots":
        until = "none" if line["until"] is None else _day(line["until"])
        return say(language, "admin-line-bot", name=line["name"], who=line["who"], until=until)
    if action == "audit":
        did = say(language, f"admin-did-{line['action']}")
        said = say(language, "admin-line-action", when=_moment(line["at"]), by=line["by"], action=did)
        return said + _in_brackets(line["target"], line["detail"])
    return say_case(language, line)


def say_case(language: str, case: Mapping[str, Any]) -> str:
    """What waits for the operator, with the name by which it is cleared or confirmed."""
    why = [say(language, f"sign-{sign}") for sign in case["signs"]]
    why += [say(language, "case-report", why=one["why"], seat=one["by"] + 1) for one in case["reports"]]
    facts = {"case": f"{case['match']}/{case['seat'] + 1}", "name": case["name"], "who": case["who"]}
    said = say(language, "admin-line-case", when=_moment(case["opened"]), game=case["game"], **facts)
    return f"{said} {' '.join(why)}"


def _print_stats(language: str, answer: dict[str, Any]) -> None:
    from breakhouse.server.admin.stats import Stats, describe

    for line in describe(msgspec.convert(answer, Stats), language):
        print(line.text if line.head else f"  {line.text}")


def _in_brackets(*details: str) -> str:
    there = ", ".join(filter(None, details))
    return f" ({there})" if there else ""


def _day(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
