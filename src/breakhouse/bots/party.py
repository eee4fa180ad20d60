"""A match among bots in match time: as long as at a table, as fast as it can be computed.

The arena, the coach's what-ifs and the tests use it; a table does the same in real time.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from breakhouse.bots.bot import AT_LEISURE, Bot, Budget
from breakhouse.bots.seated import SeatedBots
from breakhouse.core.contract import AnyGame
from breakhouse.core.match import Sitting

MOST_STEPS = 200_000
"""More than any match of these games needs; reaching it means something is broken."""


class Party:
    """Bots around one sitting. `refusals` counts their refused commands."""

    def __init__(self, sitting: Sitting, bots: Sequence[Bot], budget: Budget = AT_LEISURE) -> None:
        self.sitting = sitting
        self.refusals = 0
        self._budget = budget
        self._bots = SeatedBots(sitting, dict(enumerate(bots)))
        self._now = 0
        """Time runs on when a command is refused, although the match knows nothing of it."""

    def play(self, until: Callable[[Sitting], bool] | None = None) -> Sitting:
        """To the end of the match, or until the caller has seen enough."""
        for _ in range(MOST_STEPS):
            if self.sitting.match.outcome() is not None or (until is not None and until(self.sitting)):
                self._bots.end()
                return self.sitting
            self.step()
        raise RuntimeError(f"a party of {self.sitting.match.game.id} does not end")

    def step(self) -> None:
        """Updates and asks the bots, then lets the next thing happen: a deadline or the first pending move."""
        self._bots.tell()
        match = self.sitting.match
        self._now = max(self._now, match.now)
        self._bots.ask(self._now, self._budget)
        moves = [(pending.due, seated.seat, seated, pending) for seated, pending in self._bots.moving]
        due = min((d.at for d in match.game.deadlines(match.state)), default=None)
        if not moves and due is None:
            self._bots.hurry()
        elif moves and (due is None or min(moves)[0] < due):
            at, _, seated, pending = min(moves)
            self._now = max(at, match.now)
            self.refusals += not self._bots.move(seated, pending, self._now)
        elif due is not None:
            self._expire(due)

    def _expire(self, due: int) -> None:
        brought = self.sitting.match.due(max(due, self.sitting.match.now))
        if brought is not None:
            self.sitting.match, entry = brought
            self.sitting.log.append(entry)


def play(
    game: AnyGame,
    bots: Sequence[Bot],
    options: Mapping[str, Any] | None = None,
    secret: bytes = bytes(32),
    budget: Budget = AT_LEISURE,
) -> Sitting:
    """A whole match; the sitting has its log."""
    names = [f"bot {seat + 1}" for seat in range(len(bots))]
    return Party(Sitting.start(game, names, options, secret), bots, budget).play()
