"""Behind proxies: who asks, over what, and by which address; none of it can be forged from outside."""

import re
from pathlib import Path
from unittest.mock import Mock

import pytest
from aiohttp import WSServerHandshakeError, web
from aiohttp.test_utils import make_mocked_request

from breakhouse.core import Refusal
from breakhouse.server.net.hosts import HostPolicy, PublicUrl, read_networks, read_public_url
from tests.support.server.client import Person, served

LINK = "https://games.example:8443/break"
PUBLIC = read_public_url(LINK)


def request(peer: str, **headers: str) -> web.Request:
    transport = Mock()
    transport.get_extra_info = lambda name, default=None: (peer, 1) if name == "peername" else default
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return make_mocked_request("GET", "/", named, transport=transport)


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("203.0.113.9", "198.51.100.1", "203.0.113.9"),  # no proxy of ours: it may say what it likes
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "192.0.2.66, 198.51.100.1", "198.51.100.1"),  # the left one is what the visitor wrote
        ("10.0.0.1", "198.51.100.1, 10.0.0.2", "198.51.100.1"),  # two proxies
        ("10.0.0.1", "198.51.100.1,10.0.0.2 , 10.0.0.3", "198.51.100.1"),
        ("10.0.0.1", "10.0.0.7, 10.0.0.2", "10.0.0.7"),  # somebody within the network of the proxies
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "198.51.100.1:4711", "198.51.100.1"),
        ("10.0.0.1", "[2001:db8::1]:4711", "2001:db8::/64"),
        ("::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "unknown, rubbish", "rubbish"),
    ],
)
def test_the_client_address_is_read_from_the_right_through_known_proxies(
    peer: str, forwarded: str, address: str
) -> None:
    hosts = HostPolicy(LINK, trusted=read_networks(["10.0.0.0/24"]))
    assert hosts.address(request(peer, X_Forwarded_For=forwarded)) == address


def test_without_a_list_of_proxies_one_hop_is_believed() -> None:
    hosts = HostPolicy(LINK, behind_proxy=True)
    assert hosts.address(request("203.0.113.9", X_Forwarded_For="192.0.2.66, 198.51.100.1")) == "198.51.100.1"


@pytest.mark.parametrize(
    ("peer", "proto", "secure"),
    [
        ("127.0.0.1", "https", True),
        ("127.0.0.1", "http", False),
        ("127.0.0.1", None, True),
        ("8.8.8.8", "https", False),
    ],
)
def test_only_a_known_proxy_is_believed_about_encryption(peer: str, proto: str | None, secure: bool) -> None:
    hosts = HostPolicy(LINK, trusted=read_networks(["127.0.0.1"]), public=PUBLIC)
    headers = {} if proto is None else {"X_Forwarded_Proto": proto}
    assert hosts.secure(request(peer, **headers)) == secure


@pytest.mark.parametrize(
    ("written", "read"),
    [
        (LINK, PublicUrl("https", "games.example", 8443, "/break")),
        ("https://Games.example/", PublicUrl("https", "games.example", 443, "")),
        ("http://[2001:db8::1]:80/a/b/", PublicUrl("http", "2001:db8::1", 80, "/a/b")),
    ],
)
def test_public_addresses_are_understood(written: str, read: PublicUrl) -> None:
    assert read_public_url(written) == read
    assert read_public_url(read.link) == read


@pytest.mark.parametrize(
    "written", ["", "games", "ftp://a", "https://", "https://a:x", "https://a/b?c", "https://a/<b>", "https://a b"]
)
def test_an_invalid_public_address_is_refused(written: str) -> None:
    with pytest.raises(Refusal):
        read_public_url(written)


def front_end(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(
        '<title>x</title><link href="/api/games"><script src="./assets/a.js"></script>'
    )
    (tmp_path / "assets" / "a.js").write_text("1")
    (tmp_path / "sw.js").write_text("2")
    return tmp_path


@pytest.mark.parametrize("base", ["", "/break"])
async def test_a_house_works_under_a_path_whether_or_not_the_proxy_strips_it(base: str, tmp_path: Path) -> None:
    hosts = HostPolicy(LINK, trusted=read_networks(["127.0.0.1"]), public=PUBLIC)
    forwarded = {"Host": "games.example", "X-Forwarded-Proto": "https", "Origin": "https://games.example:8443"}
    async with served(hosts=hosts, pages=front_end(tmp_path)) as house:
        async with Person(house.base + base, headers=forwarded) as ann:
            async with ann.http.get(f"{house.base}{base}/api/me") as answer:
                cookie = answer.headers["Set-Cookie"].split(";")[0]  # a browser would not send it over plain http
            made = (await ann.ask("POST", "/api/tables", {"game": "tic-tac-toe"}))[1]
            assert made["link"] == f"{LINK}/t/{made['code']}"
            assert made["path"] == f"/t/{made['code']}"
            page = await ann.get("/")
            assert '<meta name="base" content="/break" />' in page
            assert 'src="/break/assets/a.js"' in page
            assert 'href="/break/api/games"' in page
            assert f'content="{LINK}/' in page
            assert await ann.get("/assets/a.js") == "1"
            assert await ann.get("/sw.js") == "2"
            assert (await ann.ask("GET", "/assets/none.js"))[0] == 404
            await (await ann.http.ws_connect(f"{house.base}{base}/ws", headers={"Cookie": cookie})).close()
        async with Person(house.base + base, headers={**forwarded, "Origin": "https://evil.example"}) as evil:
            assert (await evil.ask("POST", "/api/tables", {"game": "tic-tac-toe"}))[0] == 403
            with pytest.raises(WSServerHandshakeError) as no:
                await evil.http.ws_connect(f"{house.base}{base}/ws", headers={"Cookie": cookie})
            assert no.value.status == 403


async def test_the_cookie_is_limited_to_the_path_and_to_encrypted_connections() -> None:
    hosts = HostPolicy(LINK, trusted=read_networks(["127.0.0.1"]), public=PUBLIC)
    async with served(hosts=hosts) as house, Person(house.base) as ann:
        ann.http.cookie_jar.clear()
        async with ann.http.get(f"{house.base}/break/api/me", headers={"X-Forwarded-Proto": "https"}) as answer:
            assert re.search(r"; Path=/break; HttpOnly; SameSite=Lax; Secure$", answer.headers["Set-Cookie"])
        async with ann.http.get(f"{house.base}/break", allow_redirects=False) as answer:
            assert (answer.status, answer.headers["Location"]) == (308, "/break/")


async def test_a_mismatched_address_is_logged_with_what_to_do(caplog: pytest.LogCaptureFixture) -> None:
    async with served() as house, Person(house.base) as ann:
        for _ in range(3):
            await ann.ask(
                "POST", "/api/tables", {"game": "tic-tac-toe"}, headers={"Origin": "https://other.example"}
            )
        logged = [record.getMessage() for record in caplog.records if "--public-url" in record.getMessage()]
    assert len(logged) == 1
    assert "https://other.example" in logged[0]
