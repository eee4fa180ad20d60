"""One name for each thing: docs/glossary.md against the messages of all four languages."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.support.locales.fluent_files import messages
from tests.support.locales.prose import prose

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
COLUMNS = {"fr": 1, "de": 2, "it": 3}

GROUPS = {
    "Skip-Bo Breakers": {"skipbo-breakers"},
    "Building": {"building", "classic", "mini", "dice"},
    "The house": {"house"},
}
"""Which messages a section of the glossary is about: “set” and “run” mean other things elsewhere."""

OTHERWISE = {
    "set": {
        "option-must_lay",  # “Wer legen kann, muss legen” needs no noun
        "option-equal_matches",
        "kind-count",  # only English counts “sets of sequential pairs”
        "skipbo-can-kind",
    },
    "open": {"rules-skipbo-breakers-open_discard-title", "option-open_discard"},  # face up
    "single": {
        "guide-skipbo-breakers-open",  # “even just one tile”, not the kind of set
        "rules-skipbo-breakers-think_ms",
        "simulate-help-players",  # a single name
    },
    "run": {"rules-skipbo-breakers-think_ms"},  # time runs out
    "hand": {"rules-skipbo-breakers-secrets", "simulate-column-won"},
    "tile": {"no-hand-here"},
    "brick": {"bench-hold", "words-summary"},  # a short button; a card in one breath, where Italian says “pezzi”
    "card": {"words-summary"},  # “Nuova carta” has just been said
    "lying": {"difference-misplaced"},
    "roll": {"coach-build-next", "bench-rolled"},  # “as it is”; “Tu as fait 3”, “Hai fatto 3”
    "table": {"join-go", "seat-kick"},  # short buttons
    "seat": {"seat-sit", "seat-sit-here", "screen-text"},  # “S’asseoir ici”, “Hier hinsetzen”
    "host": {"serve-help-name", "serve-help-public-url", "refused-unreadable-public-url"},  # a host name
}
"""Messages where English uses the word for something else, or where the others need none."""


class Term(NamedTuple):
    section: str
    english: str
    cells: list[str]


@cache
def terms() -> list[Term]:
    found, section = [], ""
    for line in GLOSSARY.read_text("utf-8").splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ")
        elif line.startswith("|") and not line.startswith(("| English", "|---")):
            cells = [re.sub(r"\(.*?\)", "", cell).strip() for cell in line.strip("|").split("|")]
            found.append(Term(section, cells[0], cells))
    return found


@cache
def texts(language: str) -> dict[tuple[str, str], str]:
    return {
        (file.group, entry.id.name): prose(file.text[entry.span.start : entry.span.end])
        for file, entry in messages(language)
        if entry.span and not entry.id.name.startswith("typed-")
    }


def uses(text: str, cell: str) -> bool:
    """Whether one of these words is in the text: each by its stem, with at most one other word in between."""
    stems = [[re.escape(word[: max(3, len(word) - 2)]) for word in way.split()] for way in cell.split(",")]
    return any(re.search(r"\w*\W+(?:\w+\W+)?".join(words), text, re.I) for words in stems)


def pattern(english: str) -> re.Pattern[str]:
    return re.compile(rf"\b{re.escape(english)}(s|e?d)?\b", re.I)


def without_longer(term: Term, text: str) -> str:
    """A “wild tile” is a term of its own, with its own words: it isn't a “tile” besides."""
    for other in terms():
        if other.section == term.section and other != term and term.english in other.english.split():
            text = pattern(other.english).sub(" ", text)
    return text


def test_the_glossary_can_be_parsed() -> None:
    assert {term.section for term in terms()} == set(GROUPS)
    assert all(len(term.cells) == 5 and all(term.cells) for term in terms())


@pytest.mark.parametrize("term", terms(), ids=lambda term: term.english)
def test_one_thing_has_one_name_in_every_language(term: Term) -> None:
    word = pattern(term.english)
    named = [
        key
        for key, text in texts("en").items()
        if key[0] in GROUPS[term.section] and word.search(without_longer(term, text))
    ]
    assert named, f"no English message says “{term.english}”"
    wrong = [
        f"{language}: {key[1]} has none of “{term.cells[column]}”"
        for key in named
        if key[1] not in OTHERWISE.get(term.english, ())
        for language, column in COLUMNS.items()
        if not uses(texts(language)[key], term.cells[column])
    ]
    assert wrong == []
