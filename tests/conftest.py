"""What holds for all tests: properties are tried without a stopwatch: a busy machine is no counterexample."""

from collections import Counter

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("tests.support")

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

SECONDS: Counter[str] = Counter()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    SECONDS["/".join(report.nodeid.split("/")[:2])] += report.duration


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Where the time went, folder by folder; two tests run at the same time."""
    if len(SECONDS) > 1:
        terminalreporter.section("seconds in tests", sep="─")
        for folder, seconds in SECONDS.most_common():
            terminalreporter.line(f"{seconds:7.1f} s  {folder}")
