"""The same thinking without compiled code: the network through numpy, and a few playouts step by step."""

from collections.abc import Mapping, Sequence
from random import Random

from breakhouse.bots.skipbo_breakers import heuristics
from breakhouse.bots.skipbo_breakers.network import Net, context_features, features_after, worths
from breakhouse.bots.skipbo_breakers.opinion import KEPT, NEAR, SLOW_TRUST, TOP_MOVES, Opinion, Situation, rank
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.kinds import TileSet, demand_of
from breakhouse.games.skipbo_breakers.position import Position
from breakhouse.games.skipbo_breakers.sets import sets


def opinions(now: Situation, net: Net, playouts: int, rng: Random) -> list[Opinion]:
    moves = moves_of(now)
    values = network_values(now, net, moves)
    played: Mapping[int, float] = {}
    candidates = sorted(range(len(moves)), key=lambda n: -values[n])[:TOP_MOVES]
    candidates = [n for n in candidates if values[n] >= values[candidates[0]] - NEAR]
    if playouts and len(candidates) > 1:
        played = look_again(now, [moves[n] for n in candidates], candidates, playouts, rng)
    return rank(moves, values, played, SLOW_TRUST)


def moves_of(now: Situation) -> list[TileSet | None]:
    """Every move, or those that look best where there are too many."""
    found: list[TileSet | None] = list(sets(now.hand, now.top, now.equal_matches))
    found.sort(key=lambda laid: -heuristics.worth(now.hand, laid, now.least, heuristics.STEADY))
    del found[KEPT:]
    return [*found, None] if now.top is not None and not (now.must_lay and found) else found


def network_values(now: Situation, net: Net, moves: Sequence[TileSet | None]) -> list[float]:
    context = context_features(now.seat, now.counts, now.unseen, now.lone, now.let_pass)
    active = [_features(now, laid) for laid in moves]
    values = [float(value) for value in worths(net, context, active)]
    points = float(sum(now.counts) - now.counts[now.seat])
    out = [laid is not None and laid.length == t.count_tiles(now.hand) for laid in moves]
    return [points if over else value for over, value in zip(out, values, strict=True)]


def _features(now: Situation, laid: TileSet | None) -> list[int]:
    if laid is not None:
        return features_after(t.without(now.hand, laid.tiles), demand_of(laid), 0)
    passes = now.passes + 1
    top = None if passes == len(now.counts) - 1 else now.top
    return features_after(now.hand, demand_of(top), passes)


def look_again(
    now: Situation, moves: Sequence[TileSet | None], candidates: Sequence[int], playouts: int, rng: Random
) -> dict[int, float]:
    """The mean margin of each move over imagined hands, everybody playing on by rules of thumb."""
    worlds = max(1, playouts // len(moves))
    sums = dict.fromkeys(candidates, 0.0)
    for _ in range(worlds):
        hands = imagine_hands(now, rng)
        for n, laid in zip(candidates, moves, strict=True):
            position = Position(hands, now.seat, now.top, now.passes, now.equal_matches)
            position.advance(laid)
            sums[n] += _margin(_play_out(position), now.seat)
    return {n: total / worlds for n, total in sums.items()}


def imagine_hands(now: Situation, rng: Random) -> list[int]:
    """The unseen tiles dealt to the others by chance."""
    heap = t.list_tiles(now.unseen)
    rng.shuffle(heap)
    hands = []
    for seat, count in enumerate(now.counts):
        if seat == now.seat:
            hands.append(now.hand)
        else:
            hands.append(t.hand_of(heap[:count]))
            del heap[:count]
    return hands


def _play_out(position: Position) -> Position:
    while not position.is_over:
        hand = position.hands[position.turn]
        least = min(t.count_tiles(other) for seat, other in enumerate(position.hands) if seat != position.turn)
        moves = position.legal()
        position.advance(max(moves, key=lambda laid: heuristics.worth(hand, laid, least, heuristics.STEADY)))
    return position


def _margin(position: Position, seat: int) -> float:
    points = float(position.points)
    return points if position.winner == seat else -points / (len(position.hands) - 1)
