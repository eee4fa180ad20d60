"""Every sentence exists in every language with the same parameters, and every refusal has its sentence."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from breakhouse.core import Invalid, Refusal
from breakhouse.locales import LANGUAGES, preferred, said, say, sources

SOURCE = Path(__file__).parent.parent.parent / "src" / "breakhouse"


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 — the library's name
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Message id → the parameters it uses."""
    found: dict[str, set[str]] = {}
    for name, text in sources(language).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{name}: {entry.content[:80]}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}/{name} says {entry.id.name} twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


ENGLISH = messages("en")


def codes() -> Iterator[tuple[str, str, str]]:
    """(refused or invalid, code, where) for every refusal that the code can raise."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                first = node.args[0]
                if node.func.id in ("Refusal", "Invalid") and isinstance(first, ast.Constant):
                    word = "refused" if node.func.id == "Refusal" else "invalid"
                    yield word, str(first.value), f"{file.relative_to(SOURCE)}:{node.lineno}"


def test_every_refusal_has_a_sentence() -> None:
    silent = [f"{where}: {word}-{code}" for word, code, where in codes() if f"{word}-{code}" not in ENGLISH]
    assert silent == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_all_languages_have_the_same_messages(language: str) -> None:
    theirs = messages(language)
    assert sorted(set(ENGLISH) - set(theirs)) == []
    assert sorted(set(theirs) - set(ENGLISH)) == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_all_languages_use_known_parameters(language: str) -> None:
    """A language may leave a parameter out where its grammar needs none, but never invent one."""
    theirs = messages(language)
    invented = {id: theirs[id] - names for id, names in ENGLISH.items() if id in theirs and theirs[id] - names}
    assert invented == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_carries_markup_or_shouts(language: str) -> None:
    for name, text in sources(language).items():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Message):
                told = text[entry.span.start : entry.span.end] if entry.span else ""
                assert not re.search(r"<[a-zA-Z/!]", told), f"{language}/{name}: {entry.id.name} has markup"
                loud = re.sub(r"(Stop|Stopp|Los)\s?!", "", told)
                assert "!" not in loud, f"{language}/{name}: {entry.id.name} shouts"


def test_a_sentence_is_said_in_the_language_asked_for() -> None:
    no = Refusal("must-have-n-tiles", n=4, kind="run")
    assert said("en", no) == "The run must have 4 tiles, as many as the set that opened the round."
    told = {language: said(language, no) for language in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    assert all("4" in sentence for sentence in told.values())


def test_the_pseudo_language_marks_every_sentence() -> None:
    assert say("xx", "refused-match-is-over").startswith("[")


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(KeyError):
        say("en", "no-such-message")
    assert "3" in said("en", Invalid("log-cut", line=3))


@pytest.mark.parametrize(
    ("header", "language"),
    [("fr-CH, fr;q=0.9, en;q=0.8", "fr"), ("pt, de;q=0.5, it;q=0.7", "it"), ("", "en"), ("xx;q=oops, de", "de")],
)
def test_the_language_follows_the_browser(header: str, language: str) -> None:
    assert preferred(header) == language
