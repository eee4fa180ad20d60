"""Finds a message by its id and renders it.

Fluent is imported with the first sentence, so a bot in a worker or a table that needs no words never loads it.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from breakhouse.core.messages import LANGUAGES, MessageGroup, message_flaws, message_groups, read_languages
from breakhouse.core.plugins import Flaw
from breakhouse.core.refusal import Invalid, Param, Refusal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PSEUDO = "xx"
"""English with marked letters: text that shows up unmarked on a screen isn't translatable."""

HOUSE = "house"

_MARKED = str.maketrans("aceinouyACEINOUY", "àçéîñöûýÀÇÉÎÑÖÛÝ")
_QUOTED = re.compile(r"{\s*(-?[a-zA-Z][\w-]*)")
"""A message or term that another one uses."""


def say(language: str, message: str, /, **params: Param | float) -> str:
    """The sentence `message` in this language; KeyError for one that does not exist in English either."""
    for voice in (_voice(language if language in LANGUAGES else "en"), _voice("en")):
        bundle = voice.bundle_with(message)
        found = bundle.get_message(message) if bundle.has_message(message) else None
        if found is not None and found.value is not None:
            text, problems = bundle.format_pattern(found.value, _plain(params))
            if problems:
                raise KeyError(f"{message} in {language}: {problems[0]}")
            return pseudo(str(text)) if language == PSEUDO else str(text)
    raise KeyError(message)


def say_why(language: str, no: Refusal | Invalid) -> str:
    """The sentence for a refusal or for something unreadable."""
    word = "refused" if isinstance(no, Refusal) else "invalid"
    return say(language, f"{word}-{no.code}", **{**no.params, **no.spoken})


def say_signs(language: str, text: str, signs: Mapping[str, str]) -> str:
    """The text with the words of these messages in place of signs, to be heard."""
    for sign, message in signs.items():
        text = text.replace(sign, say(language, message))
    return text


def preferred_language(accept_language: str) -> str:
    """The first language of an Accept-Language header that we have, else English."""
    for _, language in sorted(_read_weights(accept_language), key=lambda pair: -pair[0]):
        if language in LANGUAGES:
            return language
    return "en"


@cache
def groups() -> dict[str, MessageGroup]:
    """Breakhouse's own messages first, then those of every package that has some."""
    house = MessageGroup(HOUSE, "breakhouse", read_languages(Path(__file__).parent))
    return {HOUSE: house, **message_groups()}


def flaws() -> tuple[Flaw, ...]:
    """What is wrong with the messages of installed packages."""
    return (*message_flaws(), *_find_taken(), *_unreadable())


def pseudo(text: str) -> str:
    """The same sentence with marked letters and a third longer, as the longest languages are."""
    return f"[{text.translate(_MARKED)}{'·' * (len(text) // 3)}]"


class _Voice:
    """The messages of a language. Each is parsed on first use: parsing all of them takes most of a second."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self._bundle = FluentBundle([language], use_isolating=False)
        self._entries: dict[str, str] = {}
        for group in reversed(groups().values()):
            self._entries.update(group.entries(language))

    def bundle_with(self, message: str) -> "FluentBundle":
        """Adds what a message refers to before the message itself, so another thread never finds half of it."""
        if not self._bundle.has_message(message):
            from fluent.runtime import FluentResource

            wanted = [message]
            for name in wanted:
                wanted += [
                    quoted for quoted in _QUOTED.findall(self._entries.get(name, "")) if quoted not in wanted
                ]
            for name in reversed(wanted):
                self._bundle.add_resource(FluentResource(self._entries.get(name, "")))
        return self._bundle


@cache
def _voice(language: str) -> _Voice:
    return _Voice(language)


def _find_taken() -> Iterable[Flaw]:
    """A message belongs to the first group that has it; later ones of the same id are ignored."""
    owners: dict[str, MessageGroup] = {}
    for group in groups().values():
        for message in group.entries("en"):
            owner = owners.setdefault(message, group)
            if owner is not group:
                yield Flaw(
                    "message-taken", package=group.package, name=group.name, message=message, other=owner.name
                )


def _unreadable() -> Iterable[Flaw]:
    """Our own files are long and tested; other packages' are checked once."""
    strangers = (group for group in groups().values() if group.package != "breakhouse")
    for group in strangers:
        for language in LANGUAGES:
            for file, text in group.files[language].items():
                if (bad := junk_in(text)) is not None:
                    where = f"{language}/{file}.ftl"
                    yield Flaw("messages-not-fluent", package=group.package, name=group.name, file=where, text=bad)


def junk_in(text: str) -> str | None:
    """The first line that isn't Fluent."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    for entry in FluentResource(text).body:
        if isinstance(entry, Junk):
            return str(entry.content).strip().partition("\n")[0][:80]
    return None


def _plain(params: Mapping[str, Param | float]) -> dict[str, str | int | float]:
    """Fluent knows texts and numbers: true and false become words that a message can select on."""
    return {
        name: ("none" if value is None else "yes" if value is True else "no" if value is False else value)
        for name, value in params.items()
    }


def _read_weights(header: str) -> Iterable[tuple[float, str]]:
    for part in header.split(","):
        tag, _, quality = part.strip().partition(";q=")
        try:
            yield float(quality or 1), tag.split("-")[0].lower()
        except ValueError:
            continue
