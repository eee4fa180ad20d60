"""A group's messages as a page needs them: pages fetch those of the game that they show, built in or installed."""

from collections.abc import Iterable
from functools import cache

from breakhouse.core import Refusal
from breakhouse.locales import LANGUAGES, groups
from breakhouse.server.packed import Packed

ELSEWHERE = ("terminal", "press")
"""Files that no page needs."""
SENT = ("refused-", "invalid-", "notice-")
"""These reach a page as whole sentences."""


def text_of(group: str, language: str) -> Packed:
    """The messages as Fluent, without comments; `Refusal` when there are none."""
    if group not in groups() or language not in LANGUAGES:
        raise Refusal("no-such-texts", group=group[:40], language=language[:40])
    return _pack(group, language)


def versions(names: Iterable[str]) -> dict[str, dict[str, str]]:
    """Version by group and language, so an answer may be cached for ever."""
    return {name: {language: _pack(name, language).version for language in LANGUAGES} for name in names}


@cache
def _pack(group: str, language: str) -> Packed:
    entries = groups()[group].entries(language, but=ELSEWHERE)
    text = "".join(entry.rstrip() + "\n" for id, entry in entries.items() if not id.startswith(SENT))
    return Packed(text.encode(), "text/plain")
