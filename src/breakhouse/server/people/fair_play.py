"""Cases for the operator: matches that show signs of a program, and seats that players reported.

Finished matches that count are examined in another process, by what their game's coach knows (`bots.signs`). A
match with a suspicion stops counting at once and waits: when the operator clears the case, it counts as it would
have; when the operator confirms it, it never does. A report alone withholds nothing, or it would be a weapon.
Why: docs/decisions/0041-fair-play.md.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from breakhouse.bots.review import coach_of
from breakhouse.bots.signs import Tally
from breakhouse.core import Refusal
from breakhouse.server.admin.logs import about
from breakhouse.server.admin.metrics import Metrics
from breakhouse.server.people.ratings import Ratings
from breakhouse.server.workers.protocol import JobResult
from breakhouse.server.workers.worker import Examined, examine_match
from breakhouse.server.writes import write
from breakhouse.store import (
    CaseRow,
    PutCase,
    PutNote,
    PutResult,
    PutTally,
    Report,
    ResultRow,
    SeatResult,
    Store,
    TallyRow,
    Write,
)
from breakhouse.table.environment import SeatReport

log = logging.getLogger("breakhouse.fair_play")

WAITING = "examine/"
"""Under this name and the id of a match: it is still to be examined."""
CONFIRMED = "fair-play"
"""Why such a match is not rated."""
_TRIES = 5
_MOST_WAITING = 1_000
_COUNTED = 1_000

Run = Callable[[Callable[[], Any], Callable[[JobResult | None], None]], None]


class FairPlay:
    def __init__(
        self,
        store: Store,
        ratings: Ratings,
        run: Run,
        metrics: Metrics,
        changed: Callable[[ResultRow], None],
        wall: Callable[[], float] = time.time,
    ) -> None:
        """`run` does a job in another process; `changed` is told about results that count or no longer do."""
        self._store = store
        self._ratings = ratings
        self._run = run
        self._metrics = metrics
        self._changed = changed
        self._wall = wall
        self._waiting: asyncio.Queue[str] = asyncio.Queue(_MOST_WAITING)
        self._alone = asyncio.Lock()
        """Cases are read, changed and written one after the other."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.open_cases = 0

    # -------------------------------------------------------------- examining

    def enqueue(self, result: ResultRow) -> Sequence[Write]:
        """Examines the match once it is durable. What to write with it, so that a restart forgets nothing."""
        people = any(seat.who is not None and not seat.program for seat in result.seats)
        if not result.rated or not people or result.instant or coach_of(result.game).find_signs is None:
            return ()
        if self._waiting.full():
            log.warning("too many matches wait to be examined", extra=about(match=result.match))
            return ()
        self._waiting.put_nowait(result.match)
        return [PutNote(WAITING + result.match, b"")]

    async def examine_all(self, again: bool) -> None:
        """Until it is cancelled. `again`: first, those that the last house of this folder left."""
        await self._count()
        if again:
            for name, _ in await self._store.ask(lambda store: store.notes(WAITING)):
                await self._waiting.put(name.removeprefix(WAITING))
        while True:
            match = await self._waiting.get()
            try:
                await self.examine(match)
            except Exception:
                log.exception("a match could not be examined", extra=about(match=match))

    async def examine(self, match: str) -> None:
        result = await self._find_result(match)
        row = await self._store.ask(lambda store: store.match(match))
        if result is None or row is None or row.header is None or not result.rated:
            return
        entries = await self._store.ask(lambda store: store.entries(match))
        people = {seat.seat: seat for seat in result.seats if seat.who is not None and not seat.program}
        known = {seat: await self._tallies(one, result.game) for seat, one in people.items()}
        own = frozenset(
            one.entry.seq for one in entries if one.command_id is not None and one.entry.seat in people
        )
        work = partial(examine_match, row, [one.entry for one in entries], own, known)
        found = await self._work(work)
        await self._note(result, people, known, found or {})

    async def _find_result(self, match: str) -> ResultRow | None:
        """It may still be on its way to the store."""
        for _ in range(_TRIES):
            found = await self._store.ask(lambda store: store.result(match))
            if found is not None:
                return found
            await asyncio.sleep(0.2)
        return None

    async def _tallies(self, seat: SeatResult, game: str) -> dict[str, Tally]:
        rows = await self._store.ask(lambda store: store.tallies(seat.who or "", game))
        return {row.sign: Tally(row.count, row.total, row.squares) for row in rows}

    async def _work(self, work: Callable[[], Any]) -> Mapping[int, Examined] | None:
        done: asyncio.Future[JobResult | None] = asyncio.get_running_loop().create_future()
        self._run(work, lambda result: None if done.done() else done.set_result(result))
        result = await done
        return None if result is None else result.get()

    async def _note(
        self,
        result: ResultRow,
        people: Mapping[int, SeatResult],
        known: Mapping[int, Mapping[str, Tally]],
        found: Mapping[int, Examined],
    ) -> None:
        writes: list[Write] = [PutNote(WAITING + result.match, None)]
        for seat, one in found.items():
            who, game = people[seat].who or "", result.game
            for sign, seen in one.observed.items():
                before = known[seat].get(sign, Tally())
                was = TallyRow(who, game, sign, before.count, before.total, before.squares)
                after = before.add(seen)
                writes.append(PutTally(TallyRow(who, game, sign, after.count, after.total, after.squares), was))
        flagged = {seat: one for seat, one in found.items() if one.suspicions}
        async with self._alone:
            for seat, one in flagged.items():
                case = await self._case(result.match, people[seat], result.game)
                figures = {sign: round(seen.mean, 3) for sign, seen in one.observed.items()}
                signs = tuple(dict.fromkeys((*case.signs, *one.suspicions)))
                writes.append(PutCase(msgspec.structs.replace(case, signs=signs, figures=figures)))
            if flagged and not result.withheld:
                writes += [
                    PutResult(msgspec.structs.replace(result, withheld=True)),
                    *self._ratings.count(result, -1),
                ]
            await write(self._store, writes)
        for seat, one in flagged.items():
            self._metrics.count("flags_total")
            log.warning(
                "a match doesn't count until an operator has looked at it: %s",
                ", ".join(one.suspicions),
                extra=about(match=result.match, seat=seat + 1, who=people[seat].who or "", game=result.game),
            )
        if flagged:
            self._changed(result)
            await self._count()

    async def _case(self, match: str, seat: SeatResult, game: str) -> CaseRow:
        found = await self._store.ask(lambda store: store.case(match, seat.seat))
        return found or CaseRow(match, seat.seat, seat.who or "", seat.name, game, int(self._wall()))

    # -------------------------------------------------------------- reports

    def report(self, report: SeatReport) -> None:
        """A player complains about a seat; the table has checked that they may."""
        task = asyncio.get_running_loop().create_task(self._report(report))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _report(self, report: SeatReport) -> None:
        now = int(self._wall())
        async with self._alone:
            found = await self._store.ask(lambda store: store.case(report.match, report.seat))
            case = found or CaseRow(report.match, report.seat, report.who, report.name, report.game, now)
            if any(one.by == report.by for one in case.reports):
                return
            reports = (*case.reports, Report(report.by, report.why, now))
            await write(self._store, [PutCase(msgspec.structs.replace(case, reports=reports))])
        self._metrics.count("reports_total")
        where = about(match=report.match, seat=report.seat + 1, who=report.who, game=report.game)
        log.warning("a player was reported: %s", report.why, extra=where)
        await self._count()

    # -------------------------------------------------------------- what the operator does

    async def clear(self, match: str, seat: int, by: str, *more: Write) -> CaseRow:
        """Nothing was wrong: the match counts as it would have, and what was observed so far is forgotten."""
        async with self._alone:
            case, result = await self._find_open(match, seat)
            rows = await self._store.ask(lambda store: store.tallies(case.who, case.game))
            writes: list[Write] = [PutTally(TallyRow(row.who, row.game, row.sign)) for row in rows]
            if result is not None and result.withheld and not await self._waits_for_another(case, result):
                writes += [
                    PutResult(msgspec.structs.replace(result, withheld=False)),
                    *self._ratings.count(result),
                ]
            return await self._close(case, "cleared", by, result, [*writes, *more])

    async def confirm(self, match: str, seat: int, by: str, *more: Write) -> CaseRow:
        """A program played, or something else was unfair: the match never counts, for nobody."""
        async with self._alone:
            case, result = await self._find_open(match, seat)
            writes: list[Write] = []
            if result is not None and result.rated:
                if not result.withheld:
                    writes += await self._ratings_of(result, -1)
                seats = tuple(msgspec.structs.replace(one, rating=None, change=None) for one in result.seats)
                never = msgspec.structs.replace(
                    result, rated=False, unrated=CONFIRMED, withheld=False, seats=seats
                )
                writes.append(PutResult(never))
            return await self._close(case, "confirmed", by, result, [*writes, *more])

    async def _find_open(self, match: str, seat: int) -> tuple[CaseRow, ResultRow | None]:
        case = await self._store.ask(lambda store: store.case(match, seat))
        if case is None or case.state != "open":
            raise Refusal("no-such-case", case=f"{match}/{seat + 1}")
        return case, await self._store.ask(lambda store: store.result(match))

    async def _waits_for_another(self, case: CaseRow, result: ResultRow) -> bool:
        others = [one.seat for one in result.seats if one.seat != case.seat]
        cases = await self._store.ask(lambda store: [store.case(case.match, seat) for seat in others])
        return any(one is not None and one.state == "open" and one.signs for one in cases)

    async def _close(
        self, case: CaseRow, state: str, by: str, result: ResultRow | None, writes: Sequence[Write]
    ) -> CaseRow:
        closed = msgspec.structs.replace(case, state=state, closed=int(self._wall()), by=by)
        await write(self._store, [*writes, PutCase(closed)])
        if result is not None:
            self._changed(result)
        await self._count()
        return closed

    async def _ratings_of(self, result: ResultRow, times: int) -> list[Write]:
        return await self._store.ask(lambda _: self._ratings.count(result, times))

    async def _count(self) -> None:
        self.open_cases = len(await self._store.ask(lambda store: store.cases("open", _COUNTED)))
