"""The lock of the served install: every package by its hash, and within the bounds of pyproject.toml."""

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
LOCK = (ROOT / "requirements.lock").read_text()


def _name(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_the_lock_keeps_the_bounds_and_names_the_hash_of_every_file() -> None:
    pinned = {_name(name): version for name, version in re.findall(r"^([\w.-]+)==([^\s;]+)", LOCK, re.M)}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    for line in (*project["dependencies"], *(one for extra in ("fast", "cluster") for one in extras[extra])):
        wanted = Requirement(line)
        assert wanted.specifier.contains(pinned[_name(wanted.name)]), line
    parts = re.split(r"^(?=[\w.-]+==)", LOCK, flags=re.M)[1:]
    assert all("--hash=sha256:" in part for part in parts)
    assert "://" not in LOCK, "where packages come from is the installer's business"
