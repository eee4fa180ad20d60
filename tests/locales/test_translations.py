"""French, German and Italian say all that English says, by their own grammar and with their own marks."""

import itertools
import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from breakhouse.locales import LANGUAGES, groups, say
from tests.support.locales.fluent_files import messages

TRANSLATED = [language for language in LANGUAGES if language != "en"]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
MOST = 60
"""Ways of saying one message that are tried; beyond, they are taken evenly from all."""

BUTTONS = re.findall(
    r"\S+",
    """
    back close try-again try-now play-now with-friends join-go name-keep welcome-sit gather-start seat-sit
    seat-sit-here seat-put-bot seat-stand seat-clear seat-kick seat-let-bot seat-take-back seat-add
    seat-remove invite-copy invite-share invite-screen bar-hint bar-words bar-rules bar-menu line-undo
    paused-resume handover-cover proposal-yes proposal-no chat-send menu-pause menu-move menu-invite
    menu-resign menu-resign-sure menu-abandon menu-leave command-send lay pass hand-over-next guide-skip
    guide-close result-share result-replay result-again replay-play replay-pause settings-keys-reset
    settings-download settings-forget settings-forget-sure companion-begin own-next own-roll own-start
    own-stop bench-turn bench-hold bench-release bench-break bench-refuse bench-finish bench-point
    bench-leave bench-count-close bench-roll bench-roll-small bench-start real-claim real-confirm
    real-object
    """,
)

TYPED = [id for id in groups()["building"].entries("en") if re.match(r"typed-(?!how-|left|right|over)", id)]
"""What a line in the command box may begin with."""


class Reading(Visitor):
    """The parameters of a message, and the keys by which it chooses, also within the messages that it quotes."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.parameters: set[str] = set()
        self.keys: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 — the library's name
        self.parameters.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.visit(entries(self.language)[node.id.name])

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, [])
            for variant in node.variants:
                key = variant.key
                keys.append(key.name if isinstance(key, ftl.Identifier) else str(key.value))
        self.generic_visit(node)


@cache
def entries(language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for _, entry in messages(language)}


def reading(language: str, message: str) -> Reading:
    found = Reading(language)
    found.visit(entries(language)[message])
    return found


def ways(message: str) -> Iterator[dict[str, str | int]]:
    """Parameters that lead through the branches of the English message, with figures where it counts."""
    english = reading("en", message)
    names = sorted(english.parameters)
    values = [sorted({_value(key) for key in english.keys.get(name, ["Anna"])}, key=str) for name in names]
    every = list(itertools.product(*values))
    for row in every[:: max(1, len(every) // MOST)]:
        yield dict(zip(names, row, strict=True))


def _value(key: str) -> str | int:
    return int(key) if key.isdigit() else {"one": 1, "other": 3}.get(key, key)


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_branch_of_every_message_can_be_formatted(language: str) -> None:
    for message in entries("en"):
        for params in ways(message):
            sentence = say(language, message, **params)
            assert not re.search(r"[{}$]", sentence), f"{message}: {sentence}"


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_distinction_made_in_english_is_made_in_translations(language: str) -> None:
    """Where a language chooses by a parameter at all, it knows every name that the parameter can have."""
    for message in entries("en"):
        english, theirs = reading("en", message), reading(language, message)
        for name, keys in english.keys.items():
            named = {key for key in keys if key not in PLURALS and not key.isdigit()}
            assert named <= set(theirs.keys.get(name, named)), f"{language}: {message} by {name}"


@pytest.mark.parametrize("language", TRANSLATED)
def test_messages_with_counts_have_a_singular_and_a_plural(language: str) -> None:
    for message, entry in entries(language).items():
        for select in _selects(entry):
            keys = {v.key.name for v in select.variants if isinstance(v.key, ftl.Identifier)}
            if keys & (PLURALS - {"other"}):
                assert {"one", "other"} <= keys, f"{language}: {message}"


def _selects(entry: ftl.Message) -> Iterator[ftl.SelectExpression]:
    found: list[ftl.SelectExpression] = []

    class Finding(Visitor):
        def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
            found.append(node)
            self.generic_visit(node)

    Finding().visit(entry)
    return iter(found)


@pytest.mark.parametrize(
    ("message", "params"),
    [
        ("bench-pile", {"count": 0}),
        ("bench-points", {"points": 0}),
        ("place-tiles", {"count": 0}),
        ("place-score", {"score": 0, "target": 50}),
        ("terminal-score", {"you": "yes", "name": "Anna", "score": 0}),
        ("own-points", {"points": 0}),
    ],
)
def test_zero_is_never_worded_as_one(message: str, params: dict[str, str | int]) -> None:
    """French counts nothing as singular, so a singular that writes “une” would say one for none."""
    for language in LANGUAGES:
        assert re.search(r"\b0\b", say(language, message, **params)), language


@pytest.mark.parametrize("language", TRANSLATED)
def test_sentences_are_translated(language: str) -> None:
    """A few words are the same in two languages; whole sentences are not."""
    for message in entries("en"):
        for params in itertools.islice(ways(message), 1):
            english = say("en", message, **params)
            if len(re.findall(r"[a-z]{2,}", english)) > 3:
                assert say(language, message, **params) != english, message


def spoken(language: str) -> Iterator[tuple[str, str]]:
    for message in entries(language):
        for params in itertools.islice(ways(message), 8):
            yield message, say(language, message, **params)


@pytest.mark.parametrize("language", TRANSLATED)
def test_apostrophes_are_curved(language: str) -> None:
    assert [sentence for _, sentence in spoken(language) if re.search(r"\w'\w", sentence)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_signs_that_a_screen_reader_spells_out(language: str) -> None:
    """Orca reads 2½ as 21⁄2."""
    assert [text for text in spoken(language) if re.search("[¼½¾]", text[1])] == []


def test_french_punctuation_follows_narrow_spaces() -> None:
    for message, sentence in spoken("fr"):
        assert not re.search(r"«(?!\u202f)|(?<!\u202f)»", sentence), f"{message}: {sentence}"
        assert not re.search(r"[\w»’)] ?[;?!](?!\w)", sentence), f"{message}: {sentence}"
        assert not re.search(r"[\w»’)]( |):( |$)", re.sub(r"blue grey:", "", sentence)), f"{message}: {sentence}"
        assert not re.search("[“„]", sentence), f"{message}: {sentence}"


def test_german_and_italian_use_their_own_quotation_marks() -> None:
    for message, sentence in spoken("de"):
        assert sentence.count("„") == sentence.count("“"), f"{message}: {sentence}"
        assert not re.search("[«»”]", sentence), f"{message}: {sentence}"
    for message, sentence in spoken("it"):
        assert sentence.count("«") == sentence.count("»"), f"{message}: {sentence}"
        assert not re.search("[“„”]", sentence), f"{message}: {sentence}"


@pytest.mark.parametrize("language", TRANSLATED)
def test_buttons_stay_short(language: str) -> None:
    """A third longer than English at most, or five letters: what the pages were laid out for."""
    for button in BUTTONS:
        english, theirs = say("en", button), say(language, button)
        assert len(theirs) <= max(1.34 * len(english), len(english) + 5), f"{button}: {theirs}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_typed_words_cannot_be_mistaken_for_one_another(language: str) -> None:
    """The command box reads the first word of a line, so no verb may begin with another."""
    verbs = [say(language, verb).lower() for verb in TYPED]
    for one, other in itertools.permutations(verbs, 2):
        assert not f"{one} ".startswith(f"{other} "), f"{language}: {one} and {other}"


@pytest.mark.parametrize("language", TRANSLATED)
def test_pieces_have_names_of_their_own(language: str) -> None:
    pieces = [key for key in reading("en", "words-piece").keys["piece"] if key != "other"]
    for message in ("words-piece", "words-piece-felt"):
        names = [say(language, message, piece=piece) for piece in pieces]
        assert len(set(names)) == len(pieces)
