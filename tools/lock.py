"""Renews the locks: `make lock`. Every package by its version and the hashes of its files, as new as the bounds of
pyproject.toml allow, for every Python from 3.11 on and every system.

Each file lists what it adds to the ones before it, so a package stands in one of them only and has one version.
"""

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
VENV = ROOT / ".venv-lock"
OLDEST_PYTHON = "3.11"

LAYERS = {
    "requirements.lock": ("--extra", "fast", "--extra", "cluster"),
    "requirements-play.lock": ("--extra", "press", "--group", "build"),
    "requirements-test.lock": ("--group", "test"),
}
"""What a server needs; what `make play` adds to it; what `make test` adds to both."""

HEAD = """\
# {what}, each file with its hash. Made by `make lock` and used by
#   pip install --no-deps --require-hashes {files}
"""
WHAT = {
    "requirements.lock": "The packages of a server",
    "requirements-play.lock": "What `make play` needs besides the packages of a server",
    "requirements-test.lock": "What `make test` needs besides",
}


def main() -> int:
    uv = _uv()
    with tempfile.TemporaryDirectory() as name:
        everything = Path(name) / "everything.txt"
        flags = [flag for layer in LAYERS.values() for flag in layer]
        _compile(uv, flags, everything)
        known: set[str] = set()
        for n, file in enumerate(LAYERS):
            wanted = [flag for layer in list(LAYERS.values())[: n + 1] for flag in layer]
            compiled = Path(name) / file
            _compile(uv, [*wanted, "--constraints", str(everything)], compiled)
            entries = read_entries(compiled.read_text("utf-8"))
            files = " ".join(f"-r {one}" for one in list(LAYERS)[: n + 1])
            new = [entry for entry in entries if entry not in known]
            (ROOT / file).write_text(HEAD.format(what=WHAT[file], files=files) + "".join(new), "utf-8")
            print(f"{file}: {len(new)} packages")
            known.update(new)
    return 0


def read_entries(lock: str) -> list[str]:
    """Each package with its hashes: a line without indent, and the indented ones after it."""
    entries: list[str] = []
    for line in lock.splitlines(keepends=True):
        if line.startswith("#"):
            continue
        if line.startswith(" "):
            entries[-1] += line
        else:
            entries.append(line)
    return entries


def _compile(uv: Path, flags: list[str], out: Path) -> None:
    command = [uv, "pip", "compile", "pyproject.toml", "--quiet", "--universal", "--python-version", OLDEST_PYTHON]
    # where packages come from is the installer's business
    command += ["--generate-hashes", "--no-emit-index-url", "--no-header", "--no-annotate", *flags, "-o", out]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def _uv() -> Path:
    """uv, because pip can't resolve for systems other than this one."""
    command = VENV / "bin" / "uv"
    if not command.exists():
        print("Installing uv …", flush=True)
        subprocess.run([sys.executable, "-m", "venv", VENV], check=True)
        subprocess.run([VENV / "bin" / "pip", "install", "--quiet", "uv"], check=True)
    return command


if __name__ == "__main__":
    sys.exit(main())
