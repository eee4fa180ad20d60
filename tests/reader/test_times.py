"""How long a voice takes to read a card, at eSpeak's usual speed: all of it fits into one breath."""

import shutil
from functools import partial

import pytest

from breakhouse.games.blocks import words
from breakhouse.games.blocks.cards.deck import kits, load_shipped
from breakhouse.games.blocks.words import summarise_card
from breakhouse.locales import LANGUAGES, say
from tests.support.reader.speech_times import seconds_of

MOST = 20
NINE = [card for kit in kits().values() for card in load_shipped(kit).cards if len(card.pieces) == 9]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_nine_bricks_is_read_out_in_twenty_seconds(language: str) -> None:
    assert shutil.which("espeak-ng"), "espeak-ng is not installed"
    assert NINE
    for card in NINE:
        for felt in (False, True):
            text = words.spell(summarise_card(card, felt), partial(say, language))
            assert seconds_of(text, language) <= MOST, text
