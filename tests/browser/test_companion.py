"""The companion: real bricks on the table, the device in the middle, with the cards of the house or of the box."""

import re

import pytest
from playwright.sync_api import Page, expect

from breakhouse.locales import LANGUAGES, say
from tests.support.browser.blind_player import Blind
from tests.support.browser.people import People, button
from tests.support.browser.viewport import WINDOWS, see


def test_the_companion_keeps_time_for_the_cards_of_the_real_box(people: People) -> None:
    page = people.come("Ann")
    page.goto("/companion")
    page.get_by_label("Seat 1").fill("Ann")
    page.get_by_label("Seat 2").fill("Bo")
    page.get_by_label("The cards from our box").check()
    button(page, "Begin").click()
    button(page, "Roll").click()
    button(page, "Start").click()
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^\d\d$"))
    button(page, "+2").click()
    button(page, "Stop!").click()
    button(page, "Save, next player").click()
    expect(page.get_by_role("heading", name="Bo is building")).to_be_visible()
    expect(page.get_by_role("row", name="Ann 2")).to_be_visible()


def own_cards(people: People, box: str, *ticks: str, **choices: str) -> Page:
    """The companion with the cards of a real box, on a phone."""
    page = people.come("Ann", viewport={"width": 390, "height": 664}, has_touch=True)
    page.goto("/companion")
    page.get_by_role("radio", name=box, exact=True).check()
    page.evaluate("() => document.querySelectorAll('main details').forEach((one) => (one.open = true))")
    for n, name in enumerate(("Mira", "Jonas")):
        page.get_by_label(f"Seat {n + 1}", exact=True).fill(name)
    for tick in ticks:
        page.get_by_role("checkbox", name=tick, exact=True).check()
    for label, choice in choices.items():
        page.get_by_label(label, exact=True).select_option(choice)
    page.get_by_label("The cards from our box").check()
    button(page, "Begin").click()
    return page


def take_turn(page: Page, *points: str) -> None:
    """Points may be counted while the time runs and when it is over; the buttons for them stay where they are."""
    place = button(page, points[0]).bounding_box()
    button(page, "Start").click()
    for worth in points:
        button(page, worth).click()
    assert button(page, points[0]).bounding_box() == place
    button(page, "Stop!").click()
    assert button(page, points[0]).bounding_box() == place
    expect(button(page, "Save, next player")).to_be_in_viewport(ratio=1)
    button(page, "Save, next player").click()


def test_the_companion_of_young_architects_gives_everybody_a_pile_and_one_point_a_card(people: People) -> None:
    page = own_cards(people, "Classic", "Young architects", "Jonas: Experienced: draws red cards")
    expect(page.get_by_text("Draw from the blue pile. Every finished card is worth one point.")).to_be_visible()
    expect(button(page, "+2")).to_have_count(0)
    button(page, "Roll").click()
    take_turn(page, "+1", "+1")
    expect(page.get_by_role("row", name="Mira 2")).to_be_visible()
    expect(page.get_by_text("Draw from the red pile.")).to_be_visible()


def test_the_companion_pays_for_a_card_at_the_second_press(people: People) -> None:
    """CL-20, CL-23: nothing moves when it asks, and in the very last turn nobody builds the card."""
    page = own_cards(people, "Classic", "Cards may be refused")
    for turn in range(8):
        button(page, "Roll").click()
        place = button(page, "+1").bounding_box()
        button(page, "Start").click()
        button(page, "Refuse the card").click()
        assert button(page, "+1").bounding_box() == place
        button(page, "Press again to refuse it").click()
        neighbour = "Mira" if turn % 2 else "Jonas"
        then = ". Nobody has to build this card any more." if turn == 7 else ", who builds this card first."
        expect(page.locator(".own")).to_contain_text(f"One chip for {neighbour}{then}")
        button(page, "Stop!").click()
        expect(button(page, "Save, next player")).to_be_in_viewport(ratio=1)
        button(page, "Save, next player").click()
    expect(page.get_by_text("Mira and Jonas share the win.")).to_be_visible()
    expect(page.get_by_role("row", name="Mira 4")).to_be_visible()


def test_the_companion_discards_a_refused_card_that_the_neighbour_does_not_play(people: People) -> None:
    """CL-R14: with young architects too, Jonas draws red cards and gets a chip for a blue one, and nothing to
    build."""
    ticks = ("Cards may be refused", "Young architects", "Jonas: Experienced: draws red cards")
    page = own_cards(people, "Classic", *ticks)
    button(page, "Roll").click()
    button(page, "Start").click()
    button(page, "Refuse the card").click()
    button(page, "Press again to refuse it").click()
    expect(page.locator(".own")).to_contain_text("One chip for Jonas. Nobody has to build this card any more.")


def test_the_companion_of_mini_ends_at_20_for_young_architects_and_plays_again(people: People) -> None:
    page = own_cards(people, "Mini", "Mira: Young architect")
    for turn in range(10):
        expect(
            page.get_by_text("The turn ends at 20." if turn % 2 == 0 else "The turn ends at 15.")
        ).to_be_visible()
        take_turn(page, "+3" if turn % 2 else "+1")
    expect(page.get_by_text("Jonas wins.")).to_be_visible()
    button(page, "Play again").click()
    expect(page.get_by_role("heading", name="Mira is building")).to_be_visible()
    expect(page.get_by_role("row", name="Jonas 0")).to_be_visible()


def test_the_companion_of_dice_explains_the_level(people: People) -> None:
    page = own_cards(people, "Dice", Level="Introduction")
    note = page.locator(".own .told p").first
    expect(note).to_contain_text("yellow")
    beginners = note.inner_text()
    take_turn(page, "+2", "+1")
    expect(page.get_by_role("row", name="Mira 3")).to_be_visible()
    button(page, "Back").click()
    page.get_by_label("Level", exact=True).select_option("Advanced")
    button(page, "Begin").click()
    expect(note).not_to_have_text(beginners)


def test_points_are_not_lost_with_the_page(people: People) -> None:
    """A phone that is put away may drop the page, and "Back" is quickly pressed."""
    page = own_cards(people, "Mini", "Jonas: Young architect")
    button(page, "Back").click()
    expect(button(page, "Continue: Mini", exact=False)).to_have_count(0)  # nothing has been won yet
    button(page, "Begin").click()
    take_turn(page, "+3")
    for leave in (page.reload, button(page, "Back").click):
        leave()
        button(page, "Continue: Mini", exact=False).click()
        expect(page.get_by_role("heading", name="Jonas is building")).to_be_visible()
        expect(page.get_by_text("The turn ends at 20.")).to_be_visible()
        expect(page.get_by_role("row", name="Mira 3")).to_be_visible()
    take_turn(page, "+1")
    expect(page.get_by_role("row", name="Jonas 1")).to_be_visible()
    button(page, "Back").click()
    button(page, "Begin").click()
    expect(page.get_by_role("row", name="Mira 0")).to_be_visible()
    page.reload()
    expect(button(page, "Begin")).to_be_visible()
    expect(button(page, "Continue: Mini", exact=False)).to_have_count(0)


@pytest.mark.parametrize(("language", "window"), [("de", "sideways"), ("fr", "small")])
def test_everything_beside_a_real_box_is_in_sight_for_four_players(
    people: People, language: str, window: str
) -> None:
    see_everything(people, language, window)


def see_everything(people: People, language: str, window: str) -> None:
    """Whatever the box and its level have to say: the clock, all buttons and everybody's points."""
    width, height = WINDOWS[window]
    page = people.come("Ann", locale=language, viewport={"width": width, "height": height}, has_touch=True)
    page.goto("/companion")
    boxes = page.locator("input[name=box]")
    expect(boxes.first).to_be_visible()
    for n in range(boxes.count()):
        page.goto("/companion")
        boxes.nth(n).check()
        for _ in range(2):
            button(page, say(language, "seat-add")).click()
        if (own := page.locator("input[value=own]")).count():  # a box without cards asks for none
            own.check()
        button(page, say(language, "companion-begin")).click()
        players = ":is(.own tr, .tally tbody tr)"
        expect(page.locator(players)).to_have_count(4)
        for needed in page.locator(f":is(.own, .tally) :is(.clock, button:visible), {players}").all():
            expect(needed).to_be_in_viewport(ratio=1)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width


def test_the_companion_shows_cards_and_lets_the_others_judge(people: People) -> None:
    page = people.come("Ann")
    page.goto("/companion")
    page.get_by_label("Seat 2").fill("Bo")
    button(page, "Begin").click()
    button(page, "Roll the die").click()
    button(page, "START").click()
    done = button(page, "Done")
    expect(done).to_be_visible()
    assert cut_off(page) == []
    done.click()
    expect(button(page, "There’s a mistake")).to_be_visible()
    assert cut_off(page) == []


def test_the_companion_by_ear_gives_time_reads_on_by_chord_and_says_who_may_do_what(people: People) -> None:
    """In browse mode, comma belongs to the screen reader; with three modifiers held it is ours."""
    ann = Blind(people.come("Ann", at="/companion"), "en", "Ann", people)
    ann.page.get_by_label("Classic, tactile edition").check()
    expect(ann.page.get_by_label("Pace")).to_have_value("4")
    ann.page.get_by_label("Seat 2").fill("Bo")
    button(ann.page, "Begin").click()
    button(ann.page, "Roll the die").click()
    ann.hears(re.compile("120|160|200"))
    button(ann.page, "START").click()
    ann.hears("New card.")
    assert "Bottom: " in ann.ask("Control+Alt+Shift+.")
    assert "start of the card" in ann.ask("Control+Alt+Shift+,", "start")
    assert "Done" in ann.ask("w", "What you can do")
    ann.people.pass_time(201)
    ann.hears("Bo is rolling the die.")
    assert "Roll the die" in ann.ask("w", "What you can do")
    ann.type("roll the die")
    expect(button(ann.page, "START")).to_be_visible()


def cut_off(page: Page) -> list[str]:
    """On every phone: the card gives way, the buttons are there."""
    return [wrong for window in ("upright", "small", "sideways") for wrong in see(page, window)]


@pytest.mark.wide
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("window", ["upright", "small", "sideways"])
def test_everything_beside_a_real_box_is_in_sight_in_every_language(
    people: People, language: str, window: str
) -> None:
    see_everything(people, language, window)
