"""One step of a table on its way to disk."""

from collections.abc import Callable, Sequence

from breakhouse.core import Event
from breakhouse.core.entry import Entry
from breakhouse.core.match import Match
from breakhouse.store import StoreTrouble
from breakhouse.table.sheet import Sheet

Answer = Callable[[StoreTrouble | None], None]


class Step:
    """The state after the step, and who waits for it. `events`: what the entry tells, as values, if at hand."""

    __slots__ = ("answers", "entry", "events", "match", "sheet")

    def __init__(
        self,
        sheet: Sheet,
        match: Match | None,
        entry: Entry | None,
        answers: list[Answer],
        events: Sequence[Event] | None = None,
    ) -> None:
        self.sheet = sheet
        self.match = match
        self.entry = entry
        self.answers = answers
        self.events = events
