"""Tables for somebody who hears, at a desk with Orca, and somebody who sees, at another machine."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.support.browser.blind_player import Blind, comes
from tests.support.browser.chromium import FLAGS
from tests.support.browser.chromium import chromium as quiet_chromium
from tests.support.browser.house_process import House
from tests.support.browser.people import Pages, People
from tests.support.reader.listener import PENDING, Listener
from tests.support.reader.orca import chromium, orca, screen
from tests.support.reader.play import MADE


@dataclass
class Desk:
    """Ann hears, at a desk with Orca; Bert sees, at another machine."""

    ann: Listener
    bert: Blind

    def host(self, game: str, options: dict[str, object]) -> str:
        """A table of Bert's with a free seat; the code that he would tell Ann."""
        seats = [{"kind": "me"}, {"kind": "free"}]
        path = self.bert.page.evaluate(MADE, {"game": game, "options": options, "seats": seats})
        self.bert.page.goto(path)
        self.bert.find("button", "gather-start").wait_for()
        return str(path).rsplit("/", 1)[1]

    def sit(self, game: str, options: dict[str, object]) -> None:
        """A table of Ann's, with Bert; it has begun, and her keyboard is in the page."""
        page = self.ann.player.page
        table = {"game": game, "options": options, "seats": [{"kind": "me"}, {"kind": "free"}], "access": "link"}
        path = page.evaluate(MADE, table)
        self.bert.page.goto(path)
        self.bert.activate("seat-sit")
        self.bert.page.get_by_text(self.bert.word("seat-is-you"), exact=True).wait_for()
        page.goto(path)
        page.bring_to_front()
        self.ann.player.find("button", "gather-start").wait_for()
        self.ann.listen()
        self.ann.press("Return")
        page.locator("[data-play]").first.wait_for()
        self.ann.listen()
        self.ann.begin()


@contextmanager
def set_up(house: House, folder: Path, language: str) -> Iterator[Desk]:
    """Every match is dealt alike here."""
    house.deal("alike")
    with screen(folder) as env, orca(folder, env, language) as ear, sync_playwright() as playwright:
        window = chromium(playwright, env, language)
        other = playwright.chromium.launch(executable_path=quiet_chromium(), args=list(FLAGS))
        people, others = People(Pages(window), house), People(Pages(other), house)
        ann = Listener(comes(people, "Ann", language, scripts=(PENDING,)), ear)
        yield Desk(ann, comes(others, "Bert", language))
        assert people.complaints + others.complaints == []
        window.close()
        other.close()
    house.deal("unlike")
