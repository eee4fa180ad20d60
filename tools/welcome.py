"""Creates the virtual environment, or says in one sentence what is missing on this machine."""

import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 — this runs before anything was installed
    sys.exit(
        f"Breakhouse needs Python 3.11 or newer; this is {sys.version.split()[0]}. Try: make PYTHON=python3.12 …"
    )

try:
    import ensurepip  # noqa: F401 — Debian leaves it out of its plain python3
    import venv
except ImportError:
    sys.exit("Python's venv module is missing. On Debian or Ubuntu: sudo apt install python3-venv")

folder = Path(sys.argv[1])
venv.create(folder, with_pip=True)
pip = [str(folder / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
if subprocess.run([*pip, "--upgrade", "pip>=25.1"], check=False).returncode:
    sys.exit("pip could not be brought up to date: is there a way to the package index from here?")
