"""What people do together: they propose and agree, and what all who are here agree to is done."""

from collections.abc import Callable, Mapping

from breakhouse.table.audience import Audience
from breakhouse.table.broadcast import Broadcast
from breakhouse.table.device import Device
from breakhouse.table.ledger import Ledger
from breakhouse.table.messages import Topic
from breakhouse.table.standing import Standing


class Agreements:
    def __init__(
        self,
        ledger: Ledger,
        standing: Standing,
        audience: Audience,
        broadcast: Broadcast,
        deeds: Mapping[Topic, Callable[[], None]],
    ) -> None:
        self._ledger = ledger
        self._standing = standing
        self._audience = audience
        self._broadcast = broadcast
        self._deeds = deeds

    def agree(self, device: Device, topic: Topic) -> None:
        phase = self._standing.phase(self._ledger.sheet)
        self._standing.agreement.agree(topic, self._voices(device), phase)
        self.carry_out()
        self._broadcast.tell_table()

    def disagree(self, device: Device, topic: Topic) -> None:
        self._standing.agreement.disagree(topic, self._voices(device))
        self._broadcast.tell_table()

    def _voices(self, device: Device) -> list[int]:
        """The seats for which this guest may speak: after the match also those that resigned."""
        sheet, visitor = self._ledger.sheet, device.guest.visitor
        if sheet.phase == "over":
            return [seat for seat, chair in enumerate(sheet.chairs) if chair.visitor == visitor]
        return sheet.seats_of(visitor)

    def carry_out(self) -> None:
        """Does what everybody here has agreed to, if they have."""
        agreement = self._standing.agreement
        topic = agreement.reached(self._audience.voters(self._ledger.sheet))
        if topic is not None:
            agreement.clear()
            self._deeds[topic]()
