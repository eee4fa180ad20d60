"""How people's hands move, match by match, so an operator can see who lets a program play.

A game's manifest says which commands take a hand some time. Only commands from a person's page count, so bots and
programs are never examined. A flag has no automatic consequences: a person has to look.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from statistics import median

import msgspec

from breakhouse.core.entry import Entry
from breakhouse.games import game
from breakhouse.store import EntryRow, PaceRow, PutPace, Reader, ResultRow, Write

PAUSE_MS = 10_000
"""Longer gaps don't count: another card, another turn, a pause."""
NEAR_MS = 10
"""An interval this close to the median is regular."""
ENOUGH = 40
"""How many intervals it takes before we say anything."""
FASTEST = 1.4
"""Commands a second, over all. People under 25 move 1.49 blocks a second where they need not look, turn or aim
(Box and Block Test, Niama Natta and others 2015); the quickest bot, which has to, places 0.9 bricks."""
STEADIEST = 0.12
"""The deviation of the intervals, relative to their mean. Distances differ, so hands that follow Fitts' law to the
millisecond have 0.10 over the shipped cards (computed); a person's own unsteadiness comes on top of that."""
MOST_REGULAR = 0.4
"""The share of regular intervals; 0.03 to 0.08 for the same hands."""


class _Verb(msgspec.Struct):
    do: str


_verb = msgspec.json.Decoder(_Verb)


class HandSpeeds:
    def __init__(self, store: Reader) -> None:
        self._store = store

    def add(self, result: ResultRow) -> Sequence[Write]:
        """What this match adds to the sums of its people."""
        paced = game(result.game).manifest.paced
        people = [seat for seat in result.seats if seat.who is not None] if paced else []
        entries = self._store.entries(result.match) if people else []
        writes: list[Write] = []
        for seat in people:
            before = self._before(seat.who or "", result.game, seat.name)
            after = sum_up(before, intervals_of(_own(entries, seat.seat), paced))
            if after is not None:
                writes.append(PutPace(after, before))
        return writes

    def _before(self, who: str, id: str, name: str) -> PaceRow:
        found = self._store.pace(who, id) or PaceRow(who, id, name)
        return msgspec.structs.replace(found, name=name)


def _own(entries: Iterable[EntryRow], seat: int) -> Iterator[Entry]:
    return (row.entry for row in entries if row.entry.seat == seat and row.command_id is not None)


def intervals_of(own: Iterable[Entry], paced: Sequence[str]) -> list[int]:
    """The intervals between two such commands of a person, in milliseconds."""
    times = [entry.at for entry in own if _verb.decode(entry.command).do in paced]
    return [after - before for before, after in pairwise(times) if after - before <= PAUSE_MS]


def sum_up(before: PaceRow, intervals: Sequence[int]) -> PaceRow | None:
    if not intervals:
        return None
    middle = median(intervals)
    return msgspec.structs.replace(
        before,
        matches=before.matches + 1,
        count=before.count + len(intervals),
        ms=before.ms + sum(intervals),
        squares=before.squares + sum(each * each for each in intervals),
        regular=before.regular + sum(abs(each - middle) <= NEAR_MS for each in intervals),
    )


def pace_of(row: PaceRow) -> float:
    """Commands a second."""
    return row.count * 1000 / max(1, row.ms)


def jitter_of(row: PaceRow) -> float:
    """The deviation of the intervals as a part of their mean."""
    mean = row.ms / max(1, row.count)
    return sqrt(max(0.0, row.squares / max(1, row.count) - mean * mean)) / max(1.0, mean)


def regularity_of(row: PaceRow) -> float:
    return row.regular / max(1, row.count)


def is_flagged(row: PaceRow) -> bool:
    """Whether hands like these are hardly a person's."""
    odd = pace_of(row) > FASTEST or jitter_of(row) < STEADIEST or regularity_of(row) > MOST_REGULAR
    return row.count >= ENOUGH and odd
