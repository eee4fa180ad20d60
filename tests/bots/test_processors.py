"""Processors are counted as a container may use them, not as the machine has them."""

import os
from pathlib import Path

import pytest

from breakhouse.bots.processors import usable_processors


@pytest.mark.parametrize(
    ("groups", "files", "usable"),
    [
        ("0::/\n", {"cpu.max": "150000 100000\n"}, 1.5),  # version 2, in a container
        ("0::/\n", {"cpu.max": "max 100000\n"}, 16),
        ("0::/system.slice/breakhouse.service\n", {"system.slice/breakhouse.service/cpu.max": "200000 100000"}, 2),
        ("0::/a/b\n", {"a/b/cpu.max": "800000 100000", "a/cpu.max": "50000 100000"}, 0.5),  # the parent's is less
        (
            "12:memory:/x\n4:cpu,cpuacct:/docker/abc\n",  # version 1; a container sees its own group as the root
            {"cpu/cpu.cfs_quota_us": "300000\n", "cpu/cpu.cfs_period_us": "100000\n"},
            3,
        ),
        ("4:cpu,cpuacct:/\n", {"cpu/cpu.cfs_quota_us": "-1\n", "cpu/cpu.cfs_period_us": "100000\n"}, 16),
        ("0::/\n", {"cpu.max": "rubbish"}, 16),
        ("0::/\n", {}, 16),
    ],
)
def test_a_containers_limit_counts(
    groups: str, files: dict[str, str], usable: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: set(range(16)), raising=False)
    mine = tmp_path / "cgroup"
    mine.write_text(groups)
    for name, text in files.items():
        file = tmp_path / "fs" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    assert usable_processors(tmp_path / "fs", mine) == usable


def test_affinity_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: {3, 5}, raising=False)
    assert usable_processors(tmp_path, tmp_path / "none") == 2
