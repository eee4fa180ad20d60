"""`breakhouse migrate`: moves all data from SQLite to PostgreSQL, or back."""

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from breakhouse.core import Refusal
from breakhouse.locales import say
from breakhouse.store.protocol import WholeStore
from breakhouse.terminal.help import explain


def add_parser(subparsers: Any) -> None:
    parser = subparsers.add_parser("migrate", help=explain("migrate-about"))
    parser.add_argument("source", help=explain("migrate-help-source"))
    parser.add_argument("target", help=explain("migrate-help-target"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from breakhouse.store.migrate import move

    with open_store(args.source, new=False) as source, open_store(args.target) as target:
        for world in (source, target):
            refuse_running(world)
        moved = move(source, target)
    print(say(args.language, "migrate-done", matches=moved["PutMatch"], entries=moved["Append"]))
    return 0


def refuse_running(world: WholeStore) -> None:
    """`Refusal` while servers use it: what they write after the copy was made would be lost."""
    if others := world.others():
        raise Refusal("houses-are-running", names=", ".join(others))


@contextmanager
def open_store(address: str, new: bool = True) -> Iterator[WholeStore]:
    """`sqlite://FOLDER` or `postgresql://…`; only a `new` one may be made."""
    if address.startswith("sqlite://"):
        from breakhouse.server.settings import expand
        from breakhouse.store.folder import DATABASE, Lock
        from breakhouse.store.sqlite.store import SqliteStore

        folder = expand(address.removeprefix("sqlite://"))
        if not new and not (folder / DATABASE).exists():
            raise Refusal("nothing-to-move", folder=str(folder))
        with Lock(folder):
            kept: WholeStore = SqliteStore(folder / DATABASE)
            yield from _until_closed(kept)
    elif address.startswith(("postgresql://", "postgres://")):
        from breakhouse.store.postgres import open_postgres

        yield from _until_closed(open_postgres(address, f"visitor-{os.getpid()}"))
    else:
        raise Refusal("unknown-store", address=address)


def _until_closed(store: WholeStore) -> Iterator[WholeStore]:
    try:
        yield store
    finally:
        store.close()
