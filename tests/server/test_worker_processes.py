"""How many worker processes there are: one at rest, more when requests wait, never more than there is room for."""

from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from breakhouse.bots import Budget
from breakhouse.server.workers import pool
from breakhouse.server.workers.pool import IDLE_S, Workers
from breakhouse.server.workers.protocol import Answer, BotSpec, ChooseMove, Done, Job, Request, Seat, Unload, Warm

SIXTEEN = 16


class FakeProcess:
    """Answers when it's told to."""

    started: ClassVar[list["FakeProcess"]] = []

    def __init__(self, post: Any, now: Callable[[], float]) -> None:
        self.dead = self.finished = False
        self.used = now()
        self._now = now
        self.asked: list[tuple[Request, Done]] = []
        FakeProcess.started.append(self)

    @property
    def idle(self) -> bool:
        return not self.asked

    def waiting(self) -> int:
        return max(0, len(self.asked) - 1)

    def ask(self, request: Request, done: Done, whose: str = "", seconds: float | None = None) -> None:
        self.used = self._now()
        self.asked.append((request, done))

    def answer(self) -> None:
        while self.asked:
            self.asked.pop(0)[1](Answer(None))

    def finish(self) -> None:
        self.finished = self.dead = True


class Clock:
    def __init__(self) -> None:
        self.now = 0.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    FakeProcess.started = []
    monkeypatch.setattr(pool, "_Process", FakeProcess)
    monkeypatch.setattr(pool, "usable_processors", lambda: float(SIXTEEN))
    return Clock()


def house(clock: Clock, most: int | None = None) -> Workers:
    workers = Workers(lambda call: call(), most=most, now=lambda: clock.now)
    workers.warm()
    answer_all()
    return workers


def answer_all() -> None:
    for process in FakeProcess.started:
        process.answer()


def think(workers: Workers, key: int) -> None:
    task = ChooseMove(None, [], Budget())  # type: ignore[arg-type]
    workers.ask(Request(task, Seat(key, BotSpec("nim", "random", 0, ""), 0, ())), lambda reply: None)


def test_a_house_at_rest_has_one_process_however_many_processors_there_are(clock: Clock) -> None:
    workers = house(clock)
    assert workers.running() == 1
    for key in range(50):  # one thought after the other
        think(workers, key)
        answer_all()
    assert workers.running() == 1


def test_processes_are_started_while_requests_wait_and_never_too_many(clock: Clock) -> None:
    workers = house(clock)
    for key in range(100):
        think(workers, key)
    assert workers.running() == SIXTEEN - 1
    assert all(isinstance(process.asked[0][0].task, Warm) for process in FakeProcess.started[1:]), (
        "none is waited for"
    )
    assert workers.waiting() == 99
    answer_all()
    for key in range(15):
        think(workers, key)
    assert workers.waiting() == 0, "those that wait for nothing else are asked first"


@pytest.mark.parametrize(("most", "running"), [(1, 1), (3, 3), (200, SIXTEEN - 1)])
def test_an_operator_may_allow_fewer_but_not_more_than_there_is_room_for(
    most: int, running: int, clock: Clock
) -> None:
    workers = house(clock, most)
    for key in range(100):
        think(workers, key)
    assert workers.running() == running


def test_idle_processes_end_except_one_and_their_bots_go_on_elsewhere(clock: Clock) -> None:
    workers = house(clock, most=3)
    for _ in range(2):
        for key in range(6):
            think(workers, key)
        answer_all()
    workers.run(dict, lambda result: None)
    answer_all()
    assert workers.running() == 4
    clock.now = IDLE_S - 1
    workers.end_idle()
    assert workers.running() == 4, "not yet"
    think(workers, 0)
    clock.now = 2 * IDLE_S
    workers.end_idle()
    assert workers.running() == 1
    assert [process.finished for process in FakeProcess.started] == [False, True, True, True]
    for key in range(6):
        think(workers, key)
    assert not any(process.asked for process in FakeProcess.started[1:4]), "nobody asks one that has ended"


def test_a_bot_stays_where_it_is_loaded_while_that_process_is_idle(clock: Clock) -> None:
    workers = house(clock, most=2)
    for _ in range(2):
        for key in (1, 2):
            think(workers, key)
        answer_all()
    for _ in range(3):
        think(workers, 2)
        (busy,) = [process for process in FakeProcess.started if process.asked]
        answer_all()
        assert busy is FakeProcess.started[1]
    workers._unload(2)
    ((request, _),) = FakeProcess.started[1].asked
    assert request.task == Unload(2)


def test_a_job_has_a_process_that_no_table_waits_for(clock: Clock) -> None:
    workers = house(clock, most=1)
    workers.run(dict, lambda result: None)
    think(workers, 1)
    assert [type(process.asked[0][0].task) for process in FakeProcess.started] == [ChooseMove, Job]
