"""`--tls` for local networks: a certificate made once, known by its fingerprint, and sockets over it."""

import ssl
import subprocess
import sys
from pathlib import Path

import aiohttp
import pytest

from breakhouse.core import Refusal
from breakhouse.server.net import tls
from breakhouse.server.net.tls import certificate_for
from tests.support.games import GAMES
from tools.servers import free_port

GAME = next(iter(GAMES))


@pytest.mark.needs("OpenSSL")
def test_a_certificate_is_made_once_and_again_when_the_address_changes(tmp_path: Path) -> None:
    first = certificate_for(tmp_path, frozenset({"192.0.2.7"}))
    known = first.fingerprint
    assert len(known.split(":")) == 32
    assert first.key.stat().st_mode & 0o777 == 0o600
    assert certificate_for(tmp_path, frozenset({"192.0.2.7"})).fingerprint == known
    assert certificate_for(tmp_path, frozenset()).fingerprint == known
    assert certificate_for(tmp_path, frozenset({"192.0.2.8"})).fingerprint != known


def test_without_openssl_the_error_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tls.shutil, "which", lambda name: None)
    with pytest.raises(Refusal) as no:
        certificate_for(tmp_path, frozenset())
    assert no.value.code == "needs-openssl"


@pytest.mark.needs("OpenSSL")
async def test_a_house_serves_tls_by_itself(tmp_path: Path) -> None:
    port = free_port()
    words = ("--language", "en", "serve", "--port", str(port), "--data", str(tmp_path), "--tls")
    command = [sys.executable, "-m", "breakhouse.terminal.cli", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None
        printed = [house.stdout.readline() for _ in range(2)]
        assert printed[0] == f"Breakhouse is open: https://localhost:{port}\n"
        shown = certificate_for(tmp_path, frozenset())
        assert f"Fingerprint: {shown.fingerprint}" in printed[1]
        trusting = ssl.create_default_context(cafile=str(shown.file))
        try:
            connector = aiohttp.TCPConnector(ssl=trusting)
            async with aiohttp.ClientSession(f"https://localhost:{port}", connector=connector) as ann:
                async with ann.get("/api/me") as answer:
                    assert answer.headers["Set-Cookie"].endswith("; Secure")
                async with ann.post("/api/tables", json={"game": GAME}) as answer:
                    code = (await answer.json())["code"]
                async with ann.ws_connect("/ws") as line:
                    await line.send_json({"say": "hello", "table": code})
                    printed = [(await line.receive_json(timeout=30))["tell"] for _ in range(2)]
                    assert printed == ["welcome", "table"]
        finally:
            house.terminate()
            house.wait(20)
