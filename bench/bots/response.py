"""Responses to one opponent: what they win by is a lower bound on what can be won.

`python -m bench.bots.response` starts from a copy of the network, lets it play hands against the frozen network,
whose choices never change, and then measures it on duplicate deals that it has not seen. If it wins nothing, the
bound stays at 0 as far as we looked. The response to the network is then tried on the expert, against which
practice would take too long. The expert is a response to the network, too: it asks the same network and then
searches. `--rounds 0` measures only that.
"""

import argparse
import time
from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import NamedTuple

from bench.bots.page import write
from bench.bots.skipbo import BATCH, Question, batch
from bench.report import describe, machine, table
from breakhouse.bots.arena import interval
from breakhouse.bots.bot import Budget
from breakhouse.bots.skipbo_breakers import evaluation, network
from breakhouse.bots.skipbo_breakers.memory import Memory
from breakhouse.bots.skipbo_breakers.network import Net
from breakhouse.bots.skipbo_breakers.opinion import Situation
from breakhouse.bots.skipbo_breakers.player import JUDGES, Judge
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.position import Move, Position
from breakhouse.games.skipbo_breakers.values import Dealt, Laid, Passed, RoundWon

AREA, BY_SEARCH = "response", "response-by-search"
ROUNDS, DEALS, EXPERT_DEALS, SEED = 25, 2000, 400, 1


class Bound(NamedTuple):
    """How many points a hand the response is above an opponent in all the other seats."""

    seats: int
    opponent: str
    deals: int
    margin: float
    low: float
    high: float

    @property
    def says(self) -> str:
        return f"at least {self.low:+.2f}" if self.low > 0 else "no response found: 0 as far as we looked"


def by_network(weights: Net) -> Judge:
    """Plays what a network likes best."""
    from breakhouse.bots.skipbo_breakers.jit.search import opinions

    return lambda now, _, __, ___: opinions(now, weights, 0, 1)


class Table:
    """A hand in play, and what everybody at it remembers."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.seen = 0
        self.memory = Memory()
        self.memory.observe(Dealt(1, 0, (None,) * len(position.hands), self.counts))

    @property
    def counts(self) -> tuple[int, ...]:
        return tuple(t.count_tiles(hand) for hand in self.position.hands)

    def look(self) -> Situation:
        """What the seat whose turn it is knows."""
        at, seats = self.position, self.memory.seats
        hand = at.hands[at.turn]
        unseen = t.without(t.without(t.FULL, self.seen), hand)
        lone, let_pass = tuple(one.lone for one in seats), tuple(tuple(one.let_pass) for one in seats)
        return Situation(at.turn, hand, at.to_beat, at.passes, self.counts, unseen, lone, let_pass, False, False)

    def play(self, move: Move) -> None:
        at, turn = self.position, self.position.turn
        at.advance(move)
        if move is None:
            self.memory.observe(Passed(turn))
            if at.to_beat is None:
                self.memory.observe(RoundWon(1, 1, at.turn))
            return
        self.seen = t.with_(self.seen, move.tiles)
        left = t.count_tiles(at.hands[turn])
        self.memory.observe(Laid(1, 1, turn, move.length, move.kind, t.write_tiles(move.tiles), move.rank, left))


def play_hand(judges: Sequence[Judge], position: Position, rng: Random) -> list[float]:
    """Every seat's points above the mean of the others."""
    table, seats = Table(position), len(judges)
    while position.winner is None:
        moves = position.legal()
        judge = judges[position.turn]
        table.play(moves[0] if len(moves) == 1 else judge(table.look(), (), Budget(), rng)[0].laid)
    points = float(position.points)
    return [points if seat == position.winner else -points / (seats - 1) for seat in range(seats)]


def compare(first: Judge, second: Judge, seats: int, deals: int, seed: str) -> list[float]:
    """Each deal once from every seat: the mean margin of the first, alone among the second."""
    margins = []
    for number in range(deals):
        gains = []
        for lone in range(seats):
            rng = Random(f"{seed}/{number}")
            position = Position.deal(seats, rng, number % seats)
            judges = [first if seat == lone else second for seat in range(seats)]
            gains.append(play_hand(judges, position, rng)[lone])
        margins.append(fmean(gains))
    return margins


def bound(seats: int, opponent: str, response: Judge, deals: int) -> Bound:
    second = by_network(network.load(seats)) if opponent == "network" else JUDGES[opponent]
    margins = compare(response, second, seats, deals, f"response/{seats}/{opponent}")
    return Bound(seats, opponent, deals, fmean(margins), *interval(margins))


def bound_by_search(seats: int, deals: int) -> Bound:
    """The expert against the network that it asks."""
    question = Question("expert", "network", seats)
    margins = [margin for number in range(max(1, deals // BATCH)) for margin in batch(question, number)[0]]
    return Bound(seats, "network", len(margins), fmean(margins), *interval(margins))


def run(
    rounds: int = ROUNDS,
    seats: Sequence[int] = (2, 3, 4),
    deals: int = DEALS,
    expert_deals: int = EXPERT_DEALS,
    seed: int = SEED,
) -> None:
    evaluation.warm_up()
    where = describe(machine(("numpy", "numba")))
    write(BY_SEARCH, f"{where}\n\n{page([bound_by_search(players, deals) for players in seats])}")
    if rounds:
        found, minutes = practise(rounds, seats, deals, expert_deals, seed)
        practice = f"{rounds} rounds of practice against the frozen network, seed {seed}: {minutes} CPU minutes."
        write(AREA, f"{where}\n\n{practice}\n\n{page(found)}")


def practise(
    rounds: int, seats: Sequence[int], deals: int, expert_deals: int, seed: int
) -> tuple[list[Bound], str]:
    """What copies of the network win after practice, and how many minutes each practised."""
    from bench.training.deep_monte_carlo import train

    found, minutes = [], []
    for players in seats:
        frozen, began = network.load(players), time.process_time()
        response = by_network(train(players, rounds, seed, start=frozen, rival=frozen))
        minutes.append(f"{(time.process_time() - began) / 60:.1f}")
        found += [bound(players, "network", response, deals), bound(players, "expert", response, expert_deals)]
    return found, ", ".join(minutes)


def page(found: Sequence[Bound]) -> str:
    head = ("players", "opponent", "response above it", "95 % interval", "can be won", "deals")
    rows = [
        (
            one.seats,
            one.opponent,
            f"{one.margin:+.2f}",
            f"{one.low:+.2f} … {one.high:+.2f}",
            one.says,
            one.deals,
        )
        for one in found
    ]
    return table(head, rows)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seats", type=int, nargs="+", choices=(2, 3, 4), default=(2, 3, 4))
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--expert-deals", type=int, default=EXPERT_DEALS)
    parser.add_argument("--seed", type=int, default=SEED)
    args = parser.parse_args()
    run(args.rounds, args.seats, args.deals, args.expert_deals, args.seed)
