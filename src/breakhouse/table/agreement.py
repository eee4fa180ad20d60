"""What the people at a table can only do together: pause, go on, play again, stop."""

from breakhouse.core import Refusal
from breakhouse.table.messages import Proposal, Topic

WHEN: dict[Topic, tuple[str, ...]] = {
    "pause": ("playing",),
    "resume": ("paused",),
    "rematch": ("over",),
    "abandon": ("playing", "paused"),
}


class Agreement:
    """Seats that agreed, by topic. It is reached when everybody present did."""

    def __init__(self) -> None:
        self._agreed: dict[Topic, set[int]] = {}

    def clear(self) -> None:
        self._agreed = {}

    def agree(self, topic: Topic, seats: list[int], phase: str) -> None:
        if not seats:
            raise Refusal("only-players")
        if phase not in WHEN[topic]:
            raise Refusal("not-now", what=topic)
        self._agreed.setdefault(topic, set()).update(seats)

    def disagree(self, topic: Topic, seats: list[int]) -> None:
        """One who says no ends the proposal."""
        if not seats:
            raise Refusal("only-players")
        self._agreed.pop(topic, None)

    def reached(self, voters: list[int]) -> Topic | None:
        for topic, agreed in self._agreed.items():
            if voters and agreed.issuperset(voters):
                return topic
        return None

    def proposals(self, voters: list[int]) -> list[Proposal]:
        return [
            Proposal(topic, sorted(agreed), [seat for seat in voters if seat not in agreed])
            for topic, agreed in self._agreed.items()
        ]
