"""Playouts of Skip-Bo Breakers for any program: compiled, seeded, with checked arguments.

Everything here needs numba; compiled code is cached on disk, and compiling for the first time is announced.
"""

from typing import TYPE_CHECKING, NamedTuple

from breakhouse.core.numbers import MOST_SEED, check_whole
from breakhouse.core.optional_installs import need
from breakhouse.games.skipbo_breakers.kinds import demand_of
from breakhouse.games.skipbo_breakers.position import Position

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class HandResults(NamedTuple):
    """The results of many hands: who won each, and what it was worth."""

    winners: "NDArray[np.int8]"
    points: "NDArray[np.int16]"
    moves: int


def play_out(position: Position, n: int = 1000, seed: int = 0, greedy: bool = True) -> "NDArray[np.float64]":
    """Plays the hand to its end `n` times; returns, for each time, every seat's points minus the mean of the
    others'.

    Everybody plays greedily or, with `greedy=False`, at random. The hands are played exactly as the position has
    them: if you don't know the other hands, imagine them first.

    >>> position = Position.parse("3 15 | 9 9; 0; -; 0")
    >>> play_out(position, n=2, seed=1)
    array([[ 1., -1.],
           [ 1., -1.]])
    """
    n = check_whole("n", n, 1, 10_000_000)
    seed = check_whole("seed", seed, 0, MOST_SEED)
    if position.is_over:
        raise ValueError("the hand is over: there is nothing to play out")
    need("fast", "numba")
    import numpy as np

    from breakhouse.games.skipbo_breakers.jit.greedy import TUNED
    from breakhouse.games.skipbo_breakers.jit.playout import EQUAL_MATCHES, GREEDY, MUST_LAY, RANDOM, playouts

    rows = np.tile(np.array(position.hands, np.int64), (n, 1))
    options = EQUAL_MATCHES * position.equal_matches + MUST_LAY * position.must_lay
    how = GREEDY if greedy else RANDOM
    demand = demand_of(position.to_beat)
    margins: NDArray[np.float64] = playouts(
        rows, position.turn, demand, position.passes, options, how, seed, TUNED
    )
    return margins


def simulate(players: int = 2, hands: int = 10_000, seed: int = 0, greedy: bool = True) -> HandResults:
    """Deals and plays this many hands; the opener moves on by one seat from hand to hand.

    >>> played = simulate(players=3, hands=1000, seed=1)
    >>> len(played.winners), bool((played.points > 0).all())
    (1000, True)
    """
    players = check_whole("players", players, 2, 4)
    hands = check_whole("hands", hands, 1, 100_000_000)
    seed = check_whole("seed", seed, 0, MOST_SEED)
    need("fast", "numba")
    from breakhouse.games.skipbo_breakers.jit.greedy import TUNED
    from breakhouse.games.skipbo_breakers.jit.playout import GREEDY, RANDOM, play_hands

    moves, winners, points = play_hands(hands, players, 0, GREEDY if greedy else RANDOM, seed, TUNED)
    return HandResults(winners, points, int(moves))


def warm() -> None:
    """Compiles everything now rather than on first use, or loads what was compiled before."""
    simulate(2, 1)
    simulate(2, 1, greedy=False)
    play_out(Position.parse("3 15 | 9 9; 0; -; 0"), 1)
