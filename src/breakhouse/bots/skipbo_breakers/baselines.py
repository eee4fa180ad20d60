"""Baselines for whoever compares players: they sit in the arena and in programs, and are offered to nobody at a
table.

`greedy` lays by rule of thumb, `network` plays what the network likes best, `pimc-N` tries every move in imagined
hands with N playouts in all, `ismcts-N` searches one tree over N imagined deals (single-observer information set
MCTS).
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from breakhouse.bots.bot import LEVELS, RANDOM, Budget
from breakhouse.bots.skipbo_breakers import evaluation, heuristics
from breakhouse.bots.skipbo_breakers.numpy_fallback import imagine_hands
from breakhouse.bots.skipbo_breakers.opinion import Opinion, Situation
from breakhouse.bots.skipbo_breakers.player import Judge, Player, by_habit
from breakhouse.core import Offers, Refusal, Seat
from breakhouse.core.optional_installs import need
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.kinds import demand_of
from breakhouse.games.skipbo_breakers.position import Move, Position

NAMES = ("greedy", "network", "pimc", "ismcts")
USUAL = {"pimc": 1000, "ismcts": 500}
"""How much each spends on a choice when its name does not say."""
MOST = 1_000_000
CURIOSITY = 8.0
"""How many points a move that was seldom tried may be behind."""


def seat_baseline(name: str, seat: Seat, seed: int | str) -> Player:
    """The baseline of this name, `pimc-1000`, or `Refusal`."""
    return Player(judge_of(name), seat, f"{name}/{seed}")


def judge_of(name: str) -> Judge:
    """How the baseline of this name weighs its moves, or `Refusal`."""
    kind, dash, number = name.partition("-")
    effort = int(number) if number.isdecimal() else USUAL.get(kind, 0)
    if kind not in NAMES or bool(dash) != bool(number) or (dash and not number.isdecimal()):
        raise Refusal("no-such-level", level=name[:40], known=", ".join((RANDOM, *LEVELS, *NAMES)))
    if (number and kind not in USUAL) or effort > MOST or (kind in USUAL and effort < 1):
        raise Refusal("no-such-level", level=name[:40], known=", ".join((RANDOM, *LEVELS, *NAMES)))
    if kind == "greedy":
        return by_habit(heuristics.STEADY)
    if kind == "network":
        return _by_network
    need("fast", "numba")
    search = _pimc if kind == "pimc" else _ismcts

    def judge(now: Situation, _: Offers, __: Budget, rng: Random) -> Sequence[Opinion]:
        return search(now, effort, rng)

    return judge


def _by_network(now: Situation, _: Offers, budget: Budget, rng: Random) -> Sequence[Opinion]:
    return evaluation.think(now, False, budget, rng)


def _imagine(now: Situation, rng: Random) -> Position:
    return Position(imagine_hands(now, rng), now.seat, now.top, now.passes, now.equal_matches, now.must_lay)


def thrifty_moves(position: Position) -> list[Move]:
    """For each demand the set with the fewest wilds: what the compact actions of learners are, too."""
    best: dict[int, Move] = {}
    for move in position.legal():
        wanted = demand_of(move)
        other = best.get(wanted)
        if move is None or other is None or t.wilds(move.tiles) < t.wilds(other.tiles):
            best[wanted] = move
    return list(best.values())


def _play_out(positions: Sequence[Position], seed: int) -> Any:
    """Every seat's margin at the end, everybody playing on greedily; the positions share turn and set to beat."""
    import numpy as np

    from breakhouse.games.skipbo_breakers.jit.greedy import TUNED
    from breakhouse.games.skipbo_breakers.jit.playout import EQUAL_MATCHES, GREEDY, MUST_LAY, playouts

    one = positions[0]
    options = EQUAL_MATCHES * one.equal_matches + MUST_LAY * one.must_lay
    rows = np.array([position.hands for position in positions], np.int64)
    return playouts(rows, one.turn, demand_of(one.to_beat), one.passes, options, GREEDY, seed, TUNED)


def _margins(position: Position) -> list[float]:
    points, others = float(position.points), len(position.hands) - 1
    return [points if seat == position.winner else -points / others for seat in range(len(position.hands))]


def _pimc(now: Situation, effort: int, rng: Random) -> Sequence[Opinion]:
    """Each move in the same imagined hands."""
    moves = thrifty_moves(_imagine(now, rng))
    worlds = [_imagine(now, rng) for _ in range(max(1, effort // len(moves)))]
    found = []
    for move in moves:
        after = [world.copy() for world in worlds]
        for position in after:
            position.advance(move)
        over = after[0].is_over  # my hand is the same in all of them
        value = _margins(after[0])[now.seat] if over else float(_play_out(after, 1)[:, now.seat].mean())
        found.append(Opinion(move, value, True))
    return sorted(found, key=lambda one: -one.value)


@dataclass(slots=True)
class TreeNode:
    """A sequence of moves that everybody saw: how often it was tried, how often it could be, what it brought."""

    tried: int = 0
    possible: int = 0
    total: float = 0.0
    """Of the seat that made the last move."""
    after: "dict[Move, TreeNode]" = field(default_factory=dict)

    def list_best(self, moves: Sequence[Move]) -> list[Move]:
        """The move that is most worth trying next."""
        return [max(moves, key=lambda move: self.after[move].promise())]

    def promise(self) -> float:
        return self.total / self.tried + CURIOSITY * math.sqrt(math.log(self.possible) / self.tried)


def _ismcts(now: Situation, effort: int, rng: Random) -> Sequence[Opinion]:
    """Each iteration imagines hands anew and walks the one tree along moves that they allow."""
    root = TreeNode()
    for _ in range(effort):
        _iterate(root, _imagine(now, rng), rng)
    found = [Opinion(move, node.total / max(1, node.tried), True) for move, node in root.after.items()]
    tries = {move: node.tried for move, node in root.after.items()}
    return sorted(found, key=lambda one: -tries[one.laid])


def _iterate(root: TreeNode, position: Position, rng: Random) -> None:
    node, path = root, []
    while not position.is_over:
        moves = thrifty_moves(position)
        for move in moves:
            node.after.setdefault(move, TreeNode()).possible += 1
        fresh = [move for move in moves if not node.after[move].tried]
        chosen = rng.choice(fresh or node.list_best(moves))
        node = node.after[chosen]
        path.append((position.turn, node))
        position.advance(chosen)
        if fresh:
            break
    gains = _margins(position) if position.is_over else _play_out([position], rng.getrandbits(31))[0]
    for seat, visited in path:
        visited.tried += 1
        visited.total += float(gains[seat])
