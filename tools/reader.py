"""Makes sure that there is a screen reader for the speech tests: Orca, a voice and a screen to read from.

`python tools/reader.py` installs system packages if possible, and otherwise says what is missing.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

COMMANDS = {
    "orca": "orca",
    "chromium": "chromium",
    "espeak-ng": "espeak-ng",
    "speech-dispatcher": "speech-dispatcher",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "dbus-run-session": "dbus",
    "xprop": "x11-utils",
}
"""What is called, and Debian's package of it."""
FILES = {
    Path("/usr/lib/speech-dispatcher-modules/sd_espeak-ng"): "speech-dispatcher-espeak-ng",
    Path("/usr/lib/python3/dist-packages/pyatspi"): "python3-pyatspi",
    Path("/usr/libexec/at-spi-bus-launcher"): "at-spi2-core",
    Path("/usr/share/doc/gsettings-desktop-schemas"): "gsettings-desktop-schemas",
}


def missing() -> list[str]:
    """Debian's names of what is not here."""
    commands = {package for command, package in COMMANDS.items() if not shutil.which(command)}
    return sorted(commands | {package for path, package in FILES.items() if not path.exists()})


def install(packages: list[str]) -> None:
    print(f"Installing {', '.join(packages)} from the system's packages for the screen reader tests …", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        subprocess.run(["apt-get", "-qq", *command], check=False, stdout=subprocess.DEVNULL, env=quiet)


def main() -> int:
    if (packages := missing()) and shutil.which("apt-get") and os.geteuid() == 0:
        install(packages)
    if not (packages := missing()):
        return 0
    print(
        f"The screen reader tests need Orca and what belongs to it. Missing: {', '.join(packages)}.\n"
        f"Debian and Ubuntu: sudo apt install --no-install-recommends {' '.join(packages)}",
        file=sys.stderr,
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
