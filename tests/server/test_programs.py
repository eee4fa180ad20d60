"""Programs that play in a house: so many at a time, and whoever finds no room says so."""

import os
from collections.abc import Callable
from queue import Queue
from typing import Any

from breakhouse.server.workers.pool import Thinkers
from tests.support.games import GAMES


def test_the_number_of_programs_playing_at_once_is_limited_and_places_are_freed() -> None:
    posted, thoughts = Queue[Callable[[], None]](), list[Any]()
    thinkers = Thinkers(posted.put, {"mine": "cat"}, processes=1, most_programs=2)
    try:
        playing = [thinkers.thinker(GAMES[0], "mine", seat, "seed") for seat in range(2)]
        thinkers.thinker(GAMES[0], "mine", 2, "seed").ask({}, (), 0, thoughts.append)
        posted.get(timeout=20)()
        assert thoughts[0].lost == ("program-no-room", {"seat": 3, "level": "", "why": ""})
        playing[0].close()
        while thinkers._playing() == 2:
            posted.get(timeout=20)()
    finally:
        thinkers.close()


def test_ctrl_c_in_the_terminal_does_not_reach_the_thinking_processes() -> None:
    """They would stumble over it while they load; the house ends them when it ends."""
    posted, answers = Queue[Callable[[], None]](), list[Any]()
    thinkers = Thinkers(posted.put, processes=1)
    try:
        thinkers.work(os.getpgrp, answers.append)
        posted.get(timeout=60)()
    finally:
        thinkers.close()
    assert answers[0][0] != os.getpgrp()
