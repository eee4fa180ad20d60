"""Runs the tests with real processes and real browsers repeatedly, and counts the runs that failed.

`python tools/flakes.py [times]`: twenty times by default. The result goes into docs/benchmarks.md.
"""

import re
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from bench.report import describe, machine, table, write_section  # noqa: E402 — it lies beside the tools
from tools.areas import UNSTEADY, Area, environment  # noqa: E402

TIMES = 20
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.M)


def main(times: str = str(TIMES)) -> int:
    wrong: Counter[str] = Counter()
    seconds: dict[str, list[float]] = {area.name: [] for area in UNSTEADY}
    for number in range(int(times)):
        for area in UNSTEADY:
            began = time.monotonic()
            failed = try_once(area)
            seconds[area.name].append(time.monotonic() - began)
            wrong.update(failed)
            print(
                f"{number + 1}: {area.name} {seconds[area.name][-1]:.0f} s {' '.join(failed) or 'green'}",
                flush=True,
            )
    write_section("flakes", section(int(times), seconds, wrong))
    return 1 if wrong else 0


def try_once(area: Area) -> list[str]:
    """The tests that failed; the whole area when it did not come so far."""
    done = subprocess.run(
        (*area.command, "-rfE"), cwd=ROOT, env=environment(), check=False, capture_output=True, text=True
    )
    return FAILED.findall(done.stdout) or ([area.name] if done.returncode else [])


def section(times: int, seconds: dict[str, list[float]], wrong: Counter[str]) -> str:
    rows = [(name, f"{min(took):.0f}–{max(took):.0f} s") for name, took in seconds.items()]
    failures = (
        "\n".join(f"- `{name}`: {count}" for name, count in wrong.most_common()) or "No test failed in any run."
    )
    command = "make soak-flakes" if times == TIMES else f"python tools/flakes.py {times}"
    return f"""## Steadiness of the tests

{describe(machine())}

The tests with real processes and real browsers, {times} times in a row, nothing tried twice (`{command}`).

{table(("area", "shortest and longest run"), rows)}

{failures}
"""


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
