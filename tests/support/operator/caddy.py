"""Caddy before houses, by the configuration that we hand out; names and ports are put in."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tools.needs import CADDY, find
from tools.servers import free_port, wait_for

SHIPPED = Path(__file__).parents[3] / "deploy" / "caddy"


@contextmanager
def caddy(folder: Path, file: str, changes: dict[str, str]) -> Iterator[str]:
    """Plain HTTP on a free port of this machine; its address."""
    program = find("caddy") or pytest.fail(f"No Caddy was found. {CADDY.how}")
    port = free_port()
    text = (SHIPPED / file).read_text()
    for old, new in {"games.example.org": f"http://localhost:{port}", **changes}.items():
        assert old in text, old
        text = text.replace(old, new)
    config = folder / "Caddyfile"
    config.write_text(f"{{\n\tadmin off\n\tauto_https off\n}}\n{text}")
    command = [program, "run", "--adapter", "caddyfile", "--config", str(config)]
    with (
        (folder / "caddy.log").open("wb") as log,
        subprocess.Popen(command, stdout=log, stderr=log, env={"HOME": str(folder)}) as proxy,
    ):
        try:
            wait_for(port)
            yield f"http://localhost:{port}"
        finally:
            proxy.terminate()
            proxy.wait(20)
