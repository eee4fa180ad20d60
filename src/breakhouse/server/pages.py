"""The pages: the built front end where there is one, else a plain page that shows the tables.

Files are looked up in a list made at the start, so no address can lead out of the folder.
"""

import html
import mimetypes
from importlib.resources import files
from pathlib import Path

from aiohttp import web

from breakhouse.locales import say
from breakhouse.server.house import House

CSP = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # Svelte moves things by style attributes
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
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

_LONG = "public, max-age=31536000, immutable"


class Pages:
    """The files of the front end by address, with the forms in which the build has packed them."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or Path(str(files("breakhouse.server"))) / "pages"
        self._files: dict[str, Path] = {}
        if self._folder.is_dir():
            for file in self._folder.rglob("*"):
                if file.is_file():
                    self._files["/" + file.relative_to(self._folder).as_posix()] = file

    @property
    def built(self) -> bool:
        return "/index.html" in self._files

    def answer(self, request: web.Request) -> web.StreamResponse | None:
        """A file of the front end, its first page for any other address, or None when it was never built."""
        path = request.path
        if path in self._files and path != "/index.html":
            return self._file(request, path)
        if path.startswith("/assets/") or not self.built:
            return None
        return self._file(request, "/index.html")

    def _file(self, request: web.Request, path: str) -> web.StreamResponse:
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        headers = {"Content-Type": kind + ("; charset=utf-8" if kind.startswith("text/") else "")}
        headers["Cache-Control"] = _LONG if path.startswith("/assets/") else "no-cache"
        headers["Vary"] = "Accept-Encoding"
        accepted = request.headers.get("Accept-Encoding", "")
        for encoding, suffix in (("br", ".br"), ("gzip", ".gz")):
            if encoding in accepted and path + suffix in self._files:
                return web.FileResponse(
                    self._files[path + suffix], headers={**headers, "Content-Encoding": encoding}
                )
        return web.FileResponse(self._files[path], headers=headers)


def plain_page(house: House, language: str) -> web.Response:
    """What a house without a front end shows: that it is open, and its tables."""
    rows = "".join(
        f"<li><b>{html.escape(table.sheet.game)}</b> "
        f"{html.escape(', '.join(chair.name or '·' for chair in table.sheet.chairs))} "
        f"({html.escape(say(language, f'phase-{table.phase}'))})</li>"
        for table in house.tables.values()
        if table.sheet.access == "open"
    )
    title = html.escape(say(language, "plain-page-title"))
    told = html.escape(say(language, "plain-page-text"))
    nobody = f"<p>{html.escape(say(language, 'plain-page-no-tables'))}</p>"
    body = f"<h1>{title}</h1><p>{told}</p>{f'<ul>{rows}</ul>' if rows else nobody}"
    head = "<meta charset=utf-8><meta name=viewport content='width=device-width'><title>Breakhouse</title>"
    return web.Response(text=f"<!doctype html><html lang={language}>{head}{body}</html>", content_type="text/html")
