"""How many processors this process may use: those of the machine, less what its affinity and its container's limit
leave out.
"""

import os
from collections.abc import Iterator
from pathlib import Path

_CGROUP = Path("/sys/fs/cgroup")
_MINE = Path("/proc/self/cgroup")


def usable_processors(cgroup: Path = _CGROUP, mine: Path = _MINE) -> float:
    """A container may be allowed half a processor; never less than a hundredth, so that one can divide by it."""
    there = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(0.01, min([float(there), *_quotas(cgroup, mine)]))


def _quotas(cgroup: Path, mine: Path) -> Iterator[float]:
    """Of this process's group and of all those above it, in either version of cgroups. Inside a container, the
    group's own path may not exist; what limits it is then at the root."""
    try:
        lines = mine.read_text().splitlines()
    except OSError:
        return
    for line in lines:
        _, _, rest = line.partition(":")
        controllers, _, path = rest.partition(":")
        if not controllers:
            for folder in _upwards(cgroup, path):
                yield from _read(folder / "cpu.max")
        elif "cpu" in controllers.split(","):
            for folder in _upwards(cgroup / "cpu", path):
                yield from _read(folder / "cpu.cfs_quota_us", folder / "cpu.cfs_period_us")


def _upwards(root: Path, path: str) -> Iterator[Path]:
    parts = [part for part in path.split("/") if part not in ("", "..")]
    return (root.joinpath(*parts[:depth]) for depth in range(len(parts), -1, -1))


def _read(*files: Path) -> Iterator[float]:
    """The share of a processor that a quota and its period allow, if they limit anything."""
    try:
        quota, period = " ".join(file.read_text() for file in files).split()
        if quota != "max" and int(quota) > 0:
            yield int(quota) / int(period)
    except (OSError, ValueError, ZeroDivisionError):
        return
