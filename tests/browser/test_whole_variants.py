"""Every variant from the shelf to the winner, by two or more pages at once, with real drags.

`tests/browser/test_variants.py` takes each of them to where it differs; from there it is played out here.
"""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.support.browser.bricks import Eyes, build, wait_until
from tests.support.browser.building import architect_first, begin, own_deck, throw, two_seated
from tests.support.browser.endings import look_back
from tests.support.browser.people import People, button, winner_shown
from tests.support.browser.skipbo import move_by_mouse, play_out
from tests.support.browser.variants import (
    UNTIMED,
    die,
    draw_by_age,
    keep_time_for_a_young_one,
    let_an_equal_set_do,
    oblige_to_lay,
    refuse_a_card,
    seat_a_young_one_and_an_expert,
    start_of_dice,
    take_the_refused_card,
    throw_for_a_stopper,
    touch_the_bricks,
)

pytestmark = pytest.mark.wide


def built(eye: Eyes) -> None:
    """Builds the card that lies open until it has stood its second; a hand that slipped begins anew."""
    done = eye.did("completed")
    for _ in range(3):
        build(eye)
        with suppress(AssertionError):
            return eye.until(lambda: eye.did("completed") > done, "the card to stand", 4)
        button(eye.page, "Knock down").click()
        wait_until(eye.page, lambda: not eye.view["bench"]["placed"], "an empty bench")
    raise AssertionError("the card was never right")


def all_done(eyes: tuple[Eyes, Eyes]) -> None:
    for eye in eyes:
        winner_shown(eye.page)


def test_classic_is_played_with_refused_cards(people: People) -> None:
    (ann, bo), refused = refuse_a_card(people)
    built(ann)
    button(ann.page, "I’m done").click()
    take_the_refused_card(bo, refused)
    built(bo)
    button(bo.page, "I’m done").click()
    all_done((ann, bo))


def test_classic_is_played_by_a_young_architect_beside_an_expert(people: People) -> None:
    eyes = seat_a_young_one_and_an_expert(people)
    for eye in architect_first(eyes):
        draw_by_age(eye)
        built(eye)
        button(eye.page, "I’m done").click()
    all_done(eyes)


def test_classic_is_played_in_the_tactile_edition(people: People) -> None:
    builder, watcher = touch_the_bricks(people)
    built(builder)
    button(builder.page, "I’m done").click()
    begin(watcher)
    button(watcher.page, "I’m done").click()
    all_done((builder, watcher))


def test_mini_is_played_with_a_young_architect_and_a_player_as_timekeeper(people: People) -> None:
    """The magnet is off."""
    young, other = keep_time_for_a_young_one(people)
    young.page.get_by_label("Magnet").uncheck()
    built(young)  # meanwhile the table rolls for a timekeeper who stalls
    roll_until_over(other, young)
    begin(other)
    assert other.view["limit"] == 5
    roll_until_over(young, other)
    all_done((young, other))
    assert young.view["scores"][0] > young.view["scores"][1]


def roll_until_over(roller: Eyes, builder: Eyes) -> None:
    """Rolls the small die as soon as it may be rolled, until the sum has ended the turn."""
    ended = roller.did("turn-ended")
    for _ in range(400):
        if roller.did("turn-ended") > ended:
            break
        if die(roller).count():
            with suppress(TooLate):  # the table was quicker
                die(roller).click(timeout=1000)
        roller.pass_time(0.25)
    assert roller.did("called") > 0
    wait_until(builder.page, lambda: builder.did("turn-ended") > ended, "the end of the turn")


def test_dice_is_played_with_a_player_as_stopper(people: People) -> None:
    """The magnet is off, and an upright cuboid fits everywhere. Afterwards the coach speaks of luck and skill."""
    ann, bo = throw_for_a_stopper(people)
    ann.page.get_by_label("Magnet").uncheck()
    built(ann)
    if ann.did("turn-ended") == 0:
        roll_until_over(bo, ann)
    start_of_dice(bo, ann)
    roll_until_over(ann, bo)
    all_done((ann, bo))
    assert ann.view["scores"][0] > ann.view["scores"][1]
    coach = look_back(ann.page)
    expect(coach.get_by_role("heading", name="Luck and skill, in rolls")).to_be_visible()
    expect(coach.locator(".bar").get_by_text("Choices", exact=True).first).to_be_visible()


@pytest.mark.parametrize("box", ["Mini", "Dice"])
def test_a_whole_turn_is_played_by_the_small_die(people: People, box: str) -> None:
    """From the signal to the sum, about a minute of the house's time, with every brick moved by hand."""
    pace = {"Seconds per roll of the small die": {"Mini": "2", "Dice": "1"}[box], "Pace": "2 times as much time"}
    choices = {"Turns per player": "1", **pace, **own_deck(box)}
    builder, watcher = architect_first(two_seated(people, box, choices))
    begin(builder)
    if box == "Dice":
        throw(builder)
    build(builder)
    builder.until(lambda: builder.did("completed") + builder.did("stopped") > 0, "the card to stand")
    builder.until(lambda: builder.did("turn-ended") > 0, "the sum", 240)
    assert builder.did("completed") >= 1
    totals = [event["total"] for event in watcher.events if event["did"] == "called"]
    assert totals == sorted(totals)
    assert totals[-1] >= (30 if box == "Dice" else 15) or builder.did("stopped")
    expect(watcher.page.get_by_text(re.compile(r"\d cards?, \d+ points?")).first).to_be_visible()


@pytest.mark.parametrize(("box", "deck"), [("Classic", "Today’s deck"), ("Dice", "Endless: always new cards")])
def test_a_match_is_played_with_each_deck_of_the_house(people: People, box: str, deck: str) -> None:
    eyes = two_seated(people, box, {**UNTIMED, "Cards": deck})
    for eye in architect_first(eyes):
        begin(eye)
        assert eye.turn["card"]["pieces"] or eye.turn["card"]["free"]
        button(eye.page, "I’m done").click()
    all_done(eyes)


def test_skipbo_is_played_where_those_who_can_must_lay(people: People) -> None:
    pages = oblige_to_lay(people)
    play_out([(page, move_by_mouse) for page in pages])
    for page in pages:
        winner_shown(page)


def test_skipbo_is_played_where_an_equal_set_is_enough(people: People) -> None:
    pages = let_an_equal_set_do(people)
    play_out([(page, move_by_mouse) for page in pages])
    for page in pages:
        winner_shown(page)
