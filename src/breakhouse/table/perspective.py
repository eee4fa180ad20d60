"""Through whose eyes a device looks at a table."""

from breakhouse.table.sheet import Sheet

Perspective = int | None
"""A seat, or None for those who watch."""

Look = tuple[Perspective, tuple[tuple[Perspective, bool], ...]]
"""Through whose eyes events are seen, and which faces (seat, may act) are shown."""


class Looked:
    """What was found for a device, and what it was found for: a sheet, and what the device itself chose."""

    __slots__ = ("acting", "handed_to", "look", "sees", "sheet")

    def __init__(
        self, sheet: Sheet, handed_to: int | None, sees: int | None, look: Look, acting: tuple[int, ...]
    ) -> None:
        self.sheet = sheet
        self.handed_to = handed_to
        self.sees = sees
        self.look = look
        self.acting = acting
