"""A server with history: fifty thousand ratings, results of private tables, and a match anybody may replay."""

import threading
from pathlib import Path

from breakhouse.core import log
from breakhouse.core.contract import Outcome
from breakhouse.games import game
from breakhouse.store.folder import DATABASE
from breakhouse.store.rows import Append, MatchRow, PutMatch, PutRating, PutResult, RatingRow, ResultRow, Write
from breakhouse.store.sqlite.store import SqliteStore

RATINGS = 50_000
POOLS = 20
PRIVATE = 30_000
MATCH = "a-long-match-of-long-ago"
_PLAYED = Path(__file__).parents[2] / "tests" / "golden" / "skipbo-breakers-two-players.match"


def fill(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    store, kept = SqliteStore(folder / DATABASE), threading.Event()
    store.submit([*_ratings(), *_results(), *_match()], lambda trouble: kept.set())
    kept.wait()
    store.close()


def _ratings() -> list[Write]:
    rows = (
        RatingRow(f"w{n}", f"pool/{n % POOLS}", f"Guest {n}", False, n % 97 / 3, 8, 12) for n in range(RATINGS)
    )
    return [PutRating(row) for row in rows]


def _results() -> list[Write]:
    """One in a hundred may be found by everybody."""
    rows = (
        ResultRow(f"p{n}", "tic-tac-toe", n, False, None, (1, 0), (0,), "", seats=(), listed=n % 100 == 0)
        for n in range(PRIVATE)
    )
    return [PutResult(row) for row in rows]


def _match() -> list[Write]:
    lines = _PLAYED.read_text().splitlines()
    header, entries, end = log.read(lines)
    outcome = log.replay(game(header.game), lines).match.outcome() or Outcome((0, 0), (), "")
    result = ResultRow(
        MATCH, header.game, 1, False, None, outcome.scores, outcome.winners, outcome.reason, seats=()
    )
    row = MatchRow(MATCH, "t", bytes.fromhex(end.secret or ""), header, tuple(end.nonces or ()), 1)
    return [PutMatch(row), *(Append(MATCH, entry, None) for entry in entries), PutResult(result)]
