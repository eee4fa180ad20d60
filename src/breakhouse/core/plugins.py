"""What installed packages bring, by entry point: built-in games come in through the same door as strangers'.

Entry points are only names until they are loaded, so looking at the shelf imports nothing. Whatever is wrong with
one is a `Flaw` that names its package; it never stops the others.
"""

from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, TypeVar

from breakhouse.core.refusal import Invalid

GAMES = "breakhouse.games"
"""`<id> = "package:GAME"`, an object that keeps the contract and has a `manifest`."""
BOTS = "breakhouse.bots"
"""`<id> = "package:BOTS"`, levels and how to make a bot of each."""
COACHES = "breakhouse.coaches"
"""`<id> = "package:COACH"`, reviews and forecasts."""
FACES = "breakhouse.faces"
"""`<id> = "package:FACE"`, the game at a terminal."""
PRESSES = "breakhouse.presses"
"""`<id> = "package:PRESS"`, the box on paper."""
OPERATIONS = "breakhouse.operations"
"""`<op> = "package:OPERATION"`, something that the referee can be asked beside matches."""
MESSAGES = "breakhouse.messages"
"""`<group> = "package"`, a package with a folder `messages/<language>/*.ftl`."""


T = TypeVar("T")


class Flaw(Invalid):
    """A plug-in that cannot be used: `code`, and always `package` and `name` among the parameters."""


@dataclass(frozen=True, slots=True)
class Found:
    """The plug-ins of one group by name, and those that had to be left out."""

    points: dict[str, EntryPoint] = field(default_factory=dict)
    flaws: tuple[Flaw, ...] = ()


@cache
def find(group: str) -> Found:
    """Everything installed under a group. A name that two packages want is nobody's but the one found first."""
    points: dict[str, EntryPoint] = {}
    flaws: list[Flaw] = []
    for point in sorted(entry_points(group=group), key=_built_in_first):
        if point.name in points and point.value != points[point.name].value:
            other = package_of(points[point.name])
            flaws.append(Flaw("plugin-name-taken", package=package_of(point), name=point.name, other=other))
        else:
            points.setdefault(point.name, point)
    return Found(points, tuple(flaws))


def load(point: EntryPoint) -> Any:
    """What the entry point names, or `Flaw` with the reason why it does not import."""
    try:
        return point.load()
    except Exception as wrong:
        why = f"{type(wrong).__name__}: {wrong}"
        raise Flaw("plugin-not-importable", package=package_of(point), name=point.name, why=why) from wrong


def load_as(kind: type[T], point: EntryPoint) -> T:
    """The same, or `Flaw` when it is no `kind`."""
    found = load(point)
    if not isinstance(found, kind):
        raise Flaw("plugin-of-wrong-kind", package=package_of(point), name=point.name, kind=kind.__name__)
    return found


def bring(kind: type[T], group: str, name: str) -> T | None:
    """What is installed under this name; None when nobody brings it or it is unusable (see `flaws_of`)."""
    point = find(group).points.get(name)
    try:
        return load_as(kind, point) if point is not None else None
    except Flaw:
        return None


def flaws_of(kind: type[T], group: str) -> tuple[Flaw, ...]:
    """Everything that is wrong with what is installed under a group; loads all of it."""
    found = find(group)
    unusable = (_flaw_of(kind, point) for point in found.points.values())
    return (*found.flaws, *(flaw for flaw in unusable if flaw is not None))


def _flaw_of(kind: type[T], point: EntryPoint) -> Flaw | None:
    try:
        load_as(kind, point)
    except Flaw as flaw:
        return flaw
    return None


def package_of(point: EntryPoint) -> str:
    """The distribution that brought it, as people install it."""
    return point.dist.name if point.dist is not None else point.module.partition(".")[0]


def _built_in_first(point: EntryPoint) -> tuple[bool, str]:
    """Within a package the order in which it declares them stays."""
    return package_of(point) != "breakhouse", package_of(point)
