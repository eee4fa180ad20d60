"""Make 'n' Break for Gymnasium at the level of turns, `breakhouse/Building-v0`: which cards are worth their time.

One seat against bots, in the cunning variant (CL-20): a card may be refused, which pays the neighbour a chip. A
bot of the given level does the building. For each card that's turned over, the learner decides whether to build
it, to refuse it, or first to build the refused card that brings the most for its time.
"""

from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from breakhouse.bots.bot import Move
from breakhouse.bots.building.architect import box_of
from breakhouse.bots.building.timing import build_ms
from breakhouse.bots.classic.architect import ClassicArchitect, better_refused
from breakhouse.core import Seat
from breakhouse.envs.decisions import Awaiting
from breakhouse.envs.solo import HandsSolo
from breakhouse.games.classic import GAME
from breakhouse.games.classic.values import ClassicView, Refuse, Switch

ACTIONS = ("build", "refuse", "switch")
BUILD, REFUSE, SWITCH = range(3)
FEATURES = (
    ("points", "of the card, in thirds"),
    ("pieces", "of the card, in tenths"),
    ("time to build", "that these hands need on average, in minutes"),
    ("time left", "of this turn, in minutes; 1 without a timer"),
    ("done", "cards of this turn so far, in tenths"),
    ("refused", "cards in front of this seat, in tenths"),
    ("turn", "how much of the match is over"),
    ("own score", "in hundreds"),
    ("best other score", "in hundreds"),
)
"""Numbers from 0 to 1 that everybody at the table could know."""
MINUTE = 60_000


class BuildingLearner(ClassicArchitect):
    """Asks once for each card that it may refuse."""

    def __init__(self, seat: Seat, level: str, seed: int | str) -> None:
        super().__init__(level, seat, seed)
        self.decision: int | None = None
        self._settled: tuple[int, int, str] | None = None
        self.time = 0

    def may_switch(self, view: ClassicView) -> bool:
        return better_refused(view, self.seat, self.skill) is not None

    def _choose_card(self, view: ClassicView, named: set[str], now: int) -> Move | None:
        card = view.turn.card
        if card is None or "refuse" not in named:
            return None
        key = (view.turn.number, view.turn.seen_at, card.id)
        if self._settled == key:
            return None
        if self.decision is None:
            self.time = now
            raise Awaiting(self.seat, view)
        chosen, self.decision, self._settled = self.decision, None, key
        if chosen == REFUSE:
            return Move(Refuse(), max(0, (view.refusable_at or now) - now) + self.hands.notice())
        better = better_refused(view, self.seat, self.skill) if chosen == SWITCH else None
        return None if better is None else Move(Switch(better.id), self.hands.read(len(better.pieces)))


class BuildingSolo(HandsSolo):
    """For each card: whether to build it, refuse it, or build a refused one first."""

    game_id = GAME.id
    columns = len(FEATURES)
    numbers = np.float32
    actions = len(ACTIONS)
    make_learner = BuildingLearner
    options: ClassVar[dict[str, Any]] = {"timer": "box", "cunning": True}
    learner: BuildingLearner

    def look(self) -> NDArray[np.float32]:
        view = self._classic_view()
        card = view.turn.card
        assert card is not None
        left = MINUTE if view.turn.ends_at is None else view.turn.ends_at - self.learner.time
        needs = build_ms(card, box_of(view), self.learner.skill)
        others = [score for seat, score in enumerate(view.scores) if seat != self.seat]
        values = (
            card.points / 3,
            len(card.pieces) / 10,
            needs / MINUTE,
            left / MINUTE,
            len(view.turn.done) / 10,
            len(view.refused[self.seat]) / 10,
            view.turn.number / (self._turns * self._players),
            view.scores[self.seat] / 100,
            max(others) / 100,
        )
        return np.clip(np.array(values, np.float32), 0, 1)

    def mask(self) -> NDArray[np.int8]:
        return np.array([1, 1, self.learner.may_switch(self._classic_view())], np.int8)

    def _classic_view(self) -> ClassicView:
        view = self.view()
        assert isinstance(view, ClassicView)
        return view
