"""Which house owns which table, in PostgreSQL: leases on the database's clock, an epoch for every change of hands.

A house that's believed to be dead but isn't does no harm: every append checks house and epoch. The lease says when
a house that doesn't answer may be passed over; the advisory lock of its connection, when it was killed.
Why it works this way: docs/decisions/0027-many-houses-one-world.md.
"""

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from breakhouse.core import Refusal
from breakhouse.store import sql
from breakhouse.store.hash_chain import ask_entries, check_entries
from breakhouse.store.postgres.schema import ENDS
from breakhouse.store.protocol import Owner, Taken, match_of

log = logging.getLogger("breakhouse.store")

LEASE_S = 6.0
_CLASS = 6_427
"""Of the advisory locks: the second number is that of the house."""

ALIVE = f"""
EXISTS (
    SELECT 1 FROM houses h WHERE h.id = {{house}} AND h.lease_until > clock_timestamp() AND EXISTS (
        SELECT 1 FROM pg_locks l WHERE l.locktype = 'advisory' AND l.classid = {_CLASS} AND l.objid = h.number
        AND l.granted AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())))
"""

_CLAIM = f"""
WITH before AS (SELECT house FROM seats WHERE "table" = $1)
INSERT INTO seats AS s ("table", house, epoch) VALUES ($1, $2, 1)
ON CONFLICT ("table") DO UPDATE SET house = $2, epoch = s.epoch + 1
    WHERE s.house IS NULL OR s.house = $2 OR NOT {ALIVE.format(house="s.house")}
RETURNING epoch, (SELECT house FROM before), (SELECT match FROM clocks c WHERE c."table" = $1),
    (SELECT at FROM clocks c WHERE c."table" = $1)
"""
_JOIN = """
INSERT INTO houses (id, name, lease_until) VALUES ($1, $2, clock_timestamp() + make_interval(secs => $3))
ON CONFLICT (id) DO UPDATE SET lease_until = excluded.lease_until RETURNING number
"""
_RENEW = "UPDATE houses SET lease_until = clock_timestamp() + make_interval(secs => $2) WHERE id = $1"
_CLOCKS = """
INSERT INTO clocks AS c ("table", epoch, match, at)
SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[])
ON CONFLICT ("table") DO UPDATE SET epoch = excluded.epoch, match = excluded.match, at = excluded.at
    WHERE c.epoch <= excluded.epoch
"""
_STRIKE_OFF = """
WITH gone AS (DELETE FROM houses WHERE lease_until < clock_timestamp() - interval '1 hour' RETURNING id)
UPDATE seats SET house = NULL WHERE house IN (SELECT id FROM gone)
"""
_NEVER_CLAIMED = """
INSERT INTO seats ("table", house, epoch) SELECT id, NULL, 0 FROM tables ON CONFLICT ("table") DO NOTHING
"""
_NOBODYS = f"""
SELECT t.code FROM seats s JOIN tables t ON t.id = s."table"
WHERE s.house IS NULL OR s.house IN (SELECT o.id FROM houses o WHERE NOT {ALIVE.format(house="o.id")})
ORDER BY random() LIMIT $1
"""
"""In random order, so that houses that look at the same moment don't all go for the same tables."""

_TABLE = f"SELECT {sql.TABLE} FROM tables WHERE code = $1"
_MATCH = f"SELECT {sql.MATCH} FROM matches JOIN secrets ON match = id WHERE id = $1"
_TAIL, _ENTRIES = (sql.number(ask) for ask in ask_entries(ENDS))

Reading = tuple[str, int]
"""A match, and the time that its clock shows."""


async def join(connection: Any, house: str, name: str, lease: float) -> bool:
    """Registers the house, again after its connection broke, and takes the lock that proves it's alive. False
    while the database still believes in the connection before, which has the lock."""
    number = await connection.fetchval(_JOIN, house, name, lease)
    return bool(await connection.fetchval("SELECT pg_try_advisory_lock($1, $2)", _CLASS, number))


async def check_name(connection: Any, house: str, name: str) -> None:
    """Raises `Refusal` if another house of this name is alive. Houses that are long gone are removed, and tables
    that no house ever had (in a world that was moved here) become nobody's."""
    await connection.execute(_STRIKE_OFF)
    await connection.execute(_NEVER_CLAIMED)
    if await connection.fetchval(
        f"SELECT EXISTS (SELECT 1 FROM houses o WHERE name = $1 AND id <> $2 AND {ALIVE.format(house='o.id')})",
        name,
        house,
    ):
        raise Refusal("house-name-taken", name=name)


async def renew(connection: Any, house: str, lease: float) -> None:
    await connection.execute(_RENEW, house, lease)


async def leave(connection: Any, house: str) -> None:
    await connection.execute("UPDATE seats SET house = NULL WHERE house = $1", house)
    await connection.execute("DELETE FROM houses WHERE id = $1", house)


async def claim(connection: Any, house: str, table: str) -> tuple[Owner, int]:
    """Takes the table over, with its clock's reading, if that's allowed; otherwise says who has it."""
    claimed = await connection.fetchrow(_CLAIM, table, house)
    if claimed is None:
        owner = await connection.fetchval('SELECT house FROM seats WHERE "table" = $1', table)
        return Owner(owner or "", False), 0
    epoch, before, match, at = claimed
    taken = epoch > 1 and before != house
    return Owner(house, True, taken, None if match is None else (match, at)), int(epoch)


async def take(connection: Any, house: str, code: str) -> tuple[Taken, int] | None:
    """Claims the table of this code and reads it; returns it with the epoch of the claim.

    It's all asked over one connection, one question right after the other: when a house dies, another one takes in
    hundreds of its tables while their pages wait."""
    found = await connection.fetchrow(_TABLE, code)
    if found is None:
        return None
    owner, epoch = await claim(connection, house, found[0])
    if not owner.mine:
        return Taken(sql.table(found), owner), epoch
    found = await connection.fetchrow(_TABLE, code) or found  # the last owner may have written until the claim
    row = sql.table(found)
    match = await connection.fetchrow(_MATCH, match_of(row))
    if match is None:
        return Taken(row, owner), epoch
    tail, lines = await connection.fetch(_TAIL, match[0]), await connection.fetch(_ENTRIES, match[0])
    return Taken(row, owner, sql.match(match), [sql.entry(line) for line in check_entries(tail, lines)]), epoch


async def release(connection: Any, house: str, tables: Sequence[str]) -> None:
    await connection.execute(
        'UPDATE seats SET house = NULL WHERE "table" = ANY($2) AND house = $1', house, list(tables)
    )


async def owned_tables(connection: Any, house: str) -> dict[str, int]:
    found = await connection.fetch('SELECT "table", epoch FROM seats WHERE house = $1', house)
    return {str(row[0]): int(row[1]) for row in found}


async def keep_clocks(connection: Any, clocks: Mapping[str, Reading], epochs: Mapping[str, int]) -> None:
    """A later owner's word counts more, whenever it comes; the tables in order, so that nothing deadlocks."""
    lines = [(table, epochs.get(table, 0), *clocks[table]) for table in sorted(clocks)]
    await connection.execute(_CLOCKS, *(list(column) for column in zip(*lines, strict=True)))


async def nobodys(connection: Any, limit: int) -> list[str]:
    """The codes of some tables that no house has, or one that is dead."""
    return [str(code) for (code,) in await connection.fetch(_NOBODYS, limit)]


async def living(connection: Any) -> list[str]:
    found = await connection.fetch(f"SELECT o.id FROM houses o WHERE {ALIVE.format(house='o.id')}")
    return [str(id) for (id,) in found]
