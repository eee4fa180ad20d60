"""What is refused, in words: a wild is ∞ as on its tile, and a word where it is heard; `*` is only typed."""

import io

import pytest
from rich.console import Console

from breakhouse.games.skipbo_breakers import GAME
from breakhouse.locales import LANGUAGES, say_why
from breakhouse.terminal.screen import Screen
from tests.support.skipbo_breakers.table import Table

WORDS = {"en": "wild", "fr": "joker", "de": "Joker", "it": "jolly"}
REFUSED = ["7 7 *", "* *", "3 8 *", "run: 7 *", "* * * * *"]


@pytest.mark.parametrize("typed", REFUSED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wild_looks_like_its_tile_in_a_refusal_and_is_a_word_in_plain_text(language: str, typed: str) -> None:
    no = Table("2 3 7 7 8 9 *", "1").refused(typed)
    shown = say_why(language, no)
    assert "∞" in shown
    assert "*" not in shown
    screen = Screen(Console(file=io.StringIO()), True, language, ["Ann", "Bo"], 0, signs=GAME.manifest.signs)
    screen.refuse(no)
    assert WORDS[language] in screen.lines[-1]
    assert not {"∞", "*"} & set(screen.lines[-1])


def test_programs_still_get_the_tiles_in_notation() -> None:
    assert Table("7 7 *", "1").refused("7 7 *").params == {"tiles": "7 7 *"}
