"""The table as those around it see it: who sits where, who is here, what is proposed, how it ended."""

from msgspec import Raw

from breakhouse.games import game
from breakhouse.table.agreement import Agreement
from breakhouse.table.audience import covered_hands, encode, look
from breakhouse.table.device import Device
from breakhouse.table.fairness import unrated
from breakhouse.table.room import Room
from breakhouse.table.sheet import Sheet
from breakhouse.table.staff import Staffed
from breakhouse.table.told import PauseReason, Person, Phase, Presence, SeatInfo, TableEncoded, TableInfo


class Pictured(Staffed):
    """A match with its table around it."""

    def __init__(self, room: Room, sheet: Sheet) -> None:
        super().__init__(room, sheet)
        self._agreement = Agreement()
        self._preparing = False
        """Cards for the match are being made."""

    @property
    def phase(self) -> Phase:
        if self.sheet.phase == "playing":
            return "playing" if self.pause is None else "paused"
        return "over" if self.sheet.phase == "over" else "gathering"

    @property
    def pause(self) -> PauseReason | None:
        return "agreed" if self.sheet.paused_at is not None else self._held

    def _gone(self, seat: int) -> bool:
        """Whether the player is away for so long that a bot may take the seat."""
        chair = self.sheet.chairs[seat]
        since = self._away.get(seat)
        return chair.left or (since is not None and self._room.clock.now() - since >= self.sheet.bot_after_ms)

    def _stop_playing(self) -> None:
        super()._stop_playing()
        self._agreement.clear()

    def _voters(self) -> list[int]:
        """People who are here."""
        people = self._people() if self.sheet.phase != "over" else range(len(self.sheet.chairs))
        chairs = self.sheet.chairs
        return [n for n in people if chairs[n].visitor and self._audience.present(chairs[n].visitor)]

    def info(self) -> TableInfo:
        sheet = self.sheet
        return TableInfo(
            code=sheet.code,
            match=sheet.match,
            game=sheet.game,
            rules_version=game(sheet.game).rules_version,
            options=sheet.options,
            access=sheet.access,
            phase=self.phase,
            pause=self.pause,
            making_cards=self._preparing,
            host=self._host(),
            seats=[self._seat_info(seat) for seat in range(len(sheet.chairs))],
            watchers=self._watchers(),
            chat=sheet.chat,
            hints=sheet.hints,
            covered=covered_hands(sheet),
            unrated=unrated(sheet),
            commitment=sheet.commitment,
            proposals=self._agreement.told(self._voters()),
            result=sheet.result,
        )

    def _host(self) -> str:
        sheet = self.sheet
        sitting = [chair.who for chair in sheet.chairs if chair.visitor == sheet.host and chair.who]
        watching = [device.guest.who for device in self._audience.devices if device.guest.visitor == sheet.host]
        return next(iter(sitting + watching), "")

    def _seat_info(self, seat: int) -> SeatInfo:
        chair = self.sheet.chairs[seat]
        presence: Presence = "bot" if chair.bot else "empty"
        if chair.person:
            presence = "here" if self._audience.present(chair.visitor) and not chair.left else "away"
        return SeatInfo(
            seat=seat,
            presence=presence,
            who=chair.who,
            name=chair.name,
            bot=chair.bot,
            may_replace=self.sheet.phase == "playing" and chair.person and self._gone(seat),
            nonce=chair.nonce is not None,
            resigned=chair.resigned,
            helped=chair.helped,
        )

    def _watchers(self) -> list[Person]:
        seen: dict[str, Person] = {}
        for device in self._audience.devices:
            if not self.sheet.seats_of(device.guest.visitor):
                seen[device.guest.who] = Person(device.guest.who, device.guest.name, device.sees)
        return list(seen.values())

    def _tell_table(self, only: Device | None = None) -> None:
        info = Raw(encode(self.info()))
        for device in self._audience.devices if only is None else (only,):
            yours = self.sheet.seats_of(device.guest.visitor)
            handed = look(device, self.sheet)[0] if len(yours) > 1 else None
            device.send(encode(TableEncoded(info, yours, handed)))
