"""Makes sure that there is a Chromium for the browser tests: installs the system's where that is possible."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def found() -> str | None:
    asked = os.environ.get("BREAKHOUSE_BROWSER")
    return asked or next((path for name in NAMES if (path := shutil.which(name))), None)


def main() -> int:
    if found():
        return 0
    if shutil.which("apt-get") and os.geteuid() == 0:
        print("Installing Chromium from the system's packages for the browser tests …", flush=True)
        quiet = {"stdout": subprocess.DEVNULL}
        subprocess.run(["apt-get", "update", "-qq"], check=False, **quiet)  # type: ignore[call-overload]
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=False, **quiet)  # type: ignore[call-overload]
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
