"""The address that others on the same network can use, and the QR code of a link."""

import io
import ipaddress
import socket
from functools import lru_cache

import segno


def lan_address() -> str | None:
    """This machine's address on the local network, or None when it has none. Nothing is sent."""
    for target in ("192.0.2.1", "2001:db8::1"):
        family = socket.AF_INET6 if ":" in target else socket.AF_INET
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((target, 9))
                found = str(probe.getsockname()[0])
        except OSError:
            continue
        if not ipaddress.ip_address(found).is_loopback:
            return found
    return None


def base_address(host: str, port: int, scheme: str = "http") -> str:
    shown = f"[{host}]" if ":" in host else host
    usual = {"http": 80, "https": 443}[scheme]
    return f"{scheme}://{shown}" + ("" if port == usual else f":{port}")


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


@lru_cache(maxsize=1024)
def qr_svg(text: str) -> bytes:
    """The link as a picture: dark on light whatever the theme, or phones couldn't read it."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", scale=8, border=3, dark="#1b1a17", light="#fffdf7", xmldecl=False, nl=False
    )
    return out.getvalue()


def qr_terminal(text: str) -> str:
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out=out, compact=True, border=2)
    return out.getvalue()
