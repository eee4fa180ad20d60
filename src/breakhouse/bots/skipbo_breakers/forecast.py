"""Chances in Skip-Bo Breakers: who wins the hand in progress and with how much, then the race to the target.

The hand is judged by what the network thought of each player's last move, given what that player knew, and by the
tiles still held. In later hands everybody wins as often as before, as far as a few hands can tell.
"""

from functools import lru_cache
from math import exp

import numpy as np

from breakhouse.bots.forecast import Chances, share_win
from breakhouse.bots.skipbo_breakers import network
from breakhouse.bots.skipbo_breakers.memory import Memory
from breakhouse.bots.skipbo_breakers.numpy_fallback import network_values
from breakhouse.bots.skipbo_breakers.opinion import situation
from breakhouse.bots.skipbo_breakers.player import set_of
from breakhouse.core import HOUSE
from breakhouse.core.entry import Entry
from breakhouse.core.match import Play
from breakhouse.core.offers import read_command
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.values import BreakersState, Dealt, HandWon, Lay, Pass

DRAWS = 400
PER_POINT = 0.25
"""How fast the chance of winning the hand rises with the network's points, which include the tiles held."""
ALIKE = 4.0
"""How many hands each player is assumed to have won before the first: it reflects how much levels differ."""
KEPT = (
    (2, (0.47, 0.75, 0.95, 1.0, 1.0)),
    (5, (0.27, 0.56, 0.75, 0.89, 1.0)),
    (10, (0.2, 0.34, 0.5, 0.67, 0.95)),
    (64, (0.17, 0.27, 0.4, 0.53, 0.75)),
)
"""The share of their tiles that the others will still hold when a player with at most this many wins; equally
likely."""
USUAL = {2: (1, 3, 4, 6, 9), 3: (3, 6, 8, 11, 15), 4: (7, 10, 14, 18, 24)}
"""What a later hand brings, by the number of players; all equally likely."""


class HandForecast:
    def __init__(self, match: Play) -> None:
        seats = len(match.header.seats)
        self._memories = [Memory() for _ in range(seats)]
        self._values = [0.0] * seats
        self._won = [0] * seats
        self._before: Play | None = None

    def after(self, entry: Entry, match: Play) -> Chances:
        if self._before is not None and entry.seat != HOUSE:
            self._weigh(entry, self._before)
        for event in entry.read_events(match.game):
            if isinstance(event, Dealt):
                self._values = [0.0] * len(self._values)
            elif isinstance(event, HandWon):
                self._won[event.seat] += 1
            for seat, memory in enumerate(self._memories):
                if (shown := match.game.redact(event, seat)) is not None:
                    memory.observe(shown)
        self._before = match
        state = match.state
        if (over := share_win(match)) is not None or not isinstance(state, BreakersState):
            return over or ()
        counts = tuple(t.count_tiles(hand) for hand in state.hands)
        weights = [exp(PER_POINT * value) for value in self._values]
        hand = tuple(weight / sum(weights) for weight in weights)
        strength = tuple((ALIKE + won) / (ALIKE * len(counts) + sum(self._won)) for won in self._won)
        return _mix(state.scores, counts, hand, strength, state.options.target)

    def _weigh(self, entry: Entry, before: Play) -> None:
        """What the network thinks of a move, from what its player knew."""
        command = read_command(before.game, bytes(entry.command))
        if isinstance(command, Lay | Pass):
            view = before.game.view(before.state, entry.seat)
            now = situation(view, self._memories[entry.seat])
            (self._values[entry.seat],) = network_values(now, network.load(len(now.counts)), [set_of(command)])


def _mix(
    scores: tuple[int, ...], counts: tuple[int, ...], hand: Chances, strength: Chances, target: int
) -> Chances:
    """Over who wins the hand in progress and what it brings, the chances from the next hand on."""
    chances = np.zeros(len(scores))
    for winner, chance in enumerate(hand):
        held = sum(counts) - counts[winner]
        parts = next(parts for most, parts in KEPT if counts[winner] <= most)
        for part in parts:
            then = list(scores)
            then[winner] += max(1, round(part * held))
            chances += chance / len(parts) * np.array(_from_next_hand(tuple(then), strength, target))
    return tuple(float(chance) for chance in chances)


@lru_cache(maxsize=8192)
def _from_next_hand(scores: tuple[int, ...], strength: Chances, target: int) -> Chances:
    if max(scores) >= target:
        return tuple(float(score == max(scores)) for score in scores)
    rng = np.random.default_rng(1)
    totals = np.tile(np.array(scores), (DRAWS, 1))
    steps = np.array(USUAL[len(scores)])
    open_ = np.arange(DRAWS)
    while len(open_):
        winners = rng.choice(len(scores), size=len(open_), p=strength)
        totals[open_, winners] += rng.choice(steps, size=len(open_))
        open_ = open_[totals[open_].max(axis=1) < target]
    return tuple(float(share) for share in np.bincount(totals.argmax(axis=1), minlength=len(scores)) / DRAWS)
