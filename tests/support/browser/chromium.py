"""The system's Chromium, and how the tests start it."""

import pytest

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


def chromium() -> str:
    return needs.browser() or pytest.fail(f"No Chromium was found: {needs.CHROMIUM.how}.")
