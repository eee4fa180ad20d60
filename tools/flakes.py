"""Runs the tests with real processes and real browsers repeatedly, and stops at the first run that fails.

`python tools/flakes.py [times]`: twenty times by default. Every run is a line of `build/flakes.jsonl`, so that
what was interrupted goes on where it stood, as long as nothing changed that the tests could see; what a failed run
printed lies beside it. When all runs have passed in a row, the result goes into docs/benchmarks.md.
"""

import hashlib
import json
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from bench.report import describe, machine, table, write_section  # noqa: E402 — it lies beside the tools
from tools.areas import UNSTEADY, Area, environment  # noqa: E402

TIMES = 20
BUILD = ROOT / "build"
RECORD = BUILD / "flakes.jsonl"
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.M)
SEEN = ("src", "tests", "web", "tools", "bench", "examples", "deploy", "pyproject.toml")
"""What a test could depend on."""


@dataclass(frozen=True, slots=True)
class Run:
    sources: str
    area: str
    began: str
    seconds: float
    failed: tuple[str, ...] = ()


def main(times: str = str(TIMES)) -> int:
    sources = fingerprint()
    if runs := in_a_row(recorded(), sources):
        print(f"{len(runs)} green runs of these sources are recorded in {RECORD.relative_to(ROOT)}.")
    for number in range(1, int(times) + 1):
        for area in UNSTEADY:
            if sum(run.area == area.name for run in runs) >= number:
                continue
            runs.append(run := try_once(area, sources))
            record(run)
            print(f"{number}: {area.name} {run.seconds:.0f} s {' '.join(run.failed) or 'green'}", flush=True)
            if run.failed:
                print(f"What it printed is in {output_of(area).relative_to(ROOT)}.")
                return 1
    write_section("flakes", section(int(times), runs))
    return 0


def fingerprint() -> str:
    """The files that are tracked or could be, as they are now."""
    listed = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *SEEN)
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    sources = hashlib.sha256()
    for path in (ROOT / name for name in sorted(names) if name):
        if path.is_file():
            sources.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return sources.hexdigest()[:12]


def recorded() -> list[Run]:
    lines = RECORD.read_text("utf-8").splitlines() if RECORD.exists() else []
    return [Run(**{**one, "failed": tuple(one["failed"])}) for one in map(json.loads, lines)]


def in_a_row(runs: Sequence[Run], sources: str) -> list[Run]:
    """The runs of these sources since the last that failed: trying again until it's green would prove nothing."""
    same = [run for run in runs if run.sources == sources]
    return same[max((n + 1 for n, run in enumerate(same) if run.failed), default=0) :]


def record(run: Run) -> None:
    BUILD.mkdir(exist_ok=True)
    with RECORD.open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(run)) + "\n")


def output_of(area: Area) -> Path:
    return BUILD / f"flakes-{area.name}.log"


def try_once(area: Area, sources: str) -> Run:
    """One run, with the tests that failed; the whole area when it did not come so far."""
    began, since = time.strftime("%Y-%m-%dT%H:%M:%S"), time.monotonic()
    done = subprocess.run(
        (*area.command, "-x", "-rfE"), cwd=ROOT, env=environment(), check=False, capture_output=True, text=True
    )
    failed = FAILED.findall(done.stdout) or ([area.name] if done.returncode else [])
    if failed:
        BUILD.mkdir(exist_ok=True)
        output_of(area).write_text(done.stdout + done.stderr, "utf-8")
    return Run(sources, area.name, began, round(time.monotonic() - since, 1), tuple(failed))


def section(times: int, runs: Sequence[Run]) -> str:
    seconds = {area.name: [run.seconds for run in runs if run.area == area.name] for area in UNSTEADY}
    rows = [(name, f"{min(took):.0f}–{max(took):.0f} s") for name, took in seconds.items()]
    command = "make soak-flakes" if times == TIMES else f"python tools/flakes.py {times}"
    return f"""## Steadiness of the tests

{describe(machine())}

The tests with real processes and real browsers, {times} times in a row, nothing tried twice (`{command}`).

{table(("area", "shortest and longest run"), rows)}

No test failed in any run.
"""


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
