"""The building games at one table: one player builds by ear and by key; the other can see, in another language."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.blind import Blind, comes, seat
from tests.browser.people import People
from tests.browser.whereabouts import Whereabouts

DECKS = {
    "classic": "deck easy classic 1\ne1 1 blue coloured: darkblue-@0,0 red-@0,1\n"
    "e2 1 blue coloured: white-@0,0 brown|@1,1\ne3 1 blue grey: grey-@0,0 grey.@1,1\n",
    "mini": "deck easy mini 1\ne1a 1 blue coloured: darkblue-@0,0 red-@0,1\n"
    "e1b 1 blue coloured: white-@0,0 brown|@1,1\n"
    "e2a 2 blue grey: grey-@0,0 grey.@1,1\ne2b 1 blue coloured: orange.@0,0 red.@2,0 white-@0,1\n",
    "dice": "deck easy dice 1\ne1y 1 yellow coloured: die-red.@0,0 die-yellow.@2,0\n"
    "e1b 1 blue coloured: die-blue.@0,0 cuboid-orange-@1,0\n"
    "e2y 1 yellow coloured: die-blue.@0,0 die-white.@1,0\ne2b 1 blue coloured: die-black.@0,0 die-green.@2.5,0\n",
}
GAMES = {
    "classic": ("classic", {"timer": "off"}),
    "tactile": ("classic", {"timer": "off", "edition": "tactile"}),
    "mini": ("mini", {"timer": "off"}),
    "dice": ("dice", {"timer": "off", "countdown_ms": 0, "throw_ms": 0}),
}
FORMS = {box: "piece" if box == "dice" else "brick" for box in GAMES}
"""What is built with."""

BRICK = re.compile(
    r"^(?:(?P<where>.+): )?(?P<name>[^,:]+?)(?:, (?P<how>lying|standing|pointing at you|upright))?"
    r"(?P<beside>, on the table, .+)?\.$"
)


def table(people: People, box: str, first: int = 0, **more: object) -> tuple[Blind, Blind]:
    game, options = GAMES[box]
    ann, bert = comes(people, "Ann", "en"), comes(people, "Bert", "de")
    seat(
        [ann, bert],
        game,
        {**options, "turns": 1, "hands": ["grid", "free"], "deck": DECKS[game], "first": first, **more},
    )
    ann.hears(re.compile("Your turn|Ready"))
    return ann, bert


def begin(player: Blind) -> None:
    """Rolls and starts by key, wherever the keyboard is; the start puts it where one builds."""
    roll = player.find("button", "bench-roll")
    roll.or_(player.find("button", "bench-start")).first.wait_for()
    if roll.count():
        player.activate("bench-roll")
        player.find("button", "bench-start").wait_for()
    player.activate("bench-start")


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


def in_hand(player: Blind) -> str | None:
    """What the table says is in the hand; an arrow key must say the same."""
    spoken = player.ask("h", re.compile("hand"))
    held = re.search(r"In your hand: ([a-z ]+)\.", spoken)
    assert ("Your hand is empty" in player.ask("ArrowLeft")) == (held is None), spoken
    return held[1] if held else None


def type_line(player: Blind, line: str, wanted: str) -> None:
    """Types at the box and comes back to the bench, as Escape brings one back."""
    player.forget()
    player.press("/")
    player.page.keyboard.type(line)
    player.press("Enter")
    for _ in range(12):
        player.people.pass_time(0.1)
        if re.search(wanted, player.since()):
            break
        player.page.wait_for_timeout(40)
    player.hears(re.compile(wanted))
    player.press("Escape")


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
