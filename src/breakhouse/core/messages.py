"""The messages that packages provide: a group is a folder `messages/<language>/*.ftl`, found by its entry point.

They are read as text, without importing the game, so rendering one sentence loads no rules.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pathlib import Path

from breakhouse.core.plugins import MESSAGES, Flaw, find, flaw_in, package_of, sort_out

LANGUAGES = ("en", "fr", "de", "it")

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n?(?:(?:[ \t}].*)?\n)*", re.M)


@dataclass(frozen=True, slots=True)
class MessageGroup:
    """The messages of one package, or Breakhouse's own."""

    name: str
    package: str
    files: Mapping[str, Mapping[str, str]]
    """Language → name of the file, without its ending → its text."""

    def entries(self, language: str, *, but: tuple[str, ...] = ()) -> dict[str, str]:
        """Every message and term by its id, as it is written; `but` leaves whole files out."""
        texts = (text for file, text in self.files[language].items() if file not in but)
        return {found[1]: found[0] for text in texts for found in _ENTRY.finditer(f"{text}\n")}


@cache
def message_group(name: str) -> MessageGroup:
    """The group of this name. Raises `Flaw` if a language is missing, or a message in one; `KeyError` if there's
    none."""
    point = find(MESSAGES).points[name]
    try:
        group = MessageGroup(name, package_of(point), read_languages(_folder(point)))
    except (OSError, UnicodeDecodeError) as wrong:
        raise flaw_in(point, "messages-unreadable", why=str(wrong)) from wrong
    english = _messages(group, "en")
    for language in LANGUAGES:
        if missing := sorted(english ^ _messages(group, language)):
            raise flaw_in(point, "messages-incomplete", language=language, missing=", ".join(missing[:3]))
    return group


def message_groups() -> dict[str, MessageGroup]:
    """Every usable group, those of built-in games first."""
    return sort_out(MESSAGES, lambda point: message_group(point.name))[0]


def message_flaws() -> tuple[Flaw, ...]:
    """Why some groups cannot be used."""
    return sort_out(MESSAGES, lambda point: message_group(point.name))[1]


def read_languages(folder: Path) -> dict[str, dict[str, str]]:
    """The Fluent files in `<folder>/<language>`, as `MessageGroup` has them."""
    return {language: _read(folder / language) for language in LANGUAGES}


def _messages(group: MessageGroup, language: str) -> set[str]:
    """Terms may differ between languages."""
    return {id for id in group.entries(language) if not id.startswith("-")}


def _folder(point: EntryPoint) -> Path:
    try:
        spec = find_spec(point.module)
    except Exception as wrong:
        raise flaw_in(point, "plugin-not-importable", why=f"{type(wrong).__name__}: {wrong}") from wrong
    if spec is None or not spec.submodule_search_locations:
        raise flaw_in(point, "plugin-not-importable", why=point.module)
    return Path(next(iter(spec.submodule_search_locations))) / "messages"


def _read(folder: Path) -> dict[str, str]:
    files = sorted(file for file in folder.iterdir() if file.suffix == ".ftl")
    return {file.stem: file.read_text(encoding="utf-8") for file in files}
