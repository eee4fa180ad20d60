"""The store that many houses share, if what it needs is installed."""

from typing import TYPE_CHECKING, Any

from breakhouse.core import Refusal

if TYPE_CHECKING:
    from breakhouse.store.postgres import PostgresStore


def open_postgres(*args: Any) -> "PostgresStore":
    try:
        from breakhouse.store.postgres import PostgresStore
    except ImportError:
        raise Refusal("cluster-not-installed") from None
    return PostgresStore(*args)
