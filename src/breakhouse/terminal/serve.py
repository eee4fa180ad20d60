"""`breakhouse serve`."""

import argparse
import contextlib
import sys
import webbrowser
from typing import Any

from breakhouse.locales import say
from breakhouse.terminal.help import explain
from breakhouse.terminal.plugins import tell_flaws
from breakhouse.terminal.settings import add_all_settings, settings_of


def add_parser(subparsers: Any) -> None:
    serve = subparsers.add_parser("serve", help=explain("serve-about"))
    serve.add_argument("--open", action="store_true", help=explain("serve-help-open"))
    add_all_settings(serve)
    serve.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from breakhouse.server.admin.logs import log_as
    from breakhouse.server.run import OpeningNotice, Plan, serve
    from breakhouse.server.run import run as run_loop

    language: str = args.language
    settings = settings_of(args)
    log_as(settings.log)
    tell_flaws(language)
    plan = Plan.of(settings)

    def announce(details: OpeningNotice) -> None:
        _tell(language, details, plan)
        if args.open:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(details.address)

    run_loop(serve(plan, announce))
    print(say(language, "serve-closed" if plan.folder or plan.world else "serve-memory"))
    return 0


def _tell(language: str, details: Any, plan: Any) -> None:
    from breakhouse.server.net.qr import qr_terminal

    print(say(language, "serve-open", address=details.address))
    if details.lan is not None:
        print(say(language, "serve-lan", address=details.lan))
        if sys.stdout.isatty():
            print(qr_terminal(details.lan))
    elif plan.settings.lan:
        print(say(language, "serve-no-lan"))
    if details.public is not None:
        print(say(language, "serve-public", address=details.public))
    if details.certificate is not None:
        print(say(language, "serve-tls", fingerprint=details.certificate.fingerprint))
    if plan.world is not None:
        from breakhouse.store.postgres.connect import shown

        print(say(language, "serve-world", name=plan.world.name, address=shown(plan.world.store)))
    elif plan.folder is None:
        print(say(language, "serve-memory"))
    else:
        print(say(language, "serve-tables", count=details.tables, folder=str(plan.folder)))
    if not details.pages:
        print(say(language, "serve-no-pages"))
    if sys.stdout.isatty():
        print(say(language, "serve-stop"))
    sys.stdout.flush()
