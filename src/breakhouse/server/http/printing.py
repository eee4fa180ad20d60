"""The cards of a box as a PDF, made outside the event loop and charged as slow work."""

import re
from datetime import UTC, datetime
from functools import partial

from aiohttp import web

from breakhouse.core import Invalid, Refusal
from breakhouse.press.paper import paper_of
from breakhouse.press.press import Job, make_pdf, press_of
from breakhouse.press.typesetting import check_installed
from breakhouse.server.http.routes import Asked, Route

_DECKS = re.compile(r"shipped(:\d{1,4})?|daily(:\d{4}-\d\d-\d\d)?|endless:[\w-]{1,40}", re.ASCII)
"""Never a file: the server's disk isn't for printing."""


async def print_cards(asked: Asked) -> web.Response:
    job = _read_job(asked)
    check_installed()
    made = await asked.services.jobs.slow.run(asked.account, partial(_print, job))
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
