"""Taking a table from PostgreSQL: claimed and read over one connection, one question right after the other.

When a house dies, another one takes in hundreds of its tables while their pages wait.
"""

from typing import Any

from breakhouse.store import ownership, rows
from breakhouse.store.links import ask_entries, check_entries
from breakhouse.store.postgres_rows import number
from breakhouse.store.postgres_schema import ENDS
from breakhouse.store.store import Taken, match_of

_TABLE = f"SELECT {rows.TABLE} FROM tables WHERE code = $1"
_MATCH = f"SELECT {rows.MATCH} FROM matches JOIN secrets ON match = id WHERE id = $1"
_TAIL, _ENTRIES = (number(ask) for ask in ask_entries(ENDS))


async def take(connection: Any, house: str, code: str) -> tuple[Taken, int] | None:
    """With the epoch of the claim."""
    found = await connection.fetchrow(_TABLE, code)
    if found is None:
        return None
    owner, epoch = await ownership.claim(connection, house, found[0])
    if not owner.mine:
        return Taken(rows.table(found), owner), epoch
    found = await connection.fetchrow(_TABLE, code) or found  # the last owner may have written until the claim
    row = rows.table(found)
    match = await connection.fetchrow(_MATCH, match_of(row))
    if match is None:
        return Taken(row, owner), epoch
    tail, lines = await connection.fetch(_TAIL, match[0]), await connection.fetch(_ENTRIES, match[0])
    return Taken(row, owner, rows.match(match), [rows.entry(line) for line in check_entries(tail, lines)]), epoch
