"""A house, a screen with a bus of its own, and a Chromium that tells it everything; for all tests of a worker."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tests.support.browser.fixtures import house, pytest_configure, pytest_runtest_makereport
from tests.support.browser.house_process import House
from tests.support.browser.people import Pages, People
from tests.support.reader.desk import Desk, set_up
from tests.support.reader.orca import chromium, screen
from tools.needs import ORCA

__all__ = ["house", "pytest_configure", "pytest_runtest_makereport"]


@pytest.fixture(scope="session")
def env(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """The environment of a desk: where its screen and its bus are."""
    if absent := ORCA.missing():
        pytest.fail(f"Not installed: {', '.join(absent)}.")
    with screen(tmp_path_factory.mktemp("desk")) as there:
        yield there


@pytest.fixture(scope="session")
def shown(env: dict[str, str]) -> Iterator[Pages]:
    """Pages in a real window on that screen."""
    with sync_playwright() as playwright:
        browser = chromium(playwright, env)
        yield Pages(browser)
        browser.close()


@pytest.fixture
def people(shown: Pages, house: House) -> Iterator[People]:
    gathered = People(shown, house)
    yield gathered
    gathered.leave(for_good=True)
    assert gathered.complaints == []


@pytest.fixture
def language() -> str:
    return "en"


@pytest.fixture
def desk(language: str, house: House, tmp_path: Path) -> Iterator[Desk]:
    with set_up(house, tmp_path, language) as ready:
        yield ready
