"""Figures with the machine they were measured on: each area writes its own marked section of a page.

A figure alone says little, so every section begins with the machine, the versions and the day.
"""

import os
import platform
import time
from collections.abc import Iterable, Sequence
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "benchmarks.md"
RESULTS = ROOT / "bench" / "results"

_TITLE = """# Benchmarks

What was measured, where and how; every section is written by its `make bench-…`. Compare ratios, which were taken
in one run on one machine, rather than figures.
"""


def machine(packages: Iterable[str] = ()) -> dict[str, str]:
    """What this runs on: processor, cores, memory, system, Python, and the versions of these packages."""
    facts = {
        "processor": _line("/proc/cpuinfo", "model name") or platform.processor() or platform.machine(),
        "cores": str(os.cpu_count()),
        "memory": _memory(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
    }
    return facts | {name: metadata.version(name) for name in packages}


def describe(facts: dict[str, str]) -> str:
    """The machine in one line, with the day."""
    return time.strftime("%Y-%m-%d") + " · " + " · ".join(f"{name} {value}" for name, value in facts.items())


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table in Markdown, numbers to the right."""
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return "\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines)


def write_section(area: str, text: str, page: Path = PAGE) -> None:
    """Replaces what stands between the area's marks, or adds the section at the end of the page."""
    begin, end = f"<!-- {area}:begin -->", f"<!-- {area}:end -->"
    section = f"{begin}\n{text.strip()}\n{end}"
    old = page.read_text() if page.exists() else _TITLE
    before, mark, rest = old.partition(begin)
    new = before + section + rest.partition(end)[2] if mark else f"{old.rstrip()}\n\n{section}\n"
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(new)


def _line(path: str, key: str) -> str:
    try:
        lines = Path(path).read_text().splitlines()
    except OSError:
        return ""
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith(key)), "")


def _memory() -> str:
    kilobytes = _line("/proc/meminfo", "MemTotal").split()
    return f"{int(kilobytes[0]) / 2**20:.0f} GiB" if kilobytes else "unknown"
