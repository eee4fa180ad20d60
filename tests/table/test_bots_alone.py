"""Tables where only bots sit, watched or not: they always play to the end, however slowly bots think."""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from breakhouse.bots import Budget, make_bot
from breakhouse.core import Event, Offers, View
from breakhouse.core.news import News
from breakhouse.table import Chair, Table
from breakhouse.table.environment import Decision
from tests.support.table.manual_table import Bench, Page, sheet

MOST_MINUTES = 120


class SlowBot:
    """A bot that answers after a while, as one in another process does: the table has gone on meanwhile."""

    def __init__(self, bench: Bench, game: str, level: str, seat: int, seed: str) -> None:
        self._bot = make_bot(game, level, seat, seed)
        self._later = bench.room.later
        self._pace = random.Random(f"{seed} {seat}")

    def hear(self, news: News) -> None:
        """Only programs care."""

    def saw(self, events: Sequence[Event]) -> None:
        for event in events:
            self._bot.observe(event)

    def ask(self, view: View, offers: Offers, now: int, done: Callable[[Decision | None], None]) -> None:
        move = self._bot.choose(view, offers, Budget(now=now, playouts=4))
        decision = Decision(None) if move is None else Decision(move.command, move.after_ms)
        self._later(self._pace.choice((1, 40, 400, 1500)), lambda: done(decision))

    def close(self) -> None:
        return


def bots_only(game: str, options: dict[str, Any], seats: int, level: str, seed: str) -> tuple[Bench, Table]:
    bench = Bench(levels=(level,))
    bench.room = replace(bench.room, make_bot=lambda *what: SlowBot(bench, *what[:3], seed))
    chairs = tuple(Chair(bot=level, name=f"bot {n + 1}") for n in range(seats))
    return bench, Table.make(bench.room, sheet(game, options=options, chairs=chairs), lambda trouble: None)


def played_out(bench: Bench, table: Table) -> bool:
    """Lets the house tick, once a second, until the match is over or somebody would have left the room."""
    for _ in range(60 * MOST_MINUTES):
        if table.sheet.phase == "over":
            return True
        bench.wait(1_000)
        table.tick()
    return False


GAMES: list[tuple[str, dict[str, Any], int]] = [
    ("classic", {"turns": 1}, 3),
    ("classic", {"turns": 1, "edition": "tactile", "cunning": True}, 2),
    ("mini", {"turns": 1}, 4),
    ("dice", {"turns": 1}, 2),
    ("skipbo-breakers", {"target": 1}, 3),
]


@pytest.mark.parametrize("watched", [True, False])
@pytest.mark.parametrize(("game", "options", "seats"), GAMES)
def test_a_match_between_bots_is_played_to_the_end(
    game: str, options: dict[str, Any], seats: int, watched: bool
) -> None:
    for seed in ("a", "b", "c"):
        bench, table = bots_only(game, options, seats, "casual", seed)
        ann = Page("Ann")
        table.join(ann.device)
        table.starting.start(ann.device)
        bench.wait(2_000)
        if not watched:
            table.leave(ann.device)
        assert played_out(bench, table), f"stuck with seed {seed}: {table.match and table.match.state}"
