"""A match that stops whenever a learner has to decide: bots play everything else, by the real rules and clocks.

A learner's seat is a bot like any other, except that it raises `Awaiting` when it needs a decision. Asking changes
nothing, so once it has the decision, the match continues from there.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from breakhouse.bots import Bot, make_baseline
from breakhouse.bots.party import Party
from breakhouse.core import Outcome, Refusal, Seat, View
from breakhouse.core.numbers import check_whole
from breakhouse.envs.checks import check_players
from breakhouse.library.matches import Match


class Awaiting(Exception):
    """A learner has to decide."""

    def __init__(self, seat: Seat, view: View) -> None:
        super().__init__(seat)
        self.seat = seat
        self.view = view


class Learner(Bot, Protocol):
    """A seat that does what the learner decides."""

    decision: Any


class Decisions:
    """The match, run from one decision of a learner to the next."""

    def __init__(self, game_id: str, seats: Sequence[Bot], options: dict[str, Any], seed: int) -> None:
        self.match = Match(game_id, len(seats), options, seed)
        self._party = Party(self.match._sitting, seats)
        self.awaiting: Awaiting | None = None
        self.run()

    def run(self) -> None:
        """Runs to the next decision, or to the end."""
        self.awaiting = None
        try:
            self._party.play()
        except Awaiting as asked:
            self.awaiting = asked

    @property
    def turn(self) -> Seat | None:
        return None if self.awaiting is None else self.awaiting.seat

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome()


def margins(scores: Sequence[int]) -> tuple[float, ...]:
    """Each seat's points above the mean of the others."""
    total = sum(scores)
    return tuple(score - (total - score) / (len(scores) - 1) for score in scores)


def seat_opponents(
    game_id: str, players: int, seat: Seat, opponents: str | Sequence[str], seed: int
) -> dict[Seat, Bot]:
    """A bot for each other seat: all of one level, or one level each."""
    check_players(game_id, players)
    check_whole("the seat", seat, 0, players - 1)
    levels = _list_levels(opponents, players - 1)
    others = [other for other in range(players) if other != seat]
    try:
        return {
            other: make_baseline(game_id, level, other, seed) for other, level in zip(others, levels, strict=True)
        }
    except Refusal as no:
        raise ValueError(str(no)) from None


def _list_levels(opponents: str | Sequence[str], count: int) -> Sequence[str]:
    if isinstance(opponents, str):
        return [opponents] * count
    if not isinstance(opponents, Sequence) or not all(isinstance(level, str) for level in opponents):
        raise ValueError(f"opponents are a level for all or a list of levels, not {opponents!r}")
    if len(opponents) != count:
        raise ValueError(f"with {count + 1} players, a list of opponents has {count}, not {len(opponents)}")
    return opponents
