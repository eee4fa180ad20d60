"""Apply → durable → tell: the durable state of a table, and the steps that are ahead of it on their way to disk.

Each step carries the whole state after it, so nothing has to be undone: when a write fails, the steps ahead are
dropped and what is durable is what there is.
"""

from collections.abc import Callable, Sequence
from functools import partial

from breakhouse.core import Event
from breakhouse.core.entry import Entry
from breakhouse.core.match import Match
from breakhouse.store import Store, StoreTrouble, Write
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


class Ledger:
    def __init__(
        self,
        store: Store,
        sheet: Sheet,
        match: Match | None,
        settled: Callable[[Step], None],
        dropped: Callable[[StoreTrouble], None],
    ) -> None:
        self.sheet = sheet
        self.match = match
        self._store = store
        self._ahead: list[Step] = []
        self._settled = settled
        self._dropped = dropped

    @property
    def next_sheet(self) -> Sheet:
        """The sheet as it will be once everything on its way is durable: what the next step builds on."""
        return self._ahead[-1].sheet if self._ahead else self.sheet

    @property
    def next_match(self) -> Match | None:
        return self._ahead[-1].match if self._ahead else self.match

    def submit(
        self,
        sheet: Sheet,
        match: Match | None,
        writes: Sequence[Write],
        answer: Answer | None = None,
        entry: Entry | None = None,
        events: Sequence[Event] | None = None,
    ) -> None:
        step = Step(sheet, match, entry, [answer] if answer else [], events)
        self._ahead.append(step)
        self._store.submit(writes, partial(self._answered, step))

    def after(self, answer: Answer) -> None:
        """Calls once all that is on its way is durable or dropped; at once when nothing is."""
        if self._ahead:
            self._ahead[-1].answers.append(answer)
        else:
            answer(None)

    def _answered(self, step: Step, trouble: StoreTrouble | None) -> None:
        if not self._ahead or self._ahead[0] is not step:
            return  # dropped before, together with the step that it stood on
        if trouble is not None:
            self._drop(trouble)
            return
        self._ahead.pop(0)
        self.sheet = step.sheet
        self.match = step.match
        for answer in step.answers:
            answer(None)
        self._settled(step)

    def _drop(self, trouble: StoreTrouble) -> None:
        dropped, self._ahead = self._ahead, []
        for step in dropped:
            for answer in step.answers:
                answer(trouble)
        self._dropped(trouble)
