"""What clients saw of a world that was broken, and whether it can be true."""

import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any

import asyncpg
import msgspec

from breakhouse.core import Chance, State
from breakhouse.core.entry import Entry
from breakhouse.core.match import Match
from breakhouse.games import game
from breakhouse.store import MatchRow, rows
from breakhouse.table.record import Record


@dataclass(eq=False)
class Attempt:
    """A move as a player means it; sent again, it keeps its id."""

    match: str
    seat: int
    ids: list[str]
    asked: float
    answered: float | None = None
    answer: str = "unknown"
    """accepted, refused or unknown."""


@dataclass(eq=False)
class Visit:
    """What one page was told of one match."""

    match: str
    seat: int | None
    asked: float
    updates: list[dict[str, Any]] = field(default_factory=list)


@dataclass
class History:
    attempts: list[Attempt] = field(default_factory=list)
    visits: list[Visit] = field(default_factory=list)
    now = staticmethod(time.monotonic)


@dataclass(frozen=True)
class Line:
    """An entry as the database has it."""

    entry: Entry
    command_id: str | None
    epoch: int


@dataclass(eq=False)
class World:
    """What the database has in the end."""

    logs: dict[str, list[Line]] = field(default_factory=lambda: defaultdict(list))
    matches: dict[str, MatchRow] = field(default_factory=dict)

    def log(self, match: str) -> list[Line]:
        return self.logs.get(match, [])


async def read_world(url: str) -> World:
    connection = await asyncpg.connect(url)
    world = World()
    for match, epoch, *row in await connection.fetch(
        f"SELECT match, epoch, {rows.ENTRY} FROM entries ORDER BY match, seq"
    ):
        read = rows.entry(row)
        world.logs[match].append(Line(read.entry, read.command_id, epoch))
    for row in await connection.fetch(f"SELECT {rows.MATCH} FROM matches JOIN secrets ON match = id"):
        world.matches[row[0]] = rows.match(row)
    await connection.close()
    return world


def check(history: History, world: World, calm: bool = False) -> list[str]:
    """Everything that cannot be true. `calm`: nobody was killed, so no table had to change hands."""
    wrong: list[str] = []
    for match, log in world.logs.items():
        wrong += _check_log(match, log, calm)
    for attempt in history.attempts:
        wrong += _check_attempt(attempt, world.log(attempt.match))
    wrong += _check_order(history, world)
    for visit in history.visits:
        if world.log(visit.match):
            wrong += _check_visit(visit, world.log(visit.match), world.matches[visit.match])
        wrong += _check_fresh(visit, history)
    return wrong


def _check_log(match: str, log: list[Line], calm: bool) -> list[str]:
    wrong = []
    if [line.entry.seq for line in log] != list(range(len(log))):
        wrong.append(f"{match}: the log has a gap")
    epochs = [line.epoch for line in log]
    if epochs != sorted(epochs):
        wrong.append(f"{match}: an epoch went back: {epochs}")
    if calm and len(set(epochs)) > 1:
        wrong.append(f"{match}: the table changed hands, and nobody was dead: {epochs}")
    ids = Counter((line.entry.seat, line.command_id) for line in log if line.command_id)
    return wrong + [f"{match}: {id} is there {count} times" for id, count in ids.items() if count > 1]


def _check_attempt(attempt: Attempt, log: list[Line]) -> list[str]:
    kept = sum(line.command_id in attempt.ids and line.entry.seat == attempt.seat for line in log)
    if attempt.answer == "accepted" and kept != 1:
        return [f"{attempt.match}: {attempt.ids} was acknowledged and is there {kept} times"]
    if attempt.answer == "refused" and kept:
        return [f"{attempt.match}: {attempt.ids} was refused and is there"]
    return [f"{attempt.match}: {attempt.ids} is there {kept} times"] if kept > 1 else []


def _place(attempt: Attempt, log: list[Line]) -> int | None:
    return next((line.entry.seq for line in log if line.command_id in attempt.ids), None)


def _check_order(history: History, world: World) -> list[str]:
    """What was answered before something else was asked comes before it in the log."""
    wrong = []
    by_match: dict[str, list[Attempt]] = defaultdict(list)
    for attempt in history.attempts:
        by_match[attempt.match].append(attempt)
    for match, attempts in by_match.items():
        places = [(one, _place(one, world.log(match))) for one in attempts]
        for first, at in places:
            for second, then in places:
                done = first.answered is not None and first.answer == "accepted"
                if done and at is not None and then is not None and first.answered < second.asked and at > then:  # type: ignore[operator]
                    wrong.append(
                        f"{match}: {first.ids} was answered before {second.ids} was asked, and comes after"
                    )
    return wrong


def _check_visit(visit: Visit, log: list[Line], row: MatchRow) -> list[str]:
    """A page sees a gapless part of what happened, as much of it as its seat may see, and what follows from it."""
    assert row.header is not None
    rules = game(row.header.game)
    record = Record(rules, len(row.header.seats))
    match = Match.before(rules, row.header, Chance(row.header.seed(row.secret, row.nonces)))
    states: dict[tuple[int | None, int], State] = {}
    for line in log:
        record.add(line.entry)
        match = match.replay(line.entry)
        states.update(dict.fromkeys(record.counts().items(), match.state))
    wrong: list[str] = []
    upto = None
    for update in visit.updates:
        perspective, first, events = update["perspective"], update["first"], update["events"]
        if upto is not None and first != upto and not update["fresh"]:
            wrong.append(f"{visit.match}: a page was told {first} after {upto}")
        true = _plain(record.happenings(perspective, first))[: len(events)]
        if true != events:
            wrong.append(f"{visit.match}: a page was told what did not happen, or must not be known: {events}")
        upto = update["next"]
        for face in update["faces"]:
            if face["view"] is not None and face["view"] != _plain(
                rules.view(states.get((perspective, upto)), face["seat"])  # type: ignore[arg-type]
            ):
                wrong.append(f"{visit.match}: a page was shown {face['view']} after {upto}")
    return wrong


def _plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _check_fresh(visit: Visit, history: History) -> list[str]:
    """Who comes after an answer sees what was answered."""
    seen = [update for update in visit.updates if update["faces"] and update["faces"][0]["view"] is not None]
    if not seen:
        return []
    shown = sum(cell >= 0 for cell in seen[0]["faces"][0]["view"]["cells"])
    known = sum(
        one.match == visit.match
        and one.answer == "accepted"
        and one.answered is not None
        and one.answered < visit.asked
        for one in history.attempts
    )
    return (
        [f"{visit.match}: {known} moves were answered, and a page that came then saw {shown}"]
        if shown < known
        else []
    )
