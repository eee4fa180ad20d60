"""The first game is explained by doing, to each in the role that is theirs."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import People, button
from tests.browser.test_building import set_table
from tests.browser.test_skipbo import join, make_move, move_by_mouse, turn_comes


def test_the_first_game_is_explained_by_doing(people: People) -> None:
    page = people.come("Ann", guided=True)
    page.goto("/")
    button(page, "Play now: Skip-Bo Breakers").click()
    guide = page.get_by_role("complementary", name="First game")
    expect(guide).to_contain_text("Choose tiles that light up")
    turn_comes(people, page)
    while not page.get_by_role("group", name="Sets you can lay").count():
        make_move(page, move_by_mouse)
        turn_comes(people, page)
    move_by_mouse(page)
    expect(guide).to_contain_text("Beat a set with a higher one", timeout=20_000)
    button(page, "I know this game").click()
    expect(guide).to_have_count(0)


@pytest.mark.parametrize(
    ("box", "first"),
    [
        ("Classic", "Roll the die, then press START"),
        ("Classic, tactile edition", "Roll the die, then press START"),
        ("Mini", "Press START when you’re ready"),
        ("Dice", "Press START when you’re ready"),
    ],
)
def test_a_newcomer_builds_at_once_and_is_told_how(people: People, box: str, first: str) -> None:
    """One click, and it is the visitor who begins: the bots have no age."""
    page = people.come("Ann", guided=True)
    button(page, f"Play now: {box}").click()
    guide = page.get_by_role("complementary", name="First game")
    expect(guide).to_contain_text(first)
    if (die := button(page, "Roll the die")).count():
        die.click()
    button(page, "START").click()
    expect(guide).to_contain_text("Roll the dice the card needs" if box == "Dice" else "Drag a brick")


def test_the_stopper_is_told_what_a_stopper_does(people: People) -> None:
    ann, bo = people.come("Ann"), people.come("Bo", guided=True)
    choices = {"Who rolls the small die": "A player", "Seconds per roll of the small die": "1"}
    join(bo, set_table(ann, "Dice", choices, ("I’m the oldest",)))
    button(ann, "Start").click()
    guide = bo.get_by_role("complementary", name="First game")
    expect(guide).to_contain_text("You’re the stopper: press START when Ann is ready.")
    button(bo, "START").click()
    expect(guide).to_contain_text("Keep rolling the small die")
