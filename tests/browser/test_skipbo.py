"""Skip-Bo Breakers in the browser, from the shelf to the winner, with mouse, finger and keys."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.people import People, announcements, button, shown, winner_shown
from tests.support.browser.skipbo import (
    join,
    make_move,
    make_table,
    move_by_mouse,
    play_out,
    rack,
    turn_comes,
)


def move_by_keys(page: Page) -> None:
    """Finds what can be laid by listening, chooses it with arrows and Space, lays it with Enter."""
    listbox = page.get_by_role("listbox")
    options = listbox.get_by_role("option").all()
    able = [n for n, o in enumerate(options) if (o.get_attribute("aria-label") or "").endswith("can be laid")]
    listbox.locator("[tabindex='0']").focus()
    page.keyboard.press("Escape")
    if not able:
        page.keyboard.press("p")
        return
    page.keyboard.press("Home")
    for _ in range(able[0]):
        page.keyboard.press("ArrowRight")
    for _ in range(20):
        page.keyboard.press(" ")
        if page.get_by_role("button", name=re.compile("^Lay (this|the)")).count():
            page.keyboard.press("Enter") if page.get_by_role(
                "button", name=re.compile("^Lay (this|the)")
            ).count() == 1 else page.get_by_role("button", name=re.compile("^Lay the")).first.click()
            return
        more = listbox.get_by_role("option", name=re.compile("can be laid$"))
        if not more.count():
            page.keyboard.press("Escape")
            page.keyboard.press("p")
            return
        more.first.focus()


def test_two_people_play_from_the_shelf_to_the_winner(people: People) -> None:
    """One by touch on a phone, the other by keys alone, who hears everything."""
    ann = people.come("Ann", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    bo = people.come("Bo")
    join(bo, make_table(ann))
    button(ann, "Start").click()
    for page in (ann, bo):
        expect(page.get_by_role("listbox", name="Your rack, 20 tiles")).to_be_visible()
    play_out([(ann, move_by_mouse), (bo, move_by_keys)])
    for page in (ann, bo):
        winner_shown(page)
    spoken = " ".join(announcements(bo))
    assert "Ann lays" in spoken
    assert "Your turn" in spoken or "You’re opening" in spoken


def test_one_click_starts_a_match_against_bots_and_a_name_can_be_given_later(people: People) -> None:
    page = people.come()
    button(page, "Play now: Skip-Bo Breakers").click()
    expect(page.get_by_role("listbox", name=re.compile("Your rack"))).to_be_visible()
    page.goto("/")
    button(page, "Your name?").click()
    page.get_by_label("Your name").fill("Mira")
    button(page, "That’s me").click()
    button(page, "Play now: Skip-Bo Breakers").click()
    expect(page.get_by_role("listbox", name=re.compile("Your rack"))).to_be_visible()
    expect(page.get_by_role("region", name="Your side of the table")).to_contain_text("Mira")


def test_a_refusal_is_shown_where_it_happened(people: People) -> None:
    page = people.come("Ann")
    button(page, "Play now: Skip-Bo Breakers").click()
    expect(page.get_by_role("listbox")).to_be_visible()
    turn_comes(people, page)
    tiles = page.get_by_role("option").all()
    for tile in (tiles[0], tiles[-1], tiles[len(tiles) // 2], tiles[3]):
        tile.click()
    page.get_by_role("button", name=re.compile("^Lay")).first.click()
    expect(page.locator(".why")).to_contain_text(
        re.compile("isn’t a set|Lay a higher|You don’t|must have|high enough|Only a")
    )


@pytest.mark.parametrize("steps", [1, 8], ids=["flicked", "drawn"])
def test_tiles_can_be_dragged_into_the_round(people: People, steps: int) -> None:
    """A browser tells only some of what a mouse does: the first move may already end outside the tile."""
    page = people.come("Ann")
    button(page, "Play now: Skip-Bo Breakers").click()
    turn_comes(people, page)
    lit = page.get_by_role("group", name="Sets you can lay").get_by_role("button")
    while not lit.count():
        make_move(page, move_by_mouse)
        turn_comes(people, page)
    lit.last.click()
    before = len(rack(page))
    tile = page.get_by_role("option", name=re.compile("picked up$")).first
    box, middle = tile.bounding_box(), page.get_by_role("region", name="The round").bounding_box()
    assert box is not None
    assert middle is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2, steps=steps)
    page.mouse.up()
    expect(page.get_by_role("option")).not_to_have_count(before)


def test_typing_into_the_command_box_plays_too(people: People) -> None:
    page = people.come("Ann")
    button(page, "Play now: Skip-Bo Breakers").click()
    expect(page.get_by_role("listbox")).to_be_visible()
    turn_comes(people, page)
    button(page, "In words").click()
    box = page.get_by_label("Type your move")
    box.fill("fly to the moon")
    box.press("Enter")
    expect(shown(page, re.compile("I don’t understand"))).to_be_visible()
    box.fill("pass" if button(page, "Pass").is_enabled() else rack(page)[0])
    box.press("Enter")
    expect(page.get_by_role("group", name="What happened").filter(has=page.locator("ol"))).to_contain_text(
        re.compile("You (lay|pass)")
    )


@pytest.mark.parametrize(
    ("key", "answer"), [("h", "You have"), ("t", "turn"), ("n", "tiles"), ("w", "You can lay|nothing you")]
)
def test_pressing_a_key_asks_the_table(people: People, key: str, answer: str) -> None:
    page = people.come("Ann")
    button(page, "Play now: Skip-Bo Breakers").click()
    expect(page.get_by_role("listbox")).to_be_visible()
    page.keyboard.press(key)
    hears = "(wanted) => window.heard.some(([, text]) => new RegExp(wanted).test(text))"
    page.wait_for_function(hears, arg=answer)
