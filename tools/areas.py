"""Runs checks and tests area by area and says how long each took: `python tools/areas.py [check|soak|wide]`.

An area that fails does not stop the others, so that one run shows everything; the exit code tells the rest.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "web"))

import front_end  # noqa: E402 — it lies with what it builds

BIN = Path(sys.executable).parent
PYTEST = (str(BIN / "pytest"), "-q", "-n", "2", "--dist", "worksteal")
BROWSERS = (*PYTEST[:3], "3", *PYTEST[4:], "--durations", "12")
"""Three at once: a page at a table mostly waits for others to think and for bricks to stand."""


@dataclass(frozen=True, slots=True)
class Area:
    name: str
    command: tuple[str, ...]
    folder: str = "."
    alone: int = 0
    """How often what failed is tried again, one by one: real clocks and browsers feel a busy machine."""
    compiled: bool = False
    """Whether the house is the one that `make compiled` built."""


def _pytest(name: str, *paths: str) -> Area:
    return Area(name, (*PYTEST, *paths))


CHECKS = (
    Area("style", (str(BIN / "ruff"), "check", ".")),
    Area("layout", (str(BIN / "ruff"), "format", "--check", "-q", ".")),
    Area("types", (str(BIN / "mypy"), "--no-error-summary")),
    Area("imports", (str(BIN / "lint-imports"),)),
    Area("links", (sys.executable, "tools/links.py")),
)

TESTS = (
    _pytest("core", "tests/core", "tests/project", "tests/referee", "tests/terminal", "tests/locales"),
    _pytest("conformance", "tests/conformance"),
    _pytest("skipbo", "tests/skipbo_breakers"),
    _pytest("blocks", "tests/blocks", "tests/workbench"),
    _pytest("building games", "tests/classic", "tests/mini", "tests/dice"),
    _pytest("drawing", "tests/drawing", "tests/press"),
    _pytest("bots", "tests/bots"),
    _pytest("house", "tests/store", "tests/table", "tests/server"),
    Area("web types", ("npm", "run", "--silent", "check"), "web"),
    Area("web units", ("npm", "test", "--silent"), "web"),
    Area("browser", (*BROWSERS, "tests/browser"), alone=2),
)

_SOAK = (str(BIN / "pytest"), "-q", *sorted(map(str, (ROOT / "tests/soak").glob("soak_*.py"))))
SOAK = (
    Area("mutants", (sys.executable, "tools/mutants.py")),
    Area("house soak", _SOAK),
    Area("house soak, compiled", _SOAK, compiled=True),
)

_HOUSE = ("tests/core", "tests/store", "tests/table", "tests/server")
WIDE = (
    Area("wide", (*PYTEST, *sorted(map(str, (ROOT / "tests/wide").glob("wide_*.py"))))),
    Area("house, compiled", (*PYTEST, *_HOUSE), compiled=True),
)

RUNS = {"all": (*CHECKS, *TESTS), "check": CHECKS, "soak": SOAK, "wide": WIDE}


def run(area: Area) -> tuple[bool, float]:
    print(f"\n── {area.name} ".ljust(72, "─"), flush=True)
    env = {**os.environ, "PATH": os.pathsep.join([str(BIN), str(front_end.node()), os.environ.get("PATH", "")])}
    if area.compiled:
        env |= {"PYTHONPATH": str(ROOT / "build" / "compiled"), "BREAKHOUSE_COMPILED": "1"}
    began = time.monotonic()
    done = subprocess.run(area.command, cwd=ROOT / area.folder, env=env, check=False)
    for _ in range(area.alone):
        if done.returncode == 0:
            break
        print(f"\n── {area.name}: what failed, once more and alone ".ljust(72, "─"), flush=True)
        again = (
            str(BIN / "pytest"),
            "-q",
            "--last-failed",
            "--last-failed-no-failures",
            "none",
            area.command[-1],
        )
        done = subprocess.run(again, cwd=ROOT / area.folder, env=env, check=False)
    return done.returncode == 0, time.monotonic() - began


def report(results: Iterable[tuple[Area, bool, float]]) -> int:
    print("\n── time of each area ".ljust(72, "─"))
    failed = 0
    total = 0.0
    for area, passed, seconds in results:
        print(f"{'passed' if passed else 'FAILED'}  {seconds:7.1f} s  {area.name}")
        failed += not passed
        total += seconds
    print(f"{'':6}  {total:7.1f} s  in all")
    return failed


def main(what: str = "all") -> int:
    areas = [area for area in RUNS[what] if _is_there(area)]
    results = [(area, *run(area)) for area in areas]
    failed = report(results)
    print(f"\n{len(results) - failed} passed, {failed} failed")
    return 1 if failed else 0


def _is_there(area: Area) -> bool:
    """A path that does not exist is an error of this list, not an area to leave out."""
    for part in area.command:
        if part.startswith("tests/") and not (ROOT / part).exists():
            sys.exit(f"{area.name}: {part} does not exist")
    return True


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
