"""Each variant taken to where it differs."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.support.browser.bricks import Eyes, wait_until
from tests.support.browser.building import (
    DECKS,
    architect_first,
    begin,
    leave_the_count,
    own_deck,
    set_table,
    throw,
    two_seated,
    unfold,
)
from tests.support.browser.people import People, button, code_of, shown
from tests.support.browser.skipbo import join, my_turn
from tests.support.browser.viewport import see

SLOW = "6 times as much time"
"""For the first seat: its own turn is long enough for a busy machine, the other one's is short."""


UNTIMED = {"Turns per player": "1", "Timer": "No timer, for practice"}


RED = (
    "r1 2 red coloured: yellow|@0,0 orange|@2,0 purple-@0,3\n"
    "r2 2 red coloured: purple-@0,0 brown-@0,1 white-@0,2\n"
)


Pair = tuple[Eyes, Eyes]


def fill(page: Page, choices: dict[str, str]) -> None:
    for label, value in choices.items():
        field = page.get_by_label(label, exact=True)
        if field.evaluate("(e) => e.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
            field.blur()


def refuse_a_card(people: People) -> tuple[Pair, Any]:
    ticks = ("Cards may be refused", "I’m the youngest")
    ann, bo = two_seated(people, "Classic", {**UNTIMED, **own_deck("Classic")}, ticks)
    begin(ann)
    refused = ann.turn["card"]["id"]
    button(ann.page, "Refuse the card").click()
    assert see(ann.page, "upright") == []
    button(ann.page, "Press again to refuse it").click()
    wait_until(ann.page, lambda: ann.did("card-refused") == 1, "the refusal")
    for eye in (ann, bo):
        expect(eye.page.get_by_role("list", name="One refused card")).to_be_visible()
    return (ann, bo), refused


def take_the_refused_card(bo: Eyes, refused: Any) -> None:
    begin(bo)
    assert bo.turn["card"]["id"] == refused
    expect(button(bo.page, "Refuse the card")).to_have_count(0)


def seat_a_young_one_and_an_expert(people: People) -> Pair:
    ann, bo = people.come("Ann"), people.come("Bo")
    eyes = Eyes(ann, people), Eyes(bo, people)
    ann.get_by_role("link", name="With friends: Classic", exact=True).click()
    unfold(ann)
    ann.get_by_label("Young architects").check()
    ann.get_by_label("Draws red cards").nth(1).check()
    ann.get_by_label("Anti-slip mat: bricks don’t slide").check()
    ann.get_by_label("Grey cards, where only the shape counts").uncheck()
    fill(ann, {**UNTIMED, "Cards": "Your own deck", "Contents of the deck file": DECKS["Classic"] + RED})
    join(bo, code_of(ann))
    button(ann, "Start").click()
    for eye in eyes:
        wait_until(eye.page, lambda eye=eye: bool(eye.view), "the table")
    return eyes


def draw_by_age(eye: Eyes) -> None:
    begin(eye)
    expert = eye.view["seat"] == 1
    assert eye.turn["card"]["number"] == ("red" if expert else "blue")
    assert eye.turn["card"]["kind"] == "coloured"


def touch_the_bricks(people: People) -> list[Eyes]:
    builder, watcher = architect_first(
        two_seated(people, "Classic, tactile edition", {**UNTIMED, **own_deck("Classic")})
    )
    begin(builder)
    texture = {fact["id"]: fact["texture"] for fact in builder.view["box"]}
    assert texture["red"] != texture["white"]
    expect(builder.page.locator(".room")).to_be_visible()
    return [builder, watcher]


def keep_time_for_a_young_one(people: People) -> Pair:
    choices = {
        "Turns per player": "1", "Sum that ends a turn": "5", "Sum for young architects": "8",
        "Who rolls the small die": "A player", "Seconds per roll of the small die": "1",
        "When the pile runs out": "Shuffle the used cards",
    }  # fmt: skip
    ticks = ("Young architect", "I’m the youngest")
    young, other = two_seated(people, "Mini", {**choices, **own_deck("Mini"), "Time": SLOW}, ticks)
    begin(young)
    assert young.view["limit"] == 8
    expect(shown(young.page, "6 times as much time")).to_be_visible()
    other.until(lambda: die(other).count() > 0, "the small die to be rolled")
    die(other).click()
    wait_until(young.page, lambda: young.did("called") == 1, "the first sum")
    assert [event["by"] for event in young.events if event["did"] == "called"] == [other.view["seat"]]
    return young, other


def die(roller: Eyes) -> Locator:
    """The small die, when it may be rolled."""
    return roller.page.get_by_role("button", name="Roll", exact=True, disabled=False)


def throw_for_a_stopper(people: People) -> Pair:
    choices = {
        "Turns per player": "1", "Level": "Advanced", "Sum that ends a turn": "8",
        "Who rolls the small die": "A player", "Seconds per roll of the small die": "1",
        "Seconds per roll of the dice": "0.2", "Time": SLOW,
    }  # fmt: skip
    ann, bo = two_seated(people, "Dice", {**choices, **own_deck("Dice")}, ("I’m the oldest",))
    start_of_dice(ann, bo)
    assert ann.turn["card"]["number"] == "blue"
    throw(ann)
    return ann, bo


def start_of_dice(builder: Eyes, stopper: Eyes) -> None:
    """With a player as stopper that one gives the signal."""
    wait_until(builder.page, lambda: builder.view["architect"] == builder.view["seat"], "the turn")
    starts = [button(eye.page, "START") for eye in (stopper, builder)]
    wait_until(stopper.page, lambda: any(start.count() for start in starts), "the signal")
    starter = stopper if starts[0].count() else builder
    leave_the_count(starter.page)
    button(starter.page, "START").click()
    wait_until(
        builder.page, lambda: builder.turn["phase"] == "building" and builder.turn["card"], "the first card"
    )


def oblige_to_lay(people: People) -> list[Page]:
    ann, bo = people.come("Ann"), people.come("Bo")
    ticks = ("If you can lay a set, you must", "Finished rounds stay face up")
    code = set_table(ann, "Skip-Bo Breakers", {"Points to win": "1", "Seconds to think": "60"}, ticks)
    join(bo, code)
    button(ann, "Start").click()
    for page in (ann, bo):
        expect(page.get_by_role("listbox")).to_be_visible()
        expect(page.get_by_role("timer").first).to_be_visible()
    mover = to_move([ann, bo])
    expect(mover.get_by_role("group", name="Sets you can lay")).to_be_visible()
    expect(button(mover, "Pass")).to_be_disabled()
    return [ann, bo]


def to_move(pages: list[Page]) -> Page:
    wait_until(pages[0], lambda: any(my_turn(page) for page in pages), "somebody's turn")
    return next(page for page in pages if my_turn(page))


def let_an_equal_set_do(people: People) -> list[Page]:
    pages = [people.come(name) for name in ("Ann", "Bo", "Cy")]
    ann = pages[0]
    ann.get_by_role("link", name="With friends: Skip-Bo Breakers").click()
    unfold(ann)
    button(ann, "Add another seat").click()
    ann.get_by_label("Matching the set is enough").click()
    fill(ann, {"Points to win": "1"})
    code = code_of(ann)
    for page in pages[1:]:
        join(page, code)
    button(ann, "Start").click()
    for page in pages:
        expect(page.get_by_role("listbox")).to_be_visible()
    return pages
