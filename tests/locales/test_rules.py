"""The rules as players read them: what the sheets say is there, and the numbers are those of the table."""

import re
from typing import Any

import pytest

from breakhouse.core.options import read_options
from breakhouse.games import game
from breakhouse.locales import LANGUAGES, say
from breakhouse.terminal.rule_sheet import params_of
from tests.support.games import GAMES

each_language = pytest.mark.parametrize("language", LANGUAGES)


def rule_text(language: str, id: str, **options: Any) -> str:
    return say(language, f"rules-{id}", **options)


def is_written(language: str, message: str) -> bool:
    try:
        return bool(say(language, message))
    except KeyError:
        return False


@pytest.mark.rule("CL-R3")
@each_language
@pytest.mark.parametrize(
    ("options", "seconds"),
    [
        ({}, [60, 80, 100]),
        ({"timer": "box"}, [30, 40, 50]),
        ({"edition": "tactile", "factors": [4.0, 4.0]}, [240, 320, 400]),
        ({"factors": [1.0, 1.5]}, [60, 80, 100]),
    ],
)
def test_the_timer_has_the_seconds_of_the_table(
    language: str, options: dict[str, Any], seconds: list[int]
) -> None:
    """At its pace: the tactile box said 60, 80 and 100 seconds while its die set the timer to 240."""
    params = params_of(game("classic"), read_options(game("classic"), options))
    assert [int(n) for n in re.findall(r"\d+", rule_text(language, "classic-turn", **params))] == [
        1,
        2,
        3,
        *seconds,
    ]
    pace = rule_text(language, "building-pace", **params)
    assert ("4" in pace) == ("edition" in options)


@pytest.mark.rule("SB-R6")
@each_language
def test_the_time_to_think_is_that_of_the_tables_pace(language: str) -> None:
    options = read_options(game("skipbo-breakers"), {"think_ms": 30_000, "factors": [4.0, 4.0]})
    assert "120" in rule_text(language, "skipbo-breakers-think_ms", **params_of(game("skipbo-breakers"), options))


@each_language
@pytest.mark.parametrize("id", GAMES)
def test_every_paragraph_has_a_title_and_a_text(language: str, id: str) -> None:
    rules = game(id)
    params = params_of(rules, rules.options_type())
    for one in rules.manifest.paragraphs:
        keys = [f"{owner}-{one.id}" for owner in (id, *rules.manifest.messages)]
        key = next(key for key in keys if is_written(language, f"rules-{key}-title"))
        assert rule_text(language, key, **{"setting1": 1, **params})


@each_language
@pytest.mark.parametrize(("id", "what"), [("classic", "80"), ("mini", "60"), ("dice", "30")])
def test_the_rules_say_what_is_in_the_box(language: str, id: str, what: str) -> None:
    assert what in rule_text(language, f"{id}-box", edition="standard")


@pytest.mark.rule("CL-30")
@each_language
def test_young_architects_say_who_gets_the_harder_cards(language: str) -> None:
    """The help said that the chosen players have it easier; they are the ones who draw red cards."""
    red = {"en": "red", "fr": "rouge", "de": "rot", "it": "ross"}[language]
    blue = {"en": "blue", "fr": "bleu", "de": "blau", "it": "blu"}[language]
    about = say(language, "option-young-help")
    assert about.index(blue) < about.index(red)
    assert red in say(language, "option-experts-seat")
    easier = {"en": "easier", "fr": "facile", "de": "leicht", "it": "facil"}[language]
    assert easier not in about


@pytest.mark.rule("CL-R16")
@each_language
def test_without_a_timer_there_is_no_die_and_nothing_starts_by_itself(language: str) -> None:
    assert not re.search(r"\d", rule_text(language, "classic-turn", timer="off"))
    assert not re.search(r"\d", rule_text(language, "classic-turn-except", timer="off", start_within_s=20))


NUMBERS: dict[str, dict[str, Any]] = {
    "skipbo-breakers-aim": {"target": 77},
    "skipbo-breakers-think_ms": {"setting1": 77},
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
