"""Apply → durable → tell: the durable state of a table, and the postings ahead of it on their way to disk.

Each posting carries the whole state after it, so nothing has to be undone: when a write fails, the pending
postings are dropped and the durable state stands.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from breakhouse.core import Event, Refusal
from breakhouse.core.entry import Entry
from breakhouse.core.match import Play
from breakhouse.store import PutTable, Store, StoreTrouble, TableRow, Write
from breakhouse.table.messages import encode
from breakhouse.table.state import Sheet

Answer = Callable[[StoreTrouble | None], None]


@dataclass(eq=False, slots=True)
class Posting:
    """The state after a step, and who is waiting for it. `events`: the entry's events as values, if at hand."""

    sheet: Sheet
    match: Play | None
    entry: Entry | None
    answers: list[Answer]
    events: Sequence[Event] | None


class Ledger:
    """`sheet` and `match` are durable and may be announced; `next_sheet` and `next_match` are what the next step
    builds on: as it will be once everything on its way is durable.
    """

    def __init__(
        self,
        store: Store,
        sheet: Sheet,
        tell: Callable[[Posting], None],
        cope: Callable[[StoreTrouble], None],
    ) -> None:
        self.sheet = self.next_sheet = sheet
        self.match: Play | None = None
        self.next_match: Play | None = None
        self.closed = False
        """The table is put away, or another house owns it. From then on it writes nothing: this house may have
        taken it in again, as another table with the same id, in whose name the write would pass. (table)"""
        self._store = store
        self._ahead: list[Posting] = []
        self._tell = tell
        self._cope_with = cope

    def load(self, match: Play) -> None:
        """The match as the store has it."""
        self.match = self.next_match = match

    def submit(
        self,
        sheet: Sheet,
        match: Play | None,
        writes: Sequence[Write],
        answer: Answer | None = None,
        entry: Entry | None = None,
        events: Sequence[Event] | None = None,
    ) -> None:
        if self.closed:
            return
        posting = Posting(sheet, match, entry, [answer] if answer else [], events)
        self._ahead.append(posting)
        self.next_sheet = sheet
        self.next_match = match
        self._store.submit(writes, partial(self._settle, posting), sheet.id)

    def change(self, sheet: Sheet, answer: Answer | None = None) -> None:
        """Another sheet, the same match."""
        self.submit(sheet, self.next_match, [put(sheet)], answer)

    def after(self, answer: Answer) -> None:
        """Calls back once everything pending is durable or dropped; immediately if nothing is pending. Where
        another house may have taken the table, it's unknown what is true by now."""
        if self._ahead:
            self._ahead[-1].answers.append(answer)
        else:
            answer(None if self._store.is_current() else StoreTrouble("unknown"))

    def fail(self, trouble: StoreTrouble) -> None:
        """What the next step depends on can't be read; pending postings may still become durable."""
        self._cope_with(trouble)

    def _settle(self, posting: Posting, trouble: StoreTrouble | None) -> None:
        if not self._ahead or self._ahead[0] is not posting:
            return  # dropped earlier, with the posting it depended on
        if trouble is not None:
            self._drop(trouble)
            return
        self._ahead.pop(0)
        self.sheet = posting.sheet
        self.match = posting.match
        for answer in posting.answers:
            answer(None)
        self._tell(posting)

    def _drop(self, trouble: StoreTrouble) -> None:
        dropped, self._ahead = self._ahead, []
        self.next_sheet, self.next_match = self.sheet, self.match
        for posting in dropped:
            for answer in posting.answers:
                answer(trouble)
        self._cope_with(trouble)


def put(sheet: Sheet) -> PutTable:
    return PutTable(TableRow(sheet.id, sheet.code, encode(sheet)))


def cannot_write(trouble: StoreTrouble) -> Refusal:
    return Refusal("house-cannot-write", why=trouble.why)
