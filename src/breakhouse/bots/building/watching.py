"""What a watcher sees: a mistake, and how long it has been there (CL-09)."""

import random
from dataclasses import dataclass

from breakhouse.bots.building.hands import Skill
from breakhouse.games.blocks.match.values import BuildingView

PATIENCE_MS = 2_500
"""How long, at an even pace, a mistake may stay before somebody points at it: the builder often sees it first."""
PLAIN = ("misplaced", "wrong-way", "wrong-colour", "swapped")
"""Mistakes that one sees from across the table."""


@dataclass(slots=True)
class Lookout:
    """One mistake of one card, and whether there is anything left to say about it."""

    of: tuple[int, int, str] | None = None
    since: int = 0
    settled: bool = False

    def pointed_at(self, view: BuildingView, now: int, skill: Skill, rng: random.Random) -> str | None:
        """The brick to point at now; each one is considered only once."""
        brick = mistake(view)
        if brick is None:
            self.of = None
            return None
        this = (view.turn.number, view.turn.seen_at, brick)
        if this != self.of:
            self.of, self.since, self.settled = this, now, False
        if self.settled or now - self.since < PATIENCE_MS * skill.pace:
            return None
        self.settled = True
        return brick if rng.random() < skill.points else None


def mistake(view: BuildingView) -> str | None:
    """The brick of the first plain mistake that nobody has pointed at."""
    verdict = view.turn.verdict
    if verdict is None or verdict.matched:
        return None
    pointed = {one.brick for one in view.turn.pointed}
    named = (one.piece for one in verdict.differences if one.what in PLAIN)
    return next((brick for brick in named if brick and brick not in pointed), None)
