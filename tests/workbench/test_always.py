"""What always holds in a building match, whatever is played: no card is lost or doubled, no point taken away."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from breakhouse.core.match import Sitting
from breakhouse.core.rehearsal import rehearse
from breakhouse.games import game
from tests.support.building.classic import DECK as CLASSIC
from tests.support.building.dice import LONG as DICE
from tests.support.building.mini import DECK as MINI

MATCHES: list[tuple[str, int, dict[str, Any]]] = [
    ("classic", 2, {"cunning": True}),
    ("classic", 3, {"cunning": True, "young": True, "experts": [1], "turns": 3}),
    ("classic", 4, {"young": True, "experts": [0, 2], "timer": "off", "turns": 2}),
    ("classic", 2, {"cunning": True, "timer": "off", "turns": 10}),
    ("classic", 2, {"cunning": True, "ladder": [2, 1]}),
    ("mini", 2, {"timekeeper": "player"}),
    ("mini", 2, {"ladder": [1, 2]}),
    ("mini", 3, {"pile": "reshuffle", "timer": "off"}),
    ("mini", 2, {"grey": False, "turns": 10}),
    ("dice", 2, {}),
    ("dice", 2, {"ladder": [2, 2]}),
    ("dice", 3, {"level": "advanced", "timer": "off"}),
    ("dice", 4, {"level": "introduction", "stopper": "player", "limit": 10}),
]
DECKS = {"classic": CLASSIC, "mini": MINI, "dice": DICE}


def cards_about(id: str, state: Any) -> Counter[str]:
    """Every card that lies anywhere: in piles, used, open, done, refused. Of two-sided ones, the card."""
    piles = state.piles if id == "classic" else (state.pile,)
    there = [card for pile in piles for layer in pile.layers for card in layer]
    there += [card for pile in piles for card in pile.used]
    there += [card.id for card in state.turn.done]
    if id == "classic":
        waiting = [card.id for cards in state.refused for card in cards]
        there += [*waiting, *state.gone]
        if state.turn.card is not None and state.turn.card.id not in waiting:
            there.append(state.turn.card.id)
        return Counter(there)
    if state.turn.card is not None:
        there.append(state.turn.card.id)
    return Counter(card if card[-1].isdigit() else card[:-1] for card in there)


def whole_deck(id: str, state: Any) -> Counter[str]:
    ids = {card.id if id == "classic" else card.id[:-1] for card in state.deck}
    return Counter(dict.fromkeys(ids, 1))


@pytest.mark.parametrize(("id", "seats", "options"), MATCHES)
def test_no_card_is_ever_lost_and_no_point_taken_away(id: str, seats: int, options: dict[str, Any]) -> None:
    """With real bricks, so that random players complete many cards."""
    deck = f"deck tests {id} 1\n{DECKS[id]}"
    completed = 0
    for n in range(3):
        scores: tuple[int, ...] = (0,) * seats
        last: Sitting | None = None
        for sitting in rehearse(
            game(id), seats, {"bricks": "real", "deck": deck, **options}, bytes([n] * 32), Random(n)
        ):
            state: Any = sitting.match.state
            if state.turn.phase != "over":
                assert cards_about(id, state) == whole_deck(id, state)
            assert all(now >= before for now, before in zip(state.scores, scores, strict=True))
            assert state.turn.stands_at is None or state.turn.phase == "closing"  # CL-R8: nobody judged in time
            scores, last = state.scores, sitting
        assert last is not None
        outcome = last.match.outcome()
        assert outcome is not None
        assert outcome.scores == scores
        completed += sum(scores)
    assert completed > 0
