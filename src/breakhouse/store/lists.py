"""The lists that everybody may ask for, a page at a time and each through an index."""

from breakhouse.store import rows, schema

POOLS = """
WITH RECURSIVE p(pool) AS (
    SELECT min(pool) FROM ratings
    UNION ALL SELECT (SELECT min(pool) FROM ratings WHERE pool > p.pool) FROM p WHERE p.pool IS NOT NULL
) SELECT pool FROM p WHERE pool IS NOT NULL
"""
"""From pool to pool, whatever the number of ratings."""
BEST = f"SELECT {rows.RATING} FROM ratings WHERE pool = ? ORDER BY mu - 3 * sigma DESC LIMIT ? OFFSET ?"
OWN = f"SELECT {rows.RATING} FROM ratings WHERE who = ? ORDER BY pool"

VISITORS = f"""
SELECT {rows.VISITOR} FROM visitors WHERE who = ? OR lower(name) LIKE ?
ORDER BY since DESC, id LIMIT ? OFFSET ?
"""
FINISHED_BEFORE = """
SELECT match FROM results WHERE finished < ? AND NOT EXISTS
    (SELECT 1 FROM matches JOIN tables ON tables.id = matches."table" WHERE matches.id = results.match)
ORDER BY finished LIMIT ?
"""
KEPT = "SELECT name, value FROM house WHERE name >= ? AND name < ? ORDER BY name"


def latest(game: str | None, who: str | None) -> tuple[str, list[object]]:
    """The query for results, newest first, and its values; limit and offset are still to come."""
    which = [schema.LISTED if who is None else "match IN (SELECT match FROM played WHERE who = ?)"]
    values: list[object] = [] if who is None else [who]
    if game is not None:
        which.append("game = ?")
        values.append(game)
    return (
        f"SELECT result FROM results WHERE {' AND '.join(which)} ORDER BY finished DESC LIMIT ? OFFSET ?",
        values,
    )
