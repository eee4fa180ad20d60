"""Makes sure that programs needed by some tests exist: installs system packages if possible.

python tools/packages.py nginx caddy
"""

import os
import shutil
import subprocess
import sys


def install(*names: str) -> list[str]:
    """Those that are still missing afterwards."""
    missing = [name for name in names if not shutil.which(name)]
    if missing and shutil.which("apt-get") and os.geteuid() == 0:
        print(f"Installing {', '.join(missing)} from the system's packages …", flush=True)
        # Installing must not start a server: what is needed is the program.
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
        for command in (["update"], ["install", "-y", "--no-install-recommends", *missing]):
            subprocess.run(["apt-get", "-qq", *command], check=False, stdout=subprocess.DEVNULL, env=quiet)
    return [name for name in missing if not shutil.which(name)]


def main(*names: str) -> int:
    if missing := install(*names):
        print(
            f"These tests need {', '.join(missing)}. Install it with your system's packages\n"
            f"(Debian and Ubuntu: sudo apt install {' '.join(missing)}).",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
