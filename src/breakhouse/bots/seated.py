"""One bot in one seat: what it means to do and when, and what becomes of that while others act.

It holds no clock and no match; whoever runs the match hands it views, offers and the time.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from breakhouse.bots.bot import Bot, Budget, Move
from breakhouse.bots.chancer import Chancer
from breakhouse.bots.offers import still_open
from breakhouse.core import Event, Offers, Seat, View

PATIENCE = 25
"""Refusals without one accepted command after which chance chooses for the bot, so that no table ever hangs."""


@dataclass(frozen=True, slots=True)
class Pending:
    move: Move
    due: int


class Seated:
    def __init__(self, game_id: str, seat: Seat, bot: Bot) -> None:
        self.seat = seat
        self.bot = bot
        self.pending: Pending | None = None
        self._idle = False
        self._refusals = 0
        self._instead = Chancer(game_id, seat, "instead")

    def saw(self, events: Sequence[Event]) -> None:
        for event in events:
            self.bot.observe(event)
        self._idle = self._idle and not events

    def think(self, view: View, offers: Offers, budget: Budget) -> None:
        """Drops a move that is no longer offered, and asks for one when there is none."""
        if self.pending is not None and not still_open(offers, self.pending.move.command):
            self.pending = None
        if self.pending is not None or self._idle or not offers:
            return
        bot = self.bot if self._refusals < PATIENCE else self._instead
        move = bot.choose(view, offers, budget)
        self._idle = move is None
        if move is not None:
            self.pending = Pending(move, budget.now + max(0, move.after_ms))

    def played(self) -> None:
        self.pending, self._refusals = None, 0

    def refused(self) -> None:
        self.pending, self._refusals = None, self._refusals + 1
