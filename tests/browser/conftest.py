"""A house and a Chromium for all tests of a worker; whole matches begin."""

import pytest

from tests.support.browser.fixtures import (
    browser,
    house,
    pages,
    people,
    pytest_configure,
    pytest_runtest_makereport,
)
from tests.support.browser.transcripts import four

__all__ = ["browser", "four", "house", "pages", "people", "pytest_configure", "pytest_runtest_makereport"]

WHOLE_MATCHES = ("test_blind_transcripts", "test_review", "test_building", "test_blind_building", "test_skipbo")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first, so that nobody waits for a whole match at the end."""
    items.sort(key=lambda item: WHOLE_MATCHES.index(item.path.stem) if item.path.stem in WHOLE_MATCHES else 9)
