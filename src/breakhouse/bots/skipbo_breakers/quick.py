"""One choice in compiled code, from plain values to plain values."""

from typing import Any

import numpy as np

from breakhouse.bots.skipbo_breakers import pocket, searching
from breakhouse.bots.skipbo_breakers.fast import MOST_MOVES, fast, keep_best, list_moves, move_worths
from breakhouse.bots.skipbo_breakers.memory import NEVER
from breakhouse.bots.skipbo_breakers.net import Net, blank
from breakhouse.bots.skipbo_breakers.opinion import KEPT, NEAR, TOP_MOVES, TRUST, Opinion, Situation, rank
from breakhouse.games.skipbo_breakers.demands import BREAKER, tile_set
from breakhouse.games.skipbo_breakers.kinds import demand_of
from breakhouse.games.skipbo_breakers.playout import EQUAL_MATCHES, MUST_LAY


@fast
def choices(
    seat: int,
    hand: int,
    to_beat: int,
    passes: int,
    options: int,
    counts: Any,
    unseen: int,
    lone: Any,
    let_pass: Any,
    net: Any,
    small: Any,
    playouts: int,
    seed: int,
) -> Any:
    """Tiles, demands, the network's values, the moves looked at again and what their playouts gave."""
    tiles, demands = np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES, np.int64)
    values = np.zeros(MOST_MOVES, np.float32)
    aim = to_beat - (options & EQUAL_MATCHES) if to_beat and to_beat >> 16 != BREAKER else to_beat
    found = list_moves(hand, aim, options & MUST_LAY != 0, tiles, demands)
    least = 64
    for other in range(len(counts)):
        if other != seat:
            least = min(least, counts[other])
    found = keep_best(hand, least, tiles, demands, found, KEPT)
    move_worths(seat, hand, passes, to_beat, tiles, demands, found, counts, unseen, lone, let_pass, net, values)
    candidates = searching.best_first(values, found, TOP_MOVES, NEAR)
    again = np.zeros(0)
    if playouts > 0 and len(candidates) > 1:
        again = searching.look_again(
            seat, hand, passes, to_beat, options, tiles, demands, candidates, values[candidates], counts, unseen,
            lone, let_pass, small, TRUST, playouts, searching.TRIES, searching.SURE, seed,
        )  # fmt: skip
    return tiles[:found], demands[:found], values[:found], candidates, again


def opinions(
    now: Situation, net: Net, playouts: int, seed: int, small: pocket.Pocket | None = None
) -> list[Opinion]:
    """What there is to choose from and what it is worth, best first; `small` is the pocket network."""
    tiles, demands, values, candidates, again = choices(
        now.seat,
        now.hand,
        demand_of(now.top),
        now.passes,
        EQUAL_MATCHES * now.equal_matches + MUST_LAY * now.must_lay,
        np.array(now.counts),
        now.unseen,
        np.array(now.lone),
        np.array(now.let_pass),
        net,
        small or pocket.load(len(now.counts)),
        playouts,
        seed,
    )
    moves = [tile_set(int(laid), int(wanted)) for laid, wanted in zip(tiles, demands, strict=True)]
    played = dict(zip(candidates.tolist(), again.tolist(), strict=True)) if len(again) else {}
    return rank(moves, values.tolist(), played, TRUST)


def warm() -> None:
    """Compiles, or loads what was compiled before."""
    two = Situation(0, 3, None, 0, (2, 1), 8, (0, 0), ((NEVER,) * 6, (NEVER,) * 6), False, False)
    opinions(two, blank(2), 2, 1, pocket.blank(2))
