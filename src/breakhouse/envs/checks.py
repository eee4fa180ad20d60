"""Checks of what an environment is given, parameters and actions: each `ValueError` quotes it."""

from typing import Any

from breakhouse.bots import levels
from breakhouse.core import Refusal
from breakhouse.core.numbers import MOST_SEED, check_whole
from breakhouse.core.options import read_options
from breakhouse.games import game

MASKS = ("observation", "info")
RENDER_MODES = (None, "ansi")


class IllegalAction(ValueError):
    """There's no such action, or it isn't legal now; nothing has happened."""

    __module__ = "breakhouse.envs"


def check_seed(seed: int | None) -> int | None:
    return None if seed is None else check_whole("the seed", seed, 0, MOST_SEED)


def check_players(game_id: str, players: int) -> int:
    return check_whole("players", players, *game(game_id).seats)


def check_options(game_id: str, options: dict[str, Any]) -> None:
    try:
        read_options(game(game_id), options)
    except Refusal as no:
        raise ValueError(str(no)) from None


def check_level(game_id: str, what: str, level: str) -> str:
    if level not in levels(game_id):
        raise ValueError(f"{what} are those of a level ({', '.join(levels(game_id))}), not {level!r}")
    return level


def check_masks(masks: str) -> str:
    if masks not in MASKS:
        raise ValueError(f"masks stand in the {' or in '.join(MASKS)}, not in {masks!r}")
    return masks


def check_render_mode(render_mode: str | None) -> str | None:
    if render_mode not in RENDER_MODES:
        raise ValueError(f"render_mode is None or 'ansi', not {render_mode!r}")
    return render_mode
