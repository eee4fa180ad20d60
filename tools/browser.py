"""Makes sure that there is a Chromium for the browser tests: installs the system's where that is possible."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The shell first: the same engine without a desktop's windows around it, a tenth cheaper."""


def found() -> str | None:
    asked = os.environ.get("BREAKHOUSE_BROWSER")
    return asked or next((path for name in NAMES if (path := shutil.which(name))), None)


def main() -> int:
    if found():
        return 0
    if shutil.which("apt-get") and os.geteuid() == 0:
        print("Installing Chromium from the system's packages for the browser tests …", flush=True)
        for command in (["update"], ["install", "-y", NAMES[0]], ["install", "-y", NAMES[1]]):
            if not found():
                subprocess.run(["apt-get", "-qq", *command], check=False, stdout=subprocess.DEVNULL)
    if found():
        return 0
    print(
        "The browser tests need Chromium and it is not there. Install it with your system's packages\n"
        "(Debian and Ubuntu: sudo apt install chromium), or name one in BREAKHOUSE_BROWSER.",
        file=sys.stderr,
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
