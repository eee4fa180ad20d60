"""The bots at a table: every seat that one plays has one, shown what the seat sees and nothing else."""

import secrets
from collections.abc import Mapping
from functools import partial

from msgspec import Raw

from breakhouse.core import Command, Refusal
from breakhouse.core.refusal import Param
from breakhouse.table.botseat import BotSeat
from breakhouse.table.play import Play
from breakhouse.table.room import Room
from breakhouse.table.sheet import Sheet
from breakhouse.table.told import GestureTold


class Staffed(Play):
    """A match in which bots may sit."""

    def __init__(self, room: Room, sheet: Sheet) -> None:
        super().__init__(room, sheet)
        self._bots: dict[int, tuple[str, BotSeat]] = {}
        self._saw: dict[int, int] = {}

    def _staff(self) -> None:
        """Every seat that a bot plays has one, and no other seat has."""
        if self.sheet.phase != "playing" or self._record is None or self._retired:
            return
        for seat, chair in enumerate(self.sheet.chairs):
            level, bot = self._bots.get(seat, (None, None))
            if bot is not None and level != chair.bot:
                bot.close()
                del self._bots[seat]
            if chair.bot is not None and level != chair.bot:
                self._bots[seat] = (chair.bot, self._seated(seat, chair.bot))
                self._saw[seat] = 0
                self._news = True

    def _staff_again(self) -> None:
        self._staff()
        self._flush_soon()

    def _seated(self, seat: int, level: str) -> BotSeat:
        thinker = self._room.thinker(self.sheet.game, level, seat, secrets.token_hex(8))
        return BotSeat(
            thinker,
            self._room.later,
            self._time.now,
            partial(self._bot_acts, seat),
            partial(self._bot_moves, seat),
            partial(self._bot_failed, seat),
            partial(self._bot_lost, seat),
            partial(self._room.soon, self._consider_bots),
        )

    def _consider_bots(self) -> None:
        match, record = self._ledger.match, self._record
        if not self._bots or match is None or record is None or not self._time.running:
            return
        now = max(self._time.now(), match.now)
        for seat, (_, bot) in list(self._bots.items()):
            bot.saw(record.seen(seat, self._saw[seat]))
            self._saw[seat] = record.count(seat)
            bot.consider(partial(match.game.view, match.state, seat), match.legal(seat, now))

    def _bot_acts(self, seat: int, command: Command) -> bool:
        if not self._time.running:
            return True
        stamp = self._time.now()
        accepted: list[bool] = []

        def apply() -> None:
            try:
                self._step(seat, command, stamp, None, None)
                accepted.append(True)
            except Refusal:
                accepted.append(False)
                self._news = True
                self._flush_soon()

        self._in_turn(stamp, apply)
        return not accepted or accepted[0]

    def _bot_moves(self, seat: int, gesture: bytes) -> None:
        self._audience.tell(GestureTold(seat, Raw(gesture)))

    def _bot_failed(self, seat: int) -> None:
        """A bot that cannot play on loses its seat to a house bot, and the table goes on."""
        sheet = self._ledger.next_sheet
        chair = sheet.chairs[seat]
        spare = self._spare_level() if chair.bot not in (self._spare_level(), "random") else "random"
        _, bot = self._bots.pop(seat)
        bot.close()
        self._audience.notice("bot-lost-seat", level=chair.bot or "", seat=seat + 1, name=chair.name)
        if chair.bot != spare:
            name = spare if chair.visitor is None else chair.name
            self._change(sheet.with_chair(seat, bot=spare, name=name))
        else:
            self._room.later(1_000, self._staff_again)

    def _bot_lost(self, seat: int, code: str, params: Mapping[str, Param]) -> None:
        """A program lost its seat: everybody hears why, and a house bot plays on."""
        self._audience.notice(code, **params)
        sheet = self._ledger.next_sheet
        spare = self._spare_level()
        name = spare if sheet.chairs[seat].visitor is None else sheet.chairs[seat].name
        self._change(sheet.with_chair(seat, bot=spare, name=name))

    def _spare_level(self) -> str:
        known = self._room.levels(self.sheet.game)
        return "casual" if "casual" in known else "random"

    def _known_level(self, level: str) -> None:
        known = self._room.levels(self.sheet.game)
        if level != "random" and level not in known:
            raise Refusal("no-such-level", level=level, known=", ".join(known))

    def _freeze_bots(self) -> None:
        for _, bot in self._bots.values():
            bot.freeze()

    def _dismiss_bots(self) -> None:
        for _, bot in self._bots.values():
            bot.close()
        self._bots = {}
