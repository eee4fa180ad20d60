"""A new table as requested: who sits where, and with which options.

Light, like everything that a table needs: it can also be made where there is no server.
"""

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from breakhouse.core import Refusal
from breakhouse.core.contract import AnyGame
from breakhouse.games import game
from breakhouse.table.devices import Guest
from breakhouse.table.ids import new_id, new_match
from breakhouse.table.messages import Access, Level, Name
from breakhouse.table.names import read_name
from breakhouse.table.seating import bot_name
from breakhouse.table.state import Chair, Sheet


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a table to be made: yours, another person's at this device (name), a bot's, or free."""

    kind: Literal["me", "here", "bot", "free"] = "free"
    name: Name | None = None
    level: Level = "casual"


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}
    seats: Annotated[list[NewSeat], Meta(max_length=8)] = []
    """Left out or empty: you, and as many free seats as the game needs at least."""
    access: Access = "open"
    chat: bool = True
    hints: bool = False
    bot_after_ms: Annotated[int, Meta(ge=5_000, le=3_600_000)] = 30_000
    """How long a seat waits for its player before a bot may take it."""
    start: bool = False
    """Start at once; every seat must be taken."""
    youngest: Annotated[int, Meta(ge=0, le=7)] | None = None
    oldest: Annotated[int, Meta(ge=0, le=7)] | None = None
    """Who begins, where the game lets the youngest or the oldest begin."""
    by_ear: bool = False
    """I play by ear: my seats are set up for it, or all of them where the box is made for it."""
    fit: bool = False
    """Fit it to me: bots about as good as I am, and a gentle start if this box is new to me."""
    rungs: Annotated[int, Meta(ge=0, le=9)] | None = None
    """With `fit`, where the page knows it better than my results: how many rungs I have yet to climb."""


def new_sheet(form: NewTable, maker: Guest, code: str, made: int, levels: Sequence[str]) -> Sheet:
    """The sheet of the table, or `Refusal`: no such game or level, or seats that do not fit."""
    rules = game(form.game)
    chairs: list[Chair] = []
    for seat in form.seats or [NewSeat("me"), *[NewSeat()] * (rules.seats[0] - 1)]:
        chairs.append(_chair(seat, maker, [chair.name for chair in chairs], levels))
    _check_seats(rules, chairs, form.start)
    return Sheet(
        id=new_id(16),
        code=code,
        match=new_match(made),
        game=rules.id,
        options=form.options,
        access=form.access,
        host=maker.visitor,
        chairs=_claim_first(rules, form, chairs),
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


def known_level(level: str, known: Sequence[str]) -> str:
    """The level, if this game's bots have it; the usual one falls back on whatever there is."""
    if level in known or level == "random":
        return level
    if level == "casual":
        return known[0] if known else "random"
    raise Refusal("no-such-level", level=level, known=", ".join(known))


def _chair(seat: NewSeat, maker: Guest, taken: list[str], levels: Sequence[str]) -> Chair:
    name = None if seat.name is None else read_name(seat.name)
    if seat.kind == "bot":
        return Chair(bot=known_level(seat.level, levels), name=name or bot_name([*taken, maker.name]))
    if seat.kind == "free":
        return Chair()
    return Chair(visitor=maker.visitor, who=maker.who, name=name or maker.name)


def _claim_first(rules: AnyGame, form: NewTable, chairs: Sequence[Chair]) -> tuple[Chair, ...]:
    """With the youngest or the oldest, where the game asks who begins: somebody who sits there already."""
    first = {"oldest": form.oldest, "youngest": form.youngest, None: None}[rules.manifest.begins]
    if first is None or "first" in form.options:
        return tuple(chairs)
    if first >= len(chairs):
        raise Refusal("no-such-seat", seat=first)
    if chairs[first].free:
        raise Refusal("nobody-in-that-seat", seat=first + 1)
    return tuple(replace(chair, begins=seat == first) for seat, chair in enumerate(chairs))


def _check_seats(rules: AnyGame, chairs: Sequence[Chair], start: bool) -> None:
    fewest, most = rules.seats
    if not fewest <= len(chairs) <= most:
        raise Refusal("wrong-number-of-seats", seats=len(chairs), fewest=fewest, most=most)
    if start and any(chair.free for chair in chairs):
        raise Refusal("seats-are-free", free=sum(chair.free for chair in chairs))
