"""Bots that are connected over the network, at this house or another, and invitations on their way to them."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from breakhouse.core import Refusal
from breakhouse.server.bots.accounts import BotAccounts
from breakhouse.server.bots.messages import Challenge
from breakhouse.server.cluster.messages import Changed, Declined, Invited, News, ProgramNews, ProgramsNews
from breakhouse.server.writes import write
from breakhouse.store import Store, Write
from breakhouse.table import Device, Table, seating
from breakhouse.table.devices import announce_to
from breakhouse.table.ids import new_id

ANSWER_MS = 20_000
_OLD_MS = 15_000


class OnlineBot(Protocol):
    """One with a socket at this house."""

    @property
    def news(self) -> ProgramNews: ...

    def invite(self, challenge: Challenge) -> None: ...

    def check(self, visitor: str) -> None:
        """Disconnects if it's this visitor and its token is no longer valid."""


@dataclass(eq=False, slots=True)
class ConnectedBots:
    house: str
    """This one's id, as others know it."""
    accounts: BotAccounts
    store: Store
    now: Callable[[], int]
    find: Callable[[str], Table | None]
    """A table of this house, by its code."""
    broadcast: Callable[[News], None]
    """To the other houses, where there are any."""
    here: dict[str, OnlineBot] = field(default_factory=dict)
    """By public id."""
    enrolling: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held from counting somebody's bots until one more is stored."""
    _elsewhere: dict[str, tuple[int, list[ProgramNews]]] = field(default_factory=dict)
    """By house: when it was heard, and which programs it has."""

    def all(self, game: str | None = None) -> list[ProgramNews]:
        """Those that can be invited, to this game if one is named."""
        fresh = [news for heard, news in self._elsewhere.values() if self.now() - heard < _OLD_MS]
        known = {one.who: one for one in (*(one for news in fresh for one in news), *self._ours())}
        wanted = [one for one in known.values() if game is None or not one.games or game in one.games]
        return sorted(wanted, key=lambda one: (one.name, one.who))

    def _ours(self) -> list[ProgramNews]:
        return [program.news for program in self.here.values()]

    def tell(self) -> None:
        """The other houses, now and then and when something changed."""
        self.broadcast(ProgramsNews(self.house, self._ours()))

    def take_in(self, news: ProgramsNews | Invited | Declined) -> None:
        match news:
            case ProgramsNews(sender, programs):
                self._elsewhere[sender] = (self.now(), programs)
            case Invited(challenge):
                if (program := self.here.get(challenge.bot)) is not None:
                    program.invite(challenge)
            case Declined(code, name, why):
                self._announce(code, name, why)

    # -------------------------------------------------------------- invitations

    def invite(self, table: Table, device: Device, seat: int, who: str) -> None:
        """Invites this program to that seat. If it accepts, it joins by itself."""
        sheet = table.sheet
        seating.check_gathering(sheet)
        seating.check_host(sheet, device.guest.visitor)
        chair = seating.chair_at(sheet, seat)
        if not chair.free:
            raise Refusal("seat-is-taken", seat=seat + 1, name=chair.name)
        program = next((one for one in self.all(sheet.game) if one.who == who), None)
        if program is None:
            raise Refusal("bot-not-here")
        challenge = Challenge(
            id=new_id(12),
            table=sheet.code,
            seat=seat,
            game=sheet.game,
            options=sheet.options,
            names=[None if one.free else one.name for one in sheet.chairs],
            host=device.guest.name,
            rated=table.describe().unrated is None,
            answer_ms=ANSWER_MS,
            bot=who,
        )
        self._announce(sheet.code, program.name, "bot-invited")
        self.take_in(Invited(challenge)) if who in self.here else self.broadcast(Invited(challenge))

    def decline(self, code: str, name: str, why: str) -> None:
        if not self._announce(code, name, why):
            self.broadcast(Declined(code, name, why))

    def _announce(self, code: str, name: str, why: str) -> bool:
        table = self.find(code)
        for device in [] if table is None else table.devices:
            announce_to(device, why, {"name": name})
        return table is not None

    async def change(self, id: str, writes: Sequence[Write]) -> None:
        """A bot's account, here and at the other houses."""
        await write(self.store, writes)
        self.check_again(id)
        self.broadcast(Changed(id))

    def check_again(self, visitor: str) -> None:
        """Something about this visitor has changed: disconnects a program whose token is no longer valid."""
        for program in list(self.here.values()):
            program.check(visitor)
