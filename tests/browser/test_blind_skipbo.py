"""Skip-Bo Breakers at one table: one player hears and types, in one language; the other sees, in another."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.blind_player import Blind, comes, seat
from tests.support.browser.blind_skipbo import by_eye, is_to_move
from tests.support.browser.people import DOOR, People

WON = re.compile(r"\b(win|wins|gewonnen|gewinnt)\b")
OFFER = re.compile(
    r"(singles?|sets? of sequential pairs|pairs?|runs?|Breakers?), (?:such as )?([\d wild]+?)(?=[,.;])"
)
WORDS = {"s": "single", "p": "pair", "sets": "pairs", "set": "pairs", "r": "run", "B": "breaker"}


def offered(spoken: str) -> tuple[str, str] | None:
    """The first set that is named in the answer to "what can I lay", as one types it, and its kind."""
    found = OFFER.search(spoken)
    if not found:
        return None
    kind = WORDS.get(found[1].split(" ")[0], WORDS.get(found[1][0], ""))
    return found[2].strip().replace("wild", "*"), kind


def by_ear(player: Blind, n: int) -> None:
    """One move by ear alone: at the rack with arrows, digits and Space, or in the command box."""
    rack, can = player.page.get_by_role("listbox"), re.compile("You can lay|nothing you can lay")
    if typing := n % 4 < 2:
        player.forget()
        player.type("w")
        found = offered(player.hears(can))
    else:
        player.reach(rack)
        found = offered(player.ask("w", can))
    player.forget()
    if found is None and typing:
        player.type("pass")
    elif found is None:
        player.press("p")
    elif not typing and "*" not in found[0]:
        player.press("Escape")
        choose(player, found[0].split(" "))
        player.press("Enter")
    else:
        player.type(f"{found[0]} {found[1]}")
    player.hears(re.compile("You (lay|pass)|You win"))


def choose(player: Blind, tiles: list[str]) -> None:
    """A number jumps to its tile, and to the next of the same number by arrow; Space takes it up."""
    player.press("Home")
    names = [o.get_attribute("aria-label") or "" for o in player.page.get_by_role("option").all()]
    held = [re.sub(",.*", "", name) for name in names]
    at, taken = 0, set[int]()
    for tile in tiles:
        goal = next(i for i, face in enumerate(held) if face == tile and i not in taken)
        taken.add(goal)
        player.press(*["ArrowRight"] * (goal - at) or ["ArrowLeft"] * (at - goal))
        player.press("Space")
        at = goal


def over(page: Page) -> bool:
    return page.get_by_role("heading", name=WON).count() > 0


def go_on(player: Blind) -> None:
    closing = player.page.get_by_role("dialog").get_by_role(
        "button", name=player.word("hand-over-next"), exact=True
    )
    if closing.count():
        player.reach(closing)
        player.press("Enter")


def test_a_whole_match_heard_and_typed_against_one_who_sees(people: People) -> None:
    ann, bert = comes(people, "Ann", "en-GB", at=DOOR), comes(people, "Bert", "de-CH", at=DOOR)
    ann.language, bert.language = "en", "de"
    seat([ann, bert], "skipbo-breakers", {"target": 1})
    ann.page.get_by_role("listbox").wait_for()
    for n in range(300):
        if over(ann.page):
            break
        go_on(ann)
        if is_to_move(ann):
            by_ear(ann, n)
        elif is_to_move(bert):
            ann.forget()
            by_eye(bert)
            ann.hears(re.compile("Bert (lays|passes|wins)|goes out"))
        else:
            ann.page.wait_for_timeout(40)
    for player in (ann, bert):
        expect(player.page.get_by_role("heading", name=WON)).to_be_visible()
    spoken = " ".join(text for _, text in ann.heard())
    assert "Bert lays" in spoken
    assert re.search(r"(Ann|Bert|You) wins?", spoken)
    assert "legt" in " ".join(text for _, text in bert.heard())


@pytest.mark.parametrize(
    ("key", "answer"),
    [("h", "You have"), ("t", "turn|open"), ("n", "tiles"), ("l", "lies|empty|Top|top"), ("c", "no clock")],
)
def test_the_same_question_asked_again_is_answered_again(people: People, key: str, answer: str) -> None:
    ann, bo = comes(people, "Ann", "en", at=DOOR), comes(people, "Bo", "en", at=DOOR)
    seat([ann, bo], "skipbo-breakers", {"target": 1})
    ann.page.get_by_role("listbox").wait_for()
    ann.hears(re.compile("turn|open"))
    first = ann.ask(key, re.compile(answer))
    assert ann.ask(key, re.compile(answer)).strip() == first.strip()
    assert ann.ask("r", re.compile(answer)).strip() == first.strip()


def test_the_rack_says_what_each_key_did_and_whose_turn_it_is(people: People) -> None:
    ann, bert = comes(people, "Ann", "en", at=DOOR), comes(people, "Bert", "de", at=DOOR)
    seat([ann, bert], "skipbo-breakers", {"target": 20})
    for player in (ann, bert):
        player.page.get_by_role("option").first.wait_for()
        player.reach(player.page.get_by_role("listbox"))
    mover, waiter = (ann, bert) if is_to_move(ann) else (bert, ann)
    waiter.ask("ArrowUp", mover.name)
    first = mover.ask("ArrowUp", re.compile(r"\b1 \w+ \d+"))
    assert mover.word("tile-wild") not in first
    mover.ask("Escape", mover.word("skipbo-put-back"))
    mover.ask("Escape", mover.word("skipbo-picked-none"))
    mover.forget()
    mover.activate("sorted-by", order="number")
    mover.hears(mover.word("sorted-now", order="sets"))


def test_the_hint_about_keys_is_heard_once_a_visit(people: People) -> None:
    ann, bert = comes(people, "Ann", "en", at=DOOR), comes(people, "Bert", "de", at=DOOR)
    seat([ann, bert], "skipbo-breakers", {"target": 20})
    rack = ann.page.get_by_role("listbox")
    ann.page.get_by_role("option").first.wait_for()
    expect(rack).to_have_accessible_description(re.compile("Keys work here"))
    ann.reach(rack)
    ann.press("ArrowRight")
    expect(rack).to_have_accessible_description(re.compile("Keys work here"))
    ann.press("Tab", "Shift+Tab")
    expect(rack).to_have_accessible_description("")
