"""Chance: keyed, uniform, and the same on every machine."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from breakhouse.core import Chance, commitment_of, seed_of


def test_a_stream_is_the_same_whenever_it_is_asked_for() -> None:
    chance = Chance.of("seed")
    first = [chance.stream("deal", 3).below(1000) for _ in range(3)]
    assert first == [first[0]] * 3
    assert [chance.stream("deal", n).below(10**6) for n in range(3)] == [295377, 46022, 398772]


def test_purposes_and_counters_are_independent() -> None:
    chance = Chance.of("seed")
    before = [chance.stream("public", n).below(10**9) for n in range(5)]
    for n in range(7):
        chance.stream("hidden", n).shuffled(range(50))
    assert [chance.stream("public", n).below(10**9) for n in range(5)] == before


def test_draws_are_uniform() -> None:
    stream = Chance.of("dice").stream("roll", 0)
    counts = Counter(stream.below(6) for _ in range(60_000))
    chi_squared = sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6))
    assert chi_squared < 20.5  # 0.1 % of fair dice are worse


@given(st.lists(st.integers()), st.text())
def test_shuffling_loses_nothing(items: list[int], seed: str) -> None:
    shuffled = Chance.of(seed).stream("shuffle", 0).shuffled(items)
    assert Counter(shuffled) == Counter(items)


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_an_impossible_draw_is_an_error(n: int) -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        Chance.of("x").stream("y", 0).below(n)


def test_the_widest_draw_works() -> None:
    assert 0 <= Chance.of("x").stream("y", 0).below(2**64) < 2**64


def test_the_commitment_is_the_hash_of_the_secret_and_nonces_change_the_seed() -> None:
    secret = bytes(range(32))
    assert commitment_of(secret) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    seeds = {seed_of(secret, nonces) for nonces in ([], ["a"], ["b"], ["a", "b"], ["ab"], ["", "ab"])}
    assert len(seeds) == 6
