"""`python -m tools.docs [folder]` (`make docs`): builds the site, and fails on a link that leads nowhere.

The sources are in `docs` and read well there too; the result is in `build/docs` and isn't committed
(docs/decisions/0032-a-site-that-is-also-a-folder.md).
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.docs.look import write_look
from tools.docs.pages import ROOT, write_pages

SETTINGS = ROOT / "docs/site/zensical.toml"


def build(folder: Path) -> Path:
    """Rebuilds the site and returns its folder; `CalledProcessError` if a page or a link is wrong."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    write_pages(folder / "pages")
    write_look(folder / "pages/look")
    shutil.copy(SETTINGS, folder)
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    subprocess.run([*command, "--config-file", SETTINGS.name], cwd=folder, env=environment, check=True)
    return folder / "site"


def main(folder: str = "build/docs") -> int:
    try:
        site = build(ROOT / folder)
    except subprocess.CalledProcessError as wrong:
        return wrong.returncode
    print(f"Open {site / 'index.html'} in a browser.")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
