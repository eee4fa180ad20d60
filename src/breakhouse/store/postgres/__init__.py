"""The store that many houses share, in PostgreSQL.

Its driver is an extra, so nothing here is imported before a house is told to use it: `open_postgres`.
"""

from typing import TYPE_CHECKING, Any

from breakhouse.core import Refusal

if TYPE_CHECKING:
    from breakhouse.store.postgres.store import PostgresStore


def open_postgres(*args: Any) -> "PostgresStore":
    try:
        from breakhouse.store.postgres.store import PostgresStore
    except ImportError:
        raise Refusal("cluster-not-installed") from None
    return PostgresStore(*args)
