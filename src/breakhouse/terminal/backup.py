"""`breakhouse backup` and `breakhouse restore`: all data of a server as one file, and back."""

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from breakhouse.core import Refusal
from breakhouse.locales import say, say_why
from breakhouse.terminal.help import explain
from breakhouse.terminal.migrate import open_store, refuse_running
from breakhouse.terminal.settings import add_settings, folder_from, settings_of


def add_parser(subparsers: Any) -> None:
    copy = subparsers.add_parser("backup", help=explain("backup-about"))
    copy.add_argument("to", type=Path, metavar="FILE", help=explain("backup-help-to"))
    copy.add_argument("--verify", action="store_true", help=explain("backup-help-verify"))
    add_settings(copy, "data", "store")
    copy.set_defaults(run=run)
    back = subparsers.add_parser("restore", help=explain("restore-about"))
    back.add_argument("source", type=Path, help=explain("restore-help-from"))
    add_settings(back, "data", "store")
    back.set_defaults(run=run_restore)


def run(args: argparse.Namespace) -> int:
    from breakhouse.store.folder import backup

    if args.verify:
        return tell_contents(args.to, args.language)
    shared = settings_of(args).store
    file = back_up_world(shared, args.to) if shared else backup(folder_from(args), args.to)
    print(say(args.language, "backup-done", file=str(file)))
    return tell_contents(file, args.language)


def tell_contents(file: Path, language: str) -> int:
    """What a backup holds, or what is wrong with it."""
    from breakhouse.store.verify import verify_copy

    try:
        holds = verify_copy(file)
    except Refusal as no:
        print(say_why(language, no), file=sys.stderr)
        return 1
    counts = {
        name: getattr(holds, name) for name in ("version", "matches", "finished", "entries", "tables", "visitors")
    }
    print(say(language, "backup-holds", file=str(file), **counts))
    if holds.latest:
        print(say(language, "backup-latest", moment=f"{datetime.fromtimestamp(holds.latest, UTC):%Y-%m-%d %H:%M}"))
    print(say(language, "backup-replayed", count=holds.replayed))
    if holds.unknown:
        print(say(language, "backup-unknown-games", games=", ".join(holds.unknown)))
    return 0


def run_restore(args: argparse.Namespace) -> int:
    from breakhouse.store.access import me, runner_of
    from breakhouse.store.folder import DATABASE, restore

    before = None
    if shared := settings_of(args).store:
        restore_world(shared, args.source)
    else:
        before = restore(folder_from(args), args.source)
    print(say(args.language, "restore-done", file=str(args.source)))
    if before is not None:
        print(say(args.language, "restore-before", file=str(before)))
    if not shared and (user := me()) is not None and user.uid == 0:
        owner, folder = runner_of(folder_from(args) / DATABASE), folder_from(args)
        told = "restore-root" if owner is None or owner.uid == 0 else "restore-owner"
        print(say(args.language, told, folder=str(folder), owner=owner.name if owner else ""))
    return 0


def back_up_world(address: str, to: Path) -> Path:
    from breakhouse.store.folder import DATABASE
    from breakhouse.store.migrate import copy_to_file

    with open_store(address, new=False) as world:
        return copy_to_file(world, to / DATABASE if to.is_dir() else to)


def restore_world(address: str, source: Path) -> None:
    """Restores into an empty database; there is no previous data to keep."""
    from breakhouse.store.folder import restore
    from breakhouse.store.migrate import move

    with TemporaryDirectory() as folder:
        restore(Path(folder), source)
        with open_store(f"sqlite://{folder}", new=False) as copy, open_store(address) as world:
            refuse_running(world)
            move(copy, world)
