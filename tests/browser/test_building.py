"""The building games in the browser, from the shelf to the winner, with a real mouse on real physics."""

import re

from playwright.sync_api import Page, expect

from tests.browser.hands import SIZES, Eyes, build, put, shape, wait_until
from tests.browser.people import People, button, code_of, winner_shown
from tests.browser.test_skipbo import join

DECKS = {
    "Classic": "deck easy classic 1\ne1 1 blue coloured: darkblue-@0,0 red-@0,1\n"
    "e2 1 blue coloured: white-@0,0 brown|@1,1\n"
    "e3 1 blue grey: grey-@0,0 grey.@1,1\n",
    "Mini": "deck easy mini 1\ne1a 1 blue coloured: darkblue-@0,0 red-@0,1\n"
    "e1b 1 blue coloured: white-@0,0 brown|@1,1\n"
    "e2a 2 blue grey: grey-@0,0 grey.@1,1\ne2b 1 blue coloured: orange.@0,0 red.@2,0 white-@0,1\n",
    "Dice": "deck easy dice 1\ne1y 1 yellow coloured: cuboid-blue-@0,0 cuboid-orange|@0.5,1\n"
    "e1b 1 blue coloured: cuboid-orange-@0,0 cuboid-blue|@0,1\n",
}
OF_A_SEAT = ("Time",)
"""Such a label goes around its select, so that its text has the choices in it too; the first seat's is meant."""


def set_table(page: Page, box: str, choices: dict[str, str], ticks: tuple[str, ...] = ()) -> str:
    page.get_by_role("link", name=f"With friends: {box}", exact=True).click()
    unfold(page)
    for label, value in choices.items():
        if label == "Seat 2":
            button(page, value).first.click()
            continue
        field = page.get_by_label(label, exact=True).first
        if label in OF_A_SEAT:
            field = page.locator("details li").get_by_label(label).first
        if field.evaluate("(e) => e.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
            field.blur()
    for label in ticks:
        page.get_by_label(label, exact=True).or_(button(page, label)).first.click()
    return code_of(page)


def unfold(page: Page) -> None:
    """Opens what is rarely changed at a table that gathers."""
    expect(page.get_by_role("heading", name="Game options")).to_be_visible()
    page.evaluate("() => document.querySelectorAll('main details').forEach((one) => (one.open = true))")


def own_deck(box: str) -> dict[str, str]:
    return {"Cards": "Your own deck", "Contents of the deck file": DECKS[box]}


def two_seated(
    people: People, box: str, choices: dict[str, str], ticks: tuple[str, ...] = ()
) -> tuple[Eyes, Eyes]:
    ann, bo = people.come("Ann"), people.come("Bo")
    eyes = Eyes(ann, people), Eyes(bo, people)
    code = set_table(ann, box, choices, ticks)
    join(bo, code)
    button(ann, "Start").click()
    for eye in eyes:
        wait_until(eye.page, lambda eye=eye: bool(eye.view), "the table")
    return eyes


def architect_first(eyes: tuple[Eyes, Eyes]) -> list[Eyes]:
    first = eyes[0].view["architect"]
    return [eyes[first], eyes[1 - first]]


def begin(eye: Eyes) -> None:
    page = eye.page
    wait_until(page, lambda: bool(eye.view) and eye.view["architect"] == eye.view["seat"], "the turn")
    leave_the_count(page)
    if eye.turn["phase"] == "roll":
        button(page, "Roll the die").click()
    button(page, "START").click()
    wait_until(page, lambda: eye.turn["phase"] == "building" and eye.turn["card"], "the first card")


def leave_the_count(page: Page) -> None:
    """What the last turn brought is counted over the bench, until somebody goes on or the next one begins."""
    going_on, next_turn = (
        button(page, "Continue"),
        page.get_by_role("button", name=re.compile("^(START|Roll the die)$")),
    )
    going_on.or_(next_turn).first.wait_for()
    if going_on.count():
        going_on.click()


def throw(eye: Eyes) -> None:
    """Rolls dice for the card, and lets them come to rest."""
    thrown = eye.did("thrown")
    eye.page.get_by_role("button", name=re.compile("^Roll ")).first.click()
    wait_until(eye.page, lambda: eye.did("thrown") > thrown, "the throw")
    eye.pass_time(2)


def test_classic_from_the_shelf_to_the_winner(people: People) -> None:
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


def test_classic_one_whole_turn_by_the_clock_of_the_box(people: People) -> None:
    choices = {"Turns per player": "1", "Timer": "As in the box: 30, 40 or 50 s", **own_deck("Classic")}
    builder, watcher = architect_first(two_seated(people, "Classic", choices))
    begin(builder)
    expect(watcher.page.get_by_role("timer")).to_be_visible()
    build(builder)
    builder.until(lambda: builder.did("completed") + builder.did("stopped") > 0, "the card to stand")
    builder.until(lambda: builder.did("turn-ended") > 0, "the end of the turn")
    assert builder.did("completed") >= 1
    expect(builder.page.get_by_text(re.compile(r"cards?, \d+ points?")).first).to_be_visible()


def test_mini_from_the_shelf_to_the_winner_by_the_small_die(people: People) -> None:
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


def test_dice_from_the_shelf_to_the_winner(people: People) -> None:
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


def test_hands_on_the_grid_build_by_key(people: People) -> None:
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
