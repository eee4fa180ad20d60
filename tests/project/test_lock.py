"""The locks: every package by its hash, within the bounds of pyproject.toml, and what make has installed here."""

import re
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.lock import LAYERS, read_entries

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PYTHONS = ("3.11", "3.12", "3.13")


def read_layer(file: str) -> list[str]:
    return read_entries((ROOT / file).read_text("utf-8"))


def pins(files: list[str], python: str | None = None) -> dict[str, list[str]]:
    """The versions that these files name for each package, on this system."""
    found: dict[str, list[str]] = {}
    for entry in (entry for file in files for entry in read_layer(file)):
        wanted = Requirement(entry.split(" \\\n")[0])
        where = {"python_version": python, "python_full_version": f"{python}.9"} if python else {}
        if wanted.marker is None or wanted.marker.evaluate(where):
            found.setdefault(canonicalize_name(wanted.name), []).append(str(wanted.specifier).removeprefix("=="))
    return found


def group(name: str) -> list[str]:
    lines: list[Any] = PROJECT["dependency-groups"][name]
    return [one for line in lines for one in (group(line["include-group"]) if isinstance(line, dict) else [line])]


def required(flags: tuple[str, ...]) -> list[str]:
    """What pyproject.toml says about `--extra fast --group test`."""
    extras = PROJECT["project"]["optional-dependencies"]
    kinds = {"--extra": extras.__getitem__, "--group": group}
    return [line for kind, name in zip(flags[::2], flags[1::2], strict=True) for line in kinds[kind](name)]


@pytest.mark.parametrize("python", PYTHONS)
def test_the_locks_keep_the_bounds_for_every_python(python: str) -> None:
    files: list[str] = []
    for file, flags in LAYERS.items():
        files.append(file)
        pinned = pins(files, python)
        assert {name: versions for name, versions in pinned.items() if len(versions) > 1} == {}
        for line in (*PROJECT["project"]["dependencies"], *required(flags)):
            wanted = Requirement(line)
            if wanted.marker is None or wanted.marker.evaluate():
                assert wanted.specifier.contains(pinned[canonicalize_name(wanted.name)][0]), line


@pytest.mark.parametrize("file", LAYERS)
def test_every_package_of_a_lock_has_the_hashes_of_its_files(file: str) -> None:
    entries = read_layer(file)
    assert entries
    assert all("--hash=sha256:" in entry for entry in entries)
    text = (ROOT / file).read_text("utf-8")
    assert not re.search(r"://|index-url|find-links", text), "where packages come from is the installer's business"


def test_make_has_installed_what_the_locks_name() -> None:
    wrong = {}
    for name, (version,) in pins(list(LAYERS)).items():
        try:
            installed = metadata.version(name)
        except metadata.PackageNotFoundError:
            installed = "not installed"
        if installed != version:
            wrong[name] = f"{installed}, not {version}"
    assert wrong == {}
