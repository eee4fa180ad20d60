"""The baselines: by name, in order of strength, and nowhere but in comparisons."""

import pytest

import breakhouse
from breakhouse.bots import levels, make_baseline
from breakhouse.core import Refusal

GAME = "skipbo-breakers"


@pytest.mark.parametrize("name", ["greedy", "network", "pimc-40", "ismcts-20", "pimc", "casual", "random"])
def test_a_baseline_takes_its_seat(name: str) -> None:
    assert make_baseline(GAME, name, 0, 1) is not None


@pytest.mark.parametrize(
    "name", ["pimc-", "pimc-0", "pimc-x", "pimc--3", "ismcts-99999999", "greedy-3", "mcts", "", "-"]
)
def test_an_unknown_baseline_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="no-such-level"):
        make_baseline(GAME, name, 0, 1)


def test_nobody_meets_a_baseline_at_a_table() -> None:
    assert levels(GAME) == breakhouse.levels(GAME) == ("beginner", "casual", "strong", "expert")
    with pytest.raises(Refusal, match="no-such-level"):
        breakhouse.make_bot(GAME, "pimc-10", 0)


@pytest.mark.parametrize(
    ("better", "worse", "deals"),
    [("greedy", "random", 30), ("pimc-60", "greedy", 30), ("ismcts-60", "random", 12)],
)
def test_the_baselines_keep_their_order_of_strength(better: str, worse: str, deals: int) -> None:
    assert breakhouse.compare(better, worse, GAME, deals=deals, seed="baselines").low > 0


def test_the_same_seed_gives_the_same_choices() -> None:
    options = {"target": 1}
    games = [
        breakhouse.play(breakhouse.Match(GAME, 3, options, seed=4), ["ismcts-15", "pimc-30", "greedy"])
        for _ in "ab"
    ]
    assert games[0].write() == games[1].write()
