"""Keys that reach the table: letters, the same held with modifiers, a menu, a tour, and earlier messages."""

import re

from playwright.sync_api import expect

from tests.support.browser.blind_player import comes, seat
from tests.support.browser.people import DOOR, People, announcements, sit_down
from tests.support.waiting import wait_for

HELD = "Control+Alt+Shift"


def test_every_question_can_be_asked_by_chord_from_anywhere_and_from_a_menu(people: People) -> None:
    ann, bo = comes(people, "Ann", "en", at=DOOR), comes(people, "Bo", "en", at=DOOR)
    seat([ann, bo], "skipbo-breakers", {"target": 3})
    page = ann.page
    page.get_by_role("option").first.wait_for()
    rules = ann.find("button", "bar-rules")
    ann.reach(rules)
    assert "tiles" in ann.ask(f"{HELD}+H", re.compile("tiles"))
    assert re.search("turn|open", ann.ask(f"{HELD}+T", re.compile("turn|open")))
    expect(rules).to_be_focused()
    assert "Space picks" in ann.ask("i", re.compile("tour"))
    menu = page.get_by_role("button", name=ann.word("questions-title"))
    ann.reach(menu)
    ann.press("Enter")
    items = page.get_by_role("menuitem")
    expect(items.first).to_be_focused()
    ann.press("End", "Home", "ArrowDown")
    expect(items.nth(1)).to_be_focused()
    hand = items.filter(has_text=ann.word("ask-hand"))
    expect(hand).to_have_attribute("aria-keyshortcuts", "H Control+Alt+Shift+H")
    ann.press("Escape")
    expect(menu).to_be_focused()
    ann.press(f"{HELD}+1")  # a key of the rack: it is pressed there, and the keyboard follows
    expect(page.get_by_role("option").and_(page.locator(":focus"))).to_have_count(1)


def test_the_tour_of_the_keys_is_read_step_by_step_and_can_be_skipped(people: People) -> None:
    page = people.come("Ann", reduced_motion="reduce", at=DOOR)
    sit_down(page, "mini", {"first": 0, "hands": "grid"})
    page.locator("[data-play]").wait_for()
    page.keyboard.press("u")
    tour = page.get_by_role("dialog", name="A tour of the keys")
    step = tour.locator(".step")
    expect(tour).to_be_focused()
    expect(step).to_contain_text("Press Enter to continue")
    page.keyboard.press("Enter")
    expect(tour).to_be_focused()
    expect(step).to_contain_text("Full stop reads the card")
    wait_for(
        lambda: "Full stop reads the card" in " ".join(announcements(page)[-1:]), "the second step to be announced"
    )
    page.keyboard.press("ArrowLeft")
    expect(step).to_contain_text("Press Enter to continue")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_keys_take_the_next_brick_finish_the_card_and_take_a_brick_back(people: People) -> None:
    ann = comes(people, "Ann", "en", at=DOOR)
    sit_down(ann.page, "mini", {"first": 0, "hands": "grid", "timer": "off"})
    bench = ann.page.locator("[data-play]")
    bench.wait_for()
    ann.find("button", "bench-start").wait_for()
    bench.focus()
    ann.press("Enter")  # at the bench, too, it starts
    ann.hears("New card.")
    expect(bench).to_be_focused()
    assert "Bottom" in ann.ask("s", re.compile("Bottom"))
    ann.ask("Enter", re.compile("In hand|on the table"))
    ann.put_down()
    for _ in range(12):
        if ann.word("card-end", end="last", form="brick") in ann.ask("."):
            break
    else:
        raise AssertionError("the card has no end")
    assert "put aside" in ann.ask("z", re.compile("put aside"))
    assert "Bottom" in ann.ask("s", re.compile("Bottom"))
    assert ann.word("grid-nothing", why="none-to-undo") in ann.ask("Control+z", re.compile("take back"))
    ann.ask("b")
    assert ann.ask("f", re.compile("take back|latest"))
    assert "Take a brick" in ann.ask("w", re.compile("[Yy]ou can"))
