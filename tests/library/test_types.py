"""A program that a type checker reads: it knows what everything public is, and nothing is `Any`.

mypy reads this file in `make check`, and with nothing but the wheel in `tests/packaging/test_environment.py`.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import assert_type

import numpy as np
import pytest
from numpy.typing import NDArray

import breakhouse
from breakhouse import building
from breakhouse import skipbo_breakers as sb
from breakhouse.core import Offers
from breakhouse.envs import ActionTable, Plane, VectorHands, action_table, dice_v0, planes_of


class FirstOffer:
    """A bot of one's own."""

    def observe(self, event: breakhouse.Event) -> None:
        """It forgets everything."""

    def choose(self, view: breakhouse.View, offers: Offers, budget: breakhouse.Budget) -> breakhouse.Move | None:
        offer = offers[0]
        return breakhouse.Move(offer) if isinstance(offer, breakhouse.Command) else None


def test_a_match_has_types() -> None:
    match = breakhouse.Match(sb.GAME, ["Ann", "Bo"], {"target": 1}, seed=7)
    assert_type(match.turn, int | None)
    assert_type(match.movers, tuple[int, ...])
    assert_type(match.legal(), Sequence[breakhouse.Command | breakhouse.Template])
    assert_type(match.push(match.legal()[0]), tuple[breakhouse.Event, ...])
    assert_type(match.view(0), breakhouse.View)
    assert_type(match.events(), tuple[breakhouse.Event, ...])
    assert_type(match.copy(), breakhouse.Match)
    assert_type(breakhouse.Match.read(match.write()), breakhouse.Match)
    assert_type(breakhouse.hint(match), breakhouse.Advice | None)
    bot: breakhouse.Bot = FirstOffer()
    assert_type(breakhouse.play(match, [bot, "random"]), breakhouse.Match)
    assert_type(match.outcome(), breakhouse.Outcome | None)
    assert_type(breakhouse.review(match, breakhouse.Budget(playouts=10)), breakhouse.Review)
    assert_type(breakhouse.verify(match.write()), int)


def test_errors_have_types() -> None:
    try:
        breakhouse.Match("chess")
    except breakhouse.Refusal as no:
        assert_type(no.code, str)
        assert_type(no.params, Mapping[str, str | int | bool | None])


def test_positions_have_types() -> None:
    position = sb.Position.deal(3, Random(1))
    assert_type(position.legal(), Sequence[sb.TileSet | None])
    assert_type(position.hands, list[sb.Hand])
    assert_type(sb.play_out(position, n=1), NDArray[np.float64])
    assert_type(sb.simulate(hands=1), sb.HandResults)
    assert_type(sb.sets(sb.parse_tiles("3 4 5")), list[sb.TileSet])
    assert_type(sb.readings(sb.parse_tiles("3 4 5")), list[sb.TileSet])


def test_building_has_types() -> None:
    deck = building.load_deck("classic-2")
    assert_type(building.read_deck(building.write_deck(deck)), building.Deck)
    assert_type(deck.cards, tuple[building.Card, ...])
    assert_type(building.judge(deck.cards[0], building.read_construction("red-@5,0")), building.Verdict)
    assert_type(building.stability([(0, 0, 3, 1)]), building.Balance)


def test_environments_have_types() -> None:
    tables = VectorHands(2, players=2)
    assert_type(tables.reset(seeds=7), tuple[NDArray[np.int8], NDArray[np.int8]])
    assert_type(tables.step(tables.draw()), tuple[NDArray[np.float32], NDArray[np.bool_]])
    assert_type(action_table(), ActionTable)
    assert_type(planes_of(2), tuple[Plane, ...])
    assert_type(dice_v0.raw_env(players=2), dice_v0.DiceEnv)
    dice_v0.env(players=2)
    with pytest.raises(TypeError, match="player"):
        dice_v0.env(player=2)  # type: ignore[call-arg] # a checker finds it too, and says when it doesn't
