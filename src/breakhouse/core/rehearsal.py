"""Random play of any game: options, commands and moments drawn from what the game itself declares.

The conformance suite plays with it, and so may the tests of a new game.
"""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from breakhouse.core.contract import AnyGame, Command, Free, Offer, Seat, Template
from breakhouse.core.match import Play, Sitting
from breakhouse.core.offers import plain
from breakhouse.core.options import describe_options
from breakhouse.core.refusal import Refusal

PROBES = 6
"""How many commands of a seat are tried at one moment."""
_POOL = 60


def random_command(game: AnyGame, offer: Offer, rng: Random) -> Command:
    """The offer itself, or its template with the free fields filled in at random within their limits."""
    if not isinstance(offer, Template):
        return offer
    filled = offer.fill(**{name: _draw(free, rng) for name, free in offer.free.items()})
    command: Command = msgspec.convert(filled, type=game.command_type)
    return command


def _draw(free: Free, rng: Random) -> Any:
    if free.choices is not None:
        return rng.choice(free.choices)
    return rng.randint(free.low or 0, free.high if free.high is not None else 1000)


def random_options(game: AnyGame, seats: int, rng: Random) -> dict[str, Any]:
    """A few options with non-default values with which the game can still be played."""
    known = describe_options(game)
    for _ in range(50):
        names = rng.sample(sorted(known), rng.randint(0, min(4, len(known))))
        drawn = {name: _value(known[name]["schema"], seats, rng) for name in names}
        options = {name: value for name, value in drawn.items() if value is not _UNKNOWN}
        if _is_possible(game, seats, options):
            return options
    return {}


_UNKNOWN = object()


def _value(schema: dict[str, Any], seats: int, rng: Random) -> Any:
    if "anyOf" in schema:
        return _value(rng.choice(schema["anyOf"]), seats, rng)
    if "enum" in schema:
        return rng.choice(schema["enum"])
    kind = schema.get("type")
    if kind == "null":
        return None
    if kind == "boolean":
        return rng.random() < 0.5
    if kind == "integer" and "minimum" in schema and "maximum" in schema:
        return rng.randint(schema["minimum"], schema["maximum"])
    if kind == "array":
        return _list(schema.get("items") or {}, seats, rng)
    return _UNKNOWN


def _list(schema: dict[str, Any], seats: int, rng: Random) -> Any:
    """One value for each seat, as most lists of options have."""
    values = [_value(schema, seats, rng) for _ in range(seats)]
    return _UNKNOWN if _UNKNOWN in values else values


def matches(game: AnyGame, rng: Random) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats, once with default options and once with others."""
    fewest, most = game.seats
    for seats in range(fewest, most + 1):
        yield seats, {}
        yield seats, random_options(game, seats, rng)


def variants(game: AnyGame, rng: Random) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every box, every choice of every option, and the options that a game names in `rehearsals`, so that rare
    things happen too."""
    fewest, usual = game.seats[0], msgspec.to_builtins(game.options_type())
    schemas = {name: one["schema"] for name, one in describe_options(game).items()}
    chosen = [{name: value} for name, one in schemas.items() for value in _choices(one) if value != usual[name]]
    named: Sequence[Mapping[str, Any]] = getattr(game, "rehearsals", ())
    for options in (*(box.options for box in game.manifest.boxes), *chosen, *named):
        if options and _is_possible(game, fewest, options):
            yield fewest, dict(options)


def _choices(schema: dict[str, Any]) -> Iterator[Any]:
    """Of a number only the least."""
    for one in schema.get("anyOf", (schema,)):
        least = (one["minimum"],) if one.get("type") == "integer" and "minimum" in one else ()
        yield from one.get("enum", {"boolean": (False, True), "null": (None,)}.get(one.get("type", ""), least))


def _is_possible(game: AnyGame, seats: int, options: Mapping[str, Any]) -> bool:
    try:
        Sitting.start(game, [f"p{n}" for n in range(seats)], options)
    except Refusal:
        return False
    return True


def rehearse(
    game: AnyGame, seats: int, options: dict[str, Any], seed: bytes, rng: Random, most: int = 20_000
) -> Iterator[Sitting]:
    """Plays at random until the match is over, giving the sitting before every step and at its end."""
    sitting = Sitting.start(game, [f"p{n}" for n in range(seats)], options, seed)
    for _ in range(most):
        yield sitting
        if sitting.match.outcome() is not None:
            return
        step(sitting, rng)
    raise AssertionError(f"{game.id} did not end within {most} random steps: {options}")


def step(sitting: Sitting, rng: Random) -> None:
    """One random command by one of those who may act, or time passes until something falls due."""
    match = sitting.match
    acting = [(seat, offers) for seat in range(len(match.header.seats)) if (offers := match.legal(seat))]
    pending = match.game.deadlines(match.state)
    if pending and (not acting or rng.random() < 0.2):
        sitting.time(min(d.at for d in pending))
        return
    if not acting:
        raise AssertionError(f"{match.game.id}: nobody may act and nothing is due")
    seat, offers = rng.choice(acting)
    at = match.now + rng.choice((0, 1, 40, 300, 1200))
    try:
        sitting.do(seat, random_command(match.game, rng.choice(offers), rng), at)
    except Refusal:
        return  # a filled template, or an offer that expired meanwhile


def remember(pool: list[Command], match: Play, rng: Random) -> None:
    """Adds some of the commands that somebody may give now to those of earlier moments. At another time or from
    another seat, most of them are refused."""
    for seat in range(len(match.header.seats)):
        offers = match.legal(seat)
        for offer in rng.sample(list(offers), min(PROBES, len(offers))):
            pool.append(random_command(match.game, offer, rng))
    rng.shuffle(pool)
    del pool[_POOL:]


def mutate(command: Command, seat: Seat, seats: int, rng: Random) -> tuple[Seat, dict[str, Any]]:
    """The command as JSON with something about it changed: a field, its type, a name, or who says it."""
    raw: dict[str, Any] = plain(command)
    names = [name for name in raw if name != "do"]
    change = rng.choice(("field", "field", "type", "unknown", "word", "seat"))
    if change == "seat":
        return rng.choice([s for s in (*range(seats), -1, seats) if s != seat]), raw
    if change == "unknown":
        raw["surprise"] = 1
    elif change == "word" or not names:
        raw["do"] = rng.choice(("", "pla", "expire", "pass", "place", "lift", "roll", "start", "refuse"))
    else:
        name = rng.choice(names)
        raw[name] = (
            _other(raw[name], rng) if change == "field" else rng.choice((None, [], {}, 1.5, "x", -1, 10**12))
        )
    return seat, raw


def _other(value: Any, rng: Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.choice((-(10**6), -1000, -51, -1, 1, 51, 1000, 10**6))
    if isinstance(value, str):
        return rng.choice((value + " 3", value[:-1], value.upper(), value * 2, "15 15 15", "*", "red", ""))
    return None
