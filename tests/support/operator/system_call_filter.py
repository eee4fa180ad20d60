"""A command under the system call filter of a systemd unit.

`python -m tests.support.operator.system_call_filter UNIT COMMAND…` runs it.
systemd itself may not be running here; the kernel's filter is the same, and inherited by everything the command
starts.
"""

import ctypes
import os
import re
import struct
import subprocess
import sys
from pathlib import Path

from tools.needs import SYSTEM_CALLS

NUMBERS = Path(SYSTEM_CALLS)
_EPERM = 1
_LOAD, _EQUAL, _RETURN = 0x20, 0x15, 0x06
_ALLOW, _ERROR = 0x7FFF0000, 0x00050000
_NO_NEW_PRIVILEGES, _SECCOMP, _FILTER = 38, 22, 2


def members(group: str) -> set[str]:
    """The names of the system calls in one of systemd's groups."""
    if not group.startswith("@"):
        return {group}
    listed = subprocess.check_output(["systemd-analyze", "syscall-filter", group], text=True)
    names = [line.strip() for line in listed.splitlines()[1:]]
    return {call for name in names if name and not name.startswith("#") for call in members(name)}


def allowed(unit: str) -> set[str]:
    calls = members("@default")
    for line in re.findall(r"^SystemCallFilter=(.+)$", unit, re.M):
        found = {call for group in line.removeprefix("~").split() for call in members(group)}
        calls = calls - found if line.startswith("~") else calls | found
    return calls


def confine(calls: set[str]) -> None:
    known = {name: int(number) for name, number in re.findall(r"#define __NR_(\w+) (\d+)", NUMBERS.read_text())}
    lines = [(_LOAD, 0, 0, 0)]
    for number in sorted(known[call] for call in calls if call in known):
        lines += [(_EQUAL, 0, 1, number), (_RETURN, 0, 0, _ALLOW)]
    lines.append((_RETURN, 0, 0, _ERROR | _EPERM))
    code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *line) for line in lines))
    program = ctypes.create_string_buffer(struct.pack("HxxxxxxP", len(lines), ctypes.addressof(code)))
    libc = ctypes.CDLL(None, use_errno=True)
    libc.prctl.argtypes = [ctypes.c_int] + [ctypes.c_ulong] * 4
    for what, *args in ((_NO_NEW_PRIVILEGES, 1, 0), (_SECCOMP, _FILTER, ctypes.addressof(program))):
        if libc.prctl(what, *args, 0, 0):
            raise OSError(ctypes.get_errno(), "the kernel takes no filter")


if __name__ == "__main__":
    confine(allowed(Path(sys.argv[1]).read_text()))
    os.execv(sys.argv[2], sys.argv[2:])
