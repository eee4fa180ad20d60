"""`breakhouse serve`, and the two commands for its data: `backup` and `restore`."""

import argparse
import contextlib
import sys
import webbrowser
from pathlib import Path
from typing import Any

from breakhouse.locales import say
from breakhouse.terminal.flaws import tell_flaws
from breakhouse.terminal.helping import explain
from breakhouse.terminal.world import add_world, tell_world

_ON: dict[str, Any] = {"action": "store_const", "const": True}
"""A default that differs from any value: only flags that were typed override the settings file."""


def add_parser(subparsers: Any) -> None:
    serve = subparsers.add_parser("serve", help=explain("serve-about"))
    serve.add_argument("--open", action="store_true", help=explain("serve-help-open"))
    add_flags(serve)
    serve.set_defaults(run=run)
    copy = subparsers.add_parser("backup", help=explain("backup-about"))
    copy.add_argument("to", type=Path, help=explain("backup-help-to"))
    add_settings(copy)
    copy.add_argument("--store", help=explain("serve-help-store"))
    copy.set_defaults(run=run_backup)
    back = subparsers.add_parser("restore", help=explain("restore-about"))
    back.add_argument("source", type=Path, help=explain("restore-help-from"))
    add_settings(back)
    back.add_argument("--store", help=explain("serve-help-store"))
    back.set_defaults(run=run_restore)


def add_flags(serve: argparse.ArgumentParser) -> None:
    """All settings of a server."""
    add_settings(serve)
    serve.add_argument("--lan", **_ON, help=explain("serve-help-lan"))
    serve.add_argument("--host", help=explain("serve-help-host"))
    serve.add_argument("--port", type=int, help=explain("serve-help-port"))
    serve.add_argument("--memory", **_ON, help=explain("serve-help-memory"))
    add_world(serve)
    serve.add_argument("--bot", action="append", help=explain("serve-help-bot"))
    serve.add_argument("--name", dest="names", metavar="NAME", action="append", help=explain("serve-help-name"))
    serve.add_argument("--public-url", help=explain("serve-help-public-url"))
    serve.add_argument("--proxy", **_ON, help=explain("serve-help-proxy"))
    serve.add_argument("--trusted-proxy", action="append", help=explain("serve-help-trusted-proxy"))
    serve.add_argument("--tls", **_ON, help=explain("serve-help-tls"))
    serve.add_argument("--classroom", **_ON, help=explain("serve-help-classroom"))
    serve.add_argument("--limit", action="append", help=explain("serve-help-limit"))
    serve.add_argument("--log", choices=("plain", "json"), help=explain("serve-help-log"))
    serve.add_argument("--metrics", help=explain("serve-help-metrics"))
    serve.add_argument("--backup-to", help=explain("serve-help-backup-to"))
    serve.add_argument("--backup-every", type=float, help=explain("serve-help-backup-every"))
    serve.add_argument("--backup-keep", type=int, help=explain("serve-help-backup-keep"))
    serve.add_argument("--keep-matches", type=int, help=explain("serve-help-keep-matches"))
    serve.add_argument("--keep-visitors", type=int, help=explain("serve-help-keep-visitors"))


def add_settings(parser: argparse.ArgumentParser) -> None:
    """Options that say which server a command is about."""
    parser.add_argument("--settings", type=Path, help=explain("serve-help-settings"))
    parser.add_argument("--data", type=Path, help=explain("serve-help-data"))


def folder_from(args: argparse.Namespace) -> Path:
    from breakhouse.store.folder import default_folder
    from breakhouse.terminal.settings import folder_of, settings_of

    return folder_of(settings_of(args)) or default_folder()


def run(args: argparse.Namespace) -> int:
    from breakhouse.server.run import OpeningNotice, serve
    from breakhouse.server.run import run as run_loop
    from breakhouse.terminal.settings import log_as, plan_of, settings_of

    language: str = args.language
    settings = settings_of(args)
    log_as(settings)
    tell_flaws(language)
    plan = plan_of(settings)

    def announce(details: OpeningNotice) -> None:
        _tell(language, details, plan)
        if args.open:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(details.address)

    run_loop(serve(plan, announce))
    print(say(language, "serve-closed" if plan.folder or plan.world else "serve-memory"))
    return 0


def _tell(language: str, details: Any, plan: Any) -> None:
    from breakhouse.server.net.hosts import qr_terminal

    print(say(language, "serve-open", address=details.address))
    if details.lan is not None:
        print(say(language, "serve-lan", address=details.lan))
        if sys.stdout.isatty():
            print(qr_terminal(details.lan))
    elif plan.lan:
        print(say(language, "serve-no-lan"))
    if details.public is not None:
        print(say(language, "serve-public", address=details.public))
    if details.certificate is not None:
        print(say(language, "serve-tls", fingerprint=details.certificate.fingerprint))
    if plan.world is not None:
        tell_world(language, plan.world)
    elif plan.folder is None:
        print(say(language, "serve-memory"))
    else:
        print(say(language, "serve-tables", count=details.tables, folder=str(plan.folder)))
    if not details.pages:
        print(say(language, "serve-no-pages"))
    if sys.stdout.isatty():
        print(say(language, "serve-stop"))
    sys.stdout.flush()


def run_backup(args: argparse.Namespace) -> int:
    from breakhouse.store.folder import backup
    from breakhouse.terminal.migrate import back_up_world
    from breakhouse.terminal.settings import settings_of

    shared = settings_of(args).store
    file = back_up_world(shared, args.to) if shared else backup(folder_from(args), args.to)
    print(say(args.language, "backup-done", file=str(file)))
    return 0


def run_restore(args: argparse.Namespace) -> int:
    from breakhouse.store.folder import restore
    from breakhouse.terminal.migrate import restore_world
    from breakhouse.terminal.settings import settings_of

    before = None
    if shared := settings_of(args).store:
        restore_world(shared, args.source)
    else:
        before = restore(folder_from(args), args.source)
    print(say(args.language, "restore-done", file=str(args.source)))
    if before is not None:
        print(say(args.language, "restore-before", file=str(before)))
    return 0
