"""Compiled play against plain play: the same sets, the same hands, the same chances."""

import random
import subprocess
import sys
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from breakhouse.games.skipbo_breakers import sets
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.jit import bits, playout
from breakhouse.games.skipbo_breakers.jit.bits import ANYTHING, tile_set
from breakhouse.games.skipbo_breakers.jit.counting import draw_move
from breakhouse.games.skipbo_breakers.jit.greedy import TUNED, greedy_move, worth
from breakhouse.games.skipbo_breakers.jit.listing import (
    EVERY,
    FEWEST,
    MOST_FEWEST,
    MOST_SETS,
    MOST_SPARING,
    SPARING,
    list_sets,
)
from breakhouse.games.skipbo_breakers.kinds import TileSet, demand_of
from breakhouse.games.skipbo_breakers.position import PASS, Move, Position

TILES, DEMANDS = np.zeros(MOST_SETS, np.int64), np.zeros(MOST_SETS, np.int64)


def listed(hand: int, to_beat: TileSet | None, thrift: int = EVERY) -> list[Move]:
    found = list_sets(hand, demand_of(to_beat), thrift, TILES, DEMANDS)
    return [tile_set(int(TILES[i]), int(DEMANDS[i])) for i in range(found)]


def some_hand(rng: random.Random) -> int:
    drawn = rng.sample([n for n in t.deck() if n >= rng.choice([1, 1, 8])], rng.randint(1, 20))
    wilds = [t.WILD] * rng.choice([0, 0, 1, 2, 3])
    return t.hand_of((Counter(drawn + wilds) & Counter(t.deck())).elements())


@pytest.mark.rule("SB-06", "SB-15", "SB-R5")
def test_compiled_and_plain_sets_agree() -> None:
    rng = random.Random(1)
    for _ in range(1500):
        hand = some_hand(rng)
        opening = listed(hand, None)
        assert len(set(opening)) == len(opening)
        assert set(opening) == set(sets.sets(hand)), t.write_tiles(hand)


@pytest.mark.rule("SB-10", "SB-11", "SB-17")
def test_compiled_and_plain_followers_agree() -> None:
    rng = random.Random(2)
    for _ in range(2000):
        hand = some_hand(rng)
        for old in rng.sample(sets.sets(t.hand_of(rng.sample(t.deck(), 20))), 3):
            assert Counter(listed(hand, old)) == Counter(sets.sets(hand, old)), (t.write_tiles(hand), old)


COPIES = st.integers(0, t.COPIES)
HANDS = st.tuples(st.lists(COPIES, min_size=t.TOP, max_size=t.TOP), COPIES).map(lambda drawn: t.of_counts(*drawn))
DEMANDED = st.one_of(st.none(), HANDS.filter(bool).flatmap(lambda hand: st.sampled_from(sets.sets(hand))))


@pytest.mark.rule("SB-06", "SB-10", "SB-11", "SB-15", "SB-17", "SB-R2", "SB-R5")
@given(hand=HANDS, to_beat=DEMANDED, equal=st.booleans())
@settings(max_examples=150, deadline=None)
def test_plain_and_compiled_agree_on_any_hand_and_demand(hand: int, to_beat: TileSet | None, equal: bool) -> None:
    plain = sets.sets(hand, to_beat, equal)
    if to_beat is not None and to_beat.kind != "breaker":
        to_beat = to_beat._replace(rank=to_beat.rank - equal)  # SB-R2, as a playout does it
    every, sparing, fewest = (Counter(listed(hand, to_beat, thrift)) for thrift in (EVERY, SPARING, FEWEST))
    assert every == Counter(plain)
    assert fewest <= sparing <= every
    cheapest: dict[tuple[str, int, int], int] = {}
    for laid in plain:
        cheapest[laid[:3]] = min(cheapest.get(laid[:3], t.COPIES), t.wilds(laid.tiles))
    thrifty = {laid for laid in plain if t.wilds(laid.tiles) == cheapest[laid[:3]]}
    assert thrifty <= set(fewest)
    assert all(laid in thrifty for laid in fewest if laid is not None and laid.kind in ("run", "pairs"))


def test_a_full_deck_fits_the_arrays() -> None:
    assert len(sets.sets(t.FULL)) < MOST_SETS
    assert len(listed(t.FULL, None, SPARING)) < MOST_SPARING
    assert len(listed(t.FULL, None, FEWEST)) < MOST_FEWEST
    rich = t.parse_tiles("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 15 14 13 12 11 * * * *")
    assert len(listed(rich, None)) == len(sets.sets(rich))


@pytest.mark.parametrize("must_lay", [False, True])
def test_a_draw_reaches_every_legal_move_equally(must_lay: bool) -> None:
    rng = random.Random(3)
    for _ in range(120):
        position = Position([some_hand(rng)], 0, rng.choice([None, *sets.sets(some_hand(rng))]), must_lay=must_lay)
        legal, aim = position.legal(), demand_of(position.to_beat)
        chances = [(2 * i + 1 << 31) // len(legal) for i in range(len(legal))]  # the middle of each share
        drawn = [draw_move(position.hands[0], aim, must_lay, chance) for chance in chances]
        assert Counter(tile_set(*move) for move in drawn) == Counter(legal)


def test_compiled_taking_counting_and_matching_agree_with_plain_ones() -> None:
    rng = random.Random(4)
    for _ in range(500):
        marks = rng.getrandbits(63)
        hand = t.settle(marks)
        assert bits.settle(marks) == hand
        part = t.hand_of(rng.sample(t.list_tiles(hand), rng.randint(0, t.count_tiles(hand))))
        assert bits.take(hand, part) == t.without(hand, part)
        assert bits.tile_count(hand) == t.count_tiles(hand)
        mask = rng.randrange(1, 1 << 15)
        where = [bit for bit in range(15) if mask >> bit & 1]
        assert [bits.bit_at(mask, i) for i in range(len(where))] == where


@pytest.mark.rule("SB-04", "SB-20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_compiled_deals_are_valid_deals(seats: int) -> None:
    hands, order, state = np.zeros(seats, np.int64), np.arange(64), np.uint64(5)
    seen: Counter[int] = Counter()
    for _ in range(2000):
        state = np.uint64(playout.deal(hands, order, state))
        assert {t.count_tiles(int(hand)) for hand in hands} == {16 if seats == 4 else 20}
        t.hand_of([tile for hand in hands for tile in t.list_tiles(int(hand))])
        seen.update(t.list_tiles(int(hands[-1])))
    expected = 2000 * (16 if seats == 4 else 20) / 16
    assert all(0.92 * expected < n < 1.08 * expected for n in seen.values())


def replay(hands: list[int], turn: int, options: int, greedy: int, state: object) -> tuple[int, int, list[int]]:
    """What `playout` does, step by step through the plain position, which says whether each move is legal."""
    position = Position(
        hands, turn, None, 0, bool(options & playout.EQUAL_MATCHES), bool(options & playout.MUST_LAY)
    )
    moves = 0
    while not position.is_over:
        seat, aim = position.turn, demand_of(position.to_beat)
        if aim and position.equal_matches and position.to_beat and position.to_beat.kind != "breaker":
            aim -= 1
        if greedy >> seat & 1:
            least = min(t.count_tiles(hand) for n, hand in enumerate(position.hands) if n != seat)
            chosen = greedy_move(position.hands[seat], aim, position.must_lay, least, TUNED)
        else:
            state = np.uint64(bits.stir(state))
            chosen = draw_move(position.hands[seat], aim, position.must_lay, bits.chance_of(state))
        move = tile_set(*chosen)
        assert move in position.legal()
        position.push(move)
        moves += 1
    assert position.winner is not None
    return position.winner, moves, position.hands


@pytest.mark.rule("SB-12", "SB-13", "SB-19", "SB-R1", "SB-R2")
@pytest.mark.parametrize("options", [0, playout.EQUAL_MATCHES, playout.MUST_LAY])
@pytest.mark.parametrize("greedy", [playout.RANDOM, playout.GREEDY, 1])
def test_a_playout_is_legal_play_and_can_be_repeated(options: int, greedy: int) -> None:
    rng = random.Random(6)
    for number in range(40):
        dealt = Position.deal(rng.choice([2, 3, 4]), rng).hands
        hands, state = np.array(dealt), np.uint64(number)
        winner, moves, _ = playout.playout(hands, 0, ANYTHING, 0, options, greedy, state, TUNED)
        assert replay(dealt, 0, options, greedy, np.uint64(number)) == (winner, moves, hands.tolist())


def test_random_hands_are_as_long_as_in_plain_play() -> None:
    rng = random.Random(7)
    lengths = []
    for _ in range(800):
        position, moves = Position.deal(3, rng), 0
        while not position.is_over:
            position.push(rng.choice(position.legal()))
            moves += 1
        lengths.append(moves)
    moves, _, points = playout.play_hands(20000, 3, 0, playout.RANDOM, 1, TUNED)
    spread = np.std(lengths) / len(lengths) ** 0.5
    assert abs(np.mean(lengths) - moves / 20000) < 4 * spread
    again, _, the_same = playout.play_hands(20000, 3, 0, playout.RANDOM, 1, TUNED)
    assert (again, the_same.tolist()) == (moves, points.tolist())


def test_greedy_beats_random() -> None:
    _, winners, points = playout.play_hands(20000, 2, 0, 1, 8, TUNED)
    margin = np.where(winners == 0, points, -points).mean()
    assert 6.4 < margin < 7.2


def test_greedy_goes_out_when_it_can() -> None:
    hand = t.parse_tiles("3 4 5 *")
    tiles, demand = greedy_move(hand, ANYTHING, False, 9, TUNED)
    assert tile_set(tiles, demand) == TileSet("run", 4, 6, hand)
    assert worth(hand, tiles, demand, 9, TUNED) > worth(hand, t.parse_tiles("3"), demand_of(PASS), 9, TUNED)


def test_playout_scores_sum_to_zero() -> None:
    rows = np.array([Position.deal(3, random.Random(9)).hands] * 50)
    margins = playout.playouts(rows, 0, ANYTHING, 0, 0, playout.RANDOM, 4, TUNED)
    assert np.allclose(margins.sum(axis=1), 0)
    assert len({tuple(row) for row in margins.tolist()}) > 10


def test_plain_play_imports_no_numba() -> None:
    code = "import sys, breakhouse.games.skipbo_breakers.position; print({'numba', 'scipy'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
