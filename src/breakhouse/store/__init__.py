"""What the house must not forget: an append-only log of every match, and the few records around it.

SQLite keeps it on disk, PostgreSQL for many houses, `MemoryStore` for tests. All of them implement `Store`, and
nothing is announced before `done` has been called without an error. Those with a database are imported from
`sqlite.store` and `postgres`, because tables also run where there is none.
"""

from breakhouse.store.memory import MemoryStore
from breakhouse.store.protocol import Done, Owner, Reader, Store, StoreTrouble
from breakhouse.store.rows import (
    Append,
    CaseRow,
    DropMatch,
    DropTable,
    EntryRow,
    Forget,
    MatchRow,
    Prove,
    PutCase,
    PutMatch,
    PutNote,
    PutRating,
    PutResult,
    PutTable,
    PutTally,
    PutVisitor,
    RatingRow,
    Report,
    ResultRow,
    SeatResult,
    TableRow,
    TallyRow,
    VisitorRow,
    Write,
)

__all__ = [
    "Append",
    "CaseRow",
    "Done",
    "DropMatch",
    "DropTable",
    "EntryRow",
    "Forget",
    "MatchRow",
    "MemoryStore",
    "Owner",
    "Prove",
    "PutCase",
    "PutMatch",
    "PutNote",
    "PutRating",
    "PutResult",
    "PutTable",
    "PutTally",
    "PutVisitor",
    "RatingRow",
    "Reader",
    "Report",
    "ResultRow",
    "SeatResult",
    "Store",
    "StoreTrouble",
    "TableRow",
    "TallyRow",
    "VisitorRow",
    "Write",
]
