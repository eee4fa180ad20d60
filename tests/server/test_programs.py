"""Programs that play in a house: so many at a time, and whoever finds no room says so."""

import os
from collections.abc import Callable
from queue import Queue
from typing import Any

from breakhouse.server.workers.pool import Workers
from tests.support.games import GAMES


def test_the_number_of_programs_playing_at_once_is_limited_and_places_are_freed() -> None:
    posted, thoughts = Queue[Callable[[], None]](), list[Any]()
    workers = Workers(posted.put, {"mine": "cat"}, most=1, most_programs=2)
    try:
        playing = [workers.bot(GAMES[0], "mine", seat, "seed") for seat in range(2)]
        workers.bot(GAMES[0], "mine", 2, "seed").ask({}, (), 0, thoughts.append)
        posted.get(timeout=20)()
        assert thoughts[0].lost == ("program-no-room", {"seat": 3, "level": "", "why": ""})
        playing[0].close()
        while workers.programs_playing() == 2:
            posted.get(timeout=20)()
    finally:
        workers.close()


def test_ctrl_c_in_the_terminal_does_not_reach_the_workers() -> None:
    """It would interrupt them while they load; the house ends them when it ends."""
    posted, answers = Queue[Callable[[], None]](), list[Any]()
    workers = Workers(posted.put, most=1)
    try:
        workers.run(os.getpgrp, answers.append)
        posted.get(timeout=60)()
    finally:
        workers.close()
    assert answers[0].value != os.getpgrp()
