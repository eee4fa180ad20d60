"""A house behind a real nginx with TLS, by the configuration that we hand out; names and ports are put in."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from breakhouse.server.net.tls import certificate_for
from tools.needs import NGINX, find
from tools.servers import free_port, wait_for

ROOT = Path(__file__).parents[3]
SHIPPED = ROOT / "deploy" / "nginx" / "breakhouse.conf"
MANY = SHIPPED.with_name("breakhouse-many.conf")


@dataclass
class Proxied:
    link: str
    """What visitors type."""
    port: int
    """The house's own."""
    folder: Path
    flags: tuple[str, ...]
    """With which the house was started."""


def nginx() -> str:
    return find("nginx") or pytest.fail(f"No nginx was found. {NGINX.how}")


def configure(folder: Path, house: int, port: int, base: str, change: tuple[tuple[str, str], ...] = ()) -> Path:
    """The shipped file, for this machine; `change` breaks it for a test."""
    changes = {"127.0.0.1:8765": f"127.0.0.1:{house}", "location / {": f"location {base}/ {{", **dict(change)}
    return write_configuration(folder, SHIPPED, port, changes)


def write_configuration(
    folder: Path, file: Path, port: int, changes: dict[str, str], connections: int = 512, ipv6: bool = False
) -> Path:
    """`connections`: how many one process of nginx may have, of which there is one."""
    certificate = certificate_for(folder, frozenset({"localhost"}))
    plain = free_port()
    text = file.read_text()
    for old, new in (
        ("games.example.org", "localhost"),
        ("listen 443", f"listen 127.0.0.1:{port}"),
        ("listen 80", f"listen 127.0.0.1:{plain}"),
        ("listen [::]:443", f"listen [::1]:{port}" if ipv6 else "# listen [::]:443"),
        ("listen [::]:80", f"listen [::1]:{plain}" if ipv6 else "# listen [::]:80"),
        *changes.items(),
    ):
        assert old in text, old
        text = text.replace(old, new)
    text = re.sub(r"ssl_certificate +.*;", f"ssl_certificate {certificate.file};", text)
    text = re.sub(r"ssl_certificate_key +.*;", f"ssl_certificate_key {certificate.key};", text)
    (folder / "breakhouse.conf").write_text(text)
    temporary = "".join(
        f"{name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;\n" if os.geteuid() == 0 else ""
    main = folder / "nginx.conf"
    main.write_text(
        f"daemon off;\n{user}pid {folder}/nginx.pid;\nerror_log {folder}/error.log;\n"
        f"events {{ worker_connections {connections}; }}\n"
        f"http {{\naccess_log off;\n{temporary}include {folder}/breakhouse.conf;\n}}\n"
    )
    return main


@contextmanager
def run_nginx(config: Path, port: int) -> Iterator[None]:
    with subprocess.Popen([nginx(), "-c", str(config), "-e", str(config.with_name("error.log"))]) as proxy:
        try:
            wait_for(port)
            yield
        finally:
            proxy.terminate()
            proxy.wait(20)


@contextmanager
def fronting(
    folder: Path, file: Path, changes: dict[str, str], connections: int = 512, ipv6: bool = False
) -> Iterator[int]:
    """nginx with one of the shipped files; its port."""
    port = free_port()
    with run_nginx(write_configuration(folder, file, port, changes, connections, ipv6), port):
        yield port


@contextmanager
def housed(folder: Path, base: str = "", more: tuple[str, ...] = ()) -> Iterator[Proxied]:
    """A house that expects a proxy, which is not there yet."""
    house = free_port()
    link = f"https://localhost:{free_port()}{base}"
    flags = ("--port", str(house), "--data", str(folder / "data"), "--public-url", link, *more)
    command = [sys.executable, "-m", "breakhouse.terminal.cli", "--language", "en", "serve", *flags]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as served:
        try:
            assert served.stdout is not None
            assert served.stdout.readline().startswith("Breakhouse is open")
            yield Proxied(link, house, folder, flags)
        finally:
            served.terminate()
            served.wait(20)


@contextmanager
def fronted(house: Proxied, change: tuple[tuple[str, str], ...] = ()) -> Iterator[None]:
    """nginx before it."""
    public = urlsplit(house.link)
    assert public.port is not None
    config = configure(house.folder, house.port, public.port, public.path, change)
    with run_nginx(config, public.port):
        yield


@contextmanager
def proxied(folder: Path, base: str = "", more: tuple[str, ...] = ()) -> Iterator[Proxied]:
    with housed(folder, base, more) as house, fronted(house):
        yield house
