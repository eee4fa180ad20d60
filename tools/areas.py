"""Runs checks and tests by area and says how long each took: `python tools/areas.py [check|soak|wide [area]]`.

A failing area doesn't stop the others, so one run shows everything. Nothing is retried: a flaky test has to be
fixed.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
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


def _pytest(name: str, *paths: str) -> Area:
    return Area(name, (*PYTEST, *paths))


def _test_files() -> Iterable[Path]:
    return (path.relative_to(ROOT / "tests") for path in (ROOT / "tests").rglob("test_*.py"))


CHECKS = (
    Area("types", (str(BIN / "mypy"), "--no-error-summary")),
    Area("style", (str(BIN / "ruff"), "check", ".")),
    Area("layout", (str(BIN / "ruff"), "format", "--check", "-q", ".")),
    Area("imports", (str(BIN / "lint-imports"),)),
    Area("generated", (sys.executable, "tools/generated.py", "--check")),
    Area("links", (sys.executable, "tools/links.py")),
)
"""Each needs one core, so two run at once; the longest begins."""

WEB = (
    Area("web units", ("npm", "test", "--silent"), "web"),
    Area("web types", ("npm", "run", "--silent", "check"), "web"),
)

COMPILED = Area("compiled", (str(BIN / "breakhouse"), "arena", "expert", "strong", "--deals=1", "--cores=1"))
"""Two experts play a deal, so their compiled code is cached before many processes need it at once."""

BROWSER = Area("browser", (*BROWSERS, "tests/browser"))
HOUSE = ("tests/store", "tests/table", "tests/server", "tests/cluster", "tests/operator")
ELSEWHERE = {*HOUSE, *(f"tests/{name}" for name in ("bots", "browser", "packaging", "reader", "terminal"))}
RULES = sorted({f"tests/{path.parts[0]}" for path in _test_files()} - ELSEWHERE)
TESTS = (
    _pytest("rules", *RULES),
    _pytest("bots", "tests/bots", "tests/terminal"),
    _pytest("house", *HOUSE),
    BROWSER,
    Area("reader", (*PYTEST[:2], "tests/reader")),
)
"""Few areas, because each has to start its workers; the time of each folder is printed at the end."""
UNSTEADY = (_pytest("processes", *HOUSE, "tests/terminal"), BROWSER)
"""Where clocks, sockets and other processes could play a part."""


FUZZ = "tests/server/test_fuzz.py"
SOAK = (
    Area("mutants", (sys.executable, "tools/mutants.py")),
    Area("fuzz", (*PYTEST, "-m", "soak", FUZZ)),
    Area("house", (*PYTEST[:2], "-m", "soak", *RULES, "tests/table", "tests/server", f"--ignore={FUZZ}")),
    Area("cluster", (*PYTEST[:2], "-m", "soak", "tests/cluster")),
    Area("flakes", (sys.executable, "tools/flakes.py")),
)

WIDE = (
    Area("wide", (*PYTEST, "-m", "wide", "tests/browser", "tests/packaging")),
    Area("reader", (*PYTEST[:2], "-m", "wide", "tests/reader")),
)

RUNS = {"all": TESTS, "check": CHECKS, "soak": SOAK, "wide": WIDE}

Result = tuple[Area, bool, float]


def environment() -> dict[str, str]:
    """Node on the path, and bytecode cached in `build` rather than recompiled by each of the many processes."""
    path = os.pathsep.join([str(BIN), str(front_end.node()), os.environ.get("PATH", "")])
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PATH": path, "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "bytecode")}


def run(area: Area) -> Result:
    """One area, seen as it goes."""
    _head(area)
    began = time.monotonic()
    done = subprocess.run(area.command, cwd=ROOT / area.folder, env=environment(), check=False)
    return area, done.returncode == 0, time.monotonic() - began


def run_together(areas: Iterable[Area]) -> list[Result]:
    """Two at a time; each is shown when it has ended."""
    with ThreadPoolExecutor(2) as pool:
        return list(pool.map(_run_unseen, areas))


def _run_unseen(area: Area) -> Result:
    began = time.monotonic()
    done = subprocess.run(
        area.command,
        cwd=ROOT / area.folder,
        env=environment(),
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    seconds = time.monotonic() - began
    _head(area, done.stdout)
    return area, done.returncode == 0, seconds


def _head(area: Area, output: str = "") -> None:
    print(f"\n── {area.name} ".ljust(72, "─") + f"\n{output.rstrip()}".rstrip(), flush=True)


def report(results: list[Result], seconds: float) -> int:
    print("\n── time of each area ".ljust(72, "─"))
    for area, passed, took in results:
        print(f"{'passed' if passed else 'FAILED'}  {took:7.1f} s  {area.name}")
    print(f"{'':6}  {seconds:7.1f} s  in all")
    failed = sum(not passed for _, passed, _ in results)
    print(f"\n{len(results) - failed} passed, {failed} failed")
    return 1 if failed else 0


def main(what: str = "all", *names: str) -> int:
    areas = choose(what, names)
    began = time.monotonic()
    together = {"all": (COMPILED, *CHECKS, *WEB), "check": CHECKS}.get(what, ()) if not names else ()
    results = run_together(together)
    if what != "check":
        results += [run(area) for area in areas]
    return report(results, time.monotonic() - began)


def choose(what: str, names: tuple[str, ...]) -> list[Area]:
    areas = [area for area in RUNS[what] if not names or area.name in names]
    if unknown := set(names) - {area.name for area in areas}:
        sys.exit(f"{', '.join(unknown)}: no such area; there are {', '.join(area.name for area in RUNS[what])}")
    for area in areas:
        # a path that does not exist is an error of this list, not an area to leave out
        for part in area.command:
            if part.startswith("tests/") and not (ROOT / part).exists():
                sys.exit(f"{area.name}: {part} does not exist")
    return areas


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
