"""All houses of a world are restarted one after the other, and a page in the middle of a building turn goes on."""

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.support.browser.bricks import Eyes, wait_until
from tests.support.browser.building import begin, set_table
from tests.support.browser.house_process import House
from tests.support.browser.people import Pages, People, button, shown
from tests.support.cluster.real_cluster import Cluster
from tests.support.cluster.tcp_proxy import Proxy
from tests.support.postgres import postgres
from tools.servers import Nats, Postgres

__all__ = ["postgres"]


class Street(House):
    """Two houses behind one door, which leads to the first that is open."""

    def __init__(self, postgres: Postgres, nats: Nats) -> None:
        super().__init__(Path(), 0)
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        self._cluster = Cluster(postgres, nats, "postgres", 2)
        self._do(self._cluster.__aenter__())
        self._door = Proxy()
        self._look()
        self.port = self._do(self._door.start()).port

    def restart(self, number: int) -> None:
        """The house that is restarted is the last that newcomers are led to."""
        house = self._cluster.houses[number]
        self._do(house.drain())
        self._do(house.start())
        self._look(number)

    def close(self) -> None:
        self._do(self._door.close())
        self._do(self._cluster.__aexit__())
        self._loop.call_soon_threadsafe(self._loop.stop)

    def _look(self, last: int = 1) -> None:
        self._door.targets = tuple(self._cluster.houses[n].port for n in (1 - last, last))

    def _do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(120)


@pytest.fixture
def street(postgres: Postgres) -> Iterator[Street]:
    nats = Nats()
    opened = Street(postgres, nats)
    yield opened
    opened.close()
    nats.close()


def test_a_building_turn_goes_on_while_all_houses_are_restarted(pages: Pages, street: Street) -> None:
    people = People(pages, street)
    page = people.come("Ann", scripts=("delete window.WebAssembly",), alone=True)
    eyes = Eyes(page, people)
    set_table(page, "Classic", {"Seat 2": "Add a bot"}, ("I’m the youngest",))
    button(page, "Start").click()
    begin(eyes)
    card = eyes.turn["card"]
    for number in (0, 1):
        place(eyes, str(number + 3))
        street.restart(number)
        expect(shown(page, "Another server has taken over this table").last).to_be_visible(timeout=30_000)
        wait_until(page, lambda: eyes.turn["phase"] == "building", "the turn to go on")
        assert (len(eyes.view["bench"]["placed"]), eyes.turn["card"]) == (number + 1, card)
    place(eyes, "5")
    people.leave(False)
    assert people.complaints == []


def place(eyes: Eyes, key: str) -> None:
    """The brick of this key, on the grid."""
    page, before = eyes.page, len(eyes.view["bench"]["placed"])
    page.locator("[data-play]").focus()
    page.keyboard.press(key)
    page.wait_for_timeout(300)
    page.keyboard.press("Enter")
    wait_until(page, lambda: len(eyes.view["bench"]["placed"]) == before + 1, "a brick to lie there")
