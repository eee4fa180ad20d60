"""From an entry point to a playable game, or a flaw that says what its author has to fix."""

from functools import cache
from importlib.metadata import EntryPoint

from breakhouse.core.contract import AnyGame, Game
from breakhouse.core.manifest import Manifest
from breakhouse.core.messages import message_group
from breakhouse.core.plugins import MESSAGES, find, flaw_in, load

CONTRACT = tuple(name for name in (*Game.__annotations__, *vars(Game)) if not name.startswith("_"))
"""The names that every game must have."""


@cache
def load_game(point: EntryPoint) -> AnyGame:
    """The game, or `Flaw`: it can't be imported, breaks the contract, has another id, or lacks messages."""
    game: AnyGame = load(point)
    missing = sorted(name for name in CONTRACT if not hasattr(game, name))
    if missing:
        raise flaw_in(point, "game-breaks-contract", missing=", ".join(missing))
    if game.id != point.name:
        raise flaw_in(point, "game-called-otherwise", id=str(game.id))
    _check_manifest(point, game.manifest)
    return game


def _check_manifest(point: EntryPoint, manifest: object) -> None:
    if not isinstance(manifest, Manifest):
        raise flaw_in(point, "game-without-manifest")
    titles = (manifest.title, *(box.title for box in manifest.boxes))
    if not all(title.strip() for title in titles):
        raise flaw_in(point, "game-without-title")
    if not manifest.boxes:
        raise flaw_in(point, "game-without-box")
    for group in manifest.messages:
        if group not in find(MESSAGES).points:
            raise flaw_in(point, "game-without-messages", group=group)
        message_group(group)
