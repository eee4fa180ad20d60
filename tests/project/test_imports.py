"""Importing the package stays cheap: neither numba nor scipy comes along."""

import subprocess
import sys

import pytest

MODULES = ("breakhouse", "breakhouse.games.skipbo_breakers", "breakhouse.referee", "breakhouse.terminal.cli")


@pytest.mark.parametrize("module", MODULES)
def test_importing_loads_no_heavy_package(module: str) -> None:
    code = f"import sys, {module}; print([m for m in ('numba', 'scipy', 'torch') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_games_on_the_shelf_load_no_heavy_package() -> None:
    code = (
        "import sys; from breakhouse.games import shelf; shelf();"
        "print([m for m in ('numba', 'scipy', 'torch') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize(
    "module",
    ["breakhouse.bots.coach", "breakhouse.bots.protocol", "breakhouse.bots.review_text", "breakhouse.table"],
)
def test_whoever_plays_loads_no_server_database_or_translator(module: str) -> None:
    """Bots and tables are to run inside a browser, where there is nothing of this."""
    code = (
        f"import sys, {module};"
        "print([m for m in ('fluent', 'babel', 'pytz', 'sqlite3', 'aiohttp', 'numba') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
