"""What the tests of bots share: matches among bots, played once and used by many tests."""

from collections.abc import Callable
from typing import Any

import pytest

from breakhouse.bots import make_bot
from breakhouse.bots.party import Party
from breakhouse.core.match import Sitting
from breakhouse.games import game

Played = Callable[..., Party]


@pytest.fixture(scope="session")
def played() -> Played:
    """A whole match: `played("dice", "casual", "expert", turns=1)`."""
    known: dict[tuple[Any, ...], Party] = {}

    def play(game_id: str, *levels: str, seed: str = "s", **options: Any) -> Party:
        key = (game_id, levels, seed, repr(sorted(options.items())))
        if key not in known:
            sitting = Sitting.start(
                game(game_id), [f"p{n}" for n in range(len(levels))], options, seed.encode() * 8
            )
            bots = [make_bot(game_id, level, seat, seed) for seat, level in enumerate(levels)]
            known[key] = Party(sitting, bots)
            known[key].play()
        return known[key]

    return play
