"""Golden matches put back into a folder, as if its house had played them."""

import sqlite3
from pathlib import Path

import msgspec

from breakhouse.core import log
from breakhouse.core.entry import Entry, Header
from breakhouse.store import Append, sql
from breakhouse.store.folder import DATABASE
from breakhouse.store.sqlite import batch

GOLDEN = Path(__file__).parents[2] / "golden"


def golden(name: str) -> tuple[Header, list[Entry], log.End]:
    return log.read((GOLDEN / f"{name}.match").read_text(encoding="utf-8").splitlines())


def put_back(folder: Path, header: Header, entries: list[Entry], end: log.End) -> None:
    """What the first version would have left of the only match in this folder."""
    assert end.secret is not None
    data = sqlite3.connect(folder / DATABASE)
    (match,) = data.execute("SELECT id FROM matches WHERE header IS NOT NULL").fetchone()
    data.execute("UPDATE matches SET header = ?, nonces = ?", (msgspec.json.encode(header), b"[]"))
    data.execute("UPDATE secrets SET secret = ?", (bytes.fromhex(end.secret),))
    data.execute("DELETE FROM entries")
    data.execute("DELETE FROM tails")
    link = b""
    for entry in entries:
        row, link = sql.append_linked(Append(match, entry, f"old-{entry.seq}"), link)
        batch.insert(data, batch.LINKED_ENTRY, row)
    batch.insert(data, batch.TAIL, (match, entries[-1].seq, link))
    data.commit()
    data.close()
