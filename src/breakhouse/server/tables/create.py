"""A new table as requested: who sits where, and with which options."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from breakhouse.core import Refusal
from breakhouse.core.contract import AnyGame
from breakhouse.games import game
from breakhouse.server.http.forms import NewSeat, NewTable
from breakhouse.store import VisitorRow
from breakhouse.table import Chair, Sheet, Table
from breakhouse.table.ids import new_id, new_match
from breakhouse.table.names import read_name
from breakhouse.table.seating import bot_name


def new_sheet(form: NewTable, row: VisitorRow, code: str, made: int, levels: Sequence[str]) -> Sheet:
    """The sheet of the table, or `Refusal`: no such game or level, or seats that do not fit."""
    rules = game(form.game)
    chairs: list[Chair] = []
    for seat in form.seats or [NewSeat("me"), *[NewSeat()] * (rules.seats[0] - 1)]:
        chairs.append(_chair(seat, row, [chair.name for chair in chairs], levels))
    _check_seats(rules, chairs, form.start)
    return Sheet(
        id=new_id(16),
        code=code,
        match=new_match(made),
        game=rules.id,
        options=_options(rules, form),
        access=form.access,
        host=row.id,
        chairs=tuple(chairs),
        commitment="",
        made=made,
        chat=form.chat,
        hints=form.hints,
        bot_after_ms=form.bot_after_ms,
        start_when_here=form.start,
    )


_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
_CODE = 6


def new_code(access: str, is_taken: Callable[[str], bool]) -> str:
    """A secret link, or a code that can be said aloud."""
    while True:
        code = new_id() if access == "link" else new_id(_CODE, _LETTERS)
        if not is_taken(code):
            return code


def forget_at_tables(tables: Iterable[Table], id: str, name: str) -> list[tuple[str, int]]:
    """Takes a visitor off these tables; the matches and seats that have no result yet."""
    playing: list[tuple[str, int]] = []
    for table in list(tables):
        sheet = table.sheet
        seats = [seat for seat, chair in enumerate(sheet.chairs) if chair.visitor == id]
        playing += [(sheet.match, seat) for seat in seats if sheet.phase != "gathering"]
        if seats or any(device.guest.visitor == id for device in table.devices):
            table.seats.forget(id, name)
    return playing


def known_level(level: str, known: Sequence[str]) -> str:
    """The level, if this game's bots have it; the usual one falls back on whatever there is."""
    if level in known or level == "random":
        return level
    if level == "casual":
        return known[0] if known else "random"
    raise Refusal("no-such-level", level=level, known=", ".join(known))


def _chair(seat: NewSeat, row: VisitorRow, taken: list[str], levels: Sequence[str]) -> Chair:
    name = None if seat.name is None else read_name(seat.name)
    if seat.kind == "bot":
        return Chair(bot=known_level(seat.level, levels), name=name or bot_name([*taken, row.name]))
    if seat.kind == "free":
        return Chair()
    return Chair(visitor=row.id, who=row.who, name=name or row.name)


def _options(rules: AnyGame, form: NewTable) -> dict[str, Any]:
    """With the seat of the youngest or the oldest, where the game asks who begins."""
    begins = {"oldest": form.oldest, "youngest": form.youngest, None: None}[rules.manifest.begins]
    if begins is not None and "first" not in form.options:
        return {**form.options, "first": begins}
    return form.options


def _check_seats(rules: AnyGame, chairs: Sequence[Chair], start: bool) -> None:
    fewest, most = rules.seats
    if not fewest <= len(chairs) <= most:
        raise Refusal("wrong-number-of-seats", seats=len(chairs), fewest=fewest, most=most)
    if start and any(chair.free for chair in chairs):
        raise Refusal("seats-are-free", free=sum(chair.free for chair in chairs))
