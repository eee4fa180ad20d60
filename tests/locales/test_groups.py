"""Packages bring messages of their own; a bad one is reported by name, and all others still speak."""

import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from breakhouse.core import messages, plugins
from breakhouse.core.plugins import MESSAGES, Found, find
from breakhouse.locales import LANGUAGES, flaws, groups, say, say_why, speech

Bring = Callable[..., None]


@pytest.fixture
def bring(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bring]:
    """Installs a package that must not be imported, with these texts by language; None leaves a language out."""
    points = dict(find(MESSAGES).points)
    caches = (messages.message_group, speech.groups, speech._voice)
    monkeypatch.syspath_prepend(tmp_path)
    for module in (plugins, messages):
        monkeypatch.setattr(module, "find", lambda group: Found(points))

    def install(name: str, text: str, **other: str | None) -> None:
        package = tmp_path / name
        package.mkdir()
        (package / "__init__.py").write_text("raise RuntimeError('imported')")
        for language in LANGUAGES:
            own = other.get(language, text)
            if own is not None:
                folder = package / "messages" / language
                folder.mkdir(parents=True)
                (folder / "game.ftl").write_text(own, encoding="utf-8")
        points[name] = EntryPoint(name, name, MESSAGES)
        for cached in caches:
            cached.cache_clear()

    yield install
    for cached in caches:
        cached.cache_clear()


def test_a_packages_messages_are_found_without_importing_it(bring: Bring) -> None:
    bring(
        "pebbles",
        "pebbles-left = { $n ->\n    [one] one pebble\n   *[other] { $n } pebbles\n }\n",
        fr="pebbles-left = { $n }\n",
    )
    assert say("en", "pebbles-left", n=3) == "3 pebbles"
    assert say("fr", "pebbles-left", n=3) == "3"
    assert "pebbles" not in sys.modules
    assert flaws() == ()


@pytest.mark.parametrize(
    ("texts", "code"),
    [
        ({"it": None}, "messages-unreadable"),
        ({"de": "pebbles-right = rechts\n"}, "messages-incomplete"),
        ({"fr": "pebbles-left = {\n"}, "messages-not-fluent"),
    ],
)
def test_an_error_in_messages_names_the_package(bring: Bring, texts: dict[str, str | None], code: str) -> None:
    bring("pebbles", "pebbles-left = left\n", **texts)
    bring("shells", "shells-left = left\n")
    (flaw,) = flaws()
    assert (flaw.code, flaw.params["package"]) == (code, "pebbles")
    assert "pebbles" in say_why("en", flaw)
    assert say("en", "shells-left") == "left"


def test_a_package_without_messages_is_reported(bring: Bring, tmp_path: Path) -> None:
    bring("pebbles", "", **dict.fromkeys(LANGUAGES, None))
    assert [flaw.code for flaw in flaws()] == ["messages-unreadable"]


def test_no_package_can_override_anothers_messages(bring: Bring) -> None:
    before = say("en", "back")
    bring("pebbles", "back = Retreat\n")
    bring("shells", "back = Withdraw\n")
    assert say("en", "back") == before
    assert [(flaw.code, flaw.params["name"], flaw.params["other"]) for flaw in flaws()] == [
        ("message-taken", "pebbles", "house"),
        ("message-taken", "shells", "house"),
    ]
    assert list(groups())[-2:] == ["pebbles", "shells"]
