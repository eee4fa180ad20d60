"""Hints as they are read: in every game, variant and language one whole sentence with a figure of the expert's."""

import re
from typing import Any

import pytest

from breakhouse.bots import Budget, make_bot
from breakhouse.bots.coach import hint
from breakhouse.bots.party import Party
from breakhouse.core.match import Sitting
from breakhouse.games import game
from breakhouse.locales import LANGUAGES

EVERY = 7
"""Asked after so many entries of the log, so that all sorts of situations come up."""


def hints(game_id: str, options: dict[str, Any]) -> list[dict[str, str]]:
    """What the coach says in each language now and then, while a beginner plays."""
    sitting = Sitting.start(game(game_id), ["a", "b"], options, b"hint" * 8)
    party = Party(sitting, [make_bot(game_id, "beginner", seat, 5) for seat in range(2)])
    found: list[dict[str, str]] = []

    def asked(sitting: Sitting) -> bool:
        match = sitting.match
        for seat in range(2) if len(sitting.log) % EVERY == 0 else ():
            shown = (match.game.redact(e, seat) for entry in sitting.log for e in entry.read_events(match.game))
            seen = [event for event in shown if event is not None]
            view, offers = match.game.view(match.state, seat), match.legal(seat, match.now)
            budget = Budget(now=match.now, playouts=40)
            hint_by_language = {
                language: hint(match.game.id, seat, seen, view, offers, language, budget) for language in LANGUAGES
            }
            if hint_by_language["en"] is not None:
                found.append({language: one[1] for language, one in hint_by_language.items() if one is not None})
        return len(found) > 40

    party.play(asked)
    return found


@pytest.mark.parametrize(
    ("game_id", "options"),
    [
        ("skipbo-breakers", {"target": 20}),
        ("classic", {"turns": 1, "cunning": True}),
        ("classic", {"turns": 1, "edition": "tactile", "hands": "grid"}),
        ("mini", {"turns": 1}),
        ("dice", {"turns": 1, "level": "advanced"}),
    ],
    ids=str,
)
def test_a_hint_is_one_whole_sentence_in_every_language(game_id: str, options: dict[str, Any]) -> None:
    found = hints(game_id, options)
    assert len(found) >= 10
    for by_language in found:
        assert set(by_language) == set(LANGUAGES)
        for words in by_language.values():
            assert words[0].isupper() or words[0].isdigit(), words
            assert words.endswith("."), words
            assert words.count(". ") == 0, words
            assert not re.search(r"[{}*$_]|coach-|  | ,|\.\.|;;", words), words
    assert any(re.search(r"\d", by_language["en"]) for by_language in found)
    assert len({by_language["de"] for by_language in found}) > 3


def test_hints_name_textures_where_bricks_are_told_apart_by_touch() -> None:
    """TA-R1: as cards and refusals do."""
    felt = hints("classic", {"turns": 1, "edition": "tactile", "hands": "grid"})
    colours = "white|yellow|orange|red|purple|light blue|dark blue|light green|dark green|brown"
    named = [words["en"] for words in felt if re.search(rf"\b({colours})\b", words["en"])]
    assert len(named) > 5
    assert [words for words in named if re.search(rf"the ({colours}) brick\b(?! with)", words)] == []
