"""The building games in the browser, from the shelf to the winner, with a real mouse on real physics."""

import re

from playwright.sync_api import Page, expect

from tests.support.browser.bricks import SIZES, Eyes, build, put, shape, wait_until
from tests.support.browser.building import (
    architect_first,
    begin,
    own_deck,
    throw,
    two_seated,
    unfold,
)
from tests.support.browser.people import People, button, winner_shown


def test_classic_is_played_from_the_shelf_to_the_winner(people: People) -> None:
    """The first card with the magnet, the second one without."""
    choices = {"Turns per player": "1", "Timer": "No timer, for practice", **own_deck("Classic")}
    eyes = two_seated(people, "Classic", choices)
    builder, watcher = architect_first(eyes)
    begin(builder)
    for n in range(2):
        build(builder)
        builder.until(lambda n=n: builder.did("completed") > n, f"card {n + 1} to stand its second")
        builder.page.get_by_label("Magnet").set_checked(False)
    assert watcher.did("placed") >= 4
    button(builder.page, "I’m done").click()
    begin(watcher)
    button(watcher.page, "I’m done").click()
    for eye in eyes:
        winner_shown(eye.page)


def test_a_whole_turn_of_classic_is_played_by_the_clock_of_the_box(people: People) -> None:
    choices = {"Turns per player": "1", "Timer": "As in the box: 30, 40 or 50 s", **own_deck("Classic")}
    builder, watcher = architect_first(two_seated(people, "Classic", choices))
    begin(builder)
    expect(watcher.page.get_by_role("timer")).to_be_visible()
    build(builder)
    builder.until(lambda: builder.did("completed") + builder.did("stopped") > 0, "the card to stand")
    builder.until(lambda: builder.did("turn-ended") > 0, "the end of the turn")
    assert builder.did("completed") >= 1
    expect(builder.page.get_by_text(re.compile(r"cards?, \d+ points?")).first).to_be_visible()


def test_mini_is_played_from_the_shelf_to_the_winner_by_the_small_die(people: People) -> None:
    choices = {"Turns per player": "1", "Sum that ends a turn": "9", **own_deck("Mini")}
    eyes = two_seated(people, "Mini", choices)
    builder, watcher = architect_first(eyes)
    begin(builder)
    build(builder)
    builder.until(lambda: builder.did("completed") + builder.did("stopped") > 0, "the card to stand")
    builder.until(lambda: builder.did("turn-ended") > 0, "the sum")
    assert builder.did("called") > 0
    begin(watcher)
    watcher.until(lambda: watcher.did("won") > 0, "the winner")
    for eye in eyes:
        winner_shown(eye.page)


def test_dice_is_played_from_the_shelf_to_the_winner(people: People) -> None:
    """An upright cuboid fits everywhere, so the first throw can always be built."""
    choices = {"Turns per player": "1", "Timer": "No timer, for practice", "Level": "Introduction"}
    eyes = two_seated(people, "Dice", {**choices, **own_deck("Dice")})
    builder, other = architect_first(eyes)
    begin(builder)
    expect(builder.page.get_by_role("timer")).to_have_count(0)  # no sum is counted, so none is shown
    throw(builder)
    build(builder)
    builder.until(lambda: builder.did("completed") > 0, "the card to stand its second")
    builder.until(lambda: builder.did("turn-ended") > 0, "the turn to end for lack of cards")
    begin(other)
    button(other.page, "I’m done").click()
    for eye in eyes:
        winner_shown(eye.page)


def test_a_mistake_is_shown_at_the_brick_and_others_can_point(people: People) -> None:
    choices = {"Turns per player": "1", "Timer": "No timer, for practice", **own_deck("Classic")}
    builder, watcher = architect_first(two_seated(people, "Classic", choices))
    begin(builder)
    put(builder, "yellow", "standing", 0, 1.5)
    wait_until(builder.page, lambda: builder.did("placed") > 0, "the brick")
    button(watcher.page, "Point out a mistake").click()
    wait_until(builder.page, lambda: builder.did("pointed-at") > 0, "the pointing")
    expect(builder.page.locator(".site .status")).to_contain_text("points out a mistake")


def test_grid_hands_build_by_keyboard(people: People) -> None:
    page = people.come("Ann")
    eyes = Eyes(page, people)
    page.get_by_role("link", name="With friends: Classic, tactile edition").click()
    unfold(page)
    button(page, "Add a bot").first.click()
    page.get_by_label("How you build").first.select_option("Grid: by keyboard and ear")
    button(page, "I’m the youngest").click()
    page.get_by_label("Timer", exact=True).select_option("No timer, for practice")
    for label, value in own_deck("Classic").items():
        field = page.get_by_label(label, exact=True)
        if label == "Cards":
            field.select_option(value)
        else:
            field.fill(value)
            field.blur()
    button(page, "Start").click()
    wait_until(page, lambda: bool(eyes.view), "the table")
    begin(eyes)
    for piece in sorted(eyes.turn["card"]["pieces"], key=lambda p: p["y"]):
        names = [fact["id"] for fact in eyes.view["box"]]
        wanted = names.index(piece["piece"]) if piece["piece"] in names else len(eyes.view["bench"]["placed"])
        page.locator("[data-play]").focus()
        page.keyboard.press(str((wanted + 1) % 10))
        page.wait_for_timeout(200)
        for _ in range(4):
            if page.evaluate("() => true") and _how(page, names[wanted]) == piece["how"]:
                break
            page.keyboard.press("ArrowUp")
            page.wait_for_timeout(60)
        page.keyboard.press("Enter")
        page.wait_for_timeout(400)
    eyes.until(lambda: eyes.did("completed") > 0, "the card to stand its second")


def _how(page: Page, piece: str) -> str:
    found = shape(page, piece)
    return next((how for how, size in SIZES.items() if size == found), "")
