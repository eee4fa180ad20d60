"""What a command costs in the rules, without sockets and disk: `lay` in Skip-Bo Breakers, `place` in classic.

`python bench/house/moves.py` prints microseconds of CPU time for the package that it imports, so the same file can
measure another commit: `measure_moves(rounds, commit)` lets both take turns.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from breakhouse.core.contract import Command
from breakhouse.core.match import Play, Sitting
from breakhouse.core.offers import read_command
from breakhouse.games import game

ROOT = Path(__file__).parents[2]
REPEATS = 3_000
CARD = "c1 3 red coloured: red-@0,0 white|@2,1 brown-@2,4 orange.@2,5 purple.@2,6 yellow.@2,7"
PLACES = (("red", "lying", 150, 50), ("white", "lying", 450, 50), ("brown", "lying", 300, 150))
"""Three bricks: two next to each other, and one across."""

Move = tuple[Play, int, Command]


def laying() -> list[Move]:
    """The first set that can be laid in each of the first rounds of a match."""
    sitting = Sitting.start(game("skipbo-breakers"), ["Ann", "Bo"], {}, bytes(32))
    moves: list[Move] = []
    while len(moves) < len(PLACES):
        match = sitting.match
        seat = next(seat for seat in range(2) if match.legal(seat))
        command = match.legal(seat)[0]
        assert isinstance(command, Command)
        moves.append((match, seat, command))
        sitting.do(seat, command)
    return moves


def placing() -> list[Move]:
    """Bricks that are placed one after the other."""
    options = {"first": 0, "timer": "off", "deck": f"deck bench classic 1\n{CARD}"}
    sitting = Sitting.start(game("classic"), ["Ann", "Bo"], options, bytes(32))
    sitting.do(0, {"do": "start"})
    moves: list[Move] = []
    for brick, how, x, y in PLACES:
        sitting.do(0, {"do": "lift", "brick": brick}, sitting.match.now + 1_000)
        place = read_command(sitting.match.game, {"do": "place", "brick": brick, "how": how, "x": x, "y": y})
        moves.append((sitting.match, 0, place))
        sitting.do(0, place, sitting.match.now + 1_000)
    return moves


def microseconds(moves: list[Move]) -> float:
    """CPU time of one command. A match is a value, so the same move can be made again and again."""
    for match, seat, command in moves * 100:
        match.do(seat, command, match.now + 1_000)
    begun = time.process_time_ns()
    for match, seat, command in moves * (REPEATS // len(moves)):
        match.do(seat, command, match.now + 1_000)
    return (time.process_time_ns() - begun) / REPEATS / 1_000


def measure_moves(rounds: int, commit: str) -> dict[str, list[list[float]]]:
    """By command: for each round the microseconds now and at the commit. Both take turns."""
    seen: dict[str, list[list[float]]] = {}
    with tree_of(commit) as before:
        for _ in range(rounds):
            now, then = _run(ROOT), _run(before)
            for name, cost in now.items():
                seen.setdefault(name, []).append([cost, then[name]])
    return seen


@contextmanager
def tree_of(commit: str) -> Iterator[Path]:
    """A working tree of that commit, in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        before = Path(folder) / "before"
        _git("worktree", "add", "--quiet", "--detach", str(before), commit)
        try:
            yield before
        finally:
            _git("worktree", "remove", "--force", str(before))


def ratio_of(runs: list[list[float]]) -> float:
    """The cost now by the cost before, in the median round."""
    return statistics.median(now / before for now, before in runs)


def _run(tree: Path) -> dict[str, float]:
    env = os.environ | {"PYTHONPATH": str(tree / "src")}
    out = subprocess.run([sys.executable, __file__], env=env, capture_output=True, text=True, check=True).stdout
    found: dict[str, float] = json.loads(out)
    return found


def _git(*args: str) -> None:
    subprocess.run(["git", *args], cwd=ROOT, check=True)


if __name__ == "__main__":
    print(json.dumps({"lay": microseconds(laying()), "place": microseconds(placing())}))
