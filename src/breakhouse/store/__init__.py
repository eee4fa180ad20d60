"""What the house must not forget: an append-only log of every match, and the few records around it.

SQLite keeps it on disk, PostgreSQL for many houses, `MemoryStore` for tests. All of them implement `Store`, and
nothing is announced before `done` has been called without an error. Those with a database are imported from
`sqlite.store` and `postgres`, because tables also run where there is none.
"""

from breakhouse.store.memory import MemoryStore
from breakhouse.store.protocol import Done, Owner, Reader, Store, StoreTrouble
from breakhouse.store.rows import (
    Append,
    DropMatch,
    DropTable,
    EntryRow,
    Forget,
    MatchRow,
    PaceRow,
    Prove,
    PutMatch,
    PutNote,
    PutPace,
    PutRating,
    PutResult,
    PutTable,
    PutVisitor,
    RatingRow,
    ResultRow,
    SeatResult,
    TableRow,
    VisitorRow,
    Write,
)

__all__ = [
    "Append",
    "Done",
    "DropMatch",
    "DropTable",
    "EntryRow",
    "Forget",
    "MatchRow",
    "MemoryStore",
    "Owner",
    "PaceRow",
    "Prove",
    "PutMatch",
    "PutNote",
    "PutPace",
    "PutRating",
    "PutResult",
    "PutTable",
    "PutVisitor",
    "RatingRow",
    "Reader",
    "ResultRow",
    "SeatResult",
    "Store",
    "StoreTrouble",
    "TableRow",
    "VisitorRow",
    "Write",
]
