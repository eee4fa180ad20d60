"""One bot in one seat: what it plans to do and when, and what becomes of that while others act.

`SeatedBot` has no clock and no match; its caller passes views, offers and the time. `SeatedBots` does that for a
sitting, with the time it's given.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from breakhouse.bots.bot import Bot, Budget, Listener, Move
from breakhouse.bots.random_bot import RandomBot
from breakhouse.core import Event, Offers, Refusal, Seat, View
from breakhouse.core.match import Sitting
from breakhouse.core.news import Awaited, Ended, News, Refused, Seating
from breakhouse.core.offers import still_open

PATIENCE = 25
"""After this many refusals in a row, a random move is made for the bot, so no table ever hangs."""


@dataclass(frozen=True, slots=True)
class Pending:
    move: Move
    due: int


class SeatedBot:
    def __init__(self, game_id: str, seat: Seat, bot: Bot) -> None:
        self.seat = seat
        self.bot = bot
        self.pending: Pending | None = None
        self._idle = False
        self._refusals = 0
        self._instead = RandomBot(game_id, seat, "instead")

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

    def accept(self) -> None:
        self.pending, self._refusals = None, 0

    def refuse(self, no: Refusal) -> None:
        self.pending, self._refusals = None, self._refusals + 1
        self.hear(Refused(no.code, dict(no.params)))

    def hear(self, news: News) -> None:
        if isinstance(self.bot, Listener):
            self.bot.hear(news)

    def wake(self) -> None:
        """Asks again although nothing happened: everybody is waiting for this seat."""
        self._idle = False


class SeatedBots:
    """The bots around one sitting."""

    def __init__(self, sitting: Sitting, bots: Mapping[Seat, Bot]) -> None:
        self.sitting = sitting
        self._all = [SeatedBot(sitting.match.game.id, seat, bot) for seat, bot in bots.items()]
        self._delivered = 0
        header = sitting.match.header
        for seated in self._all:
            seated.hear(Seating(seated.seat, header.seats, dict(header.options)))

    @property
    def moving(self) -> list[tuple[SeatedBot, Pending]]:
        """The bots with a pending move, and the move."""
        return [(seated, seated.pending) for seated in self._all if seated.pending is not None]

    @property
    def free(self) -> list[Seat]:
        """The seats that may act now."""
        return [seated.seat for seated in self._all if self.sitting.match.legal(seated.seat)]

    def tell(self) -> list[Event]:
        """Shows each bot what has happened since, as its seat may see it; returns all events."""
        game = self.sitting.match.game
        fresh = [event for entry in self.sitting.log[self._delivered :] for event in entry.read_events(game)]
        self._delivered = len(self.sitting.log)
        for seated in self._all:
            shown = (game.redact(event, seated.seat) for event in fresh)
            seated.saw([event for event in shown if event is not None])
        return fresh

    def ask(self, now: int, budget: Budget) -> None:
        match = self.sitting.match
        for seated in self._all:
            offers = match.legal(seated.seat, now)
            if offers or seated.pending is not None:
                seated.think(match.game.view(match.state, seated.seat), offers, replace(budget, now=now))

    def hurry(self) -> None:
        """Nothing will happen unless a seat acts: a program that refuses to is out."""
        waiting = [seated for seated in self._all if self.sitting.match.legal(seated.seat)]
        programs = [seated for seated in waiting if isinstance(seated.bot, Listener)]
        if not programs:
            raise RuntimeError(f"nobody at this table of {self.sitting.match.game.id} has anything to do")
        for seated in programs:
            seated.hear(Awaited())
            seated.wake()

    def move(self, seated: SeatedBot, pending: Pending, at: int) -> bool:
        """Carries out a bot's pending move; returns whether the rules allowed it."""
        try:
            self.sitting.match, entry = self.sitting.match.do(seated.seat, pending.move.command, at)
        except Refusal as no:
            seated.refuse(no)
            return False
        self.sitting.log.append(entry)
        seated.accept()
        return True

    def end(self) -> None:
        """Shows everybody the last events, and programs the result."""
        self.tell()
        outcome = self.sitting.match.outcome()
        if outcome is not None:
            for seated in self._all:
                seated.hear(Ended(outcome))
