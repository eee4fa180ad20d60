"""Skip-Bo Breakers in the browser, from the shelf to the winner, with mouse, finger and keys."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.people import People, announcements, button, code_of, shown, winner_shown


def make_table(page: Page, target: int = 1) -> str:
    page.get_by_role("link", name="With friends: Skip-Bo Breakers").click()
    page.get_by_label("Points to win").fill(str(target))
    page.get_by_label("Points to win").blur()
    return code_of(page)


def join(page: Page, code: str) -> None:
    page.get_by_label("Code from your friend’s screen").fill(code)
    button(page, "Join table").click()
    button(page, "Take this seat").first.click()


def rack(page: Page) -> list[str]:
    names = page.get_by_role("listbox").get_by_role("option").all()
    return [re.sub(",.*", "", n.get_attribute("aria-label") or "") for n in names]


def prompt(page: Page) -> Locator:
    """What the table asks of this page's player; the live regions may still say what was true a moment ago."""
    return page.get_by_role("region", name="The round").get_by_text(re.compile(r"^(Your turn|You’re opening)"))


def my_turn(page: Page) -> bool:
    return prompt(page).count() > 0


def turn_comes(people: People, page: Page) -> None:
    """The house's time passes while bots think."""
    for _ in range(60):
        if my_turn(page):
            return
        people.pass_time(0.5)
        page.wait_for_timeout(40)
    expect(prompt(page)).to_be_visible()


def over(page: Page) -> bool:
    return page.get_by_role("heading", name=re.compile(r"\bwins?\.")).count() > 0


def move_by_mouse(page: Page) -> None:
    """Takes up the last kind that is offered and lays it, else passes."""
    kinds = page.get_by_role("group", name="Sets you can lay").get_by_role("button").all()
    if kinds:
        kinds[-1].click()
        lay = page.get_by_role("button", name=re.compile("^Lay"))
        lay.first.click()
    else:
        button(page, "Pass").click()


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


Mover = Callable[[Page], None]


def make_move(page: Page, move: Mover) -> None:
    """Moves, and waits until that is seen."""
    before = page.get_by_role("region", name="The round").inner_text()
    move(page)
    page.wait_for_function(
        "(before) => document.querySelector('[aria-label=\"The round\"]')?.innerText !== before"
        " || document.querySelector('dialog[open]')",
        arg=before,
    )


def play_out(movers: list[tuple[Page, Mover]], most: int = 400) -> int:
    """Everybody moves in turn until somebody has won; returns how many moves that took."""
    for n in range(most):
        for page, move in movers:
            if over(page):
                return n
            if my_turn(page):
                make_move(page, move)
                if (next_hand := button(page, "Play the next hand")).count():
                    next_hand.click()
    raise AssertionError(f"nobody won in {most} rounds of moves")


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


def test_one_click_plays_against_bots_and_asks_the_name_once(people: People) -> None:
    page = people.come()
    button(page, "Play now: Skip-Bo Breakers").click()
    page.get_by_label("Your name").fill("Mira")
    button(page, "That’s me").click()
    expect(page.get_by_role("listbox", name=re.compile("Your rack"))).to_be_visible()
    page.goto("/")
    button(page, "Play now: Skip-Bo Breakers").click()
    expect(page.get_by_role("listbox", name=re.compile("Your rack"))).to_be_visible()
    expect(page.get_by_role("region", name="Your side of the table")).to_contain_text("Mira")


def test_a_refusal_is_told_where_it_happened(people: People) -> None:
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
def test_a_key_asks_the_table(people: People, key: str, answer: str) -> None:
    page = people.come("Ann")
    button(page, "Play now: Skip-Bo Breakers").click()
    expect(page.get_by_role("listbox")).to_be_visible()
    page.keyboard.press(key)
    hears = "(wanted) => window.heard.some(([, text]) => new RegExp(wanted).test(text))"
    page.wait_for_function(hears, arg=answer)
