"""Chances of winning: they add up, end in 0 and 1, don't know what comes later, and beat a plain model."""

from itertools import pairwise
from statistics import fmean
from typing import Any

import pytest

from bench.bots.chances import brier, sample
from bench.bots.chances import played as mixed
from breakhouse.bots import classic, dice, mini
from breakhouse.bots.building.chances import _race
from breakhouse.bots.review import forecast_of
from breakhouse.bots.skipbo_breakers.forecast import _from_next_hand
from breakhouse.core.match import Sitting

GAMES = {"skipbo-breakers": {"target": 30}, "classic": {"turns": 1}, "mini": {"turns": 2}, "dice": {"turns": 1}}


def curve(sitting: Sitting, entries: int | None = None) -> list[tuple[float, ...]]:
    forecast, match, chances = (
        forecast_of(sitting),
        sitting.rewind(),
        [],
    )
    for entry in sitting.log[:entries]:
        match = match.replay(entry)
        chances.append(forecast.after(entry, match))
    return chances


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_chances_add_up_and_end_in_the_outcome(game_id: str, seats: int, played: Any) -> None:
    sitting = played(game_id, *["casual"] * seats, **GAMES[game_id]).sitting
    forecasts = curve(sitting)
    assert all(sum(chances) == pytest.approx(1) and min(chances) >= 0 for chances in forecasts)
    outcome = sitting.match.outcome()
    assert [seat for seat, chance in enumerate(forecasts[-1]) if chance > 0] == list(outcome.winners)
    assert max(forecasts[0]) < 0.75, "nobody has won before the first move"


@pytest.mark.parametrize("game_id", GAMES)
def test_later_events_do_not_change_an_earlier_forecast(game_id: str, played: Any) -> None:
    """The forecast after half of the log is the same whether the rest is known or not."""
    sitting = played(game_id, "casual", "casual", **GAMES[game_id]).sitting
    half = len(sitting.log) // 2
    assert curve(sitting, half) == curve(sitting)[:half]


def test_more_points_never_lower_the_chances() -> None:
    for spread in (classic.SPREAD, mini.SPREAD, dice.SPREAD):
        ahead = [
            _race((10 + lead, 10), (1.0, 1.0), ((0, 8, 1.0), (1, 8, 1.0)), spread)[0] for lead in range(-8, 9)
        ]
        assert ahead == sorted(ahead)
        assert ahead[0] < 0.3
        assert ahead[8] == pytest.approx(0.5, abs=0.02)
        learnt = [_race((10, 10), (1.0, 1.0), ((0, had, 1.0), (1, 8, 1.0)), spread)[0] for had in range(2, 15)]
        assert learnt == sorted(learnt), "who brought more in the past is thought to bring more"
    race = [_from_next_hand((score, 20, 20), (1 / 3,) * 3, 50)[0] for score in range(0, 50, 7)]
    assert all(later >= earlier - 0.05 for earlier, later in pairwise(race))
    assert _from_next_hand((50, 20, 20), (1 / 3,) * 3, 50) == (1.0, 0.0, 0.0)


@pytest.mark.parametrize(
    ("game_id", "seeds"),
    [pytest.param("mini", range(500, 506), marks=pytest.mark.wide), ("skipbo-breakers", range(500, 506))],
)
def test_forecasts_are_more_accurate_than_a_plain_model(game_id: str, seeds: range) -> None:
    """Over matches among bots of mixed levels, other ones than the bench shows; less is better."""
    samples = [one for seed in seeds for one in sample(mixed(game_id, seed))]
    ours, plain = (fmean(brier(one[n], one[2]) for one in samples) for n in (0, 1))
    assert ours < plain
