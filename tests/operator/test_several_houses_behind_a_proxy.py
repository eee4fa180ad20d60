"""The nginx and Caddy files for several houses, and for many pages: pages get through, whichever house ends."""

import asyncio
import ssl
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import aiohttp
import pytest

from breakhouse.server.net.hosts import HostPolicy, read_networks, read_public_url
from breakhouse.store import MemoryStore
from tests.support.operator.caddy import caddy
from tests.support.operator.nginx import MANY, SHIPPED, fronting
from tests.support.server.client import Served, served
from tools.servers import free_port

MACHINES = ("10.0.0.11:8765", "10.0.0.12:8765", "10.0.0.13:8765")
PUBLIC = "https://localhost"


def houses_at(*ports: int) -> dict[str, str]:
    return {machine: f"127.0.0.1:{port}" for machine, port in zip(MACHINES, ports, strict=True)}


@contextmanager
def balanced(proxy: str, folder: Path, *ports: int) -> Iterator[str]:
    if proxy == "Caddy":
        with caddy(folder, "many/Caddyfile", houses_at(*ports)) as link:
            yield link
    else:
        with fronting(folder, MANY, houses_at(*ports)) as port:
            yield f"https://localhost:{port}"


def trusting() -> HostPolicy:
    return HostPolicy(PUBLIC, trusted=read_networks(["127.0.0.1", "::1"]), public=read_public_url(PUBLIC))


def requests_of(house: Served) -> int:
    return house.house.metrics.counts["requests_total"]


@pytest.mark.parametrize(
    "proxy",
    [
        pytest.param("nginx", marks=pytest.mark.needs("nginx", "OpenSSL")),
        pytest.param("Caddy", marks=pytest.mark.needs("Caddy")),
    ],
)
async def test_pages_are_spread_over_houses_and_nobody_notices_one_that_ends(
    proxy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MemoryStore, "key", lambda store: bytes(32))  # as houses of one world
    gone = free_port()
    connector = aiohttp.TCPConnector(ssl=False, limit=0)
    async with (
        AsyncExitStack() as first,
        served(hosts=trusting()) as there,
        aiohttp.ClientSession(connector=connector, cookie_jar=aiohttp.CookieJar(unsafe=True)) as http,
    ):
        here = await first.enter_async_context(served(hosts=trusting()))
        with balanced(proxy, tmp_path, here.port, there.port, gone) as link:
            for _ in range(12):
                async with http.get(f"{link}/api/me") as answer:
                    assert answer.status == 200, "whichever house is gone"
            assert requests_of(here) >= 3
            assert requests_of(there) >= 3
            sockets = [await http.ws_connect(f"{link}/ws", timeout=aiohttp.ClientWSTimeout(5)) for _ in range(4)]
            assert sum(len(house.house.sockets) for house in (here, there)) == 4
            for socket in sockets:
                await socket.close()
            await first.aclose()
            for _ in range(12):
                async with http.get(f"{link}/api/me") as answer:
                    assert answer.status == 200, "while a house ends"


@pytest.mark.needs("nginx", "OpenSSL")
async def test_each_page_takes_two_of_nginxs_connections_so_768_end_at_382_pages(tmp_path: Path) -> None:
    """One process of nginx, as on a machine with one core: an eighth of Debian's connections is an eighth of the
    pages, and with our setting there is room."""
    pages = 400 // 8
    async with served(hosts=trusting()) as house:
        for connections, fit in ((768 // 8, False), (16384, True)):
            folder = tmp_path / str(connections)
            folder.mkdir()
            change = {"127.0.0.1:8765": f"127.0.0.1:{house.port}"}
            with fronting(folder, SHIPPED, change, connections) as port:
                assert (await count_sockets(f"https://localhost:{port}", pages) == pages) is fit


async def count_sockets(link: str, wanted: int) -> int:
    connector = aiohttp.TCPConnector(ssl=False, limit=0, force_close=True)
    async with aiohttp.ClientSession(connector=connector, cookie_jar=aiohttp.CookieJar(unsafe=True)) as http:
        async with http.get(f"{link}/api/me") as answer:
            cookie = answer.headers["Set-Cookie"].split(";")[0]
        sockets = []
        for _ in range(wanted):
            try:
                async with asyncio.timeout(5):
                    sockets.append(await http.ws_connect(f"{link}/ws", headers={"Cookie": cookie}))
            except (aiohttp.ClientError, TimeoutError):
                break
        for socket in sockets:
            socket._response.connection.transport.abort()
        return len(sockets)


@pytest.mark.needs("nginx", "OpenSSL", "::1")
async def test_visitors_come_by_ipv6_too(tmp_path: Path) -> None:
    async with served(hosts=trusting()) as house:
        with fronting(tmp_path, SHIPPED, {"127.0.0.1:8765": f"127.0.0.1:{house.port}"}, ipv6=True) as port:
            unsafe = ssl.create_default_context()
            unsafe.check_hostname, unsafe.verify_mode = False, ssl.CERT_NONE
            async with (
                aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=unsafe)) as http,
                http.get(f"https://[::1]:{port}/api/me") as answer,
            ):
                assert answer.status == 200


def test_the_file_for_several_houses_differs_only_in_their_list() -> None:
    one, many = (text[text.index("map $http_upgrade") :] for text in (SHIPPED.read_text(), MANY.read_text()))
    before, _, rest = one.partition("upstream breakhouse {")
    assert many.startswith(before)
    assert many.endswith(rest.partition("}\n")[2])
