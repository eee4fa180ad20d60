"""Runs checks and tests by area and says how long each took: `python tools/areas.py [check|soak|wide [area]]`.

A failing area doesn't stop the others, so one run shows everything. Nothing is retried: a flaky test has to be
fixed. What this machine can't run is left out, named and counted at the end; with `CI=true` that is a failure.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "web")]

import front_end  # noqa: E402 — it lies with what it builds

from tools import needs  # noqa: E402
from tools.needs import Machine, Need  # noqa: E402

BIN = Path(sys.executable).parent
PYTEST = (str(BIN / "pytest"), "-q", "-rs")
CORES = 2
"""How many of them an area that computes keeps busy."""


@dataclass(frozen=True, slots=True)
class Area:
    name: str
    command: tuple[str, ...]
    folder: str = "."
    needs: tuple[Need, ...] = ()
    """Without these, all of it is left out."""
    parts: tuple[Need, ...] = ()
    """Without one of these, its tests with the marker `needs` are."""
    cores: int = 1
    """How many it keeps busy."""
    after: tuple[str, ...] = ()
    """The areas that have to be through before it begins."""


def _pytest(name: str, *words: str, workers: int = 0, cores: int = 1, **more: Any) -> Area:
    """With more workers than cores where tests mostly wait: for other processes, for a page, for a deadline."""
    spread = ("-n", str(workers), "--dist", "worksteal") if workers else ()
    return Area(name, (*PYTEST, *spread, *words), cores=cores, **more)


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

WEB = (
    Area("web units", ("npm", "test", "--silent"), "web"),
    Area("web types", ("npm", "run", "--silent", "check"), "web"),
)

COMPILED = Area("compiled", (str(BIN / "breakhouse"), "arena", "expert", "strong", "--deals=1", "--cores=1"))
"""Two experts play a deal, so their compiled code is cached before many processes need it at once."""

BROWSER = _pytest(
    "browser",
    "tests/browser",
    "--durations=12",
    workers=4,
    cores=CORES,
    needs=(needs.CHROMIUM,),
    parts=(needs.NGINX, needs.OPENSSL),
    after=("compiled",),
)
HOUSE = ("tests/store", "tests/table", "tests/server", "tests/cluster", "tests/operator")
ELSEWHERE = {*HOUSE, *(f"tests/{name}" for name in ("bots", "browser", "packaging", "reader", "terminal"))}
RULES = sorted({f"tests/{path.parts[0]}" for path in _test_files()} - ELSEWHERE)
HOUSE_PARTS = (
    needs.NGINX,
    needs.OPENSSL,
    needs.CADDY,
    needs.PROMTOOL,
    needs.SYSTEMD,
    needs.ADDRESS,
    needs.IPV6,
    needs.LINUX,
    needs.OTHER_USER,
)
READER = (needs.CHROMIUM, needs.ORCA)
TESTS = (
    COMPILED,
    _pytest("rules", *RULES, parts=(needs.BASH, needs.CURL), after=("compiled",)),
    *CHECKS,
    *WEB,
    _pytest("house", *HOUSE, workers=3, parts=HOUSE_PARTS, after=("compiled",)),
    _pytest("bots", "tests/bots", "tests/terminal", parts=(needs.LINUX,), after=("compiled",)),
    _pytest("reader", "tests/reader", needs=READER, after=("compiled",)),
    BROWSER,
)
"""The longest first, and two beside each other: one that computes on a single core leaves none idle while another
waits. Few areas, because each has to start its workers; the time of each folder is printed at the end."""
UNSTEADY = (_pytest("processes", *HOUSE, "tests/terminal", workers=3, parts=HOUSE_PARTS), BROWSER)
"""Where clocks, sockets and other processes could play a part."""


FUZZ = ("tests/server/test_fuzz.py", "tests/server/test_fuzz_http.py")
SECRETS = "tests/conformance/test_secrecy_mutants.py"
SOAK = (
    Area("mutants", (sys.executable, "tools/mutants.py"), cores=CORES),
    _pytest("fuzz", "-m", "soak", *FUZZ, workers=CORES, cores=CORES),
    _pytest("secrets", "-m", "soak", SECRETS, workers=CORES, cores=CORES),
    _pytest(
        "house",
        "-m",
        "soak",
        *RULES,
        "tests/table",
        "tests/server",
        "tests/operator",
        *(f"--ignore={file}" for file in (*FUZZ, SECRETS)),
        cores=CORES,
    ),
    _pytest("cluster", "-m", "soak", "tests/cluster", cores=CORES),
    Area(
        "flakes",
        (sys.executable, "tools/flakes.py"),
        needs=(needs.CHROMIUM,),
        parts=(needs.NGINX, *HOUSE_PARTS),
        cores=CORES,
    ),
)

WIDE = (
    _pytest(
        "wide", "-m", "wide", "tests/browser", "tests/packaging", workers=4, cores=CORES, needs=(needs.CHROMIUM,)
    ),
    _pytest("training", "-m", "wide", "tests/bots"),
    _pytest("reader", "-m", "wide", "tests/reader", needs=READER),
)

RUNS = {"all": TESTS, "check": CHECKS, "soak": SOAK, "wide": WIDE}

Result = tuple[Area, bool, float]


def environment() -> dict[str, str]:
    """Node on the path, and bytecode cached in `build` rather than recompiled by each of the many processes."""
    path = os.pathsep.join([str(BIN), str(front_end.node()), os.environ.get("PATH", "")])
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PATH": path, "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "bytecode")}


def run(areas: Sequence[Area]) -> list[Result]:
    """As many at a time as there are cores for, in this order as far as possible; each is shown when it has ended,
    and one alone as it goes."""
    alone = len(areas) == 1
    waiting, running, results = list(areas), dict[Future[Result], Area](), list[Result]()
    with ThreadPoolExecutor() as pool:
        while waiting or running:
            for area in [*waiting]:
                due = {one.name for one in (*waiting, *running.values())}
                busy = sum(one.cores for one in running.values())
                if (not running or busy + area.cores <= CORES) and not due & set(area.after):
                    waiting.remove(area)
                    running[pool.submit(_run_one, area, seen=alone)] = area
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                del running[future]
                results.append(future.result())
    return results


def _run_one(area: Area, seen: bool) -> Result:
    began = time.monotonic()
    done = subprocess.run(
        area.command,
        cwd=ROOT / area.folder,
        env=environment(),
        check=False,
        stdout=None if seen else subprocess.PIPE,
        stderr=None if seen else subprocess.STDOUT,
        text=True,
    )
    if not seen:
        print(f"\n── {area.name} ".ljust(72, "─") + f"\n{done.stdout.rstrip()}".rstrip(), flush=True)
    return area, done.returncode == 0, time.monotonic() - began


def leave_out(areas: Sequence[Area], absent: Sequence[Need]) -> tuple[list[Area], list[str]]:
    """The areas that can run without these, and a line for each that can't, or a part of which can't."""
    able, lines = [], []
    for area in areas:
        if lacking := [need for need in area.needs if need in absent]:
            names = " and ".join(need.name for need in lacking)
            lines.append(f"{area.name} (needs {names}): {'; '.join(need.how for need in lacking)}")
        else:
            able.append(area)
    for need in absent:
        if partly := [area.name for area in able if need in area.parts]:
            lines.append(f"{need.name} (a part of {' and '.join(partly)}): {need.how}")
    return able, lines


def report(results: list[Result], left_out: list[str], seconds: float, machine: Machine = needs.HERE) -> int:
    print("\n── time of each area ".ljust(72, "─"))
    for area, passed, took in results:
        print(f"{'passed' if passed else 'FAILED'}  {took:7.1f} s  {area.name}")
    print(f"{'':6}  {seconds:7.1f} s  in all")
    if left_out:
        print("\n── left out ".ljust(72, "─"))
        print("\n".join(left_out))
    failed = sum(not passed for _, passed, _ in results)
    omitted = f", {len(left_out)} area{'s' * (len(left_out) > 1)} left out" if left_out else ""
    print(f"\n{len(results) - failed} passed, {failed} failed{omitted}")
    return 1 if failed or (left_out and machine.strict) else 0


def main(what: str = "all", *names: str) -> int:
    areas = choose(what, names)
    able, left_out = leave_out(areas, needs.provide(_unique(areas)))
    began = time.monotonic()
    return report(run(able), left_out, time.monotonic() - began)


def _unique(areas: Iterable[Area]) -> list[Need]:
    return [*{need.name: need for area in areas for need in (*area.needs, *area.parts)}.values()]


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
