"""The table's own paper: who sits where, what was agreed, how far it is. Kept in the store with every change.

Presence is not on it: who is here is a matter of this moment, and nobody is after a restart.
"""

from typing import Any

import msgspec

from breakhouse.core.shuffle import Void
from breakhouse.table.messages import Access, Attempt, Result

BOT_AFTER_MS = 30_000


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat. With an owner, a bot only keeps the seat warm; a bot without owner is a player itself."""

    visitor: str | None = None
    who: str | None = None
    name: str = ""
    bot: str | None = None
    apart: bool = False
    """Takes no part in shuffling this match: its page is too old for it, or broke a pledge."""
    left: bool = False
    """Stood up during the match: a bot may take the seat at once, the owner may come back."""
    resigned: bool = False
    removed: bool = False
    helped: bool = False
    owner: str | None = None
    """A program plays here over the network: the public id of the person whose it is, or empty."""

    @property
    def program(self) -> bool:
        return self.owner is not None

    @property
    def free(self) -> bool:
        return self.visitor is None and self.bot is None and not self.removed

    @property
    def person(self) -> bool:
        """Whether a person plays here, present or not."""
        return self.visitor is not None and self.bot is None and not self.resigned


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    code: str
    match: str
    game: str
    options: dict[str, Any]
    access: Access
    host: str
    """The visitor who made the table, or to whom that role passed."""
    chairs: tuple[Chair, ...]
    commitment: str
    """Empty before START."""
    made: int
    chat: bool = True
    hints: bool = False
    bot_after_ms: int = BOT_AFTER_MS
    phase: str = "gathering"
    """gathering, playing or over; a pause is a matter of the clock."""
    paused_at: int | None = None
    """Match time of a pause that the players agreed on."""
    stood: tuple[str, int] | None = None
    """A match, and its time when a house handed the table over: the clock goes on from there."""
    banned: tuple[str, ...] = ()
    turned_away: tuple[tuple[str, int], ...] = ()
    """From where a guest was removed, and when: whoever is new there just after is that guest again."""
    start_when_here: bool = False
    attempt: Attempt | None = None
    """The match is being shuffled, and so nothing may be changed."""
    voids: tuple[Void, ...] = ()
    result: Result | None = None
    moved: tuple[str, ...] = ()
    """Who took a seat of this match to another person's device: they know a hand of it, and stay players."""

    @property
    def people(self) -> list[int]:
        """The seats that persons play, present or not."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person]

    def seats_of(self, visitor: str) -> list[int]:
        """When the match is over, whoever resigned has the seat again: the next one may be played with all."""
        return [n for n, chair in enumerate(self.chairs) if chair.visitor == visitor and self._is_kept(chair)]

    def _is_kept(self, chair: Chair) -> bool:
        return not chair.removed and (self.phase == "over" or not chair.resigned)

    def has_seat(self, who: str) -> bool:
        """Whether this person has a seat in the match: also one that a bot keeps, that was given up or moved."""
        return who in self.moved or any(chair.who == who for chair in self.chairs)

    def with_chair(self, seat: int, **changed: Any) -> "Sheet":
        chair = msgspec.structs.replace(self.chairs[seat], **changed)
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        return msgspec.structs.replace(self, chairs=chairs)

    def but(self, **changed: Any) -> "Sheet":
        return msgspec.structs.replace(self, **changed)
