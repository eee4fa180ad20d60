"""What some tests need from the machine and pip can't bring: how it's found, and how to get it.

Root on Debian gets it installed; everybody else is told how, and those tests are left out. With `CI=true` nothing
may be left out. `python tools/needs.py Chromium nginx` fetches these and fails if that can't be done.
"""

import contextlib
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

EVERYWHERE = os.pathsep.join((os.environ.get("PATH", ""), "/usr/local/sbin", "/usr/sbin"))
"""Servers are in `sbin`, which isn't on everybody's path."""


def find(sign: str) -> str | None:
    """Where a program or a file is, an address of this machine, or a user (`uid 1`) that we can become; `$NAME`
    stands for what that variable names."""
    if sign.startswith(("127.", "::")):
        return sign if _can_bind(sign) else None
    if sign.startswith("uid "):
        return sign if _can_become(int(sign.split()[1])) else None
    named = os.path.expandvars(sign)
    return shutil.which(named, path=EVERYWHERE) or (
        named if Path(named).is_absolute() and Path(named).exists() else None
    )


def _can_bind(address: str) -> bool:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family) as tried, contextlib.suppress(OSError):
        tried.bind((address, 0))
        return True
    return False


@cache
def _can_become(user: int) -> bool:
    """And whether they can read Breakhouse and its environment."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return False
    try:
        use = [sys.executable, "-c", "import breakhouse"]
        return subprocess.run(use, user=user, group=user, extra_groups=[], cwd="/", check=False).returncode == 0
    except OSError:
        return False


@dataclass(frozen=True, slots=True)
class Machine:
    """What can be found and done on it; tests make up others."""

    find: Callable[[str], str | None] = find
    installs: bool = shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0
    """Whether we may install Debian's packages."""
    strict: bool = os.environ.get("CI") == "true"
    """Whether leaving something out is a failure."""


HERE = Machine()


@dataclass(frozen=True, slots=True)
class Need:
    name: str
    parts: Mapping[str, tuple[str, ...]]
    """Debian's packages ("a | b": the first that there is), and for each what shows that it is here: programs or
    files, of which one is enough. "" stands for what no package brings."""
    how: str
    """How to get it, in one line."""

    def missing(self, machine: Machine = HERE) -> list[str]:
        """The packages that aren't here."""
        return [package for package, signs in self.parts.items() if not any(map(machine.find, signs))]


BROWSERS = (
    "$BREAKHOUSE_BROWSER",
    "chromium-headless-shell",  # the same engine without a desktop's windows around it, a tenth cheaper
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
READER = {
    "orca": ("orca",),
    "chromium": ("chromium",),
    "espeak-ng": ("espeak-ng",),
    "speech-dispatcher": ("speech-dispatcher",),
    "speech-dispatcher-espeak-ng": ("/usr/lib/speech-dispatcher-modules/sd_espeak-ng",),
    "xvfb": ("Xvfb",),
    "xdotool": ("xdotool",),
    "dbus": ("dbus-run-session",),
    "x11-utils": ("xprop",),
    "python3-pyatspi": ("/usr/lib/python3/dist-packages/pyatspi",),
    "at-spi2-core": ("/usr/libexec/at-spi-bus-launcher",),
    "gsettings-desktop-schemas": ("/usr/share/doc/gsettings-desktop-schemas",),
}
"""The screen reader, a voice, and a screen to read from."""
SYSTEM_CALLS = "/usr/include/x86_64-linux-gnu/asm/unistd_64.h"

CHROMIUM = Need(
    "Chromium",
    {"chromium-headless-shell | chromium": BROWSERS},
    "install Chromium or Chrome (Debian: sudo apt install chromium), or name one in BREAKHOUSE_BROWSER",
)
ORCA = Need("Orca", READER, f"on Debian, sudo apt install --no-install-recommends {' '.join(READER)}")
NGINX = Need("nginx", {"nginx": ("nginx",)}, "Debian: sudo apt install nginx; macOS: brew install nginx")
CADDY = Need("Caddy", {"caddy": ("caddy",)}, "Debian: sudo apt install caddy; macOS: brew install caddy")
OPENSSL = Need("OpenSSL", {"openssl": ("openssl",)}, "Debian: sudo apt install openssl; macOS has it")
BASH = Need("bash", {"bash": ("bash",)}, "Debian: sudo apt install bash; macOS has it")
CURL = Need("curl", {"curl": ("curl",)}, "Debian: sudo apt install curl; macOS has it")
PROMTOOL = Need(
    "promtool",
    {"prometheus": ("promtool",)},
    "Debian: sudo apt install prometheus; macOS: brew install prometheus",
)
SYSTEMD = Need(
    "systemd",
    {"systemd": ("systemd-analyze",), "linux-libc-dev": (SYSTEM_CALLS,)},
    "only on Linux with an x86 processor (Debian: sudo apt install systemd linux-libc-dev)",
)
ADDRESS = Need("127.0.0.2", {"": ("127.0.0.2",)}, "macOS: sudo ifconfig lo0 alias 127.0.0.2 up")
"""A second address of this machine, for somebody who comes from elsewhere."""
IPV6 = Need("::1", {"": ("::1",)}, "a machine whose kernel speaks IPv6")
LINUX = Need("Linux", {"": ("/proc/self/stat",)}, "only Linux counts and limits what another process uses")
STRANGER = 54321
"""A user without a name, as in a container."""
OTHER_USER = Need(
    "another user",
    {"": (f"uid {STRANGER}",)},
    "run it as root, from a folder that everybody can read: only root can become another user",
)

_ALL = (CHROMIUM, ORCA, NGINX, CADDY, OPENSSL, BASH, CURL, PROMTOOL, SYSTEMD, ADDRESS, IPV6, LINUX, OTHER_USER)
NEEDS = {need.name: need for need in _ALL}


def browser() -> str | None:
    """The Chromium that the tests drive."""
    return next(filter(None, map(find, BROWSERS)), None)


def provide(needs: Iterable[Need], machine: Machine = HERE) -> list[Need]:
    """Installs what is missing if that's possible here; what is still missing."""
    absent = [need for need in needs if need.missing(machine)]
    packages = sorted({package for need in absent for package in need.missing(machine)} - {""})
    if packages and machine.installs:
        print(f"Installing Debian's packages for the tests: {', '.join(packages)} …", flush=True)
        _install(packages, absent, machine)
    return [need for need in absent if need.missing(machine)]


def _install(packages: list[str], absent: list[Need], machine: Machine) -> None:
    _apt("update")
    _apt("install", *(package.split(" | ")[0] for package in packages))
    for package in sorted({package for need in absent for package in need.missing(machine)} - {""}):
        for name in package.split(" | "):  # one that isn't known keeps the others from being installed
            _apt("install", name)


def _apt(command: str, *packages: str) -> None:
    words = ["-y", "--no-install-recommends", *packages] if packages else []
    # Installing must not start a server: what is needed is the program.
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    subprocess.run(["apt-get", "-qq", command, *words], check=False, stdout=subprocess.DEVNULL, env=quiet)


def main(*names: str) -> int:
    absent = provide([NEEDS[name] for name in names])
    for need in absent:
        print(f"This needs {need.name}: {need.how}.", file=sys.stderr)
    return 1 if absent else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
