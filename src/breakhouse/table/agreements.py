"""What the people at a table can only do together: pause, go on, play again, stop."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from breakhouse.core import Refusal
from breakhouse.table.broadcast import Broadcast
from breakhouse.table.devices import Audience, Device
from breakhouse.table.ledger import Ledger
from breakhouse.table.messages import Topic
from breakhouse.table.state import TransientState

_WHEN: dict[Topic, tuple[str, ...]] = {
    "pause": ("playing",),
    "resume": ("paused",),
    "rematch": ("over",),
    "abandon": ("playing", "paused"),
}


@dataclass(eq=False, slots=True)
class Agreements:
    _ledger: Ledger
    _transient: TransientState
    _audience: Audience
    _broadcast: Broadcast
    _actions: Mapping[Topic, Callable[[], None]]

    def agree(self, device: Device, topic: Topic) -> None:
        voices = self._voices(device)
        if self._transient.phase(self._ledger.sheet) not in _WHEN[topic]:
            raise Refusal("not-now", what=topic)
        self._transient.agreed.setdefault(topic, set()).update(voices)
        self.carry_out()
        self._broadcast.tell_table()

    def disagree(self, device: Device, topic: Topic) -> None:
        """A single no ends the proposal."""
        self._voices(device)
        self._transient.agreed.pop(topic, None)
        self._broadcast.tell_table()

    def _voices(self, device: Device) -> list[int]:
        """The seats this guest may speak for."""
        seats = self._ledger.sheet.seats_of(device.guest.visitor)
        if not seats:
            raise Refusal("only-players")
        return seats

    def carry_out(self) -> None:
        """Carries out what everyone present has agreed to, if they have."""
        voters = self._audience.voters(self._ledger.sheet)
        topic = next(
            (topic for topic, agreed in self._transient.agreed.items() if agreed.issuperset(voters)), None
        )
        if voters and topic is not None:
            self._transient.agreed.clear()
            self._actions[topic]()
