"""What an operator sees and does at one house. All houses of a world are asked the same way, so the answers are
bytes.
"""

from collections.abc import Iterator

import msgspec

from breakhouse.server.admin.slowness import SlowLog
from breakhouse.server.cluster.messages import (
    AboutLines,
    AboutPages,
    AboutSlow,
    AboutTable,
    AboutTables,
    AboutTurns,
    Announce,
    CloseTable,
    Question,
    encode,
)
from breakhouse.server.tables.registry import Tables
from breakhouse.table import Device, Sheet, Table
from breakhouse.table.devices import announce_to


class OperatedTable(msgspec.Struct, frozen=True):
    id: str
    game: str
    phase: str
    access: str
    names: list[str]
    pages: int
    made: int


class PresentPage(msgspec.Struct, frozen=True, array_like=True):
    """A page at a table, and whose it is."""

    visitor: str
    who: str
    name: str
    since: int
    table: str
    address: str


def answer(tables: Tables, slow: SlowLog, question: Question) -> bytes:
    """None if this house has no answer."""
    match question:
        case AboutTable(code):
            table = tables.get(code)
            return b"" if table is None else msgspec.json.encode(table.describe())
        case AboutTurns(codes):
            return encode([(code, tables[code].to_move()) for code in codes if code in tables])
        case AboutLines():
            return b""
        case AboutTables():
            return encode([describe_table(table.sheet, table) for table in tables.values()])
        case AboutPages():
            return encode([_present(table, device) for table, device in pages(tables)])
        case AboutSlow():
            return encode(slow.latest())
        case CloseTable(id):
            matching = [table for table in tables.values() if table.sheet.id == id]
            for table in matching:
                table.close()
            return encode([table.sheet.id for table in matching])
        case Announce(text):
            devices = [device for _, device in pages(tables)]
            for device in devices:
                announce_to(device, "from-operator", {"text": text})
            return encode([device.guest.who for device in devices])


def pages(tables: Tables) -> Iterator[tuple[Table, Device]]:
    return ((table, device) for table in tables.values() for device in table.devices)


def describe_table(sheet: Sheet, table: Table | None = None) -> OperatedTable:
    """As an operator sees it; without the table itself when no house has it."""
    phase, here = (sheet.phase, 0) if table is None else (table.phase, len(table.devices))
    names = [chair.name for chair in sheet.chairs]
    return OperatedTable(sheet.id, sheet.game, phase, sheet.access, names, here, sheet.made)


def _present(table: Table, device: Device) -> PresentPage:
    guest = device.guest
    return PresentPage(guest.visitor, guest.who, guest.name, guest.since, table.sheet.id, device.address)
