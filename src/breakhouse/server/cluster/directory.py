"""Tables as they are listed, and those of other houses, as far as their news tells."""

import msgspec

from breakhouse.core import Refusal
from breakhouse.server.cluster.messages import AboutTable, TableNews
from breakhouse.server.cluster.router import Router
from breakhouse.server.tables.registry import Elsewhere, Tables
from breakhouse.table import Table
from breakhouse.table.messages import TableInfo


def news_of(table: Table) -> TableNews:
    sheet = table.sheet
    chairs = [
        (
            chair.visitor if chair.visitor and seat in sheet.seats_of(chair.visitor) else None,
            chair.name,
            chair.free,
        )
        for seat, chair in enumerate(sheet.chairs)
    ]
    return TableNews(
        code=sheet.code,
        game=sheet.game,
        options=sheet.options,
        phase=table.phase,
        access=sheet.access,
        here=bool(table.devices),
        chairs=chairs,
        turn=table.to_move(),
        watchers=len(table.describe().watchers),
        made=sheet.made,
    )


def open_elsewhere(router: Router | None, tables: Tables, game: str | None) -> list[TableNews]:
    """Tables of other houses that anybody may find."""
    known = _elsewhere(router, tables)
    return [one for one in known if one.access == "open" and one.here and game in (None, one.game)]


def own_elsewhere(router: Router | None, tables: Tables, visitor: str) -> list[TableNews]:
    """Tables of other houses at which this visitor has a seat."""
    known = _elsewhere(router, tables)
    return [one for one in known if any(owner == visitor for owner, _, _ in one.chairs)]


def _elsewhere(router: Router | None, tables: Tables) -> list[TableNews]:
    known = router.tables_elsewhere() if router is not None else []
    return [one for one in known if one.phase != "over" and one.code not in tables]


async def describe_table(router: Router | None, there: Elsewhere) -> TableInfo:
    """A table of another house, as that house sees it."""
    found = b"" if router is None else await router.ask(there.house, AboutTable(there.row.code))
    if not found:
        raise Refusal("house-waits")
    return msgspec.json.decode(found, type=TableInfo)
