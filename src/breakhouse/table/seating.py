"""Sitting down and standing up: each a pure step from one sheet to the next, or a refusal.

While a table gathers, a seat given up is free. Once the match is running, a seat belongs to its owner until the
end: a player who leaves may come back, a bot may play meanwhile, and only a resignation is final.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from breakhouse.core import Refusal
from breakhouse.core.manifest import suit_by_ear, widen
from breakhouse.core.options import read_options
from breakhouse.core.shuffle import Void, Why
from breakhouse.games import game
from breakhouse.table.devices import Guest
from breakhouse.table.names import read_name
from breakhouse.table.state import Chair, Sheet

BOT_NAMES = ("Ada", "Ben", "Cleo", "Dov", "Elin", "Finn", "Gaia", "Hugo")


LONGEST_SETUP = 20
"""The longest time that making the cards of a match may take, in seconds."""


def bot_name(taken: Iterable[str]) -> str:
    """What a bot is called at a table: a name that nobody there has yet."""
    used = set(taken)
    return next((name for name in BOT_NAMES if name not in used), BOT_NAMES[0])


def check_owner(sheet: Sheet, visitor: str, seat: int) -> Chair:
    """The chair, if it is this visitor's."""
    chair = chair_at(sheet, seat)
    if chair.visitor != visitor:
        raise Refusal("not-your-seat", seat=seat + 1)
    return chair


def chair_at(sheet: Sheet, seat: int) -> Chair:
    if not 0 <= seat < len(sheet.chairs):
        raise Refusal("no-such-seat", seat=seat)
    return sheet.chairs[seat]


def check_gathering(sheet: Sheet) -> None:
    if sheet.phase != "gathering":
        raise Refusal("match-has-begun")
    check_not_frozen(sheet)


def check_not_frozen(sheet: Sheet) -> None:
    """While a match is being shuffled, seats and options can't change."""
    if sheet.attempt is not None:
        raise Refusal("match-is-starting")


def thaw(sheet: Sheet, why: Why = "interrupted", seats: Sequence[int] = ()) -> Sheet:
    """Voids the current attempt to shuffle, if there is one; whoever broke a pledge isn't asked again."""
    if sheet.attempt is None:
        return sheet
    void = Void(sheet.attempt.commitment, why, tuple(seats))
    for seat in seats:
        sheet = sheet.with_chair(seat, apart=True)
    return sheet.but(attempt=None, commitment="", voids=(*sheet.voids, void))


def check_host(sheet: Sheet, visitor: str) -> None:
    if sheet.host != visitor:
        raise Refusal("only-the-host")


def sit(sheet: Sheet, guest: Guest, seat: int | None, name: str | None) -> Sheet:
    check_welcome(sheet, guest)
    check_gathering(sheet)
    name = None if name is None else read_name(name)
    if seat is None:
        sheet = _make_room(sheet, guest)
        seat = next(n for n, chair in enumerate(sheet.chairs) if chair.free)
    chair = chair_at(sheet, seat)
    if chair.visitor == guest.visitor:
        return sheet.with_chair(seat, name=name or chair.name)
    if not chair.free:
        raise Refusal("seat-is-taken", seat=seat + 1, name=chair.name)
    if name is None and sheet.seats_of(guest.visitor):
        raise Refusal("name-for-the-other-seat")
    program = guest.owner is not None
    return sheet.with_chair(
        seat, visitor=guest.visitor, who=guest.who, name=name or guest.name, owner=guest.owner, apart=program
    )


def _make_room(sheet: Sheet, guest: Guest) -> Sheet:
    """A friend who comes with the code finds a seat as long as the game has room for one; a table that is planned
    (by its secret link) or shown to everybody has the seats that its host gave it.
    """
    if any(chair.free for chair in sheet.chairs):
        return sheet
    rules = game(sheet.game)
    if sheet.access != "code" or guest.owner is not None or len(sheet.chairs) >= rules.seats[1]:
        raise Refusal("table-is-full")
    wider = widen(rules.manifest, sheet.options)
    return check_possible(sheet.but(chairs=(*sheet.chairs, Chair()), options=wider))


def stand(sheet: Sheet, visitor: str, seat: int) -> Sheet:
    check_owner(sheet, visitor, seat)
    if sheet.phase == "playing":
        return sheet.with_chair(seat, left=True)
    check_not_frozen(sheet)
    return _empty(sheet, seat)


def _empty(sheet: Sheet, seat: int) -> Sheet:
    return sheet.but(chairs=(*sheet.chairs[:seat], Chair(), *sheet.chairs[seat + 1 :]))


def seat_bot(sheet: Sheet, visitor: str, seat: int, level: str) -> Sheet:
    """Gathering: by the host, on a free seat."""
    check_gathering(sheet)
    check_host(sheet, visitor)
    chair = chair_at(sheet, seat)
    if chair.visitor is not None:
        raise Refusal("seat-is-taken", seat=seat + 1, name=chair.name)
    name = chair.name if chair.bot else bot_name(other.name for other in sheet.chairs)
    return sheet.with_chair(seat, bot=level, name=name)


def clear(sheet: Sheet, visitor: str, seat: int) -> Sheet:
    check_gathering(sheet)
    check_host(sheet, visitor)
    if chair_at(sheet, seat).bot is None:
        raise Refusal("no-bot-there", seat=seat + 1)
    return _empty(sheet, seat)


def replace(sheet: Sheet, visitor: str, seat: int, level: str, gone: bool) -> Sheet:
    """Playing: a bot takes the seat of an absent player; any player may ask for that, the owner at once."""
    chair = chair_at(sheet, seat)
    if not sheet.seats_of(visitor):
        raise Refusal("only-players")
    if not chair.person:
        raise Refusal("no-player-there", seat=seat + 1)
    if chair.visitor != visitor and not gone:
        raise Refusal("player-may-come-back", seat=seat + 1, name=chair.name)
    return sheet.with_chair(seat, bot=level)


def take_back(sheet: Sheet, visitor: str, seat: int) -> Sheet:
    chair = check_owner(sheet, visitor, seat)
    if chair.resigned or chair.removed:
        raise Refusal("seat-was-given-up", seat=seat + 1)
    return sheet.with_chair(seat, bot=None, left=False)


def come_back(sheet: Sheet, visitor: str) -> Sheet:
    """The same for all seats of a guest who is back at the table."""
    for seat, chair in enumerate(sheet.chairs):
        if chair.visitor == visitor and not chair.resigned and (chair.bot is not None or chair.left):
            sheet = take_back(sheet, visitor, seat)
    return sheet


def change(sheet: Sheet, visitor: str, **wanted: Any) -> Sheet:
    """Options, number of seats, chat, hints and who may come, by the host while gathering."""
    check_gathering(sheet)
    check_host(sheet, visitor)
    if wanted.get("seats") is not None:
        sheet = _resize(sheet, wanted["seats"])
    if wanted.get("options") is not None:
        sheet = sheet.but(options=dict(wanted["options"]))
    if wanted.get("access") is not None and sheet.access == "link":
        raise Refusal("table-is-secret")
    for name in ("chat", "hints", "access"):
        if wanted.get(name) is not None:
            sheet = sheet.but(**{name: wanted[name]})
    return check_possible(sheet)


def _resize(sheet: Sheet, count: int) -> Sheet:
    fewest, most = game(sheet.game).seats
    if not fewest <= count <= most:
        raise Refusal("wrong-number-of-seats", seats=count, fewest=fewest, most=most)
    if any(not chair.free for chair in sheet.chairs[count:]):
        raise Refusal("seats-are-taken")
    return sheet.but(chairs=(*sheet.chairs, *(Chair(),) * count)[:count])


def play_by_ear(sheet: Sheet, visitor: str, seat: int, on: bool) -> Sheet:
    """For the player in that seat, host or not: the others' hands and pace stay as they are.

    A match is played to its end as it began; what is chosen after it holds for the next.
    """
    if sheet.phase == "playing":
        raise Refusal("match-has-begun")
    check_not_frozen(sheet)
    check_owner(sheet, visitor, seat)
    manifest = game(sheet.game).manifest
    options = suit_by_ear(manifest, sheet.options, [seat], len(sheet.chairs), on)
    return check_possible(sheet.but(options=options))


def let_begin(sheet: Sheet, visitor: str, seat: int, claim: bool = True) -> Sheet:
    """CL-02, MI-02, DI-02: the youngest (or oldest) player says so and goes first; `claim` false takes it back.

    People speak for themselves and for whoever shares their device, the host for bots. The last claim counts.
    Why: docs/decisions/0045-claims-and-refusals.md.
    """
    check_gathering(sheet)
    if game(sheet.game).manifest.begins is None:
        raise Refusal("table-draws-who-begins")
    chair = chair_at(sheet, seat)
    if chair.free:
        raise Refusal("nobody-in-that-seat", seat=seat + 1)
    if not (sheet.host == visitor and (chair.bot or chair.program)):
        check_owner(sheet, visitor, seat)
    return _claim_first(sheet, seat if claim else None) if claim or chair.begins else sheet


def _claim_first(sheet: Sheet, seat: int | None) -> Sheet:
    """Nobody else begins, not even the seat that the options name."""
    options = {name: value for name, value in sheet.options.items() if name != "first"}
    for number in range(len(sheet.chairs)):
        sheet = sheet.with_chair(number, begins=number == seat)
    return sheet.but(options=options)


def with_first(sheet: Sheet) -> dict[str, Any]:
    """The options of the match: where somebody claims the first turn, with that seat."""
    first = next((seat for seat, chair in enumerate(sheet.chairs) if chair.begins), None)
    return sheet.options if first is None else {**sheet.options, "first": first}


def check_possible(sheet: Sheet) -> Sheet:
    """The sheet, if its game can be played with these options and seats."""
    rules = game(sheet.game)
    options = read_options(rules, sheet.options)
    rules.initial(options, len(sheet.chairs))
    seconds = getattr(rules, "estimate_setup", lambda _: 0)(options)
    if seconds > LONGEST_SETUP:
        raise Refusal("setup-takes-too-long", seconds=round(seconds), most=LONGEST_SETUP)
    return sheet


NEW_AGAIN_S = 600
_BANNED = 200
"""How many removed guests a table remembers."""


def check_welcome(sheet: Sheet, guest: Guest) -> None:
    """`Refusal` for a guest who was removed, even without the old cookie."""
    again = any(guest.origin == origin and 0 <= guest.since - at < NEW_AGAIN_S for origin, at in sheet.turned_away)
    if guest.visitor in sheet.banned or again:
        raise Refusal("you-were-removed")


def remove(sheet: Sheet, visitor: str, who: str, watching: Sequence[str] = ()) -> tuple[Sheet, str]:
    """The host removes a guest, whose visitor is returned too. A match that loses a player is then not rated."""
    check_host(sheet, visitor)
    seats = [n for n, chair in enumerate(sheet.chairs) if chair.who == who]
    if not seats and not watching:
        raise Refusal("no-such-guest")
    if seats:
        check_not_frozen(sheet)
    guest = sheet.chairs[seats[0]].visitor if seats else watching[0]
    if guest == visitor or guest is None:
        raise Refusal("not-yourself")
    for seat in seats:
        if sheet.phase == "gathering":
            sheet = _empty(sheet, seat)
        else:
            sheet = sheet.with_chair(seat, removed=True, resigned=True)
    return sheet.but(banned=(*sheet.banned, guest)[-_BANNED:]), guest


_MOVED_KEPT = 64
"""How many people who moved a seat are remembered."""


def move(sheet: Sheet, seat: int, guest: Guest) -> Sheet:
    """Moves the seat, with everything that belongs to it, to another device's guest."""
    check_welcome(sheet, guest)
    check_not_frozen(sheet)
    chair = chair_at(sheet, seat)
    host = guest.visitor if sheet.host == chair.visitor and len(sheet.seats_of(sheet.host)) == 1 else sheet.host
    moved = (*(who for who in sheet.moved if who != chair.who), chair.who or "")[-_MOVED_KEPT:]
    sheet = sheet if sheet.phase == "gathering" else sheet.but(moved=moved)
    return sheet.with_chair(
        seat, visitor=guest.visitor, who=guest.who, bot=None, left=False, owner=guest.owner
    ).but(host=host)
