"""What is at an address, and the preview that messengers show for it: title, sentence, picture of a box.

It never says who plays there: anyone who sees the link sees the preview, and messengers keep it.
"""

import re
from datetime import UTC, datetime
from functools import partial
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal, get_args

import msgspec
from aiohttp import web

from breakhouse.core import Invalid, Refusal
from breakhouse.core.contract import AnyGame
from breakhouse.core.manifest import Box, box_of
from breakhouse.games import game, shelf
from breakhouse.locales import say
from breakhouse.press.paper import paper_of
from breakhouse.press.press import Job, make_pdf, press_of
from breakhouse.press.typesetting import check_installed
from breakhouse.server.house import House
from breakhouse.server.http.catalogue import lid_of
from breakhouse.server.http.routes import Asked, Route
from breakhouse.server.http.static import ICON, Preview
from breakhouse.server.limits.accounts import Payer
from breakhouse.server.tables.registry import find_row
from breakhouse.table import Sheet

PageName = Literal["new", "t", "replay", "results", "settings", "rules", "companion"]
"""The first part of the addresses of all pages but the shelf; the browser's list is checked against it."""


def preview_of(house: House, payer: Payer, language: str, path: str) -> Preview:
    page, name, *_ = [*path.strip("/").split("/"), ""]
    try:
        return _find(house, payer, language, page, name)
    except Refusal as no:
        status = 429 if no.code == "too-many-guesses" else 404
        return Preview(say(language, "missing-title"), say(language, "missing-text"), status=status)


def _find(house: House, payer: Payer, language: str, page: str, name: str) -> Preview:
    if page and page not in get_args(PageName):
        raise Refusal("no-such-page")
    if page == "t":
        sheet = msgspec.json.decode(find_row(house, payer, name).sheet, type=Sheet)
        return _of_box(language, box_of(game(sheet.game).manifest, sheet.options), "preview-table")
    if page == "replay":
        return _of_box(language, _box_of_match(house, name), "preview-replay")
    if page == "new" or (page == "rules" and name):
        return _of_box(language, _find_box(name)[1], f"preview-{page}")
    return Preview(say(language, "house-name"), say(language, "lobby-title"))


def _box_of_match(house: House, match: str) -> Box:
    row = house.store.match(match)
    if row is None or row.header is None or house.store.result(match) is None:
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


# The cards of a box as a PDF, made outside the event loop and charged as slow work.

_DECKS = re.compile(r"shipped(:\d{1,4})?|daily(:\d{4}-\d\d-\d\d)?|endless:[\w-]{1,40}", re.ASCII)
"""Never a file: the server's disk isn't for printing."""


async def print_cards(asked: Asked) -> web.Response:
    job = _read_job(asked)
    check_installed()
    made = await asked.house.jobs.slow.run(asked.payer, partial(_print, job))
    if made is None:
        raise Refusal("printing-failed")
    pdf = made.get()
    headers = {"Content-Disposition": f'inline; filename="{job.game}.pdf"'}
    return web.Response(body=pdf, content_type="application/pdf", headers=headers)


def _read_job(asked: Asked) -> Job:
    deck = asked.query("deck") or "shipped"
    if not _DECKS.fullmatch(deck):
        raise Invalid("no-such-deck", deck=deck[:40], known="shipped, daily, endless:SEED")
    game = asked.part("game")
    press_of(game)
    return Job(
        game=game,
        today=datetime.now(UTC).date(),
        deck=deck,
        paper=paper_of(asked.query("paper") or "a4"),
        language=asked.language if asked.language != "xx" else "en",
        tactile=asked.query("relief") is not None,
    )


def _print(job: Job) -> bytes:
    return make_pdf(press_of(job.game).lay(job), job)


PRINTING = (
    Route(
        "GET", "/api/print/{game}", print_cards, "application/pdf", "The cards of a game, ready to print.",
        query=(
            ("deck", "shipped, daily or endless:SEED"), ("paper", "a4 or letter"),
            ("relief", "for swell paper and embossing"),
        ),
        price=10,
    ),
)  # fmt: skip
