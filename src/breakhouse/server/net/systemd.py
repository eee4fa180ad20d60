"""Notifies systemd (`Type=notify`): ready, still alive, stopping. One datagram each, if systemd listens."""

import asyncio
import contextlib
import os
import socket

READY = "READY=1"
STOPPING = "STOPPING=1"
ALIVE = "WATCHDOG=1"


def tell_systemd(word: str) -> None:
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address.startswith(("/", "@")):
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line, contextlib.suppress(OSError):
            line.connect(address.replace("@", "\0", 1))
            line.sendall(word.encode())


async def keep_alive() -> None:
    """Twice in the time that systemd waits, from the event loop: one that hangs says nothing, and is restarted."""
    usec = os.environ.get("WATCHDOG_USEC", "")
    if os.environ.get("WATCHDOG_PID", str(os.getpid())) != str(os.getpid()) or not usec.isdigit():
        return
    while True:
        tell_systemd(ALIVE)
        await asyncio.sleep(int(usec) / 2e6)
