"""One hand of Skip-Bo Breakers as an OpenSpiel game, `python_skipbo_breakers`: every tile is dealt by a chance
node, the first player opens, and the others together lose as many points as the winner gets.

Parameters: `players` (2 to 4), `actions` (`compact` or `full`) and, for a game small enough to solve, a smaller
deck: `ranks`, `copies` of each, `wilds`, and how many `tiles` a player gets (`small_deck`).
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from breakhouse.envs.checks import IllegalAction
from breakhouse.envs.skipbo_breakers.actions import action_table
from breakhouse.envs.skipbo_breakers.hands import share
from breakhouse.envs.skipbo_breakers.planes import Knowledge, Plane, check_players, fill, most_moves, planes_of
from breakhouse.envs.skipbo_breakers.small_deck import USUAL, deck_of, hands_from
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.position import Position

SHORT_NAME = "python_skipbo_breakers"
DEFAULTS = {"players": 2, "actions": "compact", **USUAL}

GAME_TYPE = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Skip-Bo Breakers (Python)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=DEFAULTS,
)


class SpielBreakers(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """The game as OpenSpiel loads it."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        self.players = check_players(chosen["players"])
        self.actions = action_table(str(chosen["actions"]))
        self.deck = deck_of(self.players, chosen)
        points = (self.players - 1) * self.deck.each
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions.size,
            max_chance_outcomes=len(self._first_hands) if self.deck.is_shrunken else t.WILD,
            num_players=self.players,
            min_utility=-float(points),
            max_utility=float(points),
            utility_sum=0.0,
            max_game_length=most_moves(self.players),
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))

    @property
    def _first_hands(self) -> Sequence[object]:
        return hands_from(self.deck.counts, self.deck.each)

    def new_initial_state(self) -> "SpielHand":
        return SpielHand(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """An observer of public or private information, or both, with or without perfect recall."""
        return SpielObserver(
            iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self.players, params
        )


class SpielHand(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """One hand: the deal, tile by tile, then moves."""

    def __init__(self, game: SpielBreakers) -> None:
        super().__init__(game)
        self._actions = game.actions
        self._players = game.players
        self._deck = game.deck
        self.dealt: list[list[int]] = [[] for _ in range(game.players)]
        self.left = list(game.deck.counts)
        self.position: Position | None = None
        self.seen = 0
        self.moves: list[int] = []

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.is_over else self.position.turn

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return [int(action) for action in self._actions.mask(self.position).nonzero()[0]]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcome n is the tile n + 1; 15 is ∞. A smaller deck gives one of the hands that can be dealt next."""
        ways = [ways for _, ways in self._next_hands()] if self._deck.is_shrunken else self.left
        total = sum(ways)
        return [(outcome, number / total) for outcome, number in enumerate(ways) if number]

    def _next_hands(self) -> tuple[tuple[tuple[int, ...], int], ...]:
        return hands_from(tuple(self.left), self._deck.each)

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self._deal(action)
            return
        move = self._actions.move(self.position, action)
        self.moves.append(action_table("full").index_of(move))
        if move is not None:
            self.seen = t.with_(self.seen, move.tiles)
        self.position.advance(move)

    def _deal(self, outcome: int) -> None:
        each = self._deck.each
        for tile in self._drawn(outcome):
            self.left[tile] -= 1
            next(hand for hand in self.dealt if len(hand) < each).append(tile + 1)
        if len(self.dealt[-1]) == each:
            self.position = Position([t.hand_of(hand) for hand in self.dealt])

    def _drawn(self, outcome: int) -> list[int]:
        """The tiles of a chance outcome, counted from 0; or `IllegalAction`."""
        if self._deck.is_shrunken:
            hands = self._next_hands()
            if outcome not in range(len(hands)):
                raise IllegalAction(f"there is no hand {outcome}: they go from 0 to {len(hands) - 1}")
            return [tile for tile, number in enumerate(hands[outcome][0]) for _ in range(number)]
        if outcome not in range(t.WILD):
            raise IllegalAction(f"there is no tile {outcome}: they go from 0 to {t.WILD - 1}")
        if not self.left[outcome]:
            raise IllegalAction(f"all {t.COPIES} copies of tile {outcome} are dealt")
        return [outcome]

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.is_over

    def returns(self) -> list[float]:
        if self.position is None or self.position.winner is None:
            return [0.0] * self._players
        return list(share(self.position.winner, self.position.points, self._players))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            drawn = self._drawn(action) if self._deck.is_shrunken else [action]
            return f"deal {t.write_tiles(t.hand_of([tile + 1 for tile in drawn]))}"
        return self._actions.names[action]

    def __str__(self) -> str:
        if self.position is None:
            return " | ".join(t.write_tiles(t.hand_of(hand)) for hand in self.dealt)
        return str(self.position)

    def look(self, player: int) -> Knowledge:
        """What this player knows; during the deal, the tiles they have been dealt so far."""
        hands = [t.hand_of(hand) for hand in self.dealt]
        at = self.position or Position(hands)
        counts = [t.count_tiles(hand) for hand in at.hands]
        return Knowledge(
            player, at.hands[player], self.seen, counts, at.to_beat, at.passes, 0, (), self.moves, hands[player]
        )


class SpielObserver:
    """The planes of the other environments as an OpenSpiel observer; the first plane says which player
    observes."""

    def __init__(self, iig_obs_type: Any, players: int, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters to an observation; {params!r} was given")
        private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        own = Plane("player", (players,), False, "who looks")
        wanted = [
            plane
            for plane in planes_of(players, recall=iig_obs_type.perfect_recall)
            if (private if plane.private else iig_obs_type.public_info)
        ]
        self.planes = (own, *wanted)
        self._is_private, self._is_public = private, bool(iig_obs_type.public_info)
        self._recalls = bool(iig_obs_type.perfect_recall)
        self.tensor = np.zeros(sum(plane.size for plane in self.planes), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        start = 0
        for plane in self.planes:
            self.dict[plane.name] = self.tensor[start : start + plane.size].reshape(plane.shape)
            start += plane.size

    def set_from(self, state: SpielHand, player: int) -> None:
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        fill(state.look(player), self.dict)

    def string_from(self, state: SpielHand, player: int) -> str:
        sight, parts = state.look(player), [f"player {player}"]
        if self._is_private:
            parts.append(f"holds {t.write_tiles(sight.dealt if self._recalls else sight.hand)}")
        if self._is_public:
            parts.append("counts " + " ".join(map(str, sight.counts)))
            if self._recalls:
                names = action_table("full").names
                parts.append("moves " + ", ".join(names[move] for move in sight.history))
            else:
                top = (
                    "-" if sight.to_beat is None else f"{sight.to_beat.kind} {t.write_tiles(sight.to_beat.tiles)}"
                )
                parts.append(f"seen {t.write_tiles(sight.seen)}; to beat {top}; passes {sight.passes}")
        return "; ".join(parts)


pyspiel.register_game(GAME_TYPE, SpielBreakers)
