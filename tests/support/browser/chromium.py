"""The system's Chromium, and how the tests start it."""

import pytest

from tools.browser import found

FLAGS = (
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-gpu",  # without one, painting by the processor alone is cheaper than a painted graphics card
)


def chromium() -> str:
    return found() or pytest.fail(
        "No Chromium was found: install the system's package `chromium`, or name one in BREAKHOUSE_BROWSER."
    )
