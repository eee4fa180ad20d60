"""Finished matches: a link, a timeline, a download in notation, and the proof that nothing was rigged.

A running match has no replay at all, for anyone.
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
from breakhouse.core.match import Play
from breakhouse.core.shuffle import stir
from breakhouse.core.versions import translate
from breakhouse.games import game
from breakhouse.locales import say, say_why
from breakhouse.server.http import forms
from breakhouse.server.http.routes import Asked, Route
from breakhouse.server.tables.lobby import shorten
from breakhouse.server.workers.worker import review_match
from breakhouse.store import MatchRow, Reader, ResultRow
from breakhouse.table.ending import options_of, result_of, shown_scores

_APART = 8
"""Entries between two moments that are kept, so that leafing through a match replays only a few of them."""
_A_SECOND = 2_000
"""How many entries are replayed per second of slow work; most matches need a quarter of that."""


def line(row: ResultRow, store: Reader) -> forms.ReplayLine:
    names = [seat.name for seat in row.seats]
    options = shorten(options_of(row, store))
    return forms.ReplayLine(row.match, row.game, options, names, row.finished, result_of(row))


async def _find_finished(asked: Asked) -> tuple[ResultRow, MatchRow, list[Entry]]:
    """Reads its entries outside the event loop: there may be thousands."""
    id = asked.part("id")
    result, match = await asked.ask(partial(find_rows, id))
    if result is None or match is None or match.header is None:
        raise Refusal("no-such-replay")
    return result, match, await _find(asked, ("entries", id), partial(_read, asked.services.reader, match))


def find_rows(id: str, store: Reader) -> tuple[ResultRow | None, MatchRow | None]:
    """A finished match, without its entries. One that doesn't exist costs a single question."""
    result = store.result(id)
    return result, None if result is None else store.match(id)


def _read(store: Reader, match: MatchRow) -> list[Entry]:
    assert match.header is not None
    return translate(_game(match), match.header, (row.entry for row in store.entries(match.id)))


async def get_replay(asked: Asked) -> web.Response:
    result, match, entries = await _find_finished(asked)
    yours = tuple(seat.seat for seat in result.seats if seat.who == asked.row.who)
    body = await _find(
        asked, ("replay", match.id, yours), partial(_tell_replay, result, match, entries, yours), entries
    )
    return web.Response(body=body, content_type="application/json")


def _tell_replay(result: ResultRow, match: MatchRow, entries: list[Entry], yours: tuple[int, ...]) -> bytes:
    assert match.header is not None
    steps = [forms.ReplayStep(e.seq, e.at, e.seat, e.command, list(e.events)) for e in entries]
    replay = forms.Replay(
        id=match.id,
        game=match.header.game,
        rules_version=match.header.rules_version,
        options=match.header.options,
        names=list(match.header.seats),
        yours=list(yours),
        started=match.started or 0,
        finished=result.finished,
        result=result_of(result),
        commitment=match.header.commitment,
        secret=match.secret.hex(),
        nonces=list(match.nonces),
        steps=steps,
    )
    return msgspec.json.encode(replay)


async def get_points(asked: Asked) -> forms.PointsList:
    """The points over time, as everybody at the table could see them."""
    _, row, entries = await _find_finished(asked)
    return await _find(asked, ("points", row.id), partial(_points, row, entries), entries)  # type: ignore[no-any-return]


def _points(row: MatchRow, entries: list[Entry]) -> forms.PointsList:
    assert row.header is not None
    points: list[forms.Points] = []
    match = replay(row, [])
    for entry in entries:
        match = match.replay(entry)
        scores = list(shown_scores(match, len(row.header.seats)))
        if not points or points[-1].scores != scores:
            points.append(forms.Points(entry.seq, entry.at, scores))
    return forms.PointsList(points)


async def get_view(asked: Asked) -> forms.ReplayView:
    """The table after so many entries, as a seat or a spectator sees it."""
    _, row, entries = await _find_finished(asked)
    step = asked.number("step", len(entries), len(entries)) or 0
    seat = asked.number("seat", None, len(row.header.seats) - 1 if row.header else 0)
    marks: list[Play] = await _find(asked, ("marks", row.id), partial(_mark, row, entries), entries)
    match = _go_on(marks[step // _APART], entries[step // _APART * _APART : step])
    view = msgspec.Raw(msgspec.json.encode(match.game.view(match.state, seat)))
    return forms.ReplayView(step, match.now, view)


def _mark(row: MatchRow, entries: list[Entry]) -> list[Play]:
    """The match at its beginning and after every so many entries."""
    marks = [replay(row, [])]
    for at in range(_APART, len(entries) + 1, _APART):
        marks.append(_go_on(marks[-1], entries[at - _APART : at]))
    return marks


async def _find(asked: Asked, key: tuple[object, ...], work: partial[Any], entries: Sequence[Entry] = ()) -> Any:
    """Worked out once, outside the event loop."""
    found = await asked.services.jobs.lookups.run_once(asked.account, key, work, len(entries) / _A_SECOND)
    if found is None:
        raise Refusal("no-such-replay")
    return found


def _game(row: MatchRow) -> AnyGame:
    assert row.header is not None
    return game(row.header.game)


def replay(row: MatchRow, entries: list[Entry]) -> Play:
    """The match after these entries."""
    assert row.header is not None
    return _go_on(Play.before(_game(row), row.header, Chance(row.header.seed(row.secret, row.nonces))), entries)


def _go_on(match: Play, entries: list[Entry]) -> Play:
    for entry in entries:
        match = match.replay(entry)
    return match


async def download(asked: Asked) -> web.Response:
    _, row, entries = await _find_finished(asked)
    assert row.header is not None
    name = f"{row.header.game}-{row.id[:8]}.match"
    lines = await _find(asked, ("lines", row.id), partial(_lines, row, entries), entries)
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
    """The coach's review; computed in another process, in a few seconds."""
    asked.services.accounts.charge("hints", asked.account, "too-many-hints")
    _, row, entries = await _find_finished(asked)
    if not entries:
        raise Refusal("coach-has-no-advice")
    lines = await _find(asked, ("lines", row.id), partial(_lines, row, entries), entries)
    found = await asked.services.jobs.slow.run_once(asked.account, row.id, partial(review_match, lines))
    if found is None or found.value is None:
        raise Refusal("coach-has-no-advice")
    return web.Response(body=found.value, content_type="application/json")


async def verify(asked: Asked) -> forms.Verified:
    _, row, entries = await _find_finished(asked)
    assert row.header is not None
    wrong, proof = await _find(asked, ("verified", row.id), partial(_verify, row, entries), entries)
    if wrong is not None:
        return forms.Verified(False, row.header.commitment, wrong.code, say_why(asked.language, wrong), proof)
    return forms.Verified(True, row.header.commitment, None, say(asked.language, "replay-verified"), proof)


def _verify(row: MatchRow, entries: list[Entry]) -> tuple[Invalid | None, forms.ShuffleProof | None]:
    assert row.header is not None
    try:
        draws = log.check(_game(row), row.header, entries, row.secret, row.nonces)
    except Invalid as wrong:
        return wrong, _prove(row, ())
    return None, _prove(row, draws)


def _prove(row: MatchRow, draws: Sequence[Draw]) -> forms.ShuffleProof | None:
    """What the shuffle was made of, even if it doesn't match: the pages check for themselves."""
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
    Route("GET", "/api/replays/{id}", get_replay, forms.Replay, "A finished match, from start to end.", price=4),
    Route(
        "GET", "/api/replays/{id}/view", get_view, forms.ReplayView, "The table after `step` entries.",
        query=(("step", "how many entries, default all"), ("seat", "through whose eyes, default a spectator's")),
        price=2,
    ),
    Route("GET", "/api/replays/{id}/points", get_points, forms.PointsList, "How the score developed."),
    Route("GET", "/api/replays/{id}/match", download, "text/plain", "The match in notation, as a file."),
    Route("GET", "/api/replays/{id}/review", get_review, Review, "What the coach says about a finished match."),
    Route("GET", "/api/replays/{id}/verify", verify, forms.Verified, "The match recalculated from its secret."),
)  # fmt: skip
