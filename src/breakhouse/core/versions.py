"""Matches and programs of earlier versions: the words they use, and the rules behind their draws.

A game declares both, where needed:

- `renamed = {"play": "lay"}`: the old names of commands and events, and today's names;
- `of_version(version)`: the rules that decide a match of an earlier version as they did then, with that version's
  draws and decks, in today's words; None if we no longer have them. Without this method, only today's version is
  known.

Why: docs/decisions/0014-old-words-are-still-read.md and docs/decisions/0024-a-version-has-its-deck.md.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from breakhouse.core.contract import AnyGame
from breakhouse.core.entry import Entry, Header
from breakhouse.core.refusal import Invalid


def renames_of(game: AnyGame) -> Mapping[str, str]:
    """Today's words by those of earlier versions."""
    words: Mapping[str, str] = getattr(game, "renamed", {})
    return words


def rules_of(game: AnyGame, header: Header) -> AnyGame:
    """The rules that decided the match, or `Invalid`: they are newer than ours, or we no longer have them."""
    version, known = header.rules_version, game.rules_version
    if version > known:
        raise Invalid("log-of-newer-rules", version=version, known=known)
    if version == known:
        return game
    rules: AnyGame | None = game.of_version(version) if hasattr(game, "of_version") else None
    if rules is None:
        raise Invalid("log-of-older-rules", version=version, known=known)
    return rules


def rules_to_go_on(game: AnyGame, header: Header) -> AnyGame:
    """The rules for the rest of a match: those it began with, or today's if we no longer have them."""
    try:
        return rules_of(game, header)
    except Invalid:
        return game


def translate(game: AnyGame, header: Header, entries: Iterable[Entry]) -> list[Entry]:
    """The entries of a match in today's words; the log itself stays as it is."""
    if header.rules_version == game.rules_version or not renames_of(game):
        return list(entries)
    return [_translate_entry(game, entry) for entry in entries]


def reword(game: AnyGame, fields: Mapping[str, Any], field: str) -> Mapping[str, Any]:
    """A command (named in the field `do`) or an event (`did`) in today's words."""
    word = fields.get(field)
    new = renames_of(game).get(word) if isinstance(word, str) else None
    return fields if new is None else {**fields, field: new}


def _translate_entry(game: AnyGame, entry: Entry) -> Entry:
    return msgspec.structs.replace(
        entry,
        command=_reword(game, entry.command, "do"),
        events=tuple(_reword(game, event, "did") for event in entry.events),
    )


def _reword(game: AnyGame, raw: msgspec.Raw, field: str) -> msgspec.Raw:
    try:
        fields = msgspec.json.decode(raw)
    except msgspec.DecodeError:
        return raw  # the reader will report it, with its place
    if not isinstance(fields, dict):
        return raw
    new = reword(game, fields, field)
    return raw if new is fields else msgspec.Raw(msgspec.json.encode(new))
