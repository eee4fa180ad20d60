"""A match among bots in match time: as long as it lasts at a table, as fast as it can be computed.

The arena, the coach's what-ifs and the tests play here; a table does the same with a clock that people share.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from breakhouse.bots.bot import AT_LEISURE, Bot, Budget
from breakhouse.bots.seated import Pending, Seated
from breakhouse.core import Event, Refusal
from breakhouse.core.contract import AnyGame
from breakhouse.core.match import Sitting

MOST_STEPS = 200_000
"""More than any match of these games needs; a party that reaches it is broken, not long."""


class Party:
    """Bots around one sitting. `refusals` counts what they tried in vain."""

    def __init__(self, sitting: Sitting, bots: Sequence[Bot], budget: Budget = AT_LEISURE) -> None:
        self.sitting = sitting
        self.refusals = 0
        self._budget = budget
        self._seats = [Seated(sitting.match.game.id, seat, bot) for seat, bot in enumerate(bots)]
        self._told = 0
        self._now = 0
        """Time runs on when a command is refused, although the match knows nothing of it."""

    def play(self, until: Callable[[Sitting], bool] | None = None) -> Sitting:
        """To the end of the match, or until the caller has seen enough."""
        for _ in range(MOST_STEPS):
            if self.sitting.match.outcome() is not None or (until is not None and until(self.sitting)):
                self._tell()
                return self.sitting
            self.step()
        raise RuntimeError(f"a party of {self.sitting.match.game.id} does not end")

    def step(self) -> None:
        """Tells, asks, and lets the next thing happen: a deadline or the first pending move."""
        self._tell()
        self._ask()
        match = self.sitting.match
        moves = [(s.pending.due, s.seat, s) for s in self._seats if s.pending is not None]
        due = min((d.at for d in match.game.deadlines(match.state)), default=None)
        if not moves and due is None:
            raise RuntimeError(f"nobody at this table of {match.game.id} has anything to do")
        if moves and (due is None or min(moves)[0] < due):
            at, _, seated = min(moves)
            self._now = max(at, match.now)
            self._move(seated, self._now)
        elif due is not None:
            self._expire(due)

    def _expire(self, due: int) -> None:
        brought = self.sitting.match.due(max(due, self.sitting.match.now))
        if brought is not None:
            self.sitting.match, entry = brought
            self.sitting.log.append(entry)

    def _move(self, seated: Seated, at: int) -> None:
        pending: Pending | None = seated.pending
        if pending is None:
            return
        try:
            self.sitting.match, entry = self.sitting.match.do(seated.seat, pending.move.command, at)
        except Refusal:
            self.refusals += 1
            seated.refused()
            return
        self.sitting.log.append(entry)
        seated.played()

    def _tell(self) -> None:
        game = self.sitting.match.game
        fresh: list[Event] = []
        for entry in self.sitting.log[self._told :]:
            fresh.extend(entry.read_events(game))
        self._told = len(self.sitting.log)
        for seated in self._seats:
            seen = (game.redact(event, seated.seat) for event in fresh)
            seated.saw([event for event in seen if event is not None])

    def _ask(self) -> None:
        match = self.sitting.match
        now = self._now = max(self._now, match.now)
        for seated in self._seats:
            offers = match.legal(seated.seat, now)
            if offers or seated.pending is not None:
                view = match.game.view(match.state, seated.seat)
                seated.think(view, offers, msgspec.structs.replace(self._budget, now=now))


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
