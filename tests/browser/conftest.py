"""A real server on a free port and the system's Chromium; both stay open for all tests of a worker."""

import socket
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import House
from tests.browser.people import Pages, People
from tools import needs

FLAGS = (
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-gpu",  # without one, painting by the processor alone is cheaper than a painted graphics card
)


def pytest_configure() -> None:
    sys.dont_write_bytecode = True
    expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong


WHOLE_MATCHES = ("test_blind_transcripts", "test_review", "test_building", "test_blind_building", "test_skipbo")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first, so that nobody waits for a whole match at the end."""
    items.sort(key=lambda item: WHOLE_MATCHES.index(item.path.stem) if item.path.stem in WHOLE_MATCHES else 9)


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


def chromium() -> str:
    return needs.browser() or pytest.fail(f"No Chromium was found: {needs.CHROMIUM.how}.")


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port
