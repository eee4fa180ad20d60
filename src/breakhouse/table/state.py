"""The state of a table: the sheet, which is stored with every change, and what a restart forgets.

Presence isn't on the sheet: it's only about this moment, and after a restart nobody is here.
"""

from dataclasses import dataclass, field
from typing import Any

import msgspec

from breakhouse.core.shuffle import Void
from breakhouse.table.messages import Access, Attempt, PauseReason, Phase, Result, Topic

BOT_AFTER_MS = 30_000


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat. With an owner, a bot only stands in; without one, it's a player itself."""

    visitor: str | None = None
    who: str | None = None
    name: str = ""
    bot: str | None = None
    apart: bool = False
    """Takes no part in shuffling this match: a program plays it, or its page broke a pledge."""
    left: bool = False
    """Stood up during the match: a bot may take the seat at once, the owner may come back."""
    resigned: bool = False
    removed: bool = False
    helped: bool = False
    begins: bool = False
    """Said to be the youngest, or the oldest where that player begins. It goes when the person goes."""
    owner: str | None = None
    """For a program that plays over the network: its owner's public id, or empty."""

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
    """Who sits where, what was agreed, how far along the table is."""

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
    """gathering, playing or over; a pause only stops the clock."""
    paused_at: int | None = None
    """Match time of a pause that the players agreed on."""
    stood: tuple[str, int] | None = None
    """A match, and its time when a house handed the table over: the clock goes on from there."""
    banned: tuple[str, ...] = ()
    turned_away: tuple[tuple[str, int], ...] = ()
    """The address a removed guest came from, and when: a newcomer from there soon after is that guest again."""
    start_when_here: bool = False
    attempt: Attempt | None = None
    """The match is being shuffled, and so nothing may be changed."""
    voids: tuple[Void, ...] = ()
    result: Result | None = None
    moved: tuple[str, ...] = ()
    """People who moved a seat of this match to another person's device: they know a hand, so they still count as
    players.
    """

    @property
    def people(self) -> list[int]:
        """The seats that persons play, present or not."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person]

    def seats_of(self, visitor: str) -> list[int]:
        """After the match, players who resigned have their seats again, so everyone can play the next one."""
        return [n for n, chair in enumerate(self.chairs) if chair.visitor == visitor and self._is_kept(chair)]

    def _is_kept(self, chair: Chair) -> bool:
        return not chair.removed and (self.phase == "over" or not chair.resigned)

    def has_seat(self, who: str) -> bool:
        """Whether this person has a seat in the match, including one that a bot plays, was given up or moved."""
        return who in self.moved or any(chair.who == who for chair in self.chairs)

    def with_chair(self, seat: int, **changed: Any) -> "Sheet":
        chair = msgspec.structs.replace(self.chairs[seat], **changed)
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        return msgspec.structs.replace(self, chairs=chairs)

    def but(self, **changed: Any) -> "Sheet":
        return msgspec.structs.replace(self, **changed)


@dataclass(slots=True)
class TransientState:
    """What isn't stored. Every part may read it; each field names the one part that changes it."""

    held: PauseReason | None = None
    """Why the server has stopped the clock. (lifecycle)"""
    ending: bool = False
    """The match is over, or will be as soon as that is durable. (lifecycle)"""
    making_cards: bool = False
    """(starting)"""
    away: dict[int, int] = field(default_factory=dict)
    """Since when the players of these seats are away, in house time. (presence)"""
    agreed: dict[Topic, set[int]] = field(default_factory=dict)
    """The seats that agreed to each proposal. (agreements; lifecycle clears it when a match ends)"""
    taken: bool = False
    """Another house had this table before; people are told when they come. (table)"""

    def pause(self, sheet: Sheet) -> PauseReason | None:
        return "agreed" if sheet.paused_at is not None else self.held

    def phase(self, sheet: Sheet) -> Phase:
        if sheet.phase == "playing":
            return "playing" if self.pause(sheet) is None else "paused"
        return "over" if sheet.phase == "over" else "gathering"

    def covers(self, sheet: Sheet, running: bool) -> bool:
        """In a pause nobody sees anything: neither the view nor events. `running`: whether the clock is."""
        return sheet.phase == "playing" and not running and not self.ending

    def is_gone(self, sheet: Sheet, seat: int, now: int) -> bool:
        """Whether the player has been away so long that a bot may take the seat."""
        since = self.away.get(seat)
        return sheet.chairs[seat].left or (since is not None and now - since >= sheet.bot_after_ms)
