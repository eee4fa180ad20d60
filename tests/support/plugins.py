"""Packages as `pip` would install them, without installing anything: their metadata in a folder on the path."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
NIM = ROOT / "examples" / "nim"
BIDS = ROOT / "examples" / "bids"


def announce(folder: Path, package: str, groups: Mapping[str, Mapping[str, str]]) -> Path:
    """A distribution of this name with these entry points; the folder, to be put on the path."""
    info = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = [line for group, points in groups.items() for line in (f"[{group}]", *_lines(points))]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return folder


def announce_project(folder: Path, project: Path) -> tuple[Path, Path]:
    """The same from a project's own pyproject.toml; the two folders for the path."""
    metadata = tomllib.loads((project / "pyproject.toml").read_text())["project"]
    return announce(folder, metadata["name"], metadata["entry-points"]), project / "src"


def _lines(points: Mapping[str, str]) -> list[str]:
    return [f"{name} = {value}" for name, value in points.items()]
