"""A program's page at one table: it gets what any page gets, and passes it on as lines of the seat protocol.

To the table it's a page like any other, at this house or another, with a seat that is kept for it. So a program's
moves are durable, sent twice if need be but carried out once, and it continues where it was after a lost
connection.

Why: docs/decisions/0031-programs-over-the-network.md.
"""

import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from msgspec import Raw

from breakhouse.bots.protocol import (
    MOST_AFTER_MS,
    Answer,
    Denial,
    Ending,
    Glimpse,
    Greeting,
    Objection,
    Pace,
    Question,
    deny,
    introduce,
)
from breakhouse.core import Refusal
from breakhouse.core.contract import Outcome
from breakhouse.games import game
from breakhouse.server.admin.logs import about
from breakhouse.server.limits.token_buckets import Account
from breakhouse.server.ws.connection import PageConnection
from breakhouse.server.ws.endpoint import SocketServices
from breakhouse.store import VisitorRow
from breakhouse.table import messages as m
from breakhouse.table.clock import Handle
from breakhouse.table.messages import (
    Acceptance,
    Forfeit,
    History,
    RefusalMessage,
    Result,
    SeatView,
    Seen,
    TableInfo,
    TableMessage,
    Topic,
    Update,
    encode,
)

log = logging.getLogger("breakhouse.bots")

PACE = Pace()
_COMES_BACK_MS = 500
_REMATCH_MS = 60_000
"""How long it stays at a table whose match is over."""
_LAST_EVENTS_MS = 500
_START_MS = 600_000
"""How long it waits for a match to begin."""
_AGREES: dict[Topic, bool] = {"pause": True, "resume": True, "rematch": True, "abandon": False}
_PATIENCE = 3
"""How often in a row a program may do nothing although no clock is running."""

_read = msgspec.json.Decoder(m.Telling).decode


@dataclass(eq=False, slots=True)
class Questioning:
    """What a program is asked at one table: how long it may take, and what becomes of its answer."""

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


class BotSeat:
    """`send` takes lines for the program; `gone` is called when it loses its seat, with the reason."""

    near = True

    def __init__(
        self,
        services: SocketServices,
        row: VisitorRow,
        account: Account,
        code: str,
        send: Callable[[msgspec.Struct], None],
        gone: Callable[["BotSeat", Refusal], None],
        seat: int | None = None,
    ) -> None:
        self.code = code
        self.closing = False
        self._services = services
        self._row = row
        self._account = account
        self._send = send
        self._gone = gone
        self._wanted = seat
        """The seat that it was invited to, until it has it."""
        self._info: TableInfo | None = None
        self._seat: int | None = None
        self._match = ""
        """The match that the program was greeted for."""
        self._questions: Questioning | None = None
        self._seen: Seen | None = None
        self._catching_up = False
        """It was away, and is about to catch up."""
        self._getting_up: Handle | None = None
        self._page = self._come()

    def _come(self) -> PageConnection:
        page = PageConnection(self._services, self._row, self._account, self)
        self._services.later(0, lambda: self._say(m.Hello(self.code, self._seen)))
        return page

    def _say(self, saying: m.Saying) -> None:
        if not self.closing:
            self._page.hear(encode(saying))

    def answer(self, answer: Answer) -> None:
        """`Refusal` for an answer to no open question."""
        if self._questions is None:
            raise Refusal("answer-unasked", id=answer.id, asked=0)
        self._questions.answer(answer)

    def leave(self) -> None:
        """The program's socket is gone: the seat stays its own for a while."""
        self.closing = True
        self._end_questions()
        self._stay()
        self._page.leave()

    # -------------------------------------------------------------- what the table tells, as an outlet

    def put(self, frames: list[bytes]) -> None:
        try:
            for frame in frames:
                if not self.closing:
                    self._hear(_read(frame))
        except Exception:
            self._services.metrics.count("errors_total")
            log.exception("a message from a table to a program failed", extra=about(who=self._row.who))
            self._lose(Refusal("server-failed"))

    def hang_up(self, again: bool) -> None:
        self._page.leave()
        if again:
            self._services.later(_COMES_BACK_MS, self._come_back)

    def _come_back(self) -> None:
        if not self.closing:
            if self._questions is not None:
                self._questions.say_again()
            self._page = self._come()

    def _hear(self, message: m.Telling) -> None:
        match message:
            case m.Welcome():
                if self._wanted is not None:
                    self._say(m.Sit(self._wanted))
            case TableMessage(table, yours):
                self._look(table, yours)
            case Update():
                self._see(message)
            case Acceptance(id):
                if self._questions is not None:
                    self._questions.accept(id)
            case RefusalMessage():
                self._take_no(message)
            case History(_, events):
                self._catch_up([happening.event for happening in events])
            case m.Bye(code, _, False):
                self._lose(Refusal(code))
            case _:
                """Chat, gestures and notices are for people."""

    def _take_no(self, no: RefusalMessage) -> None:
        if self._wanted is not None and no.said in ("sit", "hello"):
            self._lose(Refusal(no.code, **no.params))
        elif self._questions is not None:
            self._questions.refuse(no)

    # -------------------------------------------------------------- the table

    def _look(self, info: TableInfo, yours: list[int]) -> None:
        self._info = info
        if yours:
            self._seat, self._wanted = yours[0], None
        elif self._seat is not None:
            self._lose(Refusal("seat-was-lost"))
            return
        for proposal in info.proposals:
            if self._seat in proposal.missing:
                self._say(m.Agree(proposal.to) if _AGREES[proposal.to] else m.Disagree(proposal.to))
        self._stay()
        if info.phase == "playing":
            self._greet(info)
            self._go_on()
        elif self._questions is not None:
            self._questions.pause()
        if info.phase in ("over", "gathering"):
            after = _REMATCH_MS if info.phase == "over" else _START_MS
            self._getting_up = self._services.later(after, self._get_up)
        if info.result is not None and self._match == info.match:
            self._end_questions()
            self._services.later(_LAST_EVENTS_MS, self._end)

    def _end(self) -> None:
        """Once the last events were shown, which come after the result."""
        result = None if self._info is None else self._info.result
        if result is not None and self._match and not self.closing:
            self._match = ""
            self._send(Ending(_outcome(result), table=self.code))

    def _greet(self, info: TableInfo) -> None:
        if self._seat is None or self._match == info.match:
            return
        self._end_questions()
        self._match, self._seen = info.match, None
        hello = introduce(game(info.game), self._seat, tuple(seat.name for seat in info.seats), info.options)
        self._send(Greeting(msgspec.structs.replace(hello, pace=PACE), table=self.code))
        self._questions = Questioning(
            self.code, info.game, self._seat, self._send, self._do, self._forfeit, self._services.later
        )

    def _do(self, id: str, command: Raw) -> None:
        self._say(m.Do(id, self._seat or 0, command))

    def _stay(self) -> None:
        if self._getting_up is not None:
            self._getting_up.cancel()
            self._getting_up = None

    def _get_up(self) -> None:
        """Leaves the table: nobody is playing there any more."""
        if self._seat is not None and self._info is not None and self._info.phase == "gathering":
            self._say(m.Stand(self._seat))
        self._lose(Refusal("nobody-plays"))

    # -------------------------------------------------------------- the match

    def _see(self, update: Update) -> None:
        if update.match != self._match:
            return
        if update.fresh and update.first and self._seen is None:
            self._catching_up = True
            self._say(m.AskHistory())
        self._seen = Seen(update.perspective, update.next, update.match)
        if not self._catching_up:  # what comes before the history is in it
            self._show([happening.event for happening in update.events])
        if self._questions is None:
            self._end()
            return
        face = next((face for face in update.faces if face.seat == self._seat), None)
        self._questions.see(face, update.clock.now, bool(update.clock.deadlines), bool(update.events))
        self._go_on()

    def _show(self, events: list[Raw]) -> None:
        for event in events:
            self._send(Glimpse(event, table=self.code))

    def _catch_up(self, events: list[Raw]) -> None:
        if self._catching_up:
            self._catching_up = False
            self._show(events)
            self._go_on()

    def _go_on(self) -> None:
        playing = self._info is not None and self._info.phase == "playing"
        if self._questions is not None and playing and not self._catching_up:
            self._questions.go_on()

    # -------------------------------------------------------------- losing the seat

    def _forfeit(self, why: Forfeit) -> None:
        """The program violated the protocol: it resigns, and everybody at the table is told why."""
        if self._seat is not None:
            self._say(m.Resign(self._seat, why))
            self._lose(Refusal(why))

    def _lose(self, why: Refusal) -> None:
        if not self.closing:
            self.leave()
            self._gone(self, why)

    def _end_questions(self) -> None:
        if self._questions is not None:
            self._questions.close()
            self._questions = None


def _outcome(result: Result) -> Outcome:
    return Outcome(tuple(result.scores), tuple(result.winners), result.reason)
