"""What installed packages provide, by entry point: built-in games use the same mechanism as any other package.

Entry points are only names until they are loaded, so listing the shelf imports nothing. If something is wrong with
one, a `Flaw` names its package; the others still work.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pkgutil import resolve_name
from typing import Any, TypeVar

from breakhouse.core.refusal import Invalid

GAMES = "breakhouse.games"
"""`<id> = "package:GAME"`, an object that fulfils the contract and has a `manifest`."""
BOTS = "breakhouse.bots"
"""`<id> = "package:BOTS"`, levels and how to make a bot of each."""
COACHES = "breakhouse.coaches"
"""`<id> = "package:COACH"`, reviews and forecasts."""
FACES = "breakhouse.faces"
"""`<id> = "package:FACE"`, the game at a terminal."""
PRESSES = "breakhouse.presses"
"""`<id> = "package:PRESS"`, the box on paper."""
OPERATIONS = "breakhouse.operations"
"""`<op> = "package:OPERATION"`, a question for the referee that isn't about matches."""
MESSAGES = "breakhouse.messages"
"""`<group> = "package"`, a package with a folder `messages/<language>/*.ftl`."""


T = TypeVar("T")


class Flaw(Invalid):
    """A plug-in that can't be used: a `code`, and parameters that always include `package` and `name`."""


@dataclass(frozen=True, slots=True)
class Found:
    """The plug-ins of one group by name, and the flaws of those left out."""

    points: dict[str, EntryPoint] = field(default_factory=dict)
    flaws: tuple[Flaw, ...] = ()


@cache
def find(group: str) -> Found:
    """Everything installed under a group. If two packages use the same name, the first one found gets it."""
    points: dict[str, EntryPoint] = {}
    flaws: list[Flaw] = []
    for point in sorted(entry_points(group=group), key=_built_in_first):
        if point.name in points and point.value != points[point.name].value:
            flaws.append(flaw_in(point, "plugin-name-taken", other=package_of(points[point.name])))
        else:
            points.setdefault(point.name, point)
    return Found(points, tuple(flaws))


def load(point: EntryPoint) -> Any:
    """What the entry point names, or `Flaw` with the reason why it does not import."""
    try:
        return point.load()
    except Exception as wrong:
        raise flaw_in(point, "plugin-not-importable", why=f"{type(wrong).__name__}: {wrong}") from wrong


def load_as(kind: type[T], point: EntryPoint) -> T:
    """The same, or `Flaw` if it isn't a `kind`."""
    found = load(point)
    if not isinstance(found, kind):
        raise flaw_in(point, "plugin-of-wrong-kind", kind=kind.__name__)
    return found


def bring(kind: type[T], group: str, name: str) -> T | None:
    """What is installed under this name; None if nothing is, or it can't be used (see `sort_out`)."""
    point = find(group).points.get(name)
    try:
        return load_as(kind, point) if point is not None else None
    except Flaw:
        return None


def sort_out(group: str, use: Callable[[EntryPoint], T]) -> tuple[dict[str, T], tuple[Flaw, ...]]:
    """Loads a whole group: the usable plug-ins by name, and what's wrong with the rest."""
    found = find(group)
    usable: dict[str, T] = {}
    flaws = list(found.flaws)
    for name, point in found.points.items():
        try:
            usable[name] = use(point)
        except Flaw as flaw:
            flaws.append(flaw)
    return usable, tuple(flaws)


def later(name: str) -> Callable[..., Any]:
    """The function `package.module:name`, which is imported only when it is called."""
    return lambda *arguments: resolve_name(name)(*arguments)


def flaw_in(point: EntryPoint, code: str, **params: str) -> Flaw:
    return Flaw(code, package=package_of(point), name=point.name, **params)


def package_of(point: EntryPoint) -> str:
    """The distribution that provides it, by the name people install."""
    return point.dist.name if point.dist is not None else point.module.partition(".")[0]


def _built_in_first(point: EntryPoint) -> tuple[bool, str]:
    """Keeps the order in which a package declares them."""
    return package_of(point) != "breakhouse", package_of(point)
