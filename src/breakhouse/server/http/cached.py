"""An answer that is the same for everybody: made and compressed once, and not resent to clients that have it."""

import gzip
import hashlib
from collections.abc import Awaitable, Callable, Hashable

from aiohttp import hdrs, web

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class TimedCache:
    """An answer that may be a few seconds old: made once for everyone who asks meanwhile."""

    def __init__(self, now: Callable[[], int], ms: int = 5_000, most: int = 64) -> None:
        self._now = now
        self._ms = ms
        self._most = most
        self._made: dict[Hashable, tuple[int, bytes]] = {}

    async def find(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        now = self._now()
        at, body = self._made.get(key, (now - self._ms, b""))
        if now - at >= self._ms:
            body = await make()
            if len(self._made) >= self._most:
                self.forget()
            self._made[key] = (now, body)
        return body

    def forget(self) -> None:
        self._made.clear()


class CachedResponse:
    def __init__(self, body: bytes, kind: str) -> None:
        self.version = hashlib.sha256(body).hexdigest()[:16]
        self._kind = kind
        self.body = body
        self._gzipped = gzip.compress(body, 9, mtime=0)

    def answer(self, request: web.Request, cache: str = ASK_AGAIN) -> web.Response:
        headers = {hdrs.CACHE_CONTROL: cache, hdrs.ETAG: f'"{self.version}"', hdrs.VARY: "Accept-Encoding"}
        if self.version in request.headers.get(hdrs.IF_NONE_MATCH, ""):
            return web.Response(status=304, headers=headers)
        body = self.body
        if "gzip" in request.headers.get(hdrs.ACCEPT_ENCODING, ""):
            body = self._gzipped
            headers[hdrs.CONTENT_ENCODING] = "gzip"
        return web.Response(body=body, content_type=self._kind, charset="utf-8", headers=headers)
