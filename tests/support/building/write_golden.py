"""Writes golden games of classic, mini and dice: `python -m tests.support.building.write_golden classic-base-two`.

A golden game is played once, with an architect who builds by the cards' orders, and kept for ever: a file that is
there already is never written again.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from breakhouse.games import game
from tests.support.building.table import DiceTable, Table
from tests.support.building.whole_match import check, play, written

GOLDEN = Path(__file__).parents[2] / "golden"

GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "classic-base-two": (2, {"turns": 2}),
    "classic-cunning-three": (3, {"turns": 1, "cunning": True}),
    "classic-young-and-cunning": (
        2,
        {"turns": 2, "young": True, "experts": [0], "cunning": True, "bricks": "real"},
    ),
    "classic-tactile-on-the-grid": (2, {"turns": 1, "edition": "tactile", "hands": "grid", "factors": [4, 1]}),
    "classic-learner-and-refusals": (2, {"turns": 2, "cunning": True, "ladder": [2, 1], "bricks": "real"}),
    "mini-second-deck": (2, {"turns": 3, "ladder": [0, 2], "bricks": "real"}),
    "dice-even-colours": (3, {"turns": 3, "ladder": [2, 0, 0], "bricks": "real"}),
    "mini-base-two": (2, {"turns": 2}),
    "mini-young-player-keeps-time": (3, {"turns": 1, "young": [1], "timekeeper": "player", "roll_ms": 1000}),
    "mini-turned-over": (2, {"turns": 10, "timer": "off", "bricks": "real"}),
    "dice-basic-two": (2, {"turns": 1}),
    "dice-player-stops": (3, {"turns": 1, "level": "introduction", "stopper": "player", "hands": "grid"}),
    "dice-advanced-untimed": (2, {"turns": 1, "level": "advanced", "timer": "off"}),
}


def main(names: Sequence[str]) -> int:
    for name in names:
        seats, options = GAMES[name]
        file = GOLDEN / f"{name}.match"
        if file.exists():
            print(f"{file.name} is golden already", file=sys.stderr)
            continue
        id = name.partition("-")[0]
        made = DiceTable if id == "dice" else Table
        found = made(game(id), seats=seats, seed=name, **options)
        play(found, refuse=bool(options.get("cunning")))
        check(found)
        lines = written(found)
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(
            f"{file.name}: {len(lines)} lines, {file.stat().st_size // 1024} KB, {found.sitting.match.outcome()}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or tuple(GAMES)))
