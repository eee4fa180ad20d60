"""Every game and variant from the shelf to the winner, by two or more pages at once, with real drags.

| variant | here, or elsewhere |
|---|---|
| classic, standard rules; magnet on and off; by the clock of the box | `test_building.py` |
| classic: cards may be refused | `test_classic_with_refused_cards` |
| classic: young architects beside an expert, no grey cards, mat | `test_classic_young_beside_an_expert` |
| classic: real bricks | `test_classic_with_real_bricks` |
| classic, to touch: tactile edition | `test_classic_to_touch` |
| mini: by the small die that the table rolls | `test_building.py` |
| mini: young architect, a player as timekeeper, time × 6; magnet off | `test_mini_…_timekeeper` |
| mini and dice: one whole turn by wall clock | `test_one_whole_turn_by_the_small_die` |
| dice: introduction | `test_building.py` |
| dice: advanced, a player as stopper; magnet off | `test_dice_with_a_player_as_stopper` |
| dice: basic | `test_one_whole_turn_by_the_small_die` |
| the deck of the day, an endless deck | `test_decks_of_the_house` |
| skipbo: standard rules | `test_skipbo.py` |
| skipbo: must lay, rounds stay open, a clock to think | `test_skipbo_where_who_can_must_lay` |
| skipbo: an equal set is enough; three players | `test_skipbo_where_an_equal_set_is_enough` |
"""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.hands import Eyes, build, wait_until
from tests.browser.people import People, button, code_of, shown, winner_shown
from tests.browser.test_building import DECKS, architect_first, begin, own_deck, set_table, throw, two_seated
from tests.browser.test_skipbo import join, move_by_mouse, my_turn, play_out

SLOW = "× 6 time"
"""For the first seat: its own turn is long enough for a busy machine, the other one's is short."""
UNTIMED = {"Turns for each player": "1", "Timer": "No timer, for practice"}
RED = (
    "r1 2 red coloured: yellow|@0,0 orange|@2,0 purple-@0,3\n"
    "r2 2 red coloured: purple-@0,0 brown-@0,1 white-@0,2\n"
)


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


def test_classic_with_refused_cards(people: People) -> None:
    ticks = ("Cards may be refused", "I am the youngest")
    ann, bo = two_seated(people, "Classic", {**UNTIMED, **own_deck("Classic")}, ticks)
    begin(ann)
    refused = ann.turn["card"]["id"]
    button(ann.page, "Refuse the card").click()
    wait_until(ann.page, lambda: ann.did("card-refused") == 1, "the refusal")
    for eye in (ann, bo):
        expect(eye.page.get_by_role("list", name="One refused card")).to_be_visible()
    built(ann)
    button(ann.page, "I am done").click()
    begin(bo)
    assert bo.turn["card"]["id"] == refused
    expect(button(bo.page, "Refuse the card")).to_have_count(0)
    built(bo)
    button(bo.page, "I am done").click()
    all_done((ann, bo))


def test_classic_young_beside_an_expert(people: People) -> None:
    ann, bo = people.come("Ann"), people.come("Bo")
    eyes = Eyes(ann, people), Eyes(bo, people)
    ann.get_by_role("link", name="With friends: Classic", exact=True).click()
    ann.get_by_label("Young architects").check()
    ann.get_by_label("Plays with red cards").nth(1).check()
    ann.get_by_label("Anti-slip mat: bricks do not slide").check()
    ann.get_by_label("Grey cards, where only the shape counts").uncheck()
    fill(ann, {**UNTIMED, "Cards": "A deck of your own", "The text of the deck file": DECKS["Classic"] + RED})
    button(ann, "Make the table").click()
    join(bo, code_of(ann))
    button(ann, "Start").click()
    for eye in eyes:
        wait_until(eye.page, lambda eye=eye: bool(eye.view), "the table")
    first, second = architect_first(eyes)
    for eye in (first, second):
        begin(eye)
        expert = eye.view["seat"] == 1
        assert eye.turn["card"]["number"] == ("red" if expert else "blue")
        assert eye.turn["card"]["kind"] == "coloured"
        built(eye)
        button(eye.page, "I am done").click()
    all_done(eyes)


def fill(page: Page, choices: dict[str, str]) -> None:
    for label, value in choices.items():
        field = page.get_by_label(label, exact=True)
        if field.evaluate("(e) => e.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
            field.blur()


def test_classic_with_real_bricks(people: People) -> None:
    """Two phones beside the real bricks: who builds says "done", the other looks and says "right" or "mistake"."""
    choices = {**UNTIMED, "Bricks": "Real ones on your table", **own_deck("Classic")}
    eyes = two_seated(people, "Classic", choices)
    builder, watcher = architect_first(eyes)
    begin(builder)
    expect(builder.page.get_by_role("application")).to_have_count(0)
    button(builder.page, "Done").click()
    button(watcher.page, "There is a mistake").click()
    wait_until(builder.page, lambda: builder.did("objected") == 1, "the mistake")
    button(builder.page, "Done").click()
    button(watcher.page, "It is right").click()
    wait_until(builder.page, lambda: builder.did("completed") == 1, "the card to count")
    button(builder.page, "I am done").click()
    begin(watcher)
    button(watcher.page, "I am done").click()
    all_done(eyes)


def test_classic_to_touch(people: People) -> None:
    eyes = two_seated(people, "Classic, to touch", {**UNTIMED, **own_deck("Classic")})
    builder, watcher = architect_first(eyes)
    begin(builder)
    texture = {fact["id"]: fact["texture"] for fact in builder.view["box"]}
    assert texture["red"] != texture["white"]
    expect(builder.page.locator(".room")).to_be_visible()
    built(builder)
    button(builder.page, "I am done").click()
    begin(watcher)
    button(watcher.page, "I am done").click()
    all_done(eyes)


def test_mini_with_a_young_architect_and_a_player_as_timekeeper(people: People) -> None:
    """The magnet is off; the other page rolls the small die, and the young one may go on to a higher sum."""
    choices = {
        "Turns for each player": "1", "The sum that ends a turn": "5", "Sum for young architects": "8",
        "Who rolls the small die": "A player", "Seconds a roll of the small die takes": "1",
        "When the pile is used up": "Shuffle it",
    }  # fmt: skip
    ticks = ("Young architects", "I am the youngest")
    eyes = two_seated(people, "Mini", {**choices, **own_deck("Mini"), "Time": SLOW}, ticks)
    young, other = eyes
    begin(young)
    assert young.view["limit"] == 8
    expect(shown(young.page, "Time × 6")).to_be_visible()
    young.page.get_by_label("Magnet").uncheck()
    other.until(lambda: die(other).count() > 0, "the small die to be rolled")
    die(other).click()
    wait_until(young.page, lambda: young.did("called") == 1, "the first sum")
    assert [event["by"] for event in young.events if event["did"] == "called"] == [other.view["seat"]]
    built(young)  # meanwhile the table rolls for a timekeeper who stalls
    roll_until_over(other, young)
    begin(other)
    assert other.view["limit"] == 5
    roll_until_over(young, other)
    all_done(eyes)
    assert young.view["scores"][0] > young.view["scores"][1]


def die(roller: Eyes) -> Locator:
    """The small die, when it may be rolled."""
    return roller.page.get_by_role("button", name="Roll", exact=True, disabled=False)


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


def test_dice_with_a_player_as_stopper(people: People) -> None:
    """Advanced: blue sides only. The magnet is off, and an upright cuboid fits everywhere."""
    choices = {
        "Turns for each player": "1", "Level": "Advanced", "The sum that ends a turn": "8",
        "Who rolls the small die": "A player", "Seconds a roll of the small die takes": "1",
        "Seconds a throw of the dice takes": "0.2", "Time": SLOW,
    }  # fmt: skip
    eyes = two_seated(people, "Dice", {**choices, **own_deck("Dice")}, ("I am the oldest",))
    ann, bo = eyes
    start_of_dice(ann, bo)
    assert ann.turn["card"]["number"] == "blue"
    ann.page.get_by_label("Magnet").uncheck()
    throw(ann)
    built(ann)
    if ann.did("turn-ended") == 0:
        roll_until_over(bo, ann)
    start_of_dice(bo, ann)
    roll_until_over(ann, bo)
    all_done(eyes)
    assert ann.view["scores"][0] > ann.view["scores"][1]


def start_of_dice(builder: Eyes, stopper: Eyes) -> None:
    """With a player as stopper that one gives the signal."""
    wait_until(builder.page, lambda: builder.view["architect"] == builder.view["seat"], "the turn")
    for eye in (builder, stopper):
        if (go_on := button(eye.page, "Go on")).count():
            go_on.click()
    starts = [button(eye.page, "START") for eye in (stopper, builder)]
    wait_until(stopper.page, lambda: any(start.count() for start in starts), "the signal")
    next(start for start in starts if start.count()).click()
    wait_until(
        builder.page, lambda: builder.turn["phase"] == "building" and builder.turn["card"], "the first card"
    )


@pytest.mark.parametrize("box", ["Mini", "Dice"])
def test_one_whole_turn_by_the_small_die(people: People, box: str) -> None:
    """From the signal to the sum, about a minute of the house's time, with every brick moved by hand."""
    pace = {"Seconds a roll of the small die takes": {"Mini": "2", "Dice": "1"}[box], "Pace": "× 2 time"}
    choices = {"Turns for each player": "1", **pace, **own_deck(box)}
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


@pytest.mark.parametrize(("box", "deck"), [("Classic", "The deck of the day"), ("Dice", "Endless, always new")])
def test_decks_of_the_house(people: People, box: str, deck: str) -> None:
    eyes = two_seated(people, box, {**UNTIMED, "Cards": deck})
    for eye in architect_first(eyes):
        begin(eye)
        assert eye.turn["card"]["pieces"] or eye.turn["card"]["free"]
        button(eye.page, "I am done").click()
    all_done(eyes)


def test_skipbo_where_who_can_must_lay(people: People) -> None:
    ann, bo = people.come("Ann"), people.come("Bo")
    ticks = ("Who can lay must lay", "Finished rounds stay open")
    code = set_table(ann, "Skip-Bo Breakers", {"Points to win": "1", "Seconds to think": "60"}, ticks)
    join(bo, code)
    button(ann, "Start").click()
    for page in (ann, bo):
        expect(page.get_by_role("listbox")).to_be_visible()
        expect(page.get_by_role("timer").first).to_be_visible()
    wait_until(ann, lambda: my_turn(ann) or my_turn(bo), "somebody's turn")
    mover = ann if my_turn(ann) else bo
    expect(mover.get_by_role("group", name="Sets you can lay")).to_be_visible()
    expect(button(mover, "Pass")).to_be_disabled()
    play_out([(ann, move_by_mouse), (bo, move_by_mouse)])
    for page in (ann, bo):
        winner_shown(page)


def test_skipbo_where_an_equal_set_is_enough(people: People) -> None:
    pages = [people.come(name) for name in ("Ann", "Bo", "Cy")]
    ann = pages[0]
    ann.get_by_role("link", name="With friends: Skip-Bo Breakers").click()
    button(ann, "One more seat").click()
    ann.get_by_label("An equal set is enough").check()
    fill(ann, {"Points to win": "1"})
    button(ann, "Make the table").click()
    code = code_of(ann)
    for page in pages[1:]:
        join(page, code)
    button(ann, "Start").click()
    for page in pages:
        expect(page.get_by_role("listbox")).to_be_visible()
    play_out([(page, move_by_mouse) for page in pages])
    for page in pages:
        winner_shown(page)
