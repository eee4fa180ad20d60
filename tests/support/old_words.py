"""An invented old version of Skip-Bo Breakers, in which sets were *played* and then *put*; today they are *laid*.

Nothing has been released yet, so this is what keeps the reading of old versions tested.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar

import msgspec
import pytest

from breakhouse.core import log
from breakhouse.core.entry import Entry
from breakhouse.games.skipbo_breakers import GAME, SkipboBreakers

RENAMED = {"play": "lay", "put": "laid"}
"""A command and an event, today's words by the old ones."""
WORDS = ((b'"do":"lay"', b'"do":"play"'), (b'"did":"laid"', b'"did":"put"'))
"""Both as they are written, today's words first."""


class RenamedBreakers(SkipboBreakers):
    """Version 2."""

    rules_version: ClassVar[int] = 2
    renamed: ClassVar[dict[str, str]] = RENAMED

    def of_version(self, version: int) -> Any:
        return GAME  # other words, but the same rules and the same draws


@contextmanager
def renamed_on_the_shelf() -> Iterator[None]:
    """Makes the game on the shelf, as every part of the house finds it, one in its second version."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SkipboBreakers, "rules_version", 2)
        patch.setattr(SkipboBreakers, "renamed", RENAMED, raising=False)
        patch.setattr(SkipboBreakers, "of_version", lambda self, version: self, raising=False)
        yield


def find_old_words(value: Any) -> list[str]:
    """The old words in anything that can be sent or stored."""
    text = msgspec.json.encode(value)
    return [old.decode() for _, old in WORDS if old in text]


def in_old_words(entry: Entry) -> Entry:
    """The entry as the first version would have written it."""
    events = tuple(_reword(event) for event in entry.events)
    return msgspec.structs.replace(entry, command=_reword(entry.command), events=events)


def write_in_old_words(lines: list[str]) -> list[str]:
    """The match file as the first version would have written it."""
    header, entries, end = log.read(lines)
    assert header.rules_version == 1
    assert end.secret is not None
    old = [in_old_words(entry) for entry in entries]
    return log.write(header, old, end.outcome, bytes.fromhex(end.secret), end.nonces, draws=end.draws)


def _reword(raw: msgspec.Raw) -> msgspec.Raw:
    text = bytes(raw)
    for new, old in WORDS:
        text = text.replace(new, old)
    return msgspec.Raw(text)
