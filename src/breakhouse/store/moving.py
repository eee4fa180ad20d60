"""A whole world moved from one store to another and looked at entry by entry, there as here."""

import hashlib
import threading
from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from breakhouse.core import Refusal
from breakhouse.store.store import Store, StoreTrouble
from breakhouse.store.writes import PutNote, Write

_AT_ONCE = 500


def move(source: Store, target: Store) -> Counter[str]:
    """How many of each kind were moved; `Refusal` when the target is not empty, or not the same afterwards."""
    if any(not isinstance(write, PutNote) for write in target.everything()):
        raise Refusal("target-not-empty")
    for some in _batches(source.everything()):
        _write(target, some)
    moved: Counter[str] = Counter()
    before, after = Counter(_digests(source, moved)), Counter(_digests(target, Counter()))
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


def _digests(store: Store, counted: Counter[str]) -> Iterator[bytes]:
    """Of every write: short, so that a large world can be compared in memory."""
    for write in store.everything():
        kind = type(write).__name__
        counted[kind] += 1
        yield hashlib.sha256(kind.encode() + msgspec.json.encode(write, order="deterministic")).digest()[:16]
