"""Entries, people and results for the tests of every store, and how one is written to."""

import threading

import msgspec

from breakhouse.core.entry import Entry
from breakhouse.store import (
    ResultRow,
    SeatResult,
    Store,
    StoreTrouble,
    VisitorRow,
    Write,
)


def write(store: Store, *writes: Write) -> StoreTrouble | None:
    """Waits for the answer, whichever thread gives it."""
    done = threading.Event()
    answers: list[StoreTrouble | None] = []

    def answer(trouble: StoreTrouble | None) -> None:
        answers.append(trouble)
        done.set()

    store.submit(writes, answer)
    assert done.wait(10)
    return answers[0]


def entry(seq: int, seat: int = 0, text: str = "x") -> Entry:
    return Entry(
        seq, seq * 10, seat, msgspec.Raw(b'{"do":"x"}'), (msgspec.Raw(msgspec.json.encode({"did": text})),)
    )


def person(name: str) -> VisitorRow:
    return VisitorRow(f"id-{name}", f"who-{name}", name, True, "de", {"theme": "dark"}, 5)


def result(match: str, finished: int, *names: str) -> ResultRow:
    seats = tuple(SeatResult(n, f"who-{name}", name, None, n + 1, "mini") for n, name in enumerate(names))
    return ResultRow(match, "mini", finished, True, None, (3, 1), (0,), "points", seats)
