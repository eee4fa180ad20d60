"""Every Fluent file of every group, for the tests of this folder."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from breakhouse.locales import groups


class File(NamedTuple):
    group: str
    name: str
    text: str
    body: list[ftl.EntryType]


@cache
def files(language: str) -> tuple[File, ...]:
    return tuple(
        File(group.name, f"{group.name}:{language}/{name}.ftl", text, FluentParser().parse(text).body)
        for group in groups().values()
        for name, text in group.files[language].items()
    )


def messages(language: str) -> Iterator[tuple[File, ftl.Message]]:
    return ((file, entry) for file in files(language) for entry in file.body if isinstance(entry, ftl.Message))
