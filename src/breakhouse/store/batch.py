"""Jobs of many tables as the arrays of one statement: see `postgres_rows.APPEND`."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from breakhouse.store import rows
from breakhouse.store.store import Done
from breakhouse.store.writes import Append, Write

_KNOWN = 20_000
_NONE = (-1, b"")
_LINKS = "SELECT match, link FROM entries JOIN unnest($1::text[], $2::int[]) AS w(match, seq) USING (match, seq)"


Links = dict[str, tuple[int, bytes]]
"""By match: the last entry's number and link, if known."""


class OutOfOrder(Exception):
    """Something in the batch cannot be kept."""


@dataclass(frozen=True, slots=True)
class Order:
    writes: Sequence[Write]
    done: Done
    table: str = ""
    """The table that this house must own; empty if the writes belong to no table."""
    epoch: int = 0
    """The ownership it was submitted under: what waited while the house lost the table and got it back is too
    late."""


@dataclass(slots=True)
class _Group:
    """The entries of one match, and who must own its table."""

    number: int
    table: str
    epoch: int
    match: str
    appends: list[Append] = field(default_factory=list)
    link: bytes = b""
    """That of the last of them."""

    @property
    def first(self) -> int:
        return self.appends[0].entry.seq if self.appends else -1

    @property
    def last(self) -> int:
        return self.appends[-1].entry.seq if self.appends else -1


class Batch:
    """`OutOfOrder` where an entry does not follow the one before it in the same batch."""

    def __init__(self, jobs: Sequence[Order]) -> None:
        self._groups: dict[tuple[str, int, str], _Group] = {}
        self.others: list[Write] = []
        self.groups_of: list[set[int]] = [self._sort(job) for job in jobs]
        self._lines: list[tuple[Any, ...]] = []

    @property
    def count(self) -> int:
        return len(self._groups)

    @property
    def plain(self) -> bool:
        """Whether each job stands alone: entries of one match and nothing else."""
        return not self.others and all(len(groups) == 1 for groups in self.groups_of)

    def _sort(self, job: Order) -> set[int]:
        groups = set()
        for write in job.writes:
            if type(write) is Append:
                group = self._group(job, write.match)
                if group.appends and write.entry.seq != group.appends[-1].entry.seq + 1:
                    raise OutOfOrder
                group.appends.append(write)
                groups.add(group.number)
            else:
                self.others.append(write)
        if job.table and not groups:
            groups.add(self._group(job, "").number)
        return groups

    def _group(self, job: Order, match: str) -> _Group:
        group = _Group(len(self._groups), job.table, job.epoch, match)
        return self._groups.setdefault((job.table, job.epoch, match), group)

    async def link(self, known: Links, connection: Any) -> None:
        """Gives every entry the hash of the one before."""
        if len(known) > _KNOWN:
            known.clear()
        groups = [group for group in self._groups.values() if group.appends]
        asked = {one.match: one.first - 1 for one in groups if known.get(one.match, _NONE)[0] != one.first - 1}
        found = dict(await connection.fetch(_LINKS, list(asked), list(asked.values()))) if asked else {}
        for group in groups:
            before = found.get(group.match) if group.match in asked else known.get(group.match, _NONE)[1]
            before = before or b""
            for append in group.appends:
                row, before = rows.append_linked(append, before)
                self._lines.append((group.number, *row[1:]))
            group.link = before
            known[group.match] = (group.last, before)

    def columns(self) -> list[list[Any]]:
        groups = self._groups.values()
        noted = {group.table: group for group in groups if group.table and group.appends}
        wanted = [
            (
                group.number, group.table, group.epoch, group.match, group.first, group.last, group.link,
                noted.get(group.table) is group,
            )
            for group in groups
        ]  # fmt: skip
        return _columns(wanted, 8) + _columns(self._lines, 8)


def forget_links(known: Links, jobs: Sequence[Order]) -> None:
    """It's no longer known which entries come last in the matches of these jobs."""
    for job in jobs:
        for write in job.writes:
            if isinstance(write, Append):
                known.pop(write.match, None)


def _columns(lines: Sequence[Sequence[Any]], width: int) -> list[list[Any]]:
    """Rows as arrays, one for each column, as `unnest` wants them."""
    return [list(column) for column in zip(*lines, strict=True)] if lines else [[] for _ in range(width)]
