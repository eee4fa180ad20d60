"""A table for learners: hands of Skip-Bo Breakers one after another, alone or up to a target."""

from random import Random

from breakhouse.envs.checks import check_options
from breakhouse.envs.skipbo_breakers.actions import action_table
from breakhouse.envs.skipbo_breakers.planes import Knowledge, check_players
from breakhouse.games.skipbo_breakers import GAME
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.position import Move, Position


def check_target(target: int) -> int:
    check_options(GAME.id, {"target": target})
    return target


class HandTable:
    """One hand (`target` None), or hands until somebody has that many points; the winner opens the next
    (SB-20)."""

    def __init__(self, players: int, target: int | None = None) -> None:
        self.players = check_players(players)
        self.target = None if target is None else check_target(target)
        self.reset(0)

    def reset(self, seed: int | None) -> None:
        self._rng = Random(seed)
        self.scores = [0] * self.players
        self._deal(self._rng.randrange(self.players))

    def _deal(self, opener: int) -> None:
        self.position = Position.deal(self.players, self._rng, opener)
        self.opener = opener
        self.dealt = tuple(self.position.hands)
        self.seen = 0
        self.history: list[int] = []

    @property
    def turn(self) -> int | None:
        return None if self.is_over else self.position.turn

    @property
    def is_over(self) -> bool:
        if self.target is None:
            return self.position.is_over
        return max(self.scores) >= self.target

    def play(self, move: Move, full_index: int | None = None) -> tuple[float, ...]:
        """Plays a legal move; returns what each seat gains by it.

        The winner of a hand gets its points, and the others together lose as many; with a target, the same goes
        for 1 point at the end of the match.
        """
        index = action_table("full").index_of(move) if full_index is None else full_index
        self.position.advance(move)
        self.history.append(index)
        if move is not None:
            self.seen = t.with_(self.seen, move.tiles)
        winner = self.position.winner
        if winner is None:
            return (0.0,) * self.players
        points = self.position.points
        self.scores[winner] += points
        if self.target is None:
            return share(winner, points, self.players)
        if self.is_over:
            return share(winner, 1, self.players)
        self._deal(winner)
        return (0.0,) * self.players

    def look(self, seat: int) -> Knowledge:
        """What this seat knows."""
        at = self.position
        counts = [t.count_tiles(hand) for hand in at.hands]
        return Knowledge(
            seat,
            at.hands[seat],
            self.seen,
            counts,
            at.to_beat,
            at.passes,
            self.opener,
            self.scores,
            self.history,
            self.dealt[seat],
        )


def share(winner: int, points: int, players: int) -> tuple[float, ...]:
    """The points for the winner, and an equal share of the loss for each of the others: the sum is zero."""
    return tuple(float(points) if seat == winner else -points / (players - 1) for seat in range(players))
