"""What clients saw of a world that was broken, and whether it can be true."""

import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any

import asyncpg
import msgspec

from breakhouse.core import Chance, State
from breakhouse.core.entry import Entry
from breakhouse.core.match import Play
from breakhouse.games import game
from breakhouse.store import MatchRow, hash_chain, sql
from breakhouse.table.history import EventHistory


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
    """What one page saw of one match."""

    match: str
    seat: int | None
    asked: float
    seen: int | None = None
    """How many events it had seen when it connected."""
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
        f"SELECT match, epoch, {hash_chain.ENTRY} FROM entries ORDER BY match, seq"
    ):
        read = sql.entry(row)
        world.logs[match].append(Line(read.entry, read.command_id, epoch))
    for row in await connection.fetch(f"SELECT {sql.MATCH} FROM matches JOIN secrets ON match = id"):
        world.matches[row[0]] = sql.match(row)
    await connection.close()
    return world


def check(history: History, world: World, calm: bool = False) -> list[str]:
    """Everything that cannot be true. `calm`: nobody was killed, so no table had to change hands."""
    wrong: list[str] = []
    for match, log in world.logs.items():
        wrong += _check_log(match, log, calm)
        if world.matches[match].header is None:
            wrong.append(f"{match}: it has begun, and how it began is gone")
    for attempt in history.attempts:
        wrong += _check_attempt(attempt, world.log(attempt.match))
    wrong += _check_order(history, world)
    for visit in history.visits:
        if (log := world.log(visit.match)) and world.matches[visit.match].header is not None:
            wrong += _check_visit(visit, log, world.matches[visit.match], _known(visit, history, log))
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
        done = [(one, one.answered, at) for one, at in places if one.answer == "accepted" and at is not None]
        for first, answered, at in done:
            for second, then in places:
                if answered is not None and then is not None and answered < second.asked and at > then:
                    wrong.append(
                        f"{match}: {first.ids} was answered before {second.ids} was asked, and comes after"
                    )
    return wrong


def _known(visit: Visit, history: History, log: list[Line]) -> int:
    """The last entry that had been answered when this page came: it must see at least as much."""
    before = [
        one
        for one in history.attempts
        if one.match == visit.match and one.answered is not None and one.answered < visit.asked
    ]
    places = [_place(one, log) for one in before if one.answer == "accepted"]
    return max((at for at in places if at is not None), default=0)


def _check_visit(visit: Visit, log: list[Line], row: MatchRow, known: int) -> list[str]:
    """A page sees a gapless part of what happened, as much of it as its seat may see, and what follows from it;
    and nothing that was answered before it came is missing. `known`: the last such entry."""
    assert row.header is not None
    rules = game(row.header.game)
    record = EventHistory(rules, len(row.header.seats))
    match = Play.before(rules, row.header, Chance(row.header.seed(row.secret, row.nonces)))
    states: dict[tuple[int | None, int], list[State]] = defaultdict(list)
    counts: list[dict[int | None, int]] = []
    for line in log:
        record.add(line.entry)
        match = match.replay(line.entry)
        counts.append(record.counts())
        for place in counts[-1].items():
            states[place].append(match.state)
    wrong: list[str] = []
    upto = visit.seen
    fresh = True
    for update in visit.updates:
        perspective, first, events = update["perspective"], update["first"], update["events"]
        if upto is not None and first != upto and not update["fresh"]:
            wrong.append(f"{visit.match}: a page was told {first} after {upto}")
        true = _plain(record.happenings(perspective, first))[: len(events)]
        if true != events:
            wrong.append(f"{visit.match}: a page was told what did not happen, or must not be known: {events}")
        upto = update["next"]
        for face in update["faces"]:
            possible = states[perspective, upto]
            if face["view"] is None:
                continue
            if face["view"] not in [_plain(rules.view(state, face["seat"])) for state in possible]:
                wrong.append(f"{visit.match}: a page was shown {face['view']} after {upto}")
            if fresh and upto < counts[known][perspective]:
                wrong.append(f"{visit.match}: a page came after entry {known} was answered and saw {upto} events")
            fresh = False
    return wrong


def _plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
