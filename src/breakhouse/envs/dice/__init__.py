"""The dice game for learners: after each throw, which pieces to roll again. A bot does the rest.

An action is a set of places, as bits: action 5 rolls the pieces in places 0 and 2 again. A bot of the given level
does everything else: it throws new pieces, builds as soon as the pips fit, and watches others.
"""

from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from breakhouse.bots.dice.builder import DiceBuilder, in_hand_order
from breakhouse.bots.dice.puzzle import puzzle_of
from breakhouse.bots.dice.solver import solve_card
from breakhouse.core import Seat, View
from breakhouse.envs.checks import IllegalAction, check_level, check_options, check_players, check_seed
from breakhouse.envs.decisions import Awaiting, Decisions, margins
from breakhouse.envs.solo import HandsSolo
from breakhouse.envs.turns import Array, TurnEnv
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.dice import GAME
from breakhouse.games.dice.values import DiceView

PLACES = 8
ACTIONS = 1 << PLACES
SIDES = 6
STEPS = 30
POINTS = 20
PLANES = (
    ("value", (PLACES, SIDES), "what the piece in each place of the card shows"),
    ("die", (PLACES,), "it is a die"),
    ("cuboid", (PLACES,), "it is a cuboid"),
    ("upright", (PLACES,), "it stands upright and binds nothing"),
    ("rests", (PLACES, PLACES), "the first place lies on the second and must show as much or more"),
    ("coloured", (1,), "the card says which piece goes where"),
    ("clock", (STEPS,), "how much of the turn's sum is called, in thirtieths"),
    ("points", (POINTS,), "points of this turn so far"),
)
"""All of it is public: nothing in this game is hidden."""
COLUMNS = sum(int(np.prod(shape)) for _, shape, _ in PLANES)


class DiceLearner(DiceBuilder):
    """Asks the learner wherever the bot's own rule would have chosen."""

    def __init__(self, seat: Seat, level: str, seed: int | str) -> None:
        super().__init__(level, seat, seed)
        self.decision: int | None = None

    def to_throw(self, view: DiceView, card: Card) -> tuple[str, ...]:
        pieces = in_hand_order(view, card)
        fresh = tuple(piece for piece in pieces if piece not in view.values)
        if fresh or solve_card(card).lay([view.values[piece] for piece in pieces]) is not None:
            return fresh
        if self.decision is None:
            raise Awaiting(self.seat, view)
        rolled, self.decision = self.decision, None
        return tuple(piece for place, piece in enumerate(pieces) if rolled >> place & 1)


class DiceEnv(TurnEnv, EzPickle):
    """2 to 4 players with `turns` turns each; every agent decides which pieces to roll again.

    `hands` is the level of the bots that throw and build. At the end each agent gets its points minus the others'
    mean.
    """

    metadata: ClassVar[dict[str, Any]] = {**TurnEnv.metadata, "name": "dice_v0"}

    def __init__(
        self,
        players: int = 2,
        turns: int = 1,
        hands: str = "casual",
        masks: str = "observation",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, players, turns, hands, masks, render_mode)
        TurnEnv.__init__(self, check_players(GAME.id, players), COLUMNS, ACTIONS, masks, render_mode)
        check_options(GAME.id, {"turns": turns})
        self._turns, self._hands = turns, check_level(GAME.id, "hands", hands)

    def start(self, seed: int | None) -> None:
        chance = Random(check_seed(seed))
        while True:  # there's nothing to learn from a match without a decision
            number = chance.getrandbits(31)
            seats = range(len(self.possible_agents))
            self._learners = [DiceLearner(seat, self._hands, number) for seat in seats]
            self._decisions = Decisions(GAME.id, self._learners, {"turns": self._turns}, number)
            if self._decisions.awaiting is not None:
                break
        self._seen = self._decisions.awaiting.view

    def turn(self) -> int | None:
        return self._decisions.turn

    def look(self, seat: int) -> Array:
        return look(self._seen)

    def mask(self, seat: int) -> Array:
        return mask(self._seen)

    def act(self, action: int) -> tuple[float, ...]:
        turn = self._decisions.turn
        if not 0 <= action < ACTIONS:
            raise IllegalAction(f"there is no action {action}: they go from 0 to {ACTIONS - 1}")
        if turn is None or not mask(self._seen)[action]:
            raise IllegalAction(f"action {action} may not be played now")
        self._learners[turn].decision = int(action)
        self._decisions.run()
        if self._decisions.awaiting is not None:
            self._seen = self._decisions.awaiting.view
        outcome = self._decisions.outcome
        return (0.0,) * len(self._learners) if outcome is None else margins(outcome.scores)

    def __str__(self) -> str:
        return "dice_v0"

    def render(self) -> str | None:
        return repr(self._decisions.match) if self.render_mode == "ansi" else None


class DiceSolo(HandsSolo):
    """One seat against bots of any level: after each throw, which pieces to roll again."""

    game_id = GAME.id
    columns = COLUMNS
    actions = ACTIONS
    make_learner = DiceLearner

    def look(self) -> NDArray[np.int8]:
        return look(self.view())

    def mask(self) -> NDArray[np.int8]:
        return mask(self.view())


def look(view: View) -> NDArray[np.int8]:
    """The question as a row of zeros and ones."""
    assert isinstance(view, DiceView)
    assert view.turn.card is not None
    card, row = view.turn.card, np.zeros(COLUMNS, np.int8)
    parts, start = {}, 0
    for name, shape, _ in PLANES:
        size = int(np.prod(shape))
        parts[name] = row[start : start + size].reshape(shape)
        start += size
    puzzle = puzzle_of(card)
    for place, piece in enumerate(in_hand_order(view, card)):
        parts["die" if puzzle.faces[place] == SIDES else "cuboid"][place] = 1
        if view.values.get(piece):
            parts["value"][place, view.values[piece] - 1] = 1
    parts["upright"][list(puzzle.wild)] = 1
    for upper, lower in puzzle.pairs:
        parts["rests"][upper, lower] = 1
    parts["coloured"][0] = puzzle.fixed
    parts["clock"][: STEPS * view.tally.total // max(1, view.limit)] = 1
    parts["points"][: min(POINTS, view.points)] = 1
    return row


def mask(view: View) -> NDArray[np.int8]:
    """Any pieces in play may be rolled again, but at least one."""
    assert isinstance(view, DiceView)
    assert view.turn.card is not None
    allowed = np.zeros(ACTIONS, np.int8)
    allowed[1 : 1 << len(in_hand_order(view, view.turn.card))] = 1
    return allowed
