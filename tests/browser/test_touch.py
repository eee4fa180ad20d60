"""A phone in the hand: real touches of Chromium, one finger that carries, a second that turns or holds."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.support.browser.bricks import Eyes, at, middle, near, shape, wait_until
from tests.support.browser.building import begin, own_deck, set_table
from tests.support.browser.fingers import OVER_THE_FINGER, Fingers
from tests.support.browser.people import People, button
from tests.support.browser.viewport import resize

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def on_the_phone(people: People) -> tuple[Eyes, Fingers]:
    page = people.come("Ann", **PHONE)
    eyes = Eyes(page, people)
    choices = {"Seat 2": "Add a bot", "Turns per player": "1", "Timer": "No timer, for practice"}
    set_table(page, "Classic", {**choices, **own_deck("Classic")}, ("I’m the youngest",))
    button(page, "Start").click()
    wait_until(page, lambda: bool(eyes.view), "the table")
    begin(eyes)
    page.wait_for_function("() => window.bench?.ready()")
    return eyes, Fingers(page, page.context.new_cdp_session(page))


def in_the_tray(page: Page, piece: str) -> tuple[float, float]:
    box = page.locator(f".beside [data-piece='{piece}']").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def over(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where the finger must be for the brick to be there."""
    return at(page, x, y - OVER_THE_FINGER)


def test_one_finger_carries_and_a_second_turns_or_holds(people: People) -> None:
    eyes, fingers = on_the_phone(people)
    page = eyes.page
    fingers.touch(1, in_the_tray(page, "red"))
    fingers.move(1, over(page, 0, 4))
    wait_until(page, lambda: near(middle(page, "red"), (0, 4), 0.5), "red to follow the finger")
    assert shape(page, "red")[1] > shape(page, "red")[0], "it comes out of the tray as it stood there"
    fingers.touch(2, at(page, 5, 6))
    fingers.lift(2)
    wait_until(page, lambda: len(set(shape(page, "red"))) == 1, "the second finger to turn red")
    fingers.lift(1)
    wait_until(page, lambda: [p["piece"] for p in eyes.view["bench"]["placed"]] == ["red"], "red to be put down")
    assert eyes.view["bench"]["placed"][0]["how"] == "pointing"

    fingers.touch(1, in_the_tray(page, "white"))
    fingers.move(1, over(page, -4, 5))
    wait_until(page, lambda: near(middle(page, "white"), (-4, 5), 0.6), "white to follow the finger")
    fingers.touch(2, at(page, *middle(page, "red")))
    wait_until(page, lambda: eyes.view["bench"]["held"] == ["red"], "the second finger to hold red")
    fingers.lift(2)
    wait_until(page, lambda: eyes.view["bench"]["held"] == [], "red to be let go")
    fingers.lift(1)
    wait_until(page, lambda: len(eyes.view["bench"]["placed"]) == 2, "white to be put down")


def test_taps_take_turn_and_put_down_a_brick(people: People) -> None:
    eyes, fingers = on_the_phone(people)
    page = eyes.page
    fingers.tap(in_the_tray(page, "yellow"))
    wait_until(page, lambda: eyes.view["bench"]["hand"] == "yellow", "yellow to be in the hand")
    before = shape(page, "yellow")
    button(page, "Turn").tap()
    wait_until(page, lambda: shape(page, "yellow") != before, "yellow to turn")
    fingers.tap(at(page, 0, 2))
    wait_until(page, lambda: len(eyes.view["bench"]["placed"]) == 1, "yellow to be put down")
    expect(button(page, "Turn")).to_be_disabled()


def test_everything_for_the_turn_is_within_the_window(people: People) -> None:
    """One hand, one thumb: the card above, the bricks below, nothing to scroll for, upright or sideways."""
    eyes, _ = on_the_phone(people)
    page = eyes.page
    for width, height in ((390, 844), (844, 390)):
        resize(page, width, height)
        for name in (".card svg", ".room", ".beside", ".tools"):
            box = page.locator(f".site {name}").first.bounding_box()
            assert box is not None
            assert box["y"] >= 0, name
            assert box["y"] + box["height"] <= height + 1, name
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 844


def test_a_phone_held_sideways_shows_rack_and_round_at_once(people: People) -> None:
    page = people.come("Ann", **{**PHONE, "viewport": {"width": 844, "height": 390}})
    button(page, "Play now: Skip-Bo Breakers").click()
    expect(page.get_by_role("listbox")).to_be_visible()
    for place in (page.get_by_role("region", name="The round"), page.get_by_role("listbox"), button(page, "Pass")):
        box = place.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 391
