"""What the doctor finds: folder, port, data, backups, and what a real proxy passes on."""

import asyncio
import os
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from breakhouse.locales import say
from breakhouse.server.admin.doctor import Finding, examine, find_faults
from breakhouse.server.cluster.bus import World
from breakhouse.server.cluster.nats import NatsBus
from breakhouse.server.net.hosts import read_public_url
from breakhouse.server.run import Plan
from breakhouse.server.settings import Backups, Settings
from breakhouse.store import StoreTrouble
from breakhouse.store.folder import DATABASE
from breakhouse.store.postgres.store import PostgresStore
from breakhouse.terminal.cli import main
from tests.support.operator.nginx import Proxied, fronted, housed
from tests.support.server.client import served
from tests.support.store.postgres_stores import execute
from tools.servers import free_port

BAD = f"{say('en', 'doctor-bad'):>9}  "
"""How a line with a fault begins."""


def messages(findings: list[Finding], level: str = "bad") -> list[str]:
    return [found.message.removeprefix("doctor-") for found in findings if found.level == level]


def plan_for(folder: Path | None = None, world: World | None = None) -> Plan:
    return Plan(Settings(port=free_port()), folder, world=world)


async def test_the_doctor_approves_a_new_folder_and_a_free_port(tmp_path: Path) -> None:
    found = await examine(plan_for(tmp_path / "new"))
    assert [one for one in messages(found) if one != "pages-missing"] == []
    assert messages(found, "hint") == ["port-free", "no-public", "no-backups"]


async def test_the_doctor_names_a_folder_that_is_a_file_a_taken_port_and_a_newer_house(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        found = await examine(Plan(Settings(port=other.getsockname()[1]), folder=tmp_path / "file" / "data"))
    assert {"folder-closed", "port-other"} <= set(messages(found))
    with sqlite3.connect(tmp_path / DATABASE) as connection:
        connection.execute("PRAGMA user_version = 999")
    assert "refused-store-from-a-newer-house" in messages(await examine(plan_for(tmp_path)))
    (tmp_path / DATABASE).write_bytes(b"SQLite format 3\0" + os.urandom(5000))
    assert "refused-store-damaged" in messages(await examine(plan_for(tmp_path)))


async def test_a_database_and_a_bus_that_do_not_answer_are_named() -> None:
    nowhere = f"127.0.0.1:{free_port()}"
    world = World(f"postgresql://a:secret@{nowhere}/b", NatsBus(f"nats://a:secret@{nowhere}"))
    found = await examine(plan_for(world=world))
    assert [one for one in messages(found) if "reachable" in one] == [
        "refused-store-unreachable",
        "refused-bus-unreachable",
    ]
    assert "secret" not in str(found)
    assert "no-token" in messages(found, "hint"), "there is no folder to keep one in"
    assert "doctor-memory" not in messages(found), "what is stored is in the database"


async def test_a_world_of_newer_houses_is_named(world: str) -> None:
    await asyncio.to_thread(lambda: PostgresStore(world).close())
    shared = World(world)
    assert "store-answers" in messages(await examine(plan_for(world=shared)), "good")
    await asyncio.to_thread(execute, world, "UPDATE house SET value = '99' WHERE name = 'version'")
    assert "refused-store-from-a-newer-house" in messages(await examine(plan_for(world=shared)))


async def test_the_doctor_names_unwritable_backups_and_a_server_that_cannot_write(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    async with served(tmp_path / "data") as house:
        settings = Settings(port=house.port, backups=Backups(str(tmp_path / "file" / "x")))
        plan = Plan(settings, tmp_path / "data")
        assert messages(await examine(plan), "bad")[-1] == "backups-closed"
        house.house.health.note(0.0, StoreTrouble("full", "disk"))
        assert "port-stuck" in messages(await examine(plan))


def diagnose(house: Proxied, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = main(["--language", "en", "doctor", *house.flags])
    return code, capsys.readouterr().out


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    with housed(tmp_path_factory.mktemp("house"), "/break") as opened:
        yield opened


@pytest.mark.needs("nginx", "OpenSSL")
def test_behind_the_shipped_nginx_configuration_only_the_certificate_is_unknown(
    house: Proxied, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with fronted(house):
        code, printed = diagnose(house, capsys)
        assert code == 1
        assert "CERTIFICATE_VERIFY_FAILED" in printed
        assert printed.count(BAD) == 1, printed
        monkeypatch.setenv("SSL_CERT_FILE", str(house.folder / "tls" / "house.crt"))
        code, printed = diagnose(house, capsys)
        assert code == 0, printed
        assert "Addresses, encryption and WebSockets get through the proxy." in printed
    code, printed = diagnose(house, capsys)
    assert code == 1
    assert f"{house.link} doesn’t answer" in printed


@pytest.mark.needs("nginx", "OpenSSL")
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("proxy_set_header Upgrade $http_upgrade;", ""), "WebSockets don’t get through the proxy"),
        (("proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;", ""), "pass on visitors’ addresses"),
        (("X-Forwarded-Proto $scheme", "X-Forwarded-Proto http"), "doesn’t say that the connection is encrypted"),
        (("location /break/ {", "location /other/ {"), "this server (404)"),
    ],
)
def test_headers_that_a_proxy_forgets_are_named(
    change: tuple[str, str],
    sentence: str,
    house: Proxied,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(house.folder / "tls" / "house.crt"))
    with fronted(house, (change,)):
        code, printed = diagnose(house, capsys)
    assert code == 1
    assert sentence in printed
    assert printed.count(BAD) == 1, printed


def test_a_proxy_that_is_not_trusted_is_named() -> None:
    seen = {"trusted": False, "forwarded": "192.0.2.1", "secure": False}
    assert find_faults(seen, read_public_url("https://games.example")) == ["not-trusted"]


def shared_settings(folder: Path) -> Path:
    """Of a server without a folder that could keep a token."""
    (file := folder / "shared.toml").write_text('store = "postgresql://127.0.0.1/x"')
    return file


def test_the_operators_command_talks_to_the_running_house(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["--data", str(tmp_path / "data")]
    assert main(["--language", "en", "admin", "bans", *where]) == 2
    assert "There’s no operator token in" in capsys.readouterr().err
    assert main(["--language", "en", "admin", "bans", *where, "--settings", str(shared_settings(tmp_path))]) == 2
    assert "Set admin_token to the same value on every server, and here." in capsys.readouterr().err
    with housed(tmp_path) as house:
        where += ["--url", f"http://127.0.0.1:{house.port}"]
        assert main(["--language", "en", "admin", "ban", "192.0.2.0/24", "--why", "noise", *where]) == 0
        assert main(["--language", "en", "admin", "bans", *where]) == 0
        assert main(["--language", "en", "admin", "audit", *where]) == 0
        assert main(["--language", "en", "admin", "unban", "nobody", *where]) == 2
    printed = capsys.readouterr()
    assert "192.0.2.0/24, since" in printed.out
    assert ", for good (noise)\n" in printed.out
    assert ": blocked (192.0.2.0/24, noise)\n" in printed.out
    assert printed.err == "nobody isn’t blocked.\n"
    assert main(["--language", "en", "admin", "bans", *where]) == 2
    assert "No server answers at" in capsys.readouterr().err
