"""The bots at a table: every seat that one plays has one, shown what the seat sees and nothing else."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from msgspec import Raw

from breakhouse.core import Command, Event, Offers, Refusal, View
from breakhouse.core.contract import Outcome
from breakhouse.core.match import Play
from breakhouse.core.news import Awaited, Ended, News, Refused, Seating
from breakhouse.core.offers import still_open
from breakhouse.core.refusal import Param
from breakhouse.table.broadcast import Broadcast
from breakhouse.table.clock import Handle, Later
from breakhouse.table.devices import Audience
from breakhouse.table.entries import Entries
from breakhouse.table.environment import Decision, Environment, RemoteBot
from breakhouse.table.history import EventHistory
from breakhouse.table.ledger import Ledger
from breakhouse.table.messages import GestureMessage
from breakhouse.table.pace import Pace
from breakhouse.table.state import TransientState

PATIENCE = 25
"""After this many refused commands in a row, the bot is given up."""


@dataclass(eq=False, slots=True)
class BotSeat:
    """A bot in a seat: it's shown what the seat sees, asked when it may act, and acts on the table's clock.
    `again`: the table should make the bot consider once more.

    Why it may answer "nothing for now": docs/decisions/0009-a-bot-may-wait.md.
    """

    _bot: RemoteBot
    _later: Later
    _now: Callable[[], int]
    _act: Callable[[Command], bool]
    _show: Callable[[bytes], None]
    _fail: Callable[[], None]
    _lose: Callable[[str, Mapping[str, Param]], None]
    _again: Callable[[], object]
    _answered: Callable[[], object]
    _idle: bool = False
    _behind: bool = False
    """Something has happened since the bot was asked, so its answer is out of date."""
    _asking: bool = False
    _closed: bool = False
    _move: tuple[int, Command] | None = None
    _timer: Handle | None = None
    _refused: int = 0
    _hurried: bool = False
    """It has been told that everybody is waiting for it."""
    _frozen: bool = False

    def saw(self, events: Sequence[Event]) -> None:
        if events:
            self._idle = False
            self._behind = True
            self._hurried = False
            self._bot.saw(events)

    @property
    def idle(self) -> bool:
        """It may act and answered "nothing for now"."""
        return self._idle

    @property
    def thinking(self) -> bool:
        return self._asking

    def hear(self, news: News) -> None:
        self._bot.hear(news)

    def hurry(self) -> None:
        """Everybody is waiting for this seat: if it answered "nothing for now", asks again."""
        if not self._hurried:
            self._hurried = True
            self._idle = False
            self._bot.hear(Awaited())

    def consider(self, view: Callable[[], View], offers: Offers) -> None:
        """After every change, and now and then: drops a move that no longer fits, and asks if there is none."""
        if self._closed:
            return
        self._frozen = False
        if self._move is not None and not still_open(offers, self._move[1]):
            self.rest()
        if offers and self._move is None and not self._asking and not self._idle:
            self._asking = True
            self._behind = False
            asked = self._now()
            self._bot.ask(view(), offers, asked, lambda decision: self._act_on(asked, decision))
        elif self._move is not None and self._timer is None:
            self._wait()

    def set_timer_again(self) -> None:
        """Match time runs at another rate now."""
        if self._timer is not None:
            self._stop()
            self._wait()

    def rest(self) -> None:
        """Drops the pending move."""
        self._stop()
        self._move = None

    def freeze(self) -> None:
        """A pause: the hand stays where it is until the bot considers again."""
        self._frozen = True
        self._stop()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def close(self) -> None:
        self._closed = True
        self.rest()
        self._bot.close()

    def _act_on(self, asked: int, decision: Decision | None) -> None:
        self._asking = False
        self._answered()
        if self._closed:
            return
        if decision is None:
            self._fail()
            return
        if decision.lost is not None:
            self._lose(*decision.lost)
            return
        if decision.command is None:
            self._idle = not self._behind
            self._again()
            return
        self._move = (asked + max(0, decision.after_ms), decision.command)
        if decision.gesture is not None:
            self._show(decision.gesture)
        self._wait()

    def _wait(self) -> None:
        if self._move is not None and not self._frozen:
            self._timer = self._later(max(0, self._move[0] - self._now()), self._play)

    def _play(self) -> None:
        self._timer = None
        if self._closed or self._move is None:
            return
        _, command = self._move
        self._move = None
        if self._act(command):
            self._refused = 0
            return
        self._refused += 1
        if self._refused >= PATIENCE:
            self._fail()


@dataclass(eq=False, slots=True)
class BotSeats:
    """All bots at a table, and what they do there."""

    _environment: Environment
    _ledger: Ledger
    _transient: TransientState
    _audience: Audience
    _entries: Entries
    _broadcast: Broadcast
    _pace: Pace
    _bots: dict[int, tuple[str, BotSeat]] = field(default_factory=dict)
    """By seat, with the level."""
    _saw: dict[int, int] = field(default_factory=dict)
    """How many events each was shown."""
    _acting: bool = False
    """Whether any of them may act."""

    def __len__(self) -> int:
        return len(self._bots)

    def staff(self) -> None:
        """Makes sure that exactly the seats played by bots have one."""
        sheet = self._ledger.sheet
        if sheet.phase != "playing" or self._broadcast.record is None or self._ledger.closed:
            return
        for seat, chair in enumerate(sheet.chairs):
            level, bot = self._bots.get(seat, (None, None))
            if bot is not None and level != chair.bot:
                bot.close()
                del self._bots[seat]
            if chair.bot is not None and level != chair.bot:
                self._bots[seat] = (chair.bot, self._make(seat, chair.bot))
                self._saw[seat] = 0
                self._broadcast.mark_news()

    def _staff_again(self) -> None:
        self.staff()
        self._broadcast.tell_soon()

    def _make(self, seat: int, level: str) -> BotSeat:
        sheet, match = self._ledger.sheet, self._ledger.match
        bot = self._environment.make_bot(sheet.game, level, seat, secrets.token_hex(8), sheet.id)
        if match is not None:
            bot.hear(Seating(seat, match.header.seats, dict(match.header.options)))
        return BotSeat(
            bot,
            self._entries.time.later,
            self._entries.time.now,
            partial(self._act, seat),
            partial(self._show_gesture, seat),
            partial(self._replace, seat),
            partial(self._replace_program, seat),
            partial(self._environment.soon, self.consider),
            self.keep_pace,
        )

    def consider(self) -> None:
        """Each is shown what happened since, and may think about it while the clock runs."""
        if not self._bots:
            return
        match, record, time = self._ledger.match, self._broadcast.record, self._entries.time
        if match is None or record is None or not time.running:
            return
        now = max(time.now(), match.now)
        self._acting = False
        for seat, (_, bot) in list(self._bots.items()):
            self._show(seat, bot, record)
            if bot.idle and _waits_for(match, seat, now):
                bot.hurry()
            offers = match.legal(seat, now)
            self._acting |= bool(offers)
            bot.consider(partial(match.game.view, match.state, seat), offers)
        self.keep_pace()

    def keep_pace(self) -> None:
        """Also before anybody is told what happened: whoever may act now gets a clock that runs as ever."""
        if self._pace.keep(self._acting, any(bot.thinking for _, bot in self._bots.values())):
            for _, bot in self._bots.values():
                bot.set_timer_again()

    def _show(self, seat: int, bot: BotSeat, record: EventHistory) -> None:
        bot.saw(record.events(seat, self._saw[seat]))
        self._saw[seat] = record.count(seat)

    def freeze(self) -> None:
        for _, bot in self._bots.values():
            bot.freeze()

    def dismiss(self, outcome: Outcome | None) -> None:
        """The match is over, or the table is gone."""
        for seat, (_, bot) in self._bots.items():
            if self._broadcast.record is not None:
                self._show(seat, bot, self._broadcast.record)
            if outcome is not None:
                bot.hear(Ended(outcome))
            bot.close()
        self._bots = {}

    def check_level(self, level: str) -> None:
        known = self._environment.levels(self._ledger.sheet.game)
        if level != "random" and level not in known:
            raise Refusal("no-such-level", level=level, known=", ".join(known))

    def spare_level(self) -> str:
        """The level of a bot that plays on for somebody."""
        return "casual" if "casual" in self._environment.levels(self._ledger.sheet.game) else "random"

    # -------------------------------------------------------------- what a bot does

    def _act(self, seat: int, command: Command) -> bool:
        entries = self._entries
        if not entries.time.running:
            return True
        stamp = entries.time.now()
        accepted: list[bool] = []

        def apply() -> None:
            try:
                entries.step(seat, command, stamp, None, None)
                accepted.append(True)
            except Refusal as no:
                accepted.append(False)
                if seat in self._bots:
                    self._bots[seat][1].hear(Refused(no.code, dict(no.params)))
                self._broadcast.mark_news()
                self._broadcast.tell_soon()

        entries.in_turn(stamp, apply)
        return not accepted or accepted[0]

    def _show_gesture(self, seat: int, gesture: bytes) -> None:
        self._audience.tell(GestureMessage(seat, Raw(gesture)))

    def _replace(self, seat: int) -> None:
        """A bot that can't continue loses its seat to a built-in bot, and the table goes on."""
        chair = self._ledger.next_sheet.chairs[seat]
        spare = self.spare_level()
        if chair.bot in (spare, "random"):
            spare = "random"
        _, bot = self._bots.pop(seat)
        bot.close()
        self._audience.announce("bot-lost-seat", level=chair.bot or "", seat=seat + 1, name=chair.name)
        if chair.bot != spare:
            self._seat_spare(seat, spare)
        else:
            self._environment.later(1_000, self._staff_again)

    def _replace_program(self, seat: int, code: str, params: Mapping[str, Param]) -> None:
        """A program lost its seat: announces why, and a built-in bot plays on."""
        self._audience.announce(code, **params)
        self._seat_spare(seat, self.spare_level())

    def _seat_spare(self, seat: int, level: str) -> None:
        sheet = self._ledger.next_sheet
        name = level if sheet.chairs[seat].visitor is None else sheet.chairs[seat].name
        self._ledger.change(sheet.with_chair(seat, bot=level, name=name))


def _waits_for(match: Play, seat: int, now: int) -> bool:
    """Whether nothing more can happen unless this seat acts."""
    seats = range(len(match.header.seats))
    return not match.game.deadlines(match.state) and [s for s in seats if match.legal(s, now)] == [seat]
