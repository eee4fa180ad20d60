"""The building games at one table: one player builds by ear and by key; the other can see, in another language."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.browser.blind_building import FORMS, GAMES, begin, in_hand, table, type_line
from tests.support.browser.blind_player import Blind
from tests.support.browser.grid_position import Whereabouts
from tests.support.browser.people import People

BRICK = re.compile(
    r"^(?:(?P<where>.+): )?(?P<name>[^,:]+?)(?:, (?P<how>lying|standing|pointing at you|upright))?"
    r"(?P<beside>, on the table, .+)?\.$"
)


def goal(brick: re.Match[str]) -> str:
    """What the hand must say of its place before the brick is let go: what the card says of it, word for word."""
    wanted = (brick["where"] or brick["beside"] or "").lower().removeprefix(", ")
    return "" if wanted == "bottom" else wanted


def put(player: Blind, brick: re.Match[str]) -> None:
    """Takes the brick that was just read, turns and moves it until it is where the card says, and lets it go."""
    whereabouts, wanted = Whereabouts("en"), goal(brick)
    whereabouts.follow(wanted or "on the table")  # what the card has just said, the hand doesn't say again
    spoken = player.ask("Enter").lower()
    place = whereabouts.follow(spoken)
    for _ in range(3):
        if not re.search("lying|standing|pointing|upright", spoken) or (brick["how"] or "") in spoken:
            break
        spoken = player.ask("ArrowUp").lower()
        place = whereabouts.follow(spoken)
    for key in ("a", "Home", *["ArrowRight"] * 14):
        if wanted in place:
            break
        place = whereabouts.follow(player.ask(key))
    assert wanted in place, f"{wanted} was looked for, {place} was heard"
    player.put_down()
    player.hears("Put down.")


def build(player: Blind) -> None:
    """A whole card, brick by brick as it is read; the keyboard is at the bench because the start put it there."""
    bricks = re.search(r"(\d+) (bricks|pieces)", player.ask("d", re.compile("bricks|pieces")))
    assert bricks is not None
    for n in range(int(bricks[1])):
        if n > 0:
            missing = player.ask("x", re.compile("missing"))
            assert ("After that" in missing) == (n < int(bricks[1]) - 1), missing
        spoken = player.ask(".").strip()
        brick = BRICK.match(spoken)
        assert brick, spoken
        put(player, brick)
    player.hears(re.compile("Correct"))
    player.hears_in_time(re.compile("Done: "))


@pytest.mark.parametrize("box", GAMES)
def test_a_whole_match_built_by_ear_against_one_who_sees(people: People, box: str) -> None:
    ann, bert = table(people, box)
    begin(ann)
    ann.hears(re.compile("New card"), 30)
    bench = ann.page.get_by_role("application", name=ann.word("bench-name-mine", form=FORMS[box]))
    expect(bench).to_be_focused()
    if box == "dice":
        ann.ask("g", re.compile("Rolled"))
    build(ann)
    ann.activate("bench-finish")
    ann.hears(re.compile("You score . points? this turn"))
    bert.find("button", "bench-start").or_(bert.find("button", "bench-roll")).first.wait_for()
    if (roll := bert.find("button", "bench-roll")).count():
        roll.click()
    bert.find("button", "bench-start").click()
    bert.find("button", "bench-finish").click(timeout=30_000)
    ann.hears("You win.")
    for player in (ann, bert):
        expect(player.page.get_by_role("heading", name=re.compile("You win|Ann hat gewonnen"))).to_be_visible()
    assert bert.word("built-completed", points=1) in " ".join(text for _, text in bert.heard()) or box == "mini"
    if box == "classic":
        follow_the_replay(ann)


def follow_the_replay(player: Blind) -> None:
    """Step by step, each brick is announced as it's taken and put down; a long step goes to the next event."""
    player.reach(player.find("link", "result-replay"))
    player.press("Enter")
    player.find("slider", "replay-timeline").wait_for()
    spoken = " ".join(player.ask("ArrowRight") for _ in range(9))
    assert "is picked up." in spoken, spoken
    assert re.search(r"Bottom: [a-z ]+, (lying|standing|pointing at you)\.", spoken), spoken
    assert re.search("New card|Done|this turn", player.ask("Shift+ArrowRight"))
    assert re.search(r"Points: \d+ for Ann", player.ask("n"))


SPOKEN = "!document.querySelector(':modal') && !document.getElementById('polite').closest('[inert]')"
"""Whether the live regions are where a screen reader hears them."""


def test_what_happens_while_a_sheet_is_open_is_heard(people: People) -> None:
    ann, bert = table(people, "classic")
    bert.activate("bar-menu")
    expect(bert.page.get_by_role("dialog")).to_be_visible()
    bert.forget()
    begin(ann)
    spoken = bert.hears(re.compile("Ann gibt das Startzeichen.*Neue Karte", re.DOTALL))
    assert spoken.count("Startzeichen") == 1
    assert bert.page.evaluate(SPOKEN)
    bert.press("Escape")
    expect(bert.page.get_by_role("dialog")).to_have_count(0)
    expect(bert.page.get_by_role("button", name=bert.word("bar-menu"), exact=True)).to_be_focused()


def test_after_a_refused_line_hand_and_table_agree(people: People) -> None:
    ann, _ = table(people, "tactile")
    begin(ann)
    ann.hears(re.compile("New card"), 30)
    expect(ann.page.get_by_role("application", name=ann.word("bench-name-mine", form="brick"))).to_be_focused()
    type_line(ann, "place white lying", "white put down on the table")
    assert in_hand(ann) is None
    type_line(ann, "place yellow lying on white", "yellow put down on smooth white")
    assert in_hand(ann) is None
    type_line(ann, "place orange lying on white", r"inside.*In your hand: wavy orange\.")
    assert in_hand(ann) == "wavy orange"
    assert "orange put aside" in ann.ask("Escape", "put aside")
    assert in_hand(ann) is None
    assert "red" in ann.ask("4").lower()
    assert in_hand(ann) == "grooved red"
    type_line(ann, "place red lying 2 bricks to the right of white", "red put down .*2 bricks to the right")
    assert in_hand(ann) is None
    ann.ask("k", "You knock everything down.")
    ann.ask("l", ann.word("built-bench-empty"))
