"""A table that fits the visitor: a gentle start for somebody new, and bots of about the same strength.

We know what a visitor has managed from the matches they finished with this box, so it's deleted with them. The
page may know better, because it saw which rungs were climbed or skipped in an unfinished match; then it says so.

Why: docs/decisions/0026-a-start-that-fits.md.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from breakhouse.bots import levels
from breakhouse.core.manifest import Manifest, box_of, suit_by_ear
from breakhouse.games import game
from breakhouse.store import Reader, ResultRow
from breakhouse.table.create import NewTable
from breakhouse.table.ending import GIVEN_UP, options_of

_LATEST = 20
"""How many matches of a game we search for those of one box."""
_CLEAR = 2 / 3
"""A match was close if the loser had this share of the winner's points."""


def prepare(form: NewTable, who: str, store: Reader) -> NewTable:
    """The requested table, adapted to the visitor as requested."""
    form = fit(form, who, store) if form.fit else form
    return suit(form) if form.by_ear else form


def fit(form: NewTable, who: str, store: Reader) -> NewTable:
    """The requested table, with the rest of its maker's ladder and with suitable bots."""
    manifest = game(form.game).manifest
    played = _find_matches(form, manifest, who, store)
    level = fitting_level(levels(form.game), who, played)
    seats = [replace(seat, level=level) if seat.kind == "bot" and level else seat for seat in form.seats]
    options = {**form.options, **_ladder(form, manifest, bool(played))}
    return replace(form, seats=seats, options=options)


def suit(form: NewTable) -> NewTable:
    """The requested table, set up for somebody who plays by ear."""
    rules = game(form.game)
    many = len(form.seats) or rules.seats[0]
    mine = [n for n, seat in enumerate(form.seats) if seat.kind == "me"] or [0]
    all_of_them = box_of(rules.manifest, form.options).by_ear
    options = suit_by_ear(rules.manifest, form.options, range(many) if all_of_them else mine, many)
    return replace(form, options=options)


def _find_matches(form: NewTable, manifest: Manifest, who: str, store: Reader) -> list[ResultRow]:
    """The matches with this box that came to an end of their own, the latest first."""
    box = box_of(manifest, form.options)
    rows = [row for row in store.results(form.game, who, limit=_LATEST) if _is_whole(row)]
    return [row for row in rows if box_of(manifest, options_of(row, store)) == box]


def _is_whole(row: ResultRow) -> bool:
    return bool(row.winners) and row.reason not in GIVEN_UP


def _ladder(form: NewTable, manifest: Manifest, played: bool) -> dict[str, Any]:
    ladder = manifest.ladder
    if ladder is None:
        return {}
    usual = 0 if played else ladder.rungs
    rungs = usual if form.rungs is None else min(form.rungs, ladder.rungs)
    return {ladder.option: [rungs * (seat.kind == "me") for seat in form.seats]} if rungs else {}


def fitting_level(known: Sequence[str], who: str, played: Iterable[ResultRow]) -> str:
    """The weakest for somebody new; then the level of the last match, or the next one if it wasn't close."""
    for row in played:
        faced = [known.index(seat.bot) for seat in row.seats if seat.bot in known]
        mine = next((seat.seat for seat in row.seats if seat.who == who and seat.bot is None), None)
        if faced and mine is not None:
            step = _step(row.scores[mine], max(score for n, score in enumerate(row.scores) if n != mine))
            return known[min(len(known) - 1, max(0, max(faced) + step))]
    return known[0] if known else ""


def _step(mine: int, best: int) -> int:
    if min(mine, best) >= _CLEAR * max(mine, best):
        return 0
    return 1 if mine > best else -1
