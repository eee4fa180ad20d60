"""Creates the virtual environment, or says in one sentence what is missing on this machine."""

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

venv.create(Path(sys.argv[1]), with_pip=True)
