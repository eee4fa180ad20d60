"""`breakhouse serve`, and the two commands for its data: `backup` and `restore`."""

import argparse
import contextlib
import sys
import webbrowser
from pathlib import Path
from typing import Any

from breakhouse.core import Refusal
from breakhouse.locales import say
from breakhouse.terminal.flaws import tell_flaws
from breakhouse.terminal.helping import explain

DEFAULT_PORT = 8765


def add_parser(subparsers: Any) -> None:
    serve = subparsers.add_parser("serve", help=explain("serve-about"))
    serve.add_argument("--lan", action="store_true", help=explain("serve-help-lan"))
    serve.add_argument("--host", default="127.0.0.1", help=explain("serve-help-host"))
    serve.add_argument("--port", type=int, default=DEFAULT_PORT, help=explain("serve-help-port"))
    _data(serve)
    serve.add_argument("--memory", action="store_true", help=explain("serve-help-memory"))
    serve.add_argument("--bot", action="append", default=[], help=explain("serve-help-bot"))
    serve.add_argument("--open", action="store_true", help=explain("serve-help-open"))
    serve.add_argument("--name", action="append", default=[], help=explain("serve-help-name"))
    serve.add_argument("--proxy", action="store_true", help=explain("serve-help-proxy"))
    serve.add_argument("--classroom", action="store_true", help=explain("serve-help-classroom"))
    serve.add_argument("--limit", action="append", default=[], help=explain("serve-help-limit"))
    serve.add_argument("--log", choices=("plain", "json"), default="plain", help=explain("serve-help-log"))
    serve.set_defaults(run=run)
    copy = subparsers.add_parser("backup", help=explain("backup-about"))
    copy.add_argument("to", type=Path, help=explain("backup-help-to"))
    _data(copy)
    copy.set_defaults(run=run_backup)
    back = subparsers.add_parser("restore", help=explain("restore-about"))
    back.add_argument("source", type=Path, help=explain("restore-help-from"))
    _data(back)
    back.set_defaults(run=run_restore)


def _data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, help=explain("serve-help-data"))


def _folder(args: argparse.Namespace) -> Path:
    from breakhouse.store.folder import default_folder

    return args.data if args.data is not None else default_folder()


def run(args: argparse.Namespace) -> int:
    from breakhouse.server.budgets import Budgets
    from breakhouse.server.run import Opened, Plan, log_to_stderr, serve
    from breakhouse.server.run import run as run_loop

    language: str = args.language
    tell_flaws(language)
    if not 0 <= args.port < 1 << 16:
        raise Refusal("no-such-port", port=str(args.port))
    budgets = Budgets.classroom() if args.classroom else Budgets()
    for setting in args.limit:
        budgets = budgets.with_setting(setting)
    folder = None if args.memory else _folder(args)
    names = frozenset(name.lower() for name in args.name)
    plan = Plan(args.host, args.port, folder, args.lan, names, args.proxy, budgets, dict(map(_program, args.bot)))
    log_to_stderr(args.log == "json")

    def announce(details: Opened) -> None:
        _tell(language, details, args, folder)
        if args.open:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(details.address)

    run_loop(serve(plan, announce))
    print(say(language, "serve-closed" if folder else "serve-memory"))
    return 0


def _tell(language: str, announce: Any, args: argparse.Namespace, folder: Path | None) -> None:
    from breakhouse.server.network import qr_terminal

    print(say(language, "serve-open", address=announce.address))
    if announce.lan is not None:
        print(say(language, "serve-lan", address=announce.lan))
        if sys.stdout.isatty():
            print(qr_terminal(announce.lan))
    elif args.lan:
        print(say(language, "serve-no-lan"))
    if folder is None:
        print(say(language, "serve-memory"))
    else:
        print(say(language, "serve-tables", count=announce.tables, folder=str(folder)))
    if not announce.pages:
        print(say(language, "serve-no-pages"))
    print(say(language, "serve-stop"), flush=True)


def _program(setting: str) -> tuple[str, str]:
    name, equals, command = setting.partition("=")
    if not equals or not name.strip() or not command.strip():
        raise Refusal("unreadable-bot", given=setting)
    return name.strip(), command.strip()


def run_backup(args: argparse.Namespace) -> int:
    from breakhouse.store.folder import backup

    file = backup(_folder(args), args.to)
    print(say(args.language, "backup-done", file=str(file)))
    return 0


def run_restore(args: argparse.Namespace) -> int:
    from breakhouse.store.folder import restore

    before = restore(_folder(args), args.source)
    print(say(args.language, "restore-done", file=str(args.source)))
    if before is not None:
        print(say(args.language, "restore-before", file=str(before)))
    return 0
