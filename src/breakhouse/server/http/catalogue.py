"""The games and their texts, as pages ask for them: computed once, because every page does."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files

import msgspec

from breakhouse.core import Refusal
from breakhouse.core.contract import AnyGame
from breakhouse.core.manifest import Box
from breakhouse.core.options import describe_options
from breakhouse.games import shelf
from breakhouse.locales import LANGUAGES, groups, say
from breakhouse.press.press import press_ids, press_of
from breakhouse.server.http import forms
from breakhouse.server.http.cached import CachedResponse

ELSEWHERE = ("terminal", "press")
"""Files that no page needs."""
SENT = ("refused-", "invalid-", "notice-")
"""These reach a page as whole sentences."""


def pack_games(levels: Callable[[str], Sequence[str]]) -> CachedResponse:
    """The games that can be played here, with the levels of their bots."""
    games = [describe_game(each, list(levels(id))) for id, each in shelf().items()]
    return CachedResponse(msgspec.json.encode(forms.Games(games)), "application/json")


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
        prints_tactile=game.id in press_ids() and press_of(game.id).tactile,
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


def text_of(group: str, language: str) -> CachedResponse:
    """The messages as Fluent, without comments; `Refusal` when there are none."""
    if group not in groups() or language not in LANGUAGES:
        raise Refusal("no-such-texts", group=group[:40], language=language[:40])
    return _pack(group, language)


def versions(names: Iterable[str]) -> dict[str, dict[str, str]]:
    """Version by group and language, so an answer may be cached for ever."""
    return {name: {language: _pack(name, language).version for language in LANGUAGES} for name in names}


@cache
def _pack(group: str, language: str) -> CachedResponse:
    entries = groups()[group].entries(language, but=ELSEWHERE)
    text = "".join(entry.rstrip() + "\n" for id, entry in entries.items() if not id.startswith(SENT))
    return CachedResponse(text.encode(), "text/plain")
