"""Every sentence exists in every language with the same parameters, and every refusal has its sentence."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from breakhouse.core import Invalid, Refusal
from breakhouse.games import game_ids, shelf
from breakhouse.locales import LANGUAGES, flaws, groups, preferred_language, say, say_why
from breakhouse.locales.speech import HOUSE
from tests.support.locales.fluent_files import files
from tests.support.locales.fluent_files import messages as entries

SOURCE = Path(__file__).parent.parent.parent / "src" / "breakhouse"


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 — the library's name
        self.names.add(node.id.name)


def messages(language: str) -> dict[tuple[str, str], set[str]]:
    """Group and message id → the parameters it uses."""
    found: dict[tuple[str, str], set[str]] = {}
    for file, entry in entries(language):
        variables = Variables()
        variables.visit(entry)
        found[file.group, entry.id.name] = variables.names
    return found


ENGLISH = messages("en")
IDS = {id for _, id in ENGLISH}


RAISED = {"Refusal": "refused", "Invalid": "invalid", "Flaw": "invalid", "_flaw": "invalid"}


def codes() -> Iterator[tuple[str, str, str]]:
    """(refused or invalid, code, where) for every refusal that the code can raise."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RAISED:
                code = next((arg for arg in node.args if isinstance(arg, ast.Constant)), None)
                if code is not None:
                    yield RAISED[node.func.id], str(code.value), f"{file.relative_to(SOURCE)}:{node.lineno}"


def test_every_refusal_has_a_sentence() -> None:
    silent = [f"{where}: {word}-{code}" for word, code, where in codes() if f"{word}-{code}" not in IDS]
    assert silent == []


@pytest.mark.parametrize("game", game_ids())
def test_a_page_has_words_for_every_option_that_its_form_asks_for(game: str) -> None:
    """In the groups that it loads: what another game calls the same option does not reach it."""
    asked = shelf()[game]
    known = {id for group, id in ENGLISH if group in (HOUSE, game, *asked.manifest.messages)}
    names = set(asked.options_type.__struct_fields__) - set(asked.manifest.fixed)
    assert sorted(name for name in names if f"option-{name}" not in known) == []


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
    for file, entry in entries(language):
        text = file.text[entry.span.start : entry.span.end] if entry.span else ""
        assert not re.search(r"<[a-zA-Z/!]", text), f"{file.name}: {entry.id.name} has markup"
        loud = re.sub(r"(Stop|Stopp|Los)\s?!", "", text)
        assert "!" not in loud, f"{file.name}: {entry.id.name} shouts"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_fluent_and_no_message_stands_twice(language: str) -> None:
    junk = [
        f"{file.name}: {e.content[:80]}" for file in files(language) for e in file.body if isinstance(e, ftl.Junk)
    ]
    ids = [entry.id.name for _, entry in entries(language)]
    assert junk == []
    assert sorted(id for id in set(ids) if ids.count(id) > 1) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_found_as_it_is_written(language: str) -> None:
    """The voice finds messages by a pattern and reads them one by one; the parser must find the same ones."""
    found = {(group.name, id) for group in groups().values() for id in group.entries(language)}
    assert {key for key in found if not key[1].startswith("-")} == set(messages(language))


def test_the_groups_of_the_house_are_sound() -> None:
    assert flaws() == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_games_name_appears_only_in_its_own_messages(language: str) -> None:
    """A game's sentences stand with it: neither the house nor what games share has a message or a case for one."""
    ids = "|".join(game_ids())
    named = re.compile(rf"^\S*-({ids})(-\S*)? =|\[({ids})\]", re.M)
    found = [
        f"{file.name}: {hit[0]}"
        for file in files(language)
        if file.group not in game_ids()
        for hit in named.finditer(file.text)
    ]
    assert found == []


def test_a_sentence_is_said_in_the_language_asked_for() -> None:
    no = Refusal("must-have-n-tiles", n=4, kind="run")
    assert say_why("en", no) == "The run must have 4 tiles, as many as the set that opened the round."
    sentences = {language: say_why(language, no) for language in LANGUAGES}
    assert len(set(sentences.values())) == len(LANGUAGES)
    assert all("4" in sentence for sentence in sentences.values())


def test_the_pseudo_language_marks_every_sentence() -> None:
    assert say("xx", "refused-match-is-over").startswith("[")


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(KeyError):
        say("en", "no-such-message")
    assert "3" in say_why("en", Invalid("log-cut", line=3))


@pytest.mark.parametrize(
    ("header", "language"),
    [("fr-CH, fr;q=0.9, en;q=0.8", "fr"), ("pt, de;q=0.5, it;q=0.7", "it"), ("", "en"), ("xx;q=oops, de", "de")],
)
def test_the_language_follows_the_browser(header: str, language: str) -> None:
    assert preferred_language(header) == language
