"""The pages: the built front end where there is one, else a plain page that shows the tables.

Files are looked up in a list made at the start, so no address can lead out of the folder.
"""

import html
import mimetypes
import re
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from aiohttp import web

from breakhouse.locales import say
from breakhouse.server.http.cached import ASK_AGAIN, FOREVER, CachedResponse
from breakhouse.table import Table

CSP = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src-attr 'unsafe-inline'",  # Svelte moves things by style attributes
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "Server": "breakhouse",
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}

_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
_COMPOSED = 256

ICON = "/icon-512.png"
POSTCARD = (1200, 630)
"""The size of a box's picture in a preview, in pixels."""


@dataclass(frozen=True, slots=True)
class PageAddress:
    """Where a page is seen: the server's address, and its base path."""

    link: str
    base: str = ""


@dataclass(frozen=True, slots=True)
class Preview:
    """The preview that messengers show for a link, and the page at its address."""

    title: str
    text: str
    picture: str = ICON
    status: int = 200


class Pages:
    """The files of the front end by address, with the forms in which the build has packed them."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or Path(str(files("breakhouse.server"))) / "pages"
        self._files: dict[str, Path] = {}
        self._composed: dict[tuple[Preview, str, PageAddress], CachedResponse] = {}
        if self._folder.is_dir():
            for file in self._folder.rglob("*"):
                if file.is_file():
                    self._files["/" + file.relative_to(self._folder).as_posix()] = file

    @property
    def built(self) -> bool:
        return "/index.html" in self._files

    def file(self, request: web.Request, path: str) -> web.StreamResponse | None:
        """A file of the front end, or None when there is none at this path."""
        return self._file(request, path) if path in self._files and path != "/index.html" else None

    def page(self, request: web.Request, preview: Preview, language: str, place: PageAddress) -> web.Response:
        """The front end's only page, with a head for this address."""
        response = self._compose(preview, language, place).answer(request)
        if response.status == 200:
            response.set_status(preview.status)
        response.headers["Vary"] = "Accept-Encoding, Accept-Language, Cookie"
        return response

    def _compose(self, preview: Preview, language: str, place: PageAddress) -> CachedResponse:
        key = (preview, language, place)
        if key not in self._composed:
            if len(self._composed) >= _COMPOSED:
                self._composed.clear()
            text = self._files["/index.html"].read_text(encoding="utf-8")
            text = text.replace('<html lang="en">', f'<html lang="{html.escape(language)}">', 1)
            text = text.replace('="./', f'="{place.base}/').replace('="/api/', f'="{place.base}/api/')
            text = _TITLE.sub(lambda _: _head(preview, place), text, 1)
            self._composed[key] = CachedResponse(text.encode(), "text/html")
        return self._composed[key]

    def _file(self, request: web.Request, path: str) -> web.StreamResponse:
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        headers = {"Content-Type": kind + ("; charset=utf-8" if kind.startswith("text/") else "")}
        headers["Cache-Control"] = FOREVER if path.startswith("/assets/") else ASK_AGAIN
        headers["Vary"] = "Accept-Encoding"
        accepted = request.headers.get("Accept-Encoding", "")
        for encoding, suffix in (("br", ".br"), ("gzip", ".gz")):
            if encoding in accepted and path + suffix in self._files:
                return web.FileResponse(
                    self._files[path + suffix], headers={**headers, "Content-Encoding": encoding}
                )
        return web.FileResponse(self._files[path], headers=headers)


def _head(preview: Preview, place: PageAddress) -> str:
    """What messengers read (Open Graph), and the title until the page has loaded."""
    large = preview.picture.startswith("/api/")
    tags = {
        "og:site_name": "Breakhouse",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:image": place.link + preview.picture,
        "twitter:card": "summary_large_image" if large else "summary",
    }
    if large:
        tags |= {"og:image:width": str(POSTCARD[0]), "og:image:height": str(POSTCARD[1])}
    metas = "".join(f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in tags.items())
    base = f'<meta name="base" content="{place.base}" />' if place.base else ""
    description = f'<meta name="description" content="{html.escape(preview.text)}" />'
    return f"<title>{html.escape(preview.title)}</title>{description}{base}{metas}"


def plain_page(tables: Iterable[Table], language: str) -> web.Response:
    """What a server without a front end shows: that it's running, and its tables."""
    rows = "".join(
        f"<li><b>{html.escape(table.sheet.game)}</b> "
        f"{html.escape(', '.join(chair.name or '·' for chair in table.sheet.chairs))} "
        f"({html.escape(say(language, f'phase-{table.phase}'))})</li>"
        for table in tables
        if table.sheet.access == "open"
    )
    title = html.escape(say(language, "plain-page-title"))
    explanation = html.escape(say(language, "plain-page-text"))
    nobody = f"<p>{html.escape(say(language, 'plain-page-no-tables'))}</p>"
    body = f"<h1>{title}</h1><p>{explanation}</p>{f'<ul>{rows}</ul>' if rows else nobody}"
    head = "<meta charset=utf-8><meta name=viewport content='width=device-width'><title>Breakhouse</title>"
    return web.Response(text=f"<!doctype html><html lang={language}>{head}{body}</html>", content_type="text/html")
