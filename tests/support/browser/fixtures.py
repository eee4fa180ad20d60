"""A real server on a free port and the system's Chromium; both stay open for all tests of a worker."""

import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.support.browser.chromium import FLAGS, chromium
from tests.support.browser.house_process import House
from tests.support.browser.people import Pages, People
from tools.servers import free_port


def pytest_configure() -> None:
    sys.dont_write_bytecode = True
    expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all tests of this run; each test brings its own people and tables."""
    opened = House(tmp_path_factory.mktemp("house"), free_port())
    opened.open()
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def pages(browser: Browser) -> Pages:
    return Pages(browser)


FAILED: pytest.StashKey[bool] = pytest.StashKey()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> "Generator[None, pytest.TestReport, pytest.TestReport]":
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def people(pages: Pages, house: House, request: pytest.FixtureRequest) -> Iterator[People]:
    """Visitors of the house. No page may have thrown or complained; failures are pictured in `build/browser`."""
    gathered = People(pages, house)
    yield gathered
    if failed := request.node.stash.get(FAILED, False):
        gathered.photograph(Path("build/browser"), request.node.name)
    gathered.leave(failed)
    assert gathered.complaints == []
