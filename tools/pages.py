"""Builds the front end into the package when its sources are newer than the pages; else does nothing.

`python tools/pages.py for-tests` also installs what the front end's own tests need.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "web"))

import front_end  # noqa: E402 — it lies with what it builds


def main(what: str = "pages") -> int:
    if what == "for-tests":
        front_end.install(for_tests=True)
    if front_end.current():
        return 0
    print("Building the pages …", flush=True)
    front_end.build()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
