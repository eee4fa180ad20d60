"""Requests to every route that the house has: from its description (schemathesis), and byte by byte over a socket.

Whatever comes, the answer is at worst a refusal. Headers aren't part of the description, so those that the house
or its HTTP library reads are added to it here, each with values that are right and any others.
"""

import asyncio
import json
import random
from collections.abc import Sequence
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from msgspec import inspect
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance

from breakhouse.server.admin.api import ADMIN
from breakhouse.server.http.api import ROUTES
from breakhouse.server.http.describe.openapi import describe
from breakhouse.server.http.routes import Route
from tests.support.games import GAMES
from tests.support.server.odd_values import STRANGE, Maker

TOKEN = "the token of the fuzzed house"
ALL: tuple[Route, ...] = (*ROUTES, *ADMIN)
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance]
RIGHT = {
    "Authorization": f"Bearer {TOKEN}",
    "Accept": "*/*",
    "Accept-Encoding": "gzip",
    "Accept-Language": "de-AT, fr;q=0.5",
    "Content-Encoding": "gzip",
    "Cookie": "breakhouse=x.y",
    "Expect": "100-continue",
    "If-None-Match": '"x"',
    "If-Modified-Since": "Wed, 21 Oct 2015 07:28:00 GMT",
    "Origin": "http://localhost",
    "Range": "bytes=0-1",
    "Sec-Fetch-Site": "same-origin",
    "Upgrade": "websocket",
    "X-Forwarded-For": "192.0.2.1, 2001:db8::1",
    "X-Forwarded-Host": "play.example",
    "X-Forwarded-Proto": "https",
    "X-Operator": "Olga",
    "X-Request-Id": "a-1",
}
"""Every header that somebody reads, with a value that makes sense."""
_HOP = ("Content-Encoding", "Expect", "Upgrade")
"""Those that the client's own library would act on."""


# -------------------------------------------------------------- from the description


def describe_with_headers() -> dict[str, Any]:
    document = describe(ALL)
    for operations in document["paths"].values():
        for operation in operations.values():
            operation.setdefault("parameters", []).extend(
                {"name": name, "in": "header", "schema": {"anyOf": [{"const": value}, {"type": "string"}]}}
                for name, value in RIGHT.items()
                if name not in _HOP
            )
    return document


def call_operations(base: str, examples: int, number: int, apart: int = 1) -> list[str]:
    """What went wrong with all of them, or with one in so many. It wants a thread of its own: schemathesis waits
    for each answer."""
    schema = schemathesis.openapi.from_dict(describe_with_headers())
    troubles: list[str] = []
    for found in list(schema.get_all_operations())[::apart]:
        operation = found.ok()
        wrong_too = (GenerationMode.NEGATIVE,) if operation.body else ()  # any text is right anywhere else
        for mode in (GenerationMode.POSITIVE, *wrong_too):

            @seed(number)
            @settings(
                max_examples=examples,
                phases=(Phase.generate,),
                database=None,
                deadline=None,
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy(generation_mode=mode))
            def call(case: schemathesis.Case) -> None:
                case.call_and_validate(base_url=base, checks=CHECKS, timeout=20)

            try:
                call()
            except Exception as wrong:
                troubles.append(f"{operation.label} ({mode.value}): {wrong}")
    return troubles


# -------------------------------------------------------------- byte by byte


class RawFuzz:
    """Requests that are right in part: a route, its form, headers that somebody reads, and odd bytes anywhere."""

    def __init__(self, number: int, codes: Sequence[str], cookie: str) -> None:
        self._rng = rng = random.Random(number)
        self._cookie = cookie
        known = {
            "game": lambda: rng.choice(GAMES),
            "code": lambda: rng.choice(codes),
            "id": lambda: rng.choice(("0" * 16, "x", *codes)),
            "who": lambda: "x" * 12,
        }
        self._codes = codes
        self._maker = Maker(rng, known)

    def reseed(self, number: int) -> None:
        self._rng.seed(number)

    def request(self) -> bytes:
        rng = self._rng
        route = rng.choice(ALL)
        method, path = route.method, "/".join(map(self._part, route.path.split("/")))
        if rng.random() < 0.1:
            method, path = "POST", rng.choice(("/admin", "/admin/export"))
        if rng.random() < 0.05:
            method = rng.choice(("GET", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "BREW", ""))
        if route.query or rng.random() < 0.1:
            names = [*(name for name, _ in route.query), "x"]
            path += "?" + "&".join(f"{rng.choice(names)}={self._text()}" for _ in range(rng.randrange(4)))
        headers = [("Host", b"localhost"), ("Connection", b"close")]
        headers += [(name, self._value(name)) for name in rng.sample(sorted(RIGHT), rng.randrange(6))]
        body = self._body(route) if method in ("POST", "PATCH", "PUT") or rng.random() < 0.05 else b""
        return self._bend(
            self._frame(f"{method} {path} HTTP/1.1".encode("utf-8", "surrogateescape"), headers, body)
        )

    def _part(self, part: str) -> str:
        if not part.startswith("{"):
            return part
        return self._rng.choice((*self._codes, "x", "0" * 16, self._text(), self._text()))

    def _text(self) -> str:
        odd = self._rng.choice(("%ff", "%00", "%ed%a0%80", "..", "%2f", "9" * 30, "-1", "é", "\udcff", "1", ""))
        return odd * self._rng.choice((1, 1, 1, 2, 200))

    def _value(self, name: str) -> bytes:
        rng = self._rng
        right = (self._cookie if name == "Cookie" else RIGHT[name]).encode()
        match rng.randrange(6):
            case 0:
                return right
            case 1:
                return rng.randbytes(rng.randrange(1, 40)).translate(None, b"\r\n\0")
            case 2:
                at = rng.randrange(len(right))
                return right[:at] + bytes((rng.choice((0xFF, 0x80, 0xC3, 0x2E, 0x3D, 0x20)),)) + right[at:]
            case 3:
                return right[: rng.randrange(len(right))]
            case 4:
                return right * rng.choice((2, 20, 400))
            case _:
                return str(rng.choice(STRANGE)).translate({10: None, 0: None}).encode("utf-8", "surrogatepass")

    def _body(self, route: Route) -> bytes:
        rng = self._rng
        if route.form is None or rng.random() < 0.1:
            return rng.choice(
                (b"", b"{}", b"[" * 5_000, b"token=%ff", b"a=b&" * 99, rng.randbytes(50), b"\x1f\x8b\x08" * 9)
            )
        return json.dumps(self._maker.make(inspect.type_info(route.form))).encode()

    def _frame(self, first: bytes, headers: list[tuple[str, bytes]], body: bytes) -> bytes:
        rng = self._rng
        if rng.random() < 0.3:
            kind = rng.choice(
                ("application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "x")
            )
            headers.append(
                (
                    "Content-Type",
                    rng.choice((kind, f"{kind}; charset=nonsense", f"{kind}; charset=\xff")).encode("latin-1"),
                )
            )
        match rng.randrange(10) if body else 9:
            case 0:
                headers.append(("Transfer-Encoding", b"chunked"))
                body = b"%x;a=b\r\n%b\r\n0\r\n%b\r\n" % (
                    len(body),
                    body,
                    rng.choice((b"", b"A: b\r\n", b"\xff: \xff\r\n")),
                )
            case 1:
                headers.append(("Transfer-Encoding", rng.choice((b"gzip, chunked", b"chunked, chunked", b"x"))))
            case 2:
                headers.append(("Content-Length", rng.choice((b"-1", b"1e3", b"99999999999", b"5, 5", b"x"))))
            case 3:
                headers.append(("Content-Length", b"%d" % max(0, len(body) - 3)))
            case _:
                headers.append(("Content-Length", b"%d" % len(body)))
        rng.shuffle(headers)
        lines = b"".join(b"%b: %b\r\n" % (name.encode(), value) for name, value in headers)
        return first + b"\r\n" + lines + b"\r\n" + body

    def _bend(self, whole: bytes) -> bytes:
        """Now and then one byte is another, wherever it stands."""
        if self._rng.random() < 0.9:
            return whole
        at = self._rng.randrange(len(whole))
        return whole[:at] + self._rng.randbytes(1) + whole[at + 1 :]


async def send_raw_requests(port: int, fuzz: RawFuzz, count: int, at_once: int = 20) -> list[str]:
    """Those that were answered with 500 or more, or with anything that isn't HTTP."""
    troubles: list[str] = []

    async def send() -> None:
        for _ in range(count // at_once):
            request = fuzz.request()
            answer = await _ask(port, request)
            first = answer.split(b"\r\n", 1)[0]
            if answer and (not first.startswith(b"HTTP/") or first[9:10] == b"5"):
                troubles.append(f"{request[:2000]!r}: {first!r}")

    await asyncio.gather(*(send() for _ in range(at_once)))
    return troubles


async def _ask(port: int, request: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(request)
        async with asyncio.timeout(20):
            return await reader.read(400)
    except ConnectionError:
        return b""
    finally:
        writer.close()
