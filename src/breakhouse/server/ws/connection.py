"""One page: its messages read, checked, paid for and brought to its table, here or at another house."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from breakhouse.core import Invalid, Refusal
from breakhouse.locales import say, say_why
from breakhouse.server import VERSION
from breakhouse.server.admin.logs import REQUEST, about
from breakhouse.server.cluster.messages import JoinRequest
from breakhouse.server.cluster.proxy import Channel
from breakhouse.server.limits.token_buckets import Account, group_of
from breakhouse.server.people.visitors import guest, language_of
from breakhouse.server.reads import ask_for, start
from breakhouse.server.tables.registry import Elsewhere
from breakhouse.server.ws.endpoint import Endpoint, SocketServices
from breakhouse.server.ws.frames import WebSocket
from breakhouse.server.ws.latency import Roundtrips
from breakhouse.server.ws.outbox import Outlet
from breakhouse.store import StoreTrouble, VisitorRow
from breakhouse.table import Device, Table
from breakhouse.table import messages as m
from breakhouse.table.devices import refuse
from breakhouse.table.dispatch import AT_TABLE
from breakhouse.table.messages import RefusalMessage, encode

log = logging.getLogger("breakhouse.socket")

MAX_GESTURE = 2048
_STRIKES = 60
"""After this many unreadable messages, the connection is closed."""
_BROADCAST = 40e-6
"""Seconds of work for each other page that gets this one's message."""
_CROWD = 50
"""For every so many watchers, showing a hand counts as one more gesture."""
_GESTURE = b'{"say":"gesture"'
_WAIT, _LONGEST_WAIT, _MOST_TRIES = 200, 1_000, 20
"""Milliseconds before asking a silent house again; more each time."""

_MOST_WAITING = 100
"""Messages that may wait until a table is found."""

_read = msgspec.json.Decoder(m.Saying).decode


class PageConnection(Endpoint):
    """A page at the other end of a socket, which this house has or another one."""

    def __init__(
        self, services: SocketServices, row: VisitorRow, account: Account, outlet: Outlet | None = None
    ) -> None:
        super().__init__(services, account, outlet)
        self._counts = services.metrics.counts
        self._row = row
        self._table: Table | None = None
        self._channel: Channel | None = None
        """Its way to a table at another house."""
        self._wanted: m.Hello | None = None
        self._arriving: asyncio.Task[None] | None = None
        """Its table is being looked up."""
        self._unheard: list[bytes] = []
        """What it said meanwhile."""
        self._strikes = self._tries = 0
        self._request = REQUEST.get()
        """The id under which the log knows the request that this socket began with."""
        self._roundtrips = Roundtrips(services.clock.now)
        who = guest(row, services.signer.origin(account.address))
        self.device = Device(who, row.language, self.send, self.dismiss)
        self.device.address = group_of(account.address)

    def connect(self, transport: Any, lost: Callable[[], None], roundtrips: Roundtrips | None = None) -> WebSocket:
        socket = super().connect(transport, lost, roundtrips or self._roundtrips)
        socket.ponged, socket.on_line = partial(self._take_pong, socket), self.note_line
        return socket

    def dismiss(self, code: str, again: bool) -> None:
        self.send(encode(m.Bye(code, say(self.device.language, f"bye-{code}"), again)))
        self.let_go(again)

    # -------------------------------------------------------------- in

    def answer(self, data: bytes) -> None:
        if self._arriving is not None:
            self._wait_behind_arrival(data)
            return
        self._counts["messages_total"] += 1
        if data.startswith(_GESTURE) and self._accounts.wait_for("gestures", self._account):
            return
        try:
            saying = _read(data)
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError, UnicodeError) as wrong:
            self.object(Invalid("unreadable-message", why=str(wrong)[:200]))
            return
        kind = type(saying)
        if kind is not m.Gesture:
            self._roundtrips.wanted = True  # it will be answered
        try:
            if self._channel is not None and kind is not m.Hello:
                self._carry(self._channel, saying, data)
            else:
                charge, answer = _ANSWERS[kind]
                if charge is None:
                    answer(self, saying)
                elif (table := self._table) is None:
                    raise Refusal("say-hello-first")
                elif charge(self, table, saying):
                    announced = table.broadcast.announced
                    answer(table, self.device, saying)
                    if table.broadcast.announced != announced:
                        self._owe_announcement(table)
        except Exception as wrong:
            self._cope_with(wrong, saying)

    def _cope_with(self, wrong: Exception, saying: m.Saying) -> None:
        if isinstance(wrong, Refusal):
            self._refuse(wrong, saying)
        elif isinstance(wrong, StoreTrouble):
            self.dismiss("house-waits", True)
        else:
            self._services.metrics.count("errors_total")
            kind, name = type(saying).__name__, type(wrong).__name__
            log.error("a message of kind %s failed: %s", kind, name, extra=self._about(), exc_info=wrong)
            self._refuse(Refusal("server-failed"), saying)

    def _about(self) -> dict[str, Any]:
        sheet = None if self._table is None else self._table.sheet
        table, match = (sheet.id, sheet.match) if sheet is not None else (None, None)
        return about(request=self._request, who=self.device.guest.who, table=table, match=match)

    def _take_pong(self, socket: WebSocket, payload: bytes) -> None:
        again = self._roundtrips.answer(payload)
        self.device.lag = self._roundtrips.lag
        if again is not None:
            socket.ping(again)

    def note_line(self, weak: bool) -> None:
        if self._channel is not None:
            self._channel.note_line(weak)
        elif self._table is not None:
            self._table.note_line(self.device, weak)

    def _strike(self) -> None:
        self._strikes += 1
        if self._strikes > _STRIKES:
            self.hang_up()

    def hang_up(self) -> None:
        self._services.metrics.count("hung_up_total")
        self.dismiss("too-much-noise", False)

    def object(self, no: Refusal | Invalid) -> None:
        self._strike()
        self._services.metrics.count("refused_total")
        said = say_why(self.device.language, no)
        self.send(encode(RefusalMessage(None, None, no.code, dict(no.params), said)))

    def _refuse(self, no: Refusal, saying: Any) -> None:
        self._services.metrics.count("refused_total")
        tag = str(type(saying).__struct_config__.tag)
        refuse(self.device, no, getattr(saying, "id", None), getattr(saying, "seat", None), tag)

    def _at_table(self) -> Table:
        if self._table is None:
            raise Refusal("say-hello-first")
        return self._table

    def _ping(self, ping: m.Ping) -> None:
        self.send(encode(m.Pong(ping.n, self._table.now() if self._table else None)))

    def _speak(self, speak: m.Speak) -> None:
        self.device.language = language_of(speak.language)

    def _invite(self, invite: m.Invite) -> None:
        self._accounts.charge("challenges", self._account, "too-many-requests")
        self._services.invite(self._at_table(), self.device, invite.seat, invite.who)

    # -------------------------------------------------------------- what it costs

    def _charge_broadcast(self, table: Table, _: m.Saying) -> bool:
        self._tab.charge(0, 0, len(table.devices) * _BROADCAST)
        return True

    def _owe_announcement(self, table: Table) -> None:
        """Every page at the table gets the table as it is, with a whole deck perhaps."""
        self.owe(table.broadcast.size * len(table.devices))

    def _charge_command(self, table: Table, _: m.Do) -> bool:
        self._accounts.charge("commands", self._account, "too-many-requests")
        self._accounts.check_most("entries", 0 if table.match is None else table.match.seq, "match-too-long")
        return True

    def _charge_gesture(self, table: Table, gesture: m.Gesture) -> bool:
        """Gestures beyond the rate are dropped silently: the next one shows the hand again."""
        price = 1 + len(table.devices) // _CROWD
        fits = len(bytes(gesture.motion)) <= MAX_GESTURE
        paid = fits and not self._accounts.spend("gestures", self._account, price)
        return paid and self._charge_broadcast(table, gesture)

    def _charge_chat(self, table: Table, chat: m.Chat) -> bool:
        """Those who only watch share what one address may say at one table."""
        self._accounts.charge("chat", self._account, "too-much-chat")
        if not table.sheet.seats_of(self._account.visitor):
            self._accounts.charge(f"heckles/{table.sheet.id}", self._account, "too-much-chat")
        return self._charge_broadcast(table, chat)

    def _charge_report(self, _: Table, __: m.ReportSeat) -> bool:
        self._accounts.charge("reports", self._account, "too-many-reports")
        return True

    def _charge_hint(self, _: Table, __: m.AskHint) -> bool:
        self._accounts.charge("hints", self._account, "too-many-hints")
        return True

    def _charge_change(self, table: Table, change: m.Change) -> bool:
        if change.options is not None:
            self._accounts.charge("storage", self._account, "too-much-to-keep", len(encode(change)))
        return self._charge_broadcast(table, change)

    def _charge_match(self, table: Table, start: m.StartMatch | m.Agree) -> bool:
        if isinstance(start, m.StartMatch) or start.to == "rematch":
            self._accounts.charge("matches", self._account, "too-many-requests")
        return self._charge_broadcast(table, start)

    # -------------------------------------------------------------- coming and going

    def _hello(self, hello: m.Hello) -> None:
        if hello.language is not None:
            self.device.language = language_of(hello.language)
        self.leave()
        self._arriving = start(self._arrive(hello))

    async def _arrive(self, hello: m.Hello) -> None:
        """Looks up the table, which may take a while, and joins it; whatever the page says meanwhile waits."""
        services, visitor = self._services, self.device.guest.visitor
        try:
            ask = partial(ask_for, self._account, self._accounts, services.visitors.store)
            if await services.visitors.recognise(visitor, ask) is None:
                raise Refusal("no-cookie")
            table = await services.tables.find_for(self._account, hello.table)
            before = self.queued
            self._join(table, hello)
            if self._arriving is not None:  # nobody else counts what is sent so late
                self.owe(self.queued - before)
        except Elsewhere as there:
            self._go_to(there, hello)
        except Exception as wrong:
            self._cope_with(wrong, hello)
        self._arriving = None
        waiting, self._unheard = self._unheard, []
        for data in waiting:
            self.hear(data)

    def _wait_behind_arrival(self, data: bytes) -> None:
        self._unheard.append(data)
        if len(self._unheard) > _MOST_WAITING:
            self.hang_up()

    def _join(self, table: Table, hello: m.Hello) -> None:
        visitor = self.device.guest.visitor
        self._accounts.take(f"pages/{table.sheet.id}", self._account, "too-many-sockets")
        self._table = table
        seats = table.sheet.seats_of(visitor)
        self.send(encode(m.Welcome(self.device.guest.who, self.device.guest.name, seats, VERSION)))
        seen, self.device.screen, self.device.viewpoint = hello.seen, hello.screen, None
        try:
            table.join(self.device, None if seen is None else (seen.match, seen.perspective, seen.next))
        except Refusal:
            self.leave()
            raise
        self._charge_broadcast(table, hello)
        self._services.metrics.count_visitor(table.sheet.game, self.device.guest.who)
        self._owe_announcement(table)
        log.info("came to a table", extra=self._about())

    # -------------------------------------------------------------- at another house

    def _go_to(self, there: Elsewhere, hello: m.Hello) -> None:
        outgoing = self._services.outgoing()
        if outgoing is None or not self._outlet.near:
            self.dismiss("table-moved", True)
            return
        self._wanted = hello
        who = self._row, self._account.visitor, self._account.address, self.device.language
        self._channel = outgoing.open(there.house, self, lambda page: JoinRequest(page, *who, encode(hello)))

    def _carry(self, channel: Channel, saying: m.Saying, data: bytes) -> None:
        channel.say(self.device.lag, data)
        if isinstance(saying, m.Leave):
            self.leave()

    def lose_house(self, welcomed: bool) -> None:
        """A page that was at its table comes again by itself, with what was not answered; another waits here."""
        self._channel = None
        if welcomed:
            self.dismiss("table-moved", True)
        elif self._tries < _MOST_TRIES:
            self._tries += 1
            self._services.later(min(_LONGEST_WAIT, _WAIT * self._tries), self._try_again)
        else:
            self.dismiss("house-waits", True)

    def _try_again(self) -> None:
        idle = self._channel is None and self._table is None
        if self._wanted is not None and idle and not self._outlet.closing:
            self.hear(encode(self._wanted))

    def hear_from(self, lag: int, data: bytes) -> None:
        """A message from a page whose socket another house has; that house measures its lag."""
        self.device.lag = lag
        self.hear(data)

    def _leave_table(self, _: m.Leave) -> None:
        table = self._at_table()
        if table.sheet.phase == "playing":
            for seat in table.sheet.seats_of(self.device.guest.visitor):
                table.seats.stand(self.device, seat)
        self.leave()

    def leave(self) -> None:
        facts = self._about()
        if self._arriving is not None:
            self._arriving.cancel()
            self._arriving, self._unheard = None, []
        table, self._table = self._table, None
        channel, self._channel = self._channel, None
        if channel is not None:
            channel.leave()
        if table is not None:
            log.info("left a table", extra=facts)
            self._accounts.give_back(f"pages/{table.sheet.id}", self._account)
            table.leave(self.device)
            self.device.handed_to = self.device.leave = None


ANSWERED_HERE: dict[type, Callable[[PageConnection, Any], None]] = {
    m.Hello: PageConnection._hello,
    m.Ping: PageConnection._ping,
    m.Speak: PageConnection._speak,
    m.Invite: PageConnection._invite,
    m.Leave: PageConnection._leave_table,
}
"""The messages that the connection answers itself; `AT_TABLE` has the others."""

Charge = Callable[[PageConnection, Table, Any], bool]
_CHARGES: dict[type, Charge] = {
    m.Do: PageConnection._charge_command,
    m.Gesture: PageConnection._charge_gesture,
    m.Chat: PageConnection._charge_chat,
    m.AskHint: PageConnection._charge_hint,
    m.ReportSeat: PageConnection._charge_report,
    m.Change: PageConnection._charge_change,
    m.StartMatch: PageConnection._charge_match,
    m.Agree: PageConnection._charge_match,
}
"""What a message costs besides being read, if not just what telling the others does; False drops it silently."""

_ANSWERS: dict[type, tuple[Charge | None, Callable[..., None]]] = {
    **{kind: (_CHARGES.get(kind, PageConnection._charge_broadcast), answer) for kind, answer in AT_TABLE.items()},
    **{kind: (None, answer) for kind, answer in ANSWERED_HERE.items()},
}
"""For each kind of message: what it costs at the table, and who answers it."""


def accept_remote(services: SocketServices, request: JoinRequest, outlet: Outlet) -> PageConnection:
    """A page whose socket another house has."""
    page = PageConnection(services, request.row, Account(request.visitor, request.address), outlet)
    page.device.language = request.language
    return page
