"""The server's list of games: computed once, because every page asks for it first."""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.resources import files

import msgspec

from breakhouse.core.contract import AnyGame
from breakhouse.core.manifest import Box
from breakhouse.core.options import describe_options
from breakhouse.games import shelf
from breakhouse.locales import LANGUAGES, say
from breakhouse.press.press import press_ids
from breakhouse.server import forms
from breakhouse.server.packed import Packed
from breakhouse.server.texts import versions


def pack_games(levels: Callable[[str], Sequence[str]]) -> Packed:
    """The games that can be played here, with the levels of their bots."""
    games = [describe_game(each, list(levels(id))) for id, each in shelf().items()]
    return Packed(msgspec.json.encode(forms.Games(games)), "application/json")


def describe_game(game: AnyGame, levels: list[str]) -> forms.GameInfo:
    options = {
        name: forms.OptionInfo(about["default"], about["schema"]) for name, about in describe_options(game).items()
    }
    boxes = game.manifest.boxes
    return forms.GameInfo(
        id=game.id,
        seats=game.seats,
        rules_version=game.rules_version,
        options=options,
        levels=levels,
        manifest=game.manifest,
        lids={box.id: {language: lid_of(box, language) for language in LANGUAGES} for box in boxes},
        pictures={box.id: _picture(game, box) for box in boxes},
        prints=game.id in press_ids(),
        texts=versions(game.manifest.messages),
    )


def lid_of(box: Box, language: str) -> forms.Lid:
    return forms.Lid(_say_or(language, f"box-{box.id}", box.title), _say_or(language, f"box-{box.id}-line", ""))


def _say_or(language: str, message: str, otherwise: str) -> str:
    try:
        return say(language, message)
    except KeyError:
        return otherwise


def _picture(game: AnyGame, box: Box) -> str:
    if not box.picture:
        return ""
    package = import_module(type(game).__module__).__package__
    assert package is not None
    return (files(package) / box.picture).read_text(encoding="utf-8")
