"""The rules of the games, and the shelf on which they stand.

A game is found by its entry point and loaded on first use, so using one game loads no other.
"""

from collections.abc import Sequence
from functools import cache

from breakhouse.core import Invalid, Refusal, log
from breakhouse.core.contract import AnyGame
from breakhouse.core.match import Sitting
from breakhouse.core.plugins import GAMES, Flaw, find, sort_out
from breakhouse.games.shelf import load_game


def game_ids() -> tuple[str, ...]:
    """The ids of all installed games, usable or not; nothing is loaded."""
    return tuple(find(GAMES).points)


@cache
def game(id: str) -> AnyGame:
    """The game of this id, or `Refusal` if there is none or it can't be played."""
    point = find(GAMES).points.get(id)
    if point is None:
        raise Refusal("no-such-game", game=str(id)[:40], known=", ".join(game_ids()))
    try:
        return load_game(point)
    except Flaw as flaw:
        raise Refusal(flaw.code, **flaw.params) from flaw


def replay(lines: Sequence[str]) -> Sitting:
    """The match in a file, whatever its game; `Invalid` if that game isn't installed."""
    header, _, _ = log.read(lines)
    if header.game not in game_ids():
        raise Invalid("log-of-unknown-game", game=header.game[:40])
    return log.replay(game(header.game), lines)


@cache
def shelf() -> dict[str, AnyGame]:
    """Every game that can be played, by id, from the left; each is loaded."""
    sound, _ = sort_out(GAMES, load_game)
    return {
        each.id: each
        for each in sorted(sound.values(), key=lambda each: (each.manifest.place, each.manifest.title))
    }


def flaws() -> tuple[Flaw, ...]:
    """Why some installed games are not on the shelf."""
    return sort_out(GAMES, load_game)[1]
