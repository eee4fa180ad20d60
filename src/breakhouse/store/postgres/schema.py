"""The tables of a world that many houses share, in PostgreSQL: those of one house, and who owns what.

All times that decide anything are the database's own; no house's clock is ever compared with another's.
"""

import logging
import secrets

import asyncpg

from breakhouse.core import Refusal

log = logging.getLogger("breakhouse.store")

# why: docs/decisions/0027-many-houses-one-world.md
_FIRST = """
CREATE TABLE house (name TEXT COLLATE "C" PRIMARY KEY, value BYTEA NOT NULL);
CREATE TABLE visitors (
    id TEXT PRIMARY KEY, who TEXT NOT NULL UNIQUE, name TEXT NOT NULL, named INTEGER NOT NULL,
    language TEXT NOT NULL, settings BYTEA NOT NULL, since BIGINT NOT NULL
);
CREATE TABLE tables (id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, sheet BYTEA NOT NULL);
CREATE TABLE matches (
    id TEXT PRIMARY KEY, "table" TEXT NOT NULL, header BYTEA, nonces BYTEA NOT NULL, started BIGINT
);
CREATE TABLE secrets (match TEXT PRIMARY KEY, secret BYTEA NOT NULL);
CREATE TABLE entries (
    match TEXT NOT NULL, seq INTEGER NOT NULL, at BIGINT NOT NULL, seat INTEGER NOT NULL,
    command_id TEXT, command BYTEA NOT NULL, events BYTEA NOT NULL, link BYTEA NOT NULL, epoch BIGINT NOT NULL,
    PRIMARY KEY (match, seq)
);
CREATE UNIQUE INDEX entries_by_command ON entries (match, seat, command_id) WHERE command_id IS NOT NULL;
CREATE TABLE results (
    match TEXT PRIMARY KEY, game TEXT NOT NULL, finished BIGINT NOT NULL, listed BOOLEAN NOT NULL,
    rated BOOLEAN NOT NULL, result BYTEA NOT NULL
);
CREATE INDEX results_by_time ON results (finished DESC);
CREATE INDEX results_by_game ON results (game, finished DESC);
CREATE INDEX results_listed ON results (finished DESC) WHERE listed;
CREATE INDEX results_listed_by_game ON results (game, finished DESC) WHERE listed;
CREATE TABLE played (who TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (who, match));
CREATE TABLE ratings (
    who TEXT NOT NULL, pool TEXT COLLATE "C" NOT NULL, name TEXT NOT NULL, bot INTEGER NOT NULL,
    mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL, played INTEGER NOT NULL,
    PRIMARY KEY (who, pool)
);
CREATE INDEX ratings_in_order ON ratings (pool, (mu - 3 * sigma) DESC);
CREATE TABLE paces (
    who TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL, matches BIGINT NOT NULL, count BIGINT NOT NULL,
    ms BIGINT NOT NULL, squares BIGINT NOT NULL, regular BIGINT NOT NULL,
    PRIMARY KEY (who, game)
);
CREATE TABLE houses (
    id TEXT PRIMARY KEY, number SERIAL, name TEXT NOT NULL, lease_until TIMESTAMPTZ NOT NULL
);
CREATE TABLE seats (
    "table" TEXT PRIMARY KEY, house TEXT, epoch BIGINT NOT NULL, match TEXT, seq INTEGER, link BYTEA
) WITH (fillfactor = 50);
CREATE INDEX seats_by_house ON seats (house);
CREATE INDEX seats_by_match ON seats (match) WHERE match IS NOT NULL;
CREATE TABLE tails (match TEXT PRIMARY KEY, seq INTEGER NOT NULL, link BYTEA NOT NULL) WITH (fillfactor = 70);
CREATE VIEW ends AS SELECT match, seq, link FROM tails
    UNION ALL SELECT match, seq, link FROM seats WHERE match IS NOT NULL;
CREATE TABLE clocks ("table" TEXT PRIMARY KEY, epoch BIGINT NOT NULL, match TEXT NOT NULL, at BIGINT NOT NULL)
    WITH (fillfactor = 50);
"""
"""`houses`: which houses there are and until when each may be believed to live.

`seats`: at which house a table is played, and how often it has moved; every append checks both. The last entry of
the match that a table plays stands in the same row, which every append locks anyway; `tails` has those of the
others, and `ends` all of them (see `hash_chain`). A move changes no index.

`clocks`: where the clock of a table stood at its owner's last heartbeat. Part of each page is left free where rows
are replaced all the time."""

ENDS = "ends"
_STANDING = "ALTER TABLE ratings ADD COLUMN standing DOUBLE PRECISION NOT NULL DEFAULT 0"
_CASES = """
DROP TABLE paces;
CREATE TABLE tallies (
    who TEXT NOT NULL, game TEXT NOT NULL, sign TEXT NOT NULL, count BIGINT NOT NULL,
    total DOUBLE PRECISION NOT NULL, squares DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (who, game, sign)
);
CREATE TABLE cases (
    match TEXT NOT NULL, seat INTEGER NOT NULL, who TEXT NOT NULL, state TEXT NOT NULL, opened BIGINT NOT NULL,
    "case" BYTEA NOT NULL,
    PRIMARY KEY (match, seat)
);
CREATE INDEX cases_in_order ON cases (state, opened);
CREATE INDEX cases_by_person ON cases (who);
"""
STEPS = (_FIRST, _STANDING, _CASES)
"""A new version appends a step; those before it stay as they are."""
VERSION = len(STEPS)
_ALONE = 6_427_001
"""The advisory lock under which the schema is brought up to date, so that houses may start together."""
_COPY = "version_"
_TIMED = 'YYYYMMDD"t"HH24MISS"z"'
_LATEST = "SELECT max(nspname::text) FROM pg_namespace WHERE nspname LIKE $1"


async def migrate(connection: "asyncpg.Connection[asyncpg.Record]") -> bytes:
    """Takes the missing steps, after making a copy for the way back, and gives the world's key."""
    await connection.execute("SELECT pg_advisory_lock($1)", _ALONE)
    try:
        found = await check_version(connection)
        if 0 < found < VERSION:
            await _copy(connection, found)
        async with connection.transaction():
            for step in STEPS[found:]:
                await connection.execute(step)
            await _put(connection, "version", b"%d" % VERSION, "DO UPDATE SET value = excluded.value")
            await _put(connection, "key", secrets.token_bytes(32), "DO NOTHING")
            return bytes(await connection.fetchval("SELECT value FROM house WHERE name = 'key'"))
    finally:
        if not connection.is_closed():
            await connection.execute("SELECT pg_advisory_unlock($1)", _ALONE)


async def _copy(connection: "asyncpg.Connection[asyncpg.Record]", version: int) -> None:
    """All tables as they are at one moment, in a schema of their own, which is kept; houses of the older version
    play on meanwhile."""
    try:
        async with connection.transaction(isolation="repeatable_read"):
            name = await connection.fetchval(
                f"SELECT '{_COPY}{version}_' || to_char(now() AT TIME ZONE 'UTC', $1)", _TIMED
            )
            tables = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
            views = await connection.fetch("SELECT * FROM pg_views WHERE schemaname = current_schema()")
            await connection.execute(f"CREATE SCHEMA {name}")
            for (table,) in tables:
                await connection.execute(f'CREATE TABLE {name}."{table}" (LIKE "{table}" INCLUDING ALL)')
                await connection.execute(f'INSERT INTO {name}."{table}" SELECT * FROM "{table}"')
            await connection.execute(f"SET LOCAL search_path TO {name}")
            for view in views:
                await connection.execute(f'CREATE VIEW "{view["viewname"]}" AS {view["definition"]}')
    except asyncpg.PostgresError as wrong:
        database = await connection.fetchval("SELECT current_database()")
        raise Refusal("upgrade-without-copy", folder=database, why=str(wrong)) from None
    log.info("the data goes from version %d to %d; how it was is in the schema %s", version, VERSION, name)


async def check_version(connection: "asyncpg.Connection[asyncpg.Record]") -> int:
    """The number of steps that were taken. `Refusal` if newer houses took more than we know."""
    if await connection.fetchval("SELECT to_regclass('house')") is None:
        return 0
    found = int(await connection.fetchval("SELECT value FROM house WHERE name = 'version'") or 0)
    if found > VERSION:
        for known in range(VERSION, 0, -1):
            if copy := await connection.fetchval(_LATEST, f"{_COPY}{known}_%"):
                raise Refusal("world-upgraded", version=found, known=VERSION, copy=copy)
        raise Refusal("store-from-a-newer-house", version=found, known=VERSION)
    return found


async def _put(connection: "asyncpg.Connection[asyncpg.Record]", name: str, value: bytes, other: str) -> None:
    await connection.execute(f"INSERT INTO house VALUES ($1, $2) ON CONFLICT (name) {other}", name, value)
