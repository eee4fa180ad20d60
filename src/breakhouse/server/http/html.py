"""Pages made by the server itself, without a script: the operator's, and those under `/api/`."""

import html
from importlib.resources import files

from aiohttp import web

from breakhouse.server.http.static import ICON

STYLE = "/plain.css"


def write_page(language: str, base: str, title: str, body: str, status: int = 200) -> web.Response:
    """`body` is HTML; its heading is the title, escaped here."""
    shown = html.escape(title)
    head = (
        "<meta charset=utf-8><meta name=viewport content='width=device-width, initial-scale=1'>"
        "<meta name=robots content=noindex><meta name=color-scheme content='light dark'>"
        f"<link rel=stylesheet href='{base}{STYLE}'><link rel=icon href='{base}{ICON}'><title>{shown}</title>"
    )
    main = f"<main><h1>{shown}</h1>{body}</main>"
    text = f"<!doctype html><html lang={language}><head>{head}</head><body>{main}</body></html>"
    return web.Response(text=text, content_type="text/html", status=status)


def write_table(heads: list[str], rows: list[list[str]]) -> str:
    """Heads and cells are HTML. Each cell repeats its head, for phones, where a row becomes a list; a wide table
    scrolls by itself, with the keyboard too."""
    head = "".join(f"<th scope=col>{name}</th>" for name in heads)
    body = "".join(f"<tr>{''.join(map(_write_cell, heads, row))}</tr>" for row in rows)
    return f"<div class=wide tabindex=0><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"


def _write_cell(head: str, inner: str) -> str:
    return f"<td data-head='{head}'>{inner}</td>"


async def style(_: web.Request) -> web.Response:
    return web.Response(body=(files("breakhouse.server") / "plain.css").read_bytes(), content_type="text/css")
