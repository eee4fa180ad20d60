"""Every variant from the shelf to where it differs: what its own rule puts on the screen, on the pages of all.

`tests/browser/test_whole_variants.py` goes on from there to the winner, with every brick moved by hand.
"""

from playwright.sync_api import expect

from tests.support.browser.bricks import wait_until
from tests.support.browser.building import architect_first, begin, own_deck, two_seated
from tests.support.browser.people import People, button
from tests.support.browser.skipbo import make_move, move_by_mouse
from tests.support.browser.variants import (
    UNTIMED,
    draw_by_age,
    keep_time_for_a_young_one,
    let_an_equal_set_do,
    oblige_to_lay,
    refuse_a_card,
    seat_a_young_one_and_an_expert,
    take_the_refused_card,
    throw_for_a_stopper,
    to_move,
    touch_the_bricks,
)


def test_classic_is_played_with_refused_cards(people: People) -> None:
    (ann, bo), refused = refuse_a_card(people)
    button(ann.page, "I’m done").click()
    take_the_refused_card(bo, refused)


def test_classic_is_played_by_a_young_architect_beside_an_expert(people: People) -> None:
    for eye in architect_first(seat_a_young_one_and_an_expert(people)):
        draw_by_age(eye)
        button(eye.page, "I’m done").click()


def test_classic_is_played_with_real_bricks(people: People) -> None:
    """Two phones beside the real bricks: the builder says "done", the other says "right" or "mistake"."""
    choices = {**UNTIMED, "Bricks": "Real bricks on your table", **own_deck("Classic")}
    builder, watcher = architect_first(two_seated(people, "Classic", choices))
    begin(builder)
    expect(builder.page.get_by_role("application")).to_have_count(0)
    button(builder.page, "Done").click()
    button(watcher.page, "There’s a mistake").click()
    wait_until(builder.page, lambda: builder.did("objected") == 1, "the mistake")
    button(builder.page, "Done").click()
    button(watcher.page, "It’s right").click()
    wait_until(builder.page, lambda: builder.did("completed") == 1, "the card to count")


def test_classic_is_played_in_the_tactile_edition(people: People) -> None:
    touch_the_bricks(people)


def test_mini_is_played_with_a_young_architect_and_a_player_as_timekeeper(people: People) -> None:
    """The other page rolls the small die, and the young one may go on to a higher sum."""
    keep_time_for_a_young_one(people)


def test_dice_is_played_with_a_player_as_stopper(people: People) -> None:
    """Advanced: blue sides only."""
    throw_for_a_stopper(people)


def test_classic_is_played_with_an_endless_deck(people: People) -> None:
    builder, _ = architect_first(two_seated(people, "Dice", {**UNTIMED, "Cards": "Endless: always new cards"}))
    begin(builder)
    assert builder.turn["card"]["pieces"] or builder.turn["card"]["free"]


def test_skipbo_is_played_where_those_who_can_must_lay(people: People) -> None:
    pages = oblige_to_lay(people)
    make_move(to_move(pages), move_by_mouse)


def test_skipbo_is_played_where_an_equal_set_is_enough(people: People) -> None:
    pages = let_an_equal_set_do(people)
    for _ in range(2):
        make_move(to_move(pages), move_by_mouse)
