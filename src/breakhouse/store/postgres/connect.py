"""Connects to the database of many houses, or says in one sentence what to do."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import asyncpg

from breakhouse.core import Refusal
from breakhouse.store.hash_chain import find_torn, report_torn
from breakhouse.store.postgres import ownership
from breakhouse.store.postgres.schema import ENDS, migrate

_PATIENCE = 5.0
READERS = 4
"""How many reads are under way at the same time."""


async def connect(url: str) -> Any:
    return await asyncpg.connect(url, timeout=_PATIENCE)


async def open_world(url: str, house: str, name: str, lease: float) -> tuple[Any, Any, bytes]:
    """A pool for reading, the connection that proves the house is alive, and the world's key."""
    keeper = await reach(url)
    try:
        with explained(url):
            key = await migrate(keeper)
            report_torn(await keeper.fetch(find_torn(ENDS)))
            await ownership.check_name(keeper, house, name)
            await ownership.join(keeper, house, name, lease)
            pool = await asyncpg.create_pool(url, min_size=0, max_size=READERS, timeout=_PATIENCE, reset=_leave)
    except BaseException:
        keeper.terminate()
        raise
    return pool, keeper, key


async def _leave(_: Any) -> None:
    """Readers leave nothing behind that would have to be tidied up with another round trip."""


async def read_key(url: str) -> bytes:
    """The key of a world, for workers that help its houses."""
    connection = await reach(url)
    try:
        with explained(url):
            return await migrate(connection)
    finally:
        connection.terminate()


async def reach(url: str) -> Any:
    """A connection, or `Refusal` in one sentence."""
    with explained(url):
        return await connect(url)


@contextmanager
def explained(url: str) -> Iterator[None]:
    """Whatever goes wrong with the database becomes a `Refusal` in one sentence."""
    address = shown(url)
    try:
        yield
    except (asyncpg.InvalidPasswordError, asyncpg.InvalidAuthorizationSpecificationError):
        raise Refusal("store-wrong-password", address=address, user=_user_of(url)) from None
    except asyncpg.InvalidCatalogNameError:
        raise Refusal("store-no-such-database", address=address) from None
    except (asyncpg.InsufficientPrivilegeError, asyncpg.InvalidSchemaNameError) as wrong:
        raise Refusal("store-not-allowed", address=address, user=_user_of(url), why=str(wrong)) from None
    except (OSError, TimeoutError, asyncpg.PostgresError) as wrong:
        raise Refusal("store-unreachable", address=address, why=str(wrong) or type(wrong).__name__) from None
    except (asyncpg.InterfaceError, ValueError, OverflowError) as wrong:
        raise Refusal("store-unreadable-address", address=address, why=str(wrong)) from None


def shown(url: str) -> str:
    """The address without user name and password, even if it can't be read."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return url.partition("://")[2].rpartition("@")[2]
    return parts.netloc.rpartition("@")[2] + parts.path


def _user_of(url: str) -> str:
    return urlsplit(url).username or ""
