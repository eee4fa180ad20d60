"""Moves a whole world from one store to another and compares the two, entry by entry."""

import hashlib
import threading
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from breakhouse.core import Refusal
from breakhouse.store.folder import DATABASE, backup
from breakhouse.store.protocol import Reader, Store, StoreTrouble, WholeStore
from breakhouse.store.rows import PutNote, Write
from breakhouse.store.sqlite.store import SqliteStore

_AT_ONCE = 500


def move(source: Reader, target: WholeStore) -> Counter[str]:
    """Returns how many of each kind were moved; `Refusal` if the target isn't empty, or differs afterwards."""
    if any(not isinstance(write, PutNote) for write in target.everything()):
        raise Refusal("target-not-empty")
    moved, before = Counter[str](), Counter[bytes]()
    for some in _batches(source.everything()):
        _write(target, some)
        moved.update(type(write).__name__ for write in some)
        before.update(map(_digest, some))
    after = Counter(map(_digest, target.everything()))
    if before != after:
        raise Refusal("moved-not-the-same", missing=(before - after).total(), strange=(after - before).total())
    return moved


def _batches(writes: Iterable[Write]) -> Iterator[list[Write]]:
    some: list[Write] = []
    for write in writes:
        some.append(write)
        if len(some) == _AT_ONCE:
            yield some
            some = []
    yield some


def _write(target: Store, writes: list[Write]) -> None:
    done = threading.Event()
    troubles: list[StoreTrouble | None] = []

    def answer(trouble: StoreTrouble | None) -> None:
        troubles.append(trouble)
        done.set()

    target.submit(writes, answer)
    done.wait()
    if troubles[0] is not None:
        raise Refusal("move-failed", why=troubles[0].detail or troubles[0].why)


def _digest(write: Write) -> bytes:
    """Short, so that a large world can be compared in memory."""
    kind = type(write).__name__
    return hashlib.sha256(kind.encode() + msgspec.json.encode(write, order="deterministic")).digest()[:16]


def copy_to_file(source: Reader, target: Path) -> Path:
    """A whole world as one SQLite file, compared entry by entry, while people play: a backup like any other."""
    try:
        with TemporaryDirectory(dir=target.parent) as folder:
            copy = SqliteStore(Path(folder) / DATABASE)
            try:
                move(source, copy)
            finally:
                copy.close()
            return backup(Path(folder), target)
    except StoreTrouble as trouble:
        raise Refusal("backup-failed", why=trouble.detail or trouble.why) from None
    except OSError as wrong:
        raise Refusal("backup-failed", why=wrong.strerror or str(wrong)) from None
