"""The same house, browser and patience as in the browser tests."""

from tests.support.browser.fixtures import (
    browser,
    house,
    pages,
    people,
    pytest_configure,
    pytest_runtest_makereport,
)

__all__ = ["browser", "house", "pages", "people", "pytest_configure", "pytest_runtest_makereport"]
