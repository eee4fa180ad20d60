"""The way of a move through the house, compiled to C with mypyc: for a house with very many tables.

Nothing needs it: the same files run as they are, and that is what `make play` installs. A module belongs here if
every move passes it, and if it defines no message and no row: mypyc does not hand the settings of a class on to
msgspec (`frozen`, `tag`, …). `tests/project/test_compiled.py` keeps it so; `hatch_build.py` puts it into a wheel.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent

MODULES = (
    "core/match",
    "server/gate",
    "server/moment",
    "server/ratings",
    "server/socket",
    "server/wire",
    "store/rows",
    "store/sqlite",
    "table/audience",
    "table/clock",
    "table/device",
    "table/ending",
    "table/fairness",
    "table/ledger",
    "table/perspective",
    "table/picture",
    "table/play",
    "table/reading",
    "table/record",
    "table/seats",
    "table/staff",
    "table/table",
    "table/timekeeping",
)

NEEDS = ("aiohttp", "msgspec", "mypy>=1.18", "setuptools")
"""What compiling needs beside a C compiler; the libraries of the house for their types."""

_SETUP = """
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify({arguments!r}, opt_level="3", debug_level="0", target_dir={build!r})
setup(name="breakhouse", packages=[], ext_modules=modules)
"""

_TYPES = """
[mypy]
ignore_missing_imports = True
disable_error_code = import-untyped
"""


class NotCompiled(Exception):
    """It did not work, and why."""


def compile_into(folder: Path) -> dict[Path, str]:
    """Compiles for the Python that runs this. Returns the libraries, and where each belongs beside the package."""
    build = folder / "build"
    package = folder / "breakhouse"
    shutil.copytree(ROOT / "src" / "breakhouse", package, ignore=shutil.ignore_patterns("pages", "__pycache__"))
    setup, types = folder / "setup.py", folder / "mypy.ini"
    files = [f"breakhouse/{module}.py" for module in MODULES]
    setup.write_text(_SETUP.format(arguments=["--config-file", str(types), *files], build=str(build)))
    types.write_text(_TYPES)
    done = subprocess.run(
        [sys.executable, setup.name, "-q", "build_ext", "--inplace", "--build-temp", str(build)],
        cwd=folder,
        env={**os.environ, "MYPYPATH": str(folder), "MYPY_CACHE_DIR": str(build / "types")},
        capture_output=True,
        text=True,
        check=False,
    )
    libraries = [path for end in ("*.so", "*.pyd") for path in folder.rglob(end) if build not in path.parents]
    if done.returncode or len(libraries) != len(MODULES) + 1:
        raise NotCompiled(
            f"{done.stdout}\n{done.stderr}\nThe house could not be compiled; what was said is above. "
            "It takes a C compiler and this Python's headers (Debian and Ubuntu: build-essential, python3-dev)."
        )
    return {path: str(path.relative_to(folder)) for path in libraries}


def main() -> int:
    """`python tools/compiled.py`: the package with its libraries, ready to be put ahead on Python's path."""
    target = ROOT / "build" / "compiled"
    with tempfile.TemporaryDirectory() as name:
        try:
            libraries = compile_into(Path(name))
        except NotCompiled as wrong:
            print(wrong, file=sys.stderr)
            return 1
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(
            ROOT / "src" / "breakhouse", target / "breakhouse", ignore=shutil.ignore_patterns("__pycache__")
        )
        for path, where in libraries.items():
            shutil.copy2(path, target / where)
    print(f"{len(MODULES)} modules compiled. A house that uses them:")
    print(f"  PYTHONPATH={target.relative_to(ROOT)} .venv/bin/breakhouse serve")
    return 0


if __name__ == "__main__":
    sys.exit(main())
