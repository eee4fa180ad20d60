"""The files for systemd, nginx, Caddy and Docker: read by the programs they are for."""

import asyncio
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import yaml

from breakhouse.core import Refusal
from breakhouse.server.cluster import nats as cluster_nats
from breakhouse.server.cluster.nats import NatsBus
from breakhouse.server.net.tls import certificate_for
from breakhouse.server.run import Plan
from breakhouse.server.settings import PREFIX, read_settings
from breakhouse.terminal.cli import make_parser
from tests.support.operator.nginx import configure, nginx
from tests.support.processes import start_process
from tools.servers import Nats, free_port, nats_program

DEPLOY = Path(__file__).parents[2] / "deploy"
UNIT = DEPLOY / "systemd" / "breakhouse.service"


def run(*words: str) -> str:
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60)
    printed = done.stdout + done.stderr
    assert done.returncode == 0, printed
    return printed


@pytest.mark.needs("nginx", "OpenSSL")
def test_nginx_accepts_its_configuration(tmp_path: Path) -> None:
    config = configure(tmp_path, free_port(), free_port(), "/break")
    run(nginx(), "-t", "-q", "-c", str(config), "-e", str(tmp_path / "error.log"))


def test_the_unit_waits_for_the_house_and_watches_it() -> None:
    text = UNIT.read_text()
    assert "Type=notify" in text
    assert "WatchdogSec=" in text


def test_the_unit_lets_backups_go_where_the_settings_file_sends_them() -> None:
    settings = (DEPLOY / "breakhouse.toml").read_text()
    folders = {folder.rstrip("/") for folder in re.findall(r'^#? ?(?:data|to|also_to) = "(.+)"$', settings, re.M)}
    unit = UNIT.read_text()
    states = [f"/var/lib/{name}" for name in re.findall(r"^StateDirectory=(.+)$", unit, re.M)]
    allowed = [*states, *re.findall(r"^ReadWritePaths=-?(.+)$", unit, re.M)]
    assert len(folders) == 3
    assert all(any(Path(folder).is_relative_to(one) for one in allowed) for folder in folders)


def test_the_units_user_owns_its_data_and_is_made_before() -> None:
    """A dynamic user could own nothing outside its state directory."""
    unit = UNIT.read_text()
    (user,) = re.findall(r"^User=(\w+)$", unit, re.M)
    assert "DynamicUser" not in unit
    assert f"\nu {user} - " in (DEPLOY / "systemd" / "breakhouse.sysusers").read_text()


@pytest.mark.needs("systemd")
def test_systemd_accepts_the_unit_and_finds_it_hardened(tmp_path: Path) -> None:
    unit = tmp_path / "breakhouse.service"
    unit.write_text(UNIT.read_text().replace("/opt/breakhouse/bin/breakhouse", "/bin/true"))
    assert "breakhouse.service" not in run("systemd-analyze", "verify", "--man=no", str(unit))
    run("systemd-analyze", "security", "--offline=true", "--threshold=20", "--no-pager", str(unit))


def confined(*words: str) -> list[str]:
    under_the_filter = [sys.executable, "-m", "tests.support.operator.system_call_filter", str(UNIT)]
    return [*under_the_filter, sys.executable, *words]


@pytest.mark.needs("systemd")
def test_workers_lower_their_priority_under_the_units_system_call_filter() -> None:
    think = "import os; from breakhouse.server.workers.worker import main; main(); assert os.nice(0) == 5"
    subprocess.run(confined("-c", think), stdin=subprocess.DEVNULL, check=True, timeout=60)


@pytest.mark.needs("systemd")
async def test_the_server_plays_under_the_units_system_call_filter(tmp_path: Path) -> None:
    base = f"http://127.0.0.1:{(port := free_port())}"
    serve = confined("-m", "breakhouse.terminal.cli", "serve", "--port", str(port), "--data", str(tmp_path))
    form = {"game": "skipbo-breakers", "seats": [{"kind": "bot"}] * 2, "start": True}
    async with (
        start_process(serve, b"http"),
        aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as http,
        http.post(f"{base}/api/tables", json=form) as answer,
        http.ws_connect(f"{base}/ws") as socket,
        asyncio.timeout(60),
    ):
        await socket.send_json({"say": "hello", "table": (await answer.json())["code"]})
        updates = 0
        while updates < 3:
            updates += (await socket.receive_json())["tell"] == "update"


@pytest.mark.needs("Caddy")
@pytest.mark.parametrize("file", ["caddy/Caddyfile", "caddy/many/Caddyfile", "docker/Caddyfile"])
def test_caddy_accepts_its_configuration(file: str) -> None:
    run("caddy", "adapt", "--validate", "--adapter", "caddyfile", "--config", str(DEPLOY / file))


def read_commands() -> list[list[str]]:
    """What the unit and the containers run, without the program's own path."""
    (start,) = re.findall(r"^ExecStart=\S+/breakhouse (.*)$", UNIT.read_text(), re.M)
    image = re.findall(r"^CMD (\[.*\])$", (DEPLOY / "docker" / "Dockerfile").read_text(), re.M)
    ours = (service for service in compose()["services"].values() if "build" in service and "command" in service)
    return [start.split(), *map(json.loads, image), *(service["command"] for service in ours)]


def test_the_commands_of_the_unit_and_the_containers_are_understood() -> None:
    commands = read_commands()
    assert {words[0] for words in commands} == {"serve", "think"}
    for words in commands:
        make_parser("en", words).parse_args(words)


def test_the_files_for_several_machines_are_settings() -> None:
    lines = (DEPLOY / "breakhouse-many.env").read_text().splitlines()
    secrets = dict(shlex.split(line)[0].split("=", 1) for line in lines if line.startswith(PREFIX))
    read = read_settings({}, DEPLOY / "breakhouse-many.toml", secrets)
    plan = Plan.of(read)
    assert plan.world is not None
    assert plan.world.name == "kitchen"
    assert "sslmode=verify-full" in read.store
    assert read.bus.startswith("tls://breakhouse:")
    assert read.metrics.startswith(read.host)
    machines = re.findall(r"server (\S+:8765) ", (DEPLOY / "nginx" / "breakhouse-many.conf").read_text())
    assert f"{read.host}:{read.port}" in machines
    assert "EnvironmentFile=-/etc/breakhouse.env" in UNIT.read_text()


@pytest.mark.needs("OpenSSL")
async def test_the_bus_of_several_machines_is_encrypted_and_has_a_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster_nats, "_PATIENCE", 1.0)
    certificate = certificate_for(tmp_path, frozenset({"localhost"}))
    text = (DEPLOY / "nats" / "nats.conf").read_text().replace('listen: "10.0.0.11:4222"', "")
    text = text.replace("/etc/breakhouse/internal.crt", str(certificate.file))
    config = tmp_path / "nats.conf"
    config.write_text(text.replace("/etc/breakhouse/nats.key", str(certificate.key)))
    nats = Nats("-c", str(config))
    try:
        secret = nats.url().replace("nats://", "tls://breakhouse:change-me@").replace("127.0.0.1", "localhost")
        with pytest.raises(Refusal):
            await NatsBus(secret).check()
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate.file))  # as update-ca-certificates does for everybody
        assert await NatsBus(secret).check()
        with pytest.raises(Refusal):
            await NatsBus(secret.replace("change-me", "guess")).check()
    finally:
        nats.close()


def compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((DEPLOY / "docker" / "compose.yaml").read_text())
    return read


@pytest.mark.parametrize(
    ("profile", "services"),
    [("one", {"house", "proxy"}), ("many", {"houses", "thinkers", "proxies", "postgres", "nats"})],
)
def test_a_profile_of_the_containers_starts_only_what_it_names(profile: str, services: set[str]) -> None:
    started = {
        name for name, service in compose()["services"].items() if profile in service.get("profiles", [profile])
    }
    assert started == services
    for name in started:
        needed = compose()["services"][name].get("depends_on", {})
        assert set(needed) <= started


async def test_the_bus_of_the_containers_has_a_password(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without one it doesn't start, and with a wrong one nobody gets in."""
    monkeypatch.setattr(cluster_nats, "_PATIENCE", 1.0)
    config = str(DEPLOY / "docker" / "nats.conf")
    monkeypatch.delenv("NATS_PASSWORD", raising=False)
    with pytest.raises(subprocess.CalledProcessError):
        subprocess.run([nats_program(), "-t", "-c", config], check=True, capture_output=True)
    monkeypatch.setenv("NATS_PASSWORD", "s3cret")
    nats = Nats("-c", config)
    try:
        right, wrong = (nats.url().replace("://", f"://breakhouse:{word}@") for word in ("s3cret", "guess"))
        assert await NatsBus(right).check()
        for url in (wrong, nats.url()):
            with pytest.raises(Refusal):
                await NatsBus(url).check()
    finally:
        nats.close()


def test_the_variables_in_the_docker_files_are_settings() -> None:
    docker = (DEPLOY / "docker" / "Dockerfile").read_text()
    variables = dict(word.split("=") for word in docker.split() if word.startswith(PREFIX))
    compose = (DEPLOY / "docker" / "compose.yaml").read_text().splitlines()
    more = (line.strip().split(": ", 1) for line in compose if line.strip().startswith(f"{PREFIX}"))
    read = read_settings({}, None, {**variables, **dict(more)})
    assert (read.host, read.data) == ("0.0.0.0", "/data")
    assert read.public_url.startswith("https://")
    assert read.store.startswith("postgresql://")
    assert read.bus.startswith("nats://")
