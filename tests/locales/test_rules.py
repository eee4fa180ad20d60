"""The rules as players read them: what the sheets say is there, and the numbers are those of the table."""

import re
from typing import Any

import pytest

from breakhouse.games.classic.values import TIMER_MS
from breakhouse.locales import LANGUAGES, say

each_language = pytest.mark.parametrize("language", LANGUAGES)


def rule_text(language: str, id: str, **options: Any) -> str:
    return say(language, f"rules-{id}", **options)


@pytest.mark.rule("CL-R3")
@each_language
@pytest.mark.parametrize("timer", TIMER_MS)
def test_the_timer_has_the_seconds_of_the_table(language: str, timer: str) -> None:
    numbers = [int(n) for n in re.findall(r"\d+", rule_text(language, "classic-turn", timer=timer))]
    assert numbers == [1, 2, 3, *(ms // 1000 for ms in TIMER_MS[timer])]


@pytest.mark.rule("CL-R16")
@each_language
def test_without_a_timer_there_is_no_die_and_nothing_starts_by_itself(language: str) -> None:
    assert not re.search(r"\d", rule_text(language, "classic-turn", timer="off"))
    assert not re.search(r"\d", rule_text(language, "classic-turn-except", timer="off", start_within_s=20))


NUMBERS: dict[str, dict[str, Any]] = {
    "skipbo-breakers-aim": {"target": 77},
    "skipbo-breakers-think_ms": {"think_s": 77},
    "classic-turn-except": {"timer": "screen", "start_within_s": 77},
    "classic-end": {"turns": 7},
    "mini-sum": {"limit": 77},
    "mini-young": {"young_limit": 77},
    "dice-sum": {"limit": 77},
}


@each_language
@pytest.mark.parametrize("id", NUMBERS)
def test_numbers_are_those_of_the_table(language: str, id: str) -> None:
    assert "7" in rule_text(language, id, **NUMBERS[id])


CHOICES = [
    ("skipbo-breakers-pass", "must_lay", ("no", "yes")),
    ("skipbo-breakers-beat", "equal_matches", ("no", "yes")),
    ("skipbo-breakers-secrets", "open_discard", ("no", "yes")),
    ("classic-grey", "grey", ("yes", "no")),
    ("classic-young-except", "cunning", ("yes", "no")),
    ("mini-keeper", "timekeeper", ("table", "player")),
    ("mini-pile", "pile", ("turn", "reshuffle")),
    ("dice-turn", "stopper", ("table", "player")),
    ("dice-levels", "level", ("basic", "introduction", "advanced")),
]


@each_language
@pytest.mark.parametrize(("id", "option", "values"), CHOICES)
def test_no_paragraph_contradicts_what_the_table_chose(
    language: str, id: str, option: str, values: tuple[str, ...]
) -> None:
    assert len({rule_text(language, id, **{option: value}) for value in values}) == len(values)


LAST_TURN = {
    "en": "very last turn",
    "fr": "tout dernier tour",
    "de": "allerletzten Zug",
    "it": "ultimissimo turno",
}


@pytest.mark.rule("CL-23")
@each_language
def test_the_rules_say_what_a_card_refused_in_the_last_turn_is_worth(language: str) -> None:
    assert LAST_TURN[language] in rule_text(language, "classic-cunning-except")
