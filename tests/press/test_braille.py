"""Braille as it is read: letters, numbers with their sign, accents of each language, dots of the usual size."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from breakhouse.locales import LANGUAGES
from breakhouse.press.braille import APART, CELL, DOT, braille_svg, braille_width, cells


def test_letters_and_numbers_are_written_in_braille() -> None:
    assert cells("abc") == ["1", "12", "14"]
    assert cells("17") == ["3456", "1", "1245"]
    assert cells("w") == ["2456"]


def test_a_letter_after_a_number_needs_the_letter_sign() -> None:
    assert cells("7a") == ["3456", "1245", "56", "1"]
    assert cells("7y") == ["3456", "1245", "13456"]
    assert cells("c17") == ["14", "3456", "1", "1245"]


@pytest.mark.parametrize(
    ("language", "letter", "dots"), [("de", "ß", "2346"), ("fr", "é", "123456"), ("it", "ò", "346")]
)
def test_accents_follow_the_language(language: str, letter: str, dots: str) -> None:
    assert cells(letter, language) == [dots]
    assert cells(letter, "en") != [dots]


def test_an_unknown_character_loses_its_accent_or_leaves_a_gap() -> None:
    assert cells("é", "en") == cells("e")
    assert cells("a★b") == ["1", "", "12"]


@given(st.text(alphabet="abcdefghijklmnopqrstuvwxyz0123456789 :-.", min_size=1, max_size=30))
def test_every_dot_is_a_circle_of_the_usual_size_within_its_width(text: str) -> None:
    drawn = braille_svg(text)
    assert len(re.findall("<circle", drawn)) == sum(len(cell) for cell in cells(text))
    assert set(re.findall(r'r="([^"]*)"', drawn)) <= {".75"}
    assert all(0 <= float(x) <= braille_width(text) - DOT for x in re.findall(r'cx="([^"]*)"', drawn))
    assert {float(y) for y in re.findall(r'cy="([^"]*)"', drawn)} <= {0, APART, 2 * APART}


def test_braille_has_the_usual_size() -> None:
    assert (DOT, APART, CELL) == (1.5, 2.5, 6)
    assert set(LANGUAGES) == {"en", "fr", "de", "it"}
