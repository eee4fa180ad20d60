"""What holds for all tests: properties are tried without a stopwatch: a busy machine is no counterexample."""

from collections import Counter

import pytest
from hypothesis import settings

from tools.needs import HERE, NEEDS

pytest.register_assert_rewrite("tests.support")

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

SECONDS: Counter[str] = Counter()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leaves out what this machine has no programs for, and says how to get them; never where all has to run."""
    for name in (name for marker in item.iter_markers("needs") for name in marker.args):
        if NEEDS[name].missing():
            leave = pytest.fail if HERE.strict else pytest.skip
            leave(f"needs {name}: {NEEDS[name].how}")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    SECONDS["/".join(report.nodeid.split("/")[:2])] += report.duration


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Where the time went, folder by folder; two tests run at the same time."""
    if len(SECONDS) > 1:
        terminalreporter.section("seconds in tests", sep="─")
        for folder, seconds in SECONDS.most_common():
            terminalreporter.line(f"{seconds:7.1f} s  {folder}")
