"""The same house and browser as in the browser tests."""

from tests.browser.conftest import browser, house, people, pytest_runtest_makereport

__all__ = ["browser", "house", "people", "pytest_runtest_makereport"]
