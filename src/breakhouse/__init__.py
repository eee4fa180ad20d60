"""Five games of making and breaking, exact and fast.

>>> import breakhouse
>>> from breakhouse.skipbo_breakers import GAME
>>> match = breakhouse.Match(GAME, ["Ann", "Bo"], seed=7)
>>> while not match.is_over:
...     events = match.push(match.legal()[0])
>>> match.outcome().reason
'target-reached'

What is public is what `__all__` lists here, in `breakhouse.skipbo_breakers`, `breakhouse.building` and
`breakhouse.envs`, and, for authors of games, in `breakhouse.core`, `breakhouse.core.manifest`, `breakhouse.bots`
and `breakhouse.conformance`. It follows semantic versioning. Everything else is private, whatever it's called; see
docs/library.md and docs/decisions/0030-what-is-public.md.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    __version__: str

    from breakhouse import building, envs, skipbo_breakers
    from breakhouse.bots import Bot, Budget, Move, levels, make_bot
    from breakhouse.bots.arena import Report
    from breakhouse.bots.coach import Advice
    from breakhouse.bots.review import Review
    from breakhouse.core import (
        Command,
        Event,
        Free,
        Game,
        Invalid,
        Outcome,
        Refusal,
        Template,
        UnreadableCommand,
        View,
    )
    from breakhouse.core.optional_installs import MissingExtra
    from breakhouse.games import game, game_ids
    from breakhouse.library.matches import Match
    from breakhouse.library.opponents import compare, hint, play, review, verify

__all__ = [
    "Advice",
    "Bot",
    "Budget",
    "Command",
    "Event",
    "Free",
    "Game",
    "Invalid",
    "Match",
    "MissingExtra",
    "Move",
    "Outcome",
    "Refusal",
    "Report",
    "Review",
    "Template",
    "UnreadableCommand",
    "View",
    "building",
    "compare",
    "envs",
    "game",
    "game_ids",
    "hint",
    "levels",
    "make_bot",
    "play",
    "review",
    "skipbo_breakers",
    "verify",
]

_MODULES = ("building", "envs", "skipbo_breakers")
_FROM = {
    "breakhouse.bots": ("Bot", "Budget", "Move", "levels", "make_bot"),
    "breakhouse.bots.arena": ("Report",),
    "breakhouse.bots.coach": ("Advice",),
    "breakhouse.bots.review": ("Review",),
    "breakhouse.core": (
        *("Command", "Event", "Free", "Game", "Invalid", "Outcome"),
        *("Refusal", "Template", "UnreadableCommand", "View"),
    ),
    "breakhouse.core.optional_installs": ("MissingExtra",),
    "breakhouse.games": ("game", "game_ids"),
    "breakhouse.library.matches": ("Match",),
    "breakhouse.library.opponents": ("compare", "hint", "play", "review", "verify"),
}
_WHERE = {name: module for module, names in _FROM.items() for name in names}


def __dir__() -> list[str]:
    """What is public, and nothing that this file needs for itself."""
    return sorted({*__all__, "__version__", *(name for name in globals() if name.startswith("__"))})


if not TYPE_CHECKING:  # so that a type checker knows these names and no others

    def __getattr__(name: str) -> object:
        """Imports a name on first use, so that the command line starts quickly."""
        if name == "__version__":
            return import_module("importlib.metadata").version("breakhouse")
        if name in _MODULES:
            return import_module(f"breakhouse.{name}")
        if name not in _WHERE:
            raise AttributeError(f"module 'breakhouse' has no attribute {name!r}")
        globals()[name] = found = getattr(import_module(_WHERE[name]), name)
        return found
