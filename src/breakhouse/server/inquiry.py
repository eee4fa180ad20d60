"""A network program's questions at one table: how long it may take, and what becomes of its answer."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from msgspec import Raw

from breakhouse.bots.protocol import MOST_AFTER_MS, Answer, Denial, Objection, Pace, Question, deny
from breakhouse.core import Refusal
from breakhouse.table.messages import Forfeit, RefusalMessage, SeatView
from breakhouse.table.room import Handle

PACE = Pace()
_PATIENCE = 3
"""How often in a row a program may do nothing although no clock is running."""


@dataclass(eq=False, slots=True)
class Inquiry:
    table: str
    game: str
    seat: int
    _send: Callable[[msgspec.Struct], None]
    _do: Callable[[str, Raw], None]
    _forfeit: Callable[[Forfeit], None]
    _later: Callable[[int, Callable[[], None]], Handle]
    _face: SeatView | None = None
    _now: int = 0
    _timed: bool = False
    _playing: bool = False
    _asked: int = 0
    _open: bool = False
    """The last question waits for an answer."""
    _idle: int = 0
    _refusals: int = 0
    _pending: tuple[str, Raw] | None = None
    """The chosen command and the id it's sent with."""
    _stale: SeatView | None = None
    """What had been seen when the last command was sent; afterwards, only newer events count."""
    _due: bool = False
    """Whether it's due but not sent yet."""
    _timer: Handle | None = None

    def see(self, face: SeatView | None, now: int, timed: bool, eventful: bool) -> None:
        """`timed`: something falls due by itself."""
        self._face, self._now, self._timed = face, now, timed
        if eventful:
            self._idle = self._refusals = 0

    def pause(self) -> None:
        """Nothing may be done for now, and no patience is lost."""
        self._playing = False
        self._wait(None)

    def go_on(self) -> None:
        """Does what was chosen, or asks, if the seat may act."""
        self._playing = True
        if self._pending is not None:
            if self._due:
                self._due, self._stale = False, self._face
                self._do(*self._pending)
        elif self._open:
            self._limit()
        elif self._face is not None and self._face.offers and self._face.view is not None:
            self._wait_for_more() if self._idle else self._ask()

    def say_again(self) -> None:
        """After a lost connection: thanks to its id, it's carried out only once."""
        self._due = self._due or self._timer is None

    def _ask(self) -> None:
        if self._face is None or not self._playing:
            return
        self._asked += 1
        self._open = True
        view, offers, ms = self._face.view, self._face.offers, PACE.budget_ms
        self._send(Question(self._asked, view, offers, ms, self._now, self.seat, self.game, table=self.table))
        self._limit()

    def _limit(self) -> None:
        ms = max(PACE.budget_ms + PACE.grace_ms, PACE.start_ms if self._asked == 1 else 0)
        if self._timer is None:
            self._wait(lambda: self._forfeit("program-too-slow"), ms)

    def _wait_for_more(self) -> None:
        """It answered "nothing for now". With a clock running, that's allowed."""
        if self._idle > _PATIENCE:
            self._forfeit("program-waits")
        elif not self._timed and self._timer is None:
            self._wait(self._ask, PACE.budget_ms)

    # -------------------------------------------------------------- answers

    def answer(self, answer: Answer) -> None:
        """Raises `Refusal` for an answer that nobody waits for, and changes nothing."""
        if answer.id > self._asked:
            raise Refusal("answer-unasked", id=answer.id, asked=self._asked)
        if not self._open or answer.id != self._asked:
            raise Refusal("answer-too-late", id=answer.id, asked=self._asked)
        self._open = False
        self._wait(None)
        if answer.command is None:
            self._idle += 1
            self._resume()
            return
        self._idle = 0
        self._pending = (f"p{self._asked}.{secrets.token_hex(4)}", Raw(msgspec.json.encode(answer.command)))
        after = min(max(0, answer.after_ms), MOST_AFTER_MS)
        self._wait(self._fall_due, after) if after else self._fall_due()

    def _fall_due(self) -> None:
        self._due = True
        self._resume()

    def _resume(self) -> None:
        if self._playing:
            self.go_on()

    def accept(self, id: str) -> None:
        if self._pending is not None and self._pending[0] == id:
            self._pending, self._refusals = None, 0
            self._face = None if self._face is self._stale else self._face
            self._resume()

    def refuse(self, no: RefusalMessage) -> None:
        if self._pending is None or no.id != self._pending[0]:
            return
        self._pending = None
        self._refusals += 1
        denial: Denial = deny(self._asked, no.code, no.params)
        self._send(Objection(denial, table=self.table))
        self._forfeit("program-insists") if self._refusals >= PACE.most_refusals else self._resume()

    def close(self) -> None:
        self._playing = False
        self._wait(None)

    def _wait(self, then: Callable[[], None] | None, ms: int = 0) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if then is None else self._later(ms, lambda: self._end_wait(then))

    def _end_wait(self, then: Callable[[], None]) -> None:
        self._timer = None
        then()
