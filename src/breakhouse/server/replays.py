"""Finished matches: a link, a timeline, a download in notation, and the proof that nothing was arranged.

A match that runs has no replay at all, whoever asks: what is not over is not found.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from aiohttp import web

from breakhouse.bots.review import Review
from breakhouse.core import Chance, Invalid, Refusal, log
from breakhouse.core.chance import Draw
from breakhouse.core.contract import AnyGame
from breakhouse.core.entry import Entry
from breakhouse.core.match import Match
from breakhouse.core.shuffle import stir
from breakhouse.core.versions import translate
from breakhouse.games import game
from breakhouse.locales import said, say
from breakhouse.server import forms
from breakhouse.server.routes import Asked, Route
from breakhouse.server.thinking import review_match
from breakhouse.store import MatchRow, ResultRow, Store
from breakhouse.table.ending import result_of


def line(row: ResultRow) -> forms.ReplayLine:
    return forms.ReplayLine(row.match, row.game, [seat.name for seat in row.seats], row.finished, result_of(row))


def _find_finished(asked: Asked) -> tuple[ResultRow, MatchRow, list[Entry]]:
    store: Store = asked.house.store
    id = asked.part("id")
    result, match = store.result(id), store.match(id)
    if result is None or match is None or match.header is None:
        raise Refusal("no-such-replay")
    entries = (row.entry for row in store.entries(id))
    return result, match, translate(game(match.header.game), match.header, entries)


async def get_replay(asked: Asked) -> forms.Replay:
    result, match, entries = _find_finished(asked)
    assert match.header is not None
    steps = [forms.ReplayStep(e.seq, e.at, e.seat, e.command, list(e.events)) for e in entries]
    return forms.Replay(
        id=match.id,
        game=match.header.game,
        rules_version=match.header.rules_version,
        options=match.header.options,
        names=list(match.header.seats),
        started=match.started or 0,
        finished=result.finished,
        result=result_of(result),
        commitment=match.header.commitment,
        secret=match.secret.hex(),
        nonces=list(match.nonces),
        steps=steps,
    )


async def get_view(asked: Asked) -> forms.ReplayView:
    """The table after so many entries, through the eyes of a seat or of a spectator."""
    _, row, entries = _find_finished(asked)
    step = asked.number("step", len(entries), len(entries))
    seat = asked.number("seat", None, len(row.header.seats) - 1 if row.header else 0)
    key = ("view", row.id, step, seat)
    return await _find(asked, key, partial(_seen_after, row, entries[:step], seat))  # type: ignore[no-any-return]


async def _find(asked: Asked, key: tuple[object, ...], work: partial[Any]) -> Any:
    """Worked out beside the loop, once."""
    found = await asked.house.errands.desk.find(asked.payer, key, work)
    if found is None:
        raise Refusal("no-such-replay")
    return found


def _seen_after(row: MatchRow, entries: list[Entry], seat: int | None) -> forms.ReplayView:
    match = replay(row, entries)
    view = msgspec.Raw(msgspec.json.encode(match.game.view(match.state, seat)))
    return forms.ReplayView(len(entries), match.now, view)


def _game(row: MatchRow) -> AnyGame:
    assert row.header is not None
    return game(row.header.game)


def replay(row: MatchRow, entries: list[Entry]) -> Match:
    """The match after these entries."""
    assert row.header is not None
    match = Match.before(_game(row), row.header, Chance(row.header.seed(row.secret, row.nonces)))
    for entry in entries:
        match = match.replay(entry)
    return match


async def download(asked: Asked) -> web.Response:
    _, row, entries = _find_finished(asked)
    assert row.header is not None
    name = f"{row.header.game}-{row.id[:8]}.match"
    lines = await _find(asked, ("lines", row.id), partial(_lines, row, entries))
    return web.Response(
        text="\n".join(lines) + "\n",
        content_type="text/plain",
        charset="utf-8",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


def _lines(row: MatchRow, entries: list[Entry]) -> list[str]:
    assert row.header is not None
    match, (_, proof) = replay(row, entries), _verify(row, entries)
    draws = proof.draws if proof is not None else ()
    return log.write(row.header, entries, match.outcome(), row.secret, row.nonces, over=True, draws=draws)


async def get_review(asked: Asked) -> web.Response:
    """What the coach says of it; worked out elsewhere, a second or a few."""
    asked.house.accounts.charge("hints", asked.payer, "too-many-hints")
    _, row, entries = _find_finished(asked)
    if not entries:
        raise Refusal("coach-has-no-advice")
    lines = await _find(asked, ("lines", row.id), partial(_lines, row, entries))
    found = await asked.house.errands.workshop.find(asked.payer, row.id, partial(review_match, lines))
    if found is None or found[0] is None:
        raise Refusal("coach-has-no-advice")
    return web.Response(body=found[0], content_type="application/json")


async def verify(asked: Asked) -> forms.Verified:
    _, row, entries = _find_finished(asked)
    assert row.header is not None
    wrong, proof = await _find(asked, ("verified", row.id), partial(_verify, row, entries))
    if wrong is not None:
        return forms.Verified(False, row.header.commitment, wrong.code, said(asked.language, wrong), proof)
    return forms.Verified(True, row.header.commitment, None, say(asked.language, "replay-verified"), proof)


def _verify(row: MatchRow, entries: list[Entry]) -> tuple[Invalid | None, forms.ShuffleProof | None]:
    assert row.header is not None
    try:
        draws = log.check(_game(row), row.header, entries, row.secret, row.nonces)
    except Invalid as wrong:
        return wrong, _prove(row, ())
    return None, _prove(row, draws)


def _prove(row: MatchRow, draws: Sequence[Draw]) -> forms.ShuffleProof | None:
    """What the shuffle was made of, also where it does not fit: the pages see for themselves."""
    header = row.header
    if header is None or header.shuffle is None:
        return None
    pledges, nonces = header.shuffle.pledges, row.nonces
    return forms.ShuffleProof(
        frozen=header.frozen,
        commitment=header.commitment,
        pledges=list(pledges),
        nonces=list(nonces),
        secret=row.secret.hex(),
        seed=stir(row.secret, header.commitment, pledges, nonces).hex() if len(pledges) == len(nonces) else "",
        draws=list(draws),
        voids=list(header.shuffle.voids),
    )


REPLAYS = (
    Route("GET", "/api/replays/{id}", get_replay, forms.Replay, "A finished match, whole."),
    Route(
        "GET", "/api/replays/{id}/view", get_view, forms.ReplayView, "The table after `step` entries.",
        query=(("step", "how many entries, default all"), ("seat", "through whose eyes, default a spectator's")),
    ),
    Route("GET", "/api/replays/{id}/match", download, "text/plain", "The match in notation, as a file."),
    Route("GET", "/api/replays/{id}/review", get_review, Review, "What the coach says of a finished match."),
    Route("GET", "/api/replays/{id}/verify", verify, forms.Verified, "Everything computed again from the secret."),
)  # fmt: skip
