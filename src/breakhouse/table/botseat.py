"""A bot in a seat: it's shown what the seat sees, asked when it may act, and acts on the table's clock."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from breakhouse.core import Command, Event, Offers, View
from breakhouse.core.news import Awaited, News
from breakhouse.core.offers import still_open
from breakhouse.core.refusal import Param
from breakhouse.table.room import Handle, Thinker, Thought
from breakhouse.table.timekeeping import Later

PATIENCE = 25
"""After this many refused commands in a row, the bot is given up."""


@dataclass(eq=False, slots=True)
class BotSeat:
    """`again`: the table should make the bot consider once more."""

    _thinker: Thinker
    _later: Later
    _now: Callable[[], int]
    _act: Callable[[Command], bool]
    _show: Callable[[bytes], None]
    _fail: Callable[[], None]
    _lose: Callable[[str, Mapping[str, Param]], None]
    _again: Callable[[], object]
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
            self._thinker.saw(events)

    @property
    def idle(self) -> bool:
        """It may act and answered "nothing for now"."""
        return self._idle

    def hear(self, news: News) -> None:
        self._thinker.hear(news)

    def hurry(self) -> None:
        """Everybody is waiting for this seat: if it answered "nothing for now", asks again."""
        if not self._hurried:
            self._hurried = True
            self._idle = False
            self._thinker.hear(Awaited())

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
            self._thinker.ask(view(), offers, asked, lambda thought: self._act_on(asked, thought))
        elif self._move is not None and self._timer is None:
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
        self._thinker.close()

    def _act_on(self, asked: int, thought: Thought | None) -> None:
        self._asking = False
        if self._closed:
            return
        if thought is None:
            self._fail()
            return
        if thought.lost is not None:
            self._lose(*thought.lost)
            return
        if thought.command is None:
            self._idle = not self._behind
            self._again()
            return
        self._move = (asked + max(0, thought.after_ms), thought.command)
        if thought.gesture is not None:
            self._show(thought.gesture)
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
