"""Workers: whatever happens to the one that has a bot, another goes on as if nothing had happened."""

import os
import signal
from collections.abc import Callable
from queue import Queue
from typing import Any

import pytest

from breakhouse.bots import Budget, Move, make_bot
from breakhouse.bots.party import play
from breakhouse.core import Event, Offers, View
from breakhouse.core.match import Sitting
from breakhouse.games import game, game_ids
from breakhouse.server.workers.pool import Workers
from breakhouse.server.workers.protocol import Answer, BotSpec, ChooseMove, NeedAll, Reply, Request, Seat
from breakhouse.server.workers.worker import Worker
from breakhouse.table.environment import Decision


class Wandering:
    """A bot that every so often is asked in another worker, which knows nothing or knew it long ago."""

    def __init__(self, spec: BotSpec, stay: int) -> None:
        self.needed_all = 0
        self._spec = spec
        self._stay = stay
        self._workers = [Worker() for _ in range(3)]
        self._asked = 0
        self._seen: list[Event] = []
        self._known = 0
        self._memory: bytes | None = None

    def observe(self, event: Event) -> None:
        self._seen.append(event)

    def choose(self, view: View, offers: Offers, budget: Budget) -> Move | None:
        task = ChooseMove(view, offers, budget)
        worker = self._workers[self._asked // self._stay % 3]
        self._asked += 1
        reply = self._ask(worker, task, self._known)
        if isinstance(reply, NeedAll):
            self.needed_all += 1
            reply = self._ask(worker, task, 0)
        assert isinstance(reply, Answer)
        self._known, self._memory = len(self._seen), reply.memory
        decision: Decision = reply.result
        return None if decision.command is None else Move(decision.command, decision.after_ms)

    def _ask(self, worker: Worker, task: ChooseMove, known: int) -> Reply:
        return worker.answer(Request(task, Seat(1, self._spec, known, self._seen[known:], self._memory)))


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("level", ["random", "casual"])
def test_a_bot_that_moves_from_worker_to_worker_plays_as_if_it_had_stayed(game_id: str, level: str) -> None:
    options = {} if game_id == "skipbo-breakers" else {"turns": 2}
    staying = play(game(game_id), [make_bot(game_id, level, seat, "seed") for seat in range(2)], options)
    for stay in (1, 3):
        bots = [Wandering(BotSpec(game_id, level, seat, "seed"), stay) for seat in range(2)]
        assert play(game(game_id), bots, options).log == staying.log
        assert any(bot.needed_all for bot in bots)


def situation() -> tuple[View, Offers, list[Event]]:
    sitting = Sitting.start(game("dice"), ["Ann", "Bo"])
    match = sitting.match
    seat = next(seat for seat in range(2) if match.legal(seat))
    shown = (match.game.redact(event, seat) for event in sitting.log[0].read_events(match.game))
    return match.game.view(match.state, seat), match.legal(seat), [event for event in shown if event is not None]


def ask(bot: Any, posted: "Queue[Callable[[], None]]", view: View, offers: Offers) -> Decision | None:
    answers: list[Decision | None] = []
    bot.ask(view, offers, 0, answers.append)
    while not answers:
        posted.get(timeout=60)()
    return answers[0]


def test_a_bot_outlives_the_process_that_has_it() -> None:
    posted = Queue[Callable[[], None]]()
    workers = Workers(posted.put, most=1)
    view, offers, events = situation()
    try:
        bot = workers.bot("dice", "casual", 0, "seed")
        bot.saw(events)
        assert ask(bot, posted, view, offers) is not None
        child = workers._processes[0]._child
        os.kill(child.pid, signal.SIGKILL)
        assert ask(bot, posted, view, offers) is not None, "another process goes on, whether or not it died first"
        assert workers._processes[0]._child.pid != child.pid
    finally:
        workers.close()


def test_a_bot_that_cannot_be_made_says_so_and_the_process_lives_on() -> None:
    worker = Worker()
    seat = Seat(1, BotSpec("dice", "grandmaster", 0, "seed"), 0, ())
    assert worker.answer(Request(ChooseMove(*situation()[:2], Budget()), seat)) == Answer(None)
