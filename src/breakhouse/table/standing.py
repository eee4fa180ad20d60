"""A table's current state that isn't stored: a restart forgets it.

Every part may read it; each field names the one part that changes it.
"""

from dataclasses import dataclass, field

from breakhouse.table.messages import PauseReason, Phase, Topic
from breakhouse.table.sheet import Sheet


@dataclass(slots=True)
class Standing:
    held: PauseReason | None = None
    """Why the server has stopped the clock. (progress)"""
    ending: bool = False
    """The match is over, or will be as soon as that is durable. (progress)"""
    making_cards: bool = False
    """(starting)"""
    away: dict[int, int] = field(default_factory=dict)
    """Since when the players of these seats are away, in house time. (attendance)"""
    agreed: dict[Topic, set[int]] = field(default_factory=dict)
    """The seats that agreed to each proposal. (agreements; progress clears it when a match ends)"""
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
