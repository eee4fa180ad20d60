"""The random bot: any offer, with free fields drawn at random.

It is the floor of every scale, and the last resort of a table whose bot fails.
"""

import pickle
import random

from breakhouse.bots.bot import Budget, Move
from breakhouse.core import Event, Offers, Seat, View
from breakhouse.core.offers import name_of
from breakhouse.core.rehearsal import random_command
from breakhouse.games import game


class RandomBot:
    """Plays anything that is legal, except what the game's manifest calls deliberate."""

    def __init__(self, game_id: str, seat: Seat, seed: int | str = 0) -> None:
        self._game = game(game_id)
        # the seed keeps the word that it had before this class was renamed, so that old seeds play as they did
        self._rng = random.Random(f"chancer/{game_id}/{seat}/{seed}")

    def observe(self, event: Event) -> None:
        """Events don't matter to a random player."""

    def choose(self, view: View, offers: Offers, budget: Budget) -> Move | None:
        offers = [offer for offer in offers if name_of(offer) not in self._game.manifest.deliberate]
        if not offers:
            return None
        command = random_command(self._game, self._rng.choice(offers), self._rng)
        return Move(command, after_ms=self._rng.randrange(200, 1200))

    def save(self) -> bytes:
        return pickle.dumps(self._rng)

    def restore(self, saved: bytes) -> None:
        self._rng = pickle.loads(saved)
