"""A hand of Skip-Bo Breakers from Orca's speech alone, by real keys, against somebody who sees."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tests.browser.blind import Blind, comes
from tests.browser.conftest import FLAGS
from tests.browser.conftest import chromium as quiet_chromium
from tests.browser.house import House
from tests.browser.people import Pages, People
from tests.browser.test_blind_skipbo import by_eye, is_to_move
from tests.reader.desk import chromium, orca, screen
from tests.reader.listener import Listener
from tests.reader.play import MADE

MOST_KEYS = 40


@pytest.fixture(params=["en"])
def pair(request: pytest.FixtureRequest, house: House, tmp_path: Path) -> Iterator[tuple[Listener, Blind]]:
    """Ann hears, at a desk with Orca; Bert sees, at another machine. The house deals alike."""
    house.deal("alike")
    with screen(tmp_path) as env, orca(tmp_path, env, request.param) as ear, sync_playwright() as playwright:
        desk = chromium(playwright, env)
        other = playwright.chromium.launch(executable_path=quiet_chromium(), args=list(FLAGS))
        people, others = People(Pages(desk), house), People(Pages(other), house)
        yield Listener(comes(people, "Ann", request.param), ear), comes(others, "Bert", request.param)
        assert people.complaints + others.complaints == []
        desk.close()
        other.close()
    house.deal("unlike")


def sit(ann: Listener, bert: Blind, game: str, options: dict[str, object]) -> None:
    """A table of Ann's, with Bert; it has begun, and her keyboard is in the page."""
    page = ann.player.page
    table = {"game": game, "options": options, "seats": [{"kind": "me"}, {"kind": "free"}], "access": "link"}
    path = page.evaluate(MADE, table)
    bert.page.goto(path)
    bert.activate("seat-sit")
    bert.page.get_by_text(bert.word("seat-is-you"), exact=True).wait_for()
    page.goto(path)
    page.bring_to_front()
    ann.player.find("button", "gather-start").click()


def test_a_hand_of_skipbo_breakers_takes_forty_keys(pair: tuple[Listener, Blind]) -> None:
    """Up takes up what can be laid and says it, Enter lays it, P passes: Orca says all that it takes to decide."""
    ann, bert = pair
    sit(ann, bert, "skipbo-breakers", {"target": 500})
    ann.player.page.get_by_role("listbox").wait_for()
    ann.listen()
    nothing = ann.player.word("skipbo-can-nothing")
    for _ in range(80):
        if over(ann):
            break
        if is_to_move(bert):
            by_eye(bert)
            ann.listen()
        elif is_to_move(ann.player):
            ann.press("p" if nothing in ann.press("Up") else "Return")
    assert over(ann)
    assert ann.keys <= MOST_KEYS
    others = [text for text in ann.announced() if text.startswith("Bert ")]
    assert others
    assert set(others).isdisjoint(ann.unspoken())


def over(ann: Listener) -> bool:
    """The next hand was dealt, as far as Orca said so."""
    openers = ({"you": "yes", "name": ""}, {"you": "no", "name": "Bert"})
    return any(ann.player.word("skipbo-dealt", hand=2, **who) in " ".join(ann.said) for who in openers)
