"""What is at an address, and the preview that messengers show for it: title, sentence, picture of a box.

It never says who plays there: anyone who sees the link sees the preview, and messengers keep it.
"""

from functools import partial
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import get_args

import msgspec
from aiohttp import web

from breakhouse.core import Refusal
from breakhouse.core.contract import AnyGame
from breakhouse.core.manifest import Box, box_of
from breakhouse.games import game, shelf
from breakhouse.locales import say
from breakhouse.server.http.catalogue import lid_of
from breakhouse.server.http.replays import find_rows
from breakhouse.server.http.routes import Asked, Route, Services
from breakhouse.server.http.static import ICON, Preview
from breakhouse.server.limits.token_buckets import Account
from breakhouse.server.net.hosts import PageName
from breakhouse.server.reads import ask_for
from breakhouse.store import MatchRow, ResultRow
from breakhouse.table import Sheet


async def preview_of(services: Services, account: Account, language: str, path: str) -> Preview:
    page, name, *_ = [*path.strip("/").split("/"), ""]
    try:
        return await _find(services, account, language, page, name)
    except Refusal as no:
        status = 429 if no.code == "too-many-guesses" else 404
        return Preview(say(language, "missing-title"), say(language, "missing-text"), status=status)


async def _find(services: Services, account: Account, language: str, page: str, name: str) -> Preview:
    if page and page not in get_args(PageName):
        raise Refusal("no-such-page")
    if page == "t":
        row = await services.tables.find_row(account, name)
        sheet = msgspec.json.decode(row.sheet, type=Sheet)
        return _of_box(language, box_of(game(sheet.game).manifest, sheet.options), "preview-table")
    if page == "replay":
        found = await ask_for(account, services.accounts, services.store, partial(find_rows, name))
        return _of_box(language, _box_of_match(*found), "preview-replay")
    if page == "new" or (page == "rules" and name):
        return _of_box(language, _find_box(name)[1], f"preview-{page}")
    return Preview(say(language, "house-name"), say(language, "lobby-title"))


def _box_of_match(result: ResultRow | None, row: MatchRow | None) -> Box:
    if row is None or row.header is None or result is None:
        raise Refusal("no-such-replay")
    return box_of(game(row.header.game).manifest, row.header.options)


def _find_box(id: str) -> tuple[AnyGame, Box]:
    for each in shelf().values():
        for box in each.manifest.boxes:
            if box.id == id:
                return each, box
    raise Refusal("no-such-page")


def _of_box(language: str, box: Box, message: str) -> Preview:
    lid = lid_of(box, language)
    has_picture = _postcard(*_find_box(box.id)).is_file()
    picture = f"/api/boxes/{box.id}/picture.png" if has_picture else ICON
    return Preview(say(language, message, box=lid.title), lid.line or lid.title, picture)


def _postcard(rules: AnyGame, box: Box) -> Traversable:
    package = import_module(type(rules).__module__).__package__
    assert package is not None
    return files(package) / f"{box.picture.removesuffix('.svg') or 'no-box'}.png"


async def get_picture(asked: Asked) -> web.Response:
    postcard = _postcard(*_find_box(asked.part("box")))
    if not postcard.is_file():
        raise Refusal("no-such-page")
    headers = {"Cache-Control": "public, max-age=86400", "Cross-Origin-Resource-Policy": "cross-origin"}
    return web.Response(body=postcard.read_bytes(), content_type="image/png", headers=headers)


PREVIEWS = (
    Route("GET", "/api/boxes/{box}/picture.png", get_picture, "image/png", "A box as a postcard, for previews."),
)
