"""Changes the rules of Skip-Bo Breakers in many small ways and counts how many changes the tests notice.

At least 90 of 100 must be noticed. Survivors are listed, each to be looked at with `mutmut show NAME`.
"""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
VENV = ROOT / ".venv-mutants"
NEEDS = ("mutmut>=3.3", "pytest>=8.4,<9", "hypothesis", "pytest-asyncio", "pytest-xdist", "numba")
"""The tester reads an attribute that pytest 9 no longer has, so it gets an environment of its own."""
ENOUGH = 0.90


def main() -> int:
    mutmut = _mutmut()
    subprocess.run([mutmut, "run", "--max-children", "2"], cwd=ROOT, check=False)
    subprocess.run([mutmut, "export-cicd-stats"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    stats = json.loads((ROOT / "mutants/mutmut-cicd-stats.json").read_text("utf-8"))
    tried = stats["total"] - stats.get("skipped", 0)
    noticed = stats["killed"] + stats.get("timeout", 0) + stats.get("suspicious", 0) + stats.get("segfault", 0)
    subprocess.run([mutmut, "results"], cwd=ROOT, check=False)
    share = noticed / tried if tried else 0.0
    print(f"{noticed} of {tried} mutants were noticed: {share:.1%} (at least {ENOUGH:.0%})")
    return 0 if share >= ENOUGH else 1


def _mutmut() -> str:
    command = VENV / "bin" / "mutmut"
    if not command.exists():
        print("Installing the mutation tester …", flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
        pip = [str(VENV / "bin" / "pip"), "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, *NEEDS, *_runtime()], check=True)
    return str(command)


def _runtime() -> list[str]:
    """What the package needs, without the package: the tester runs a changed copy of it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return list(project["dependencies"])


if __name__ == "__main__":
    sys.exit(main())
