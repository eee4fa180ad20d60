"""The tables of the database, version by version.

`user_version` says how many of these steps a file has been through; a house that starts on an older file takes the
missing steps, in one transaction, after making a copy for the way back.
"""

import sqlite3

LISTED = "json_extract(CAST(result AS TEXT), '$.listed') IS NOT 0"
"""Of a result that everybody may find."""

# why: docs/decisions/0011-entries-as-they-come.md (entries lie as they come, with only a short index by match)
_FIRST = f"""
CREATE TABLE house (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE visitors (
    id TEXT PRIMARY KEY, who TEXT NOT NULL UNIQUE, name TEXT NOT NULL, named INTEGER NOT NULL,
    language TEXT NOT NULL, settings BLOB NOT NULL, since INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, sheet BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE matches (
    id TEXT PRIMARY KEY, "table" TEXT NOT NULL, header BLOB, nonces BLOB NOT NULL, started INTEGER
) WITHOUT ROWID;
CREATE TABLE secrets (match TEXT PRIMARY KEY, secret BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE entries (
    match TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, seat INTEGER NOT NULL,
    command_id TEXT, command BLOB NOT NULL, events BLOB NOT NULL, link BLOB NOT NULL
);
CREATE UNIQUE INDEX entries_in_order ON entries (match, seq);
CREATE TABLE tails (match TEXT PRIMARY KEY, seq INTEGER NOT NULL, link BLOB NOT NULL);
CREATE TABLE results (match TEXT PRIMARY KEY, game TEXT NOT NULL, finished INTEGER NOT NULL, result BLOB NOT NULL)
WITHOUT ROWID;
CREATE INDEX results_by_time ON results (finished DESC);
CREATE INDEX results_by_game ON results (game, finished DESC);
CREATE INDEX results_listed ON results (finished DESC) WHERE {LISTED};
CREATE INDEX results_listed_by_game ON results (game, finished DESC) WHERE {LISTED};
CREATE TABLE played (who TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (who, match)) WITHOUT ROWID;
CREATE TABLE ratings (
    who TEXT NOT NULL, pool TEXT NOT NULL, name TEXT NOT NULL, bot INTEGER NOT NULL,
    mu REAL NOT NULL, sigma REAL NOT NULL, played INTEGER NOT NULL,
    PRIMARY KEY (who, pool)
) WITHOUT ROWID;
CREATE INDEX ratings_in_order ON ratings (pool, mu - 3 * sigma DESC);
CREATE TABLE paces (
    who TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL, matches INTEGER NOT NULL, count INTEGER NOT NULL,
    ms INTEGER NOT NULL, squares INTEGER NOT NULL, regular INTEGER NOT NULL,
    PRIMARY KEY (who, game)
) WITHOUT ROWID;
"""
"""`entries`: a commit holds one entry each of many matches. Kept by match, every entry would lie on a page of its
own, and as many pages would go through the journal.

`tails`: the last entry of each match, so that one without its end is noticed. Rows lie as matches began, so those
of matches that run share a few pages, and a move changes no index.

The indexes of `results` and `ratings` find the best of a pool and the latest of a game without looking at all of
them, nor at all that was played at private tables in between."""

_STANDING = "ALTER TABLE ratings ADD COLUMN standing REAL NOT NULL DEFAULT 0;"

_CASES = """
DROP TABLE paces;
CREATE TABLE tallies (
    who TEXT NOT NULL, game TEXT NOT NULL, sign TEXT NOT NULL, count INTEGER NOT NULL, total REAL NOT NULL,
    squares REAL NOT NULL,
    PRIMARY KEY (who, game, sign)
) WITHOUT ROWID;
CREATE TABLE cases (
    match TEXT NOT NULL, seat INTEGER NOT NULL, who TEXT NOT NULL, state TEXT NOT NULL, opened INTEGER NOT NULL,
    "case" BLOB NOT NULL,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE INDEX cases_in_order ON cases (state, opened);
CREATE INDEX cases_by_person ON cases (who);
"""

STEPS = (_FIRST, _STANDING, _CASES)
"""A new version appends a step; those before it stay as they are."""
VERSION = len(STEPS)


def version_of(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def migrate(connection: sqlite3.Connection) -> None:
    """Takes the missing steps, all of them or none."""
    steps = "".join(STEPS[version_of(connection) :])
    if steps:
        connection.executescript(f"BEGIN IMMEDIATE; {steps} PRAGMA user_version = {VERSION}; COMMIT;")
