"""What is not installed says what to install, and what is compiled says that it takes a while."""

import subprocess
import sys

import pytest

from breakhouse.core.compiling import CompilingNotice
from breakhouse.core.optional_installs import MissingExtra, need

WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = None
import breakhouse
try:
    breakhouse.skipbo_breakers.simulate(2, 1)
except breakhouse.MissingExtra as missing:
    print(missing)
"""


def test_without_numba_playouts_say_which_extra_they_need() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMBA], capture_output=True, text=True, check=True)
    assert "pip install 'breakhouse[fast]'" in done.stdout


def test_without_their_packages_environments_say_which_extra_they_need() -> None:
    code = WITHOUT_NUMBA.replace("numba", "gymnasium").replace(
        "breakhouse.skipbo_breakers.simulate(2, 1)", "breakhouse.envs"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "This needs gymnasium. Install it with: pip install 'breakhouse[envs]'" in done.stdout


def test_everything_missing_is_named() -> None:
    need("fast", "sys", "json")
    with pytest.raises(MissingExtra, match=r"nothing_like_it and neither_this\. Install them with: "):
        need("envs", "sys", "nothing_like_it", "neither_this")


def test_compiling_is_announced_once_with_its_progress(capsys: pytest.CaptureFixture[str]) -> None:
    notice = CompilingNotice(patience=0)
    for _ in range(2):
        notice.begin()
        notice.count()
    assert capsys.readouterr().err.splitlines() == [
        "Compiling the fast engine. This takes about a minute, but only once.",
        "  Functions compiled so far: 1 (0 s)",
        "  Functions compiled so far: 2 (0 s)",
    ]
