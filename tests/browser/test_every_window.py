"""Every box in every language, theme and window: all that a turn needs is in the window, for whoever looks at it.

One house and one page for each box and language; the page is resized and darkened, not opened again.
"""

import pytest

from breakhouse.games import shelf
from breakhouse.locales import LANGUAGES
from tests.support.browser.bricks import Eyes, wait_until
from tests.support.browser.people import People, sit_down
from tests.support.browser.viewport import SHIFTS, WINDOWS, places, see, shifts, speak
from tests.support.games import BOXES

pytestmark = pytest.mark.wide

BY_HAND = {"timekeeper": "player", "stopper": "player"}
"""Somebody rolls the small die, where there is one: whoever watches has that to do, too."""


def arrive(people: People, box: str, bots: int = 1) -> Eyes:
    """A newcomer who reads captions, and whose turn it is."""
    page = people.come("Ann", guided=True, scripts=(SHIFTS,), has_touch=True)
    page.evaluate("() => localStorage.setItem('breakhouse.settings', JSON.stringify({captions: true}))")
    eyes = Eyes(page, people)
    of = BOXES[box]
    known = {
        name: value for name, value in BY_HAND.items() if name in shelf()[of.game].options_type.__struct_fields__
    }
    sit_down(page, of.game, {**of.box.options, **known}, bots=bots)
    wait_until(page, lambda: bool(eyes.view), "the table")
    return eyes


def look(eyes: Eyes, wrong: list[str], who: str) -> None:
    page = eyes.page
    for window in WINDOWS:
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            found = see(page, window)
            wrong += [f"{who}, {theme}: {one}" for one in found]


@pytest.mark.parametrize("bots", [1, 2, 3])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("box", BOXES)
def test_everything_for_a_turn_is_within_the_window(people: People, box: str, language: str, bots: int) -> None:
    eyes = arrive(people, box, bots)
    page = eyes.page
    wrong: list[str] = []
    built = "architect" in eyes.view
    look(eyes, wrong, "before the start")
    if built:
        eyes.until(lambda: builds(eyes), "the first card")
    speak(page, language)
    look(eyes, wrong, "in one's own turn")
    if built:
        eyes.until(lambda: others_build(eyes), "somebody else to build", 300)
    look(eyes, wrong, "in another's turn")
    assert wrong == []


def builds(eyes: Eyes) -> bool:
    """The turn has begun: by us, or by whoever gives the signal."""
    eyes.page.evaluate("() => document.querySelector('.between .go, .between .start')?.click()")
    return bool(eyes.turn["phase"] == "building" and eyes.turn["card"])


def others_build(eyes: Eyes) -> bool:
    """Where we are the stopper they wait for our signal."""
    return builds(eyes) and eyes.view["architect"] != eyes.view["seat"]


@pytest.mark.parametrize("box", BOXES)
def test_nothing_moves_because_of_what_others_do(people: People, box: str) -> None:
    """Half a minute in which only the clock and the others act: everything stays where it is."""
    eyes = arrive(people, box)
    if "architect" in eyes.view:
        eyes.until(lambda: builds(eyes), "the first card")
        eyes.until(lambda: others_build(eyes), "somebody else to build", 300)
    page = eyes.page
    before = places(page)
    shifts(page)
    for _ in range(10):
        people.pass_time(0.4)
        page.wait_for_timeout(50)
        if "architect" in eyes.view and not others_build(eyes):
            break
        assert places(page) == before
    assert shifts(page) == []
