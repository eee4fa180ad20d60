"""Programs that pretend to be people are suspected, and bots of human pace, who stand for people, are not."""

from typing import Any

import pytest

from bench.signs import Maker, hurried, observe_all, play, quick_hands
from bench.signs import level as of_level
from breakhouse.bots import LEVELS, make_bot
from breakhouse.bots.party import Party
from breakhouse.bots.signs import Limit, Suspicion, Tally, add_tallies, observe, suspect, tally
from breakhouse.core.match import Sitting
from breakhouse.games import game
from breakhouse.games.blocks.match.values import Completed, Started


def cards_a_minute(sitting: Sitting, seat: int) -> float:
    """Of the cards that this seat built in its only turn."""
    cards, ms = 0, 0
    match = sitting.rewind()
    for entry in sitting.log:
        match, own = match.replay(entry), match.game.view(match.state, None).architect == seat  # type: ignore[attr-defined]
        for event in entry.read_events(match.game):
            if isinstance(event, Started) and own and event.ends_at is not None:
                ms += event.ends_at - event.at
            cards += isinstance(event, Completed) and own
    return cards * 60_000 / ms


def built_by(make: Maker, **options: Any) -> Sitting:
    sitting = Sitting.start(game("classic"), ["a", "b"], {"turns": 1, **options}, b"nine cards".ljust(32))
    return Party(sitting, [make("classic", 0, "nine"), make_bot("classic", "casual", 1)]).play()


def test_a_jittered_builder_of_nine_cards_a_minute_is_suspected() -> None:
    """The attack: nine cards in a rated turn of 60 seconds; the quickest bot of human pace makes six."""
    sitting = built_by(quick_hands(0.6), strict=True)
    assert cards_a_minute(sitting, 0) == pytest.approx(9, abs=1)
    found = observe_all(sitting)
    assert suspect("classic", found[0]) == ["quick-cards"]
    assert suspect("classic", found[1]) == []


def test_a_builder_of_seventeen_cards_a_minute_is_suspected() -> None:
    sitting = built_by(quick_hands(0.26), strict=False)
    assert cards_a_minute(sitting, 0) == pytest.approx(17, abs=2)
    assert "quick-cards" in suspect("classic", observe_all(sitting)[0])


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_of_human_pace_is_suspected_of_quick_hands(level: str) -> None:
    sitting = built_by(of_level(level), strict=True)
    assert suspect("classic", observe_all(sitting)[0]) == []


def test_what_a_bot_did_for_an_absent_player_is_not_examined() -> None:
    assert observe(built_by(quick_hands(0.5), strict=True), set()) == {}


def test_dice_that_are_kept_as_the_solver_keeps_them_at_once_are_suspected() -> None:
    for make, suspected in ((hurried(0.8), ["perfect-choices"]), (of_level("strong"), [])):
        seen = observe_all(play("dice", make, "solver"))[0]
        for _ in range(4):  # as if sixteen such matches had been played
            seen = add_tallies(seen, seen)
        assert seen["choice-cost"].count >= 60
        assert [sign for sign in suspect("dice", seen) if sign != "steady-hands"] == suspected


@pytest.mark.parametrize(("level", "part", "suspected"), [("strong", 0.2, True), ("casual", 1.0, False)])
def test_choices_in_skipbo_breakers_have_signs_of_their_own(level: str, part: float, suspected: bool) -> None:
    found = observe_all(play("skipbo-breakers", hurried(part, level), "signs"))
    assert [bool(suspect("skipbo-breakers", found[seat])) for seat in (0, 1)] == [suspected, suspected]


def test_the_experts_choices_made_evenly_add_up_to_a_suspicion() -> None:
    many, like = Tally(300, 300 * 0.1, 300 * 0.02), tally([1.0, 1.2] * 150)
    assert suspect("skipbo-breakers", {"choice-cost": many, "choice-time": like}) == ["expert-choices"]
    human = tally([0.5, 2.5] * 150)
    assert suspect("skipbo-breakers", {"choice-cost": many, "choice-time": human}) == []


def test_a_limit_says_nothing_before_there_is_enough() -> None:
    limit = Limit("card", 6, below=0.68)
    assert not limit.holds({"card": tally([0.1] * 5)})
    assert limit.holds({"card": tally([0.1] * 6)})
    assert not limit.holds({})
    assert Suspicion("quick-cards", (limit,)).name == "quick-cards"
