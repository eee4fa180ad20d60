"""One page: its messages read, checked, counted and brought to its table, here or at another house."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from aiohttp import web

from breakhouse.core import Invalid, Refusal
from breakhouse.locales import say, say_why
from breakhouse.server import VERSION
from breakhouse.server.admin.logs import REQUEST, about
from breakhouse.server.cluster.messages import JoinRequest
from breakhouse.server.cluster.proxy import Channel
from breakhouse.server.house import House
from breakhouse.server.limits.accounts import Payer, group_of
from breakhouse.server.people.visitors import guest
from breakhouse.server.tables.registry import Elsewhere, find_table, language_of
from breakhouse.server.ws.frames import Shortcut, Wire, shake_hands
from breakhouse.server.ws.latency import Roundtrips
from breakhouse.server.ws.outbox import Mailbox, Nowhere, Outlet, SocketOutlet
from breakhouse.store import StoreTrouble, VisitorRow
from breakhouse.table import Device, Table
from breakhouse.table import messages as m
from breakhouse.table.devices import refuse
from breakhouse.table.dispatch import AT_TABLE
from breakhouse.table.messages import RefusalMessage, encode

log = logging.getLogger("breakhouse.socket")

MAX_MESSAGE = 32 * 1024
MAX_GESTURE = 2048
_STRIKES = 60
"""After this many unreadable messages, the connection is closed."""
_TELLING = 40e-6
"""Seconds of work for each other page that gets this one's message."""
_CROWD = 50
"""For every so many watchers, showing a hand counts as one more gesture."""
_GESTURE = b'{"say":"gesture"'
_WAIT, _LONGEST_WAIT, _MOST_TRIES = 200, 1_000, 20
"""Milliseconds before asking a silent house again; more each time."""

_read = msgspec.json.Decoder(m.Saying).decode


class Line(Mailbox):
    """A page at the other end of a socket, which this house has or another one."""

    def __init__(self, house: House, row: VisitorRow, payer: Payer, outlet: Outlet | None = None) -> None:
        super().__init__(house.moment, outlet or Nowhere())
        self._house = house
        self._counts = house.metrics.counts
        self._row = row
        self._payer = payer
        self._table: Table | None = None
        self._channel: Channel | None = None
        """Its way to a table at another house."""
        self._wanted: m.Hello | None = None
        self._tab = house.accounts.open_tab(payer)
        self._strikes = self._tries = 0
        self._request = REQUEST.get()
        """The id under which the log knows the request that this socket began with."""
        self._roundtrips = Roundtrips(house.clock.now)
        who = guest(row, house.keyring.origin(payer.address))
        self.device = Device(who, row.language, self.send, self.dismiss)
        self.device.address = group_of(payer.address)

    def connect(self, transport: Any, lost: Callable[[], None]) -> Wire:
        """The socket is here."""
        wire = Wire(transport, self.hear, lost, MAX_MESSAGE, tab=self._tab, flooded=self._hang_up)
        wire.ponged, wire.on_line = partial(self._take_pong, wire), self.note_line
        self._outlet = SocketOutlet(wire, self._house.metrics, self._roundtrips)
        return wire

    def dismiss(self, code: str, again: bool) -> None:
        self.send(encode(m.Bye(code, say(self.device.language, f"bye-{code}"), again)))
        self.let_go(again)

    # -------------------------------------------------------------- in

    def hear(self, data: bytes) -> None:
        """One message. Whatever is in it, the answer is a refusal at worst."""
        self._counts["messages_total"] += 1
        if data.startswith(_GESTURE) and self._house.accounts.wait_for("gestures", self._payer):
            return
        try:
            saying = _read(data)
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError, UnicodeError) as wrong:
            self._unreadable(str(wrong))
            return
        if type(saying) is not m.Gesture:
            self._roundtrips.wanted = True  # it will be answered
        try:
            if self._channel is not None and type(saying) is not m.Hello:
                self._carry(self._channel, saying, data)
                return
            if type(saying) is m.Gesture:
                self._gesture(saying)
                return
            if type(saying) is m.Do and self._table is not None:
                self._house.accounts.charge("commands", self._payer, "too-many-requests")
                length = 0 if self._table.match is None else self._table.match.seq
                self._house.accounts.check_most("entries", length, "match-too-long")
                self._table.do(self.device, saying.id, saying.seat, saying.command, saying.at)
            else:
                self._answer(saying)
        except Refusal as no:
            self._refuse(no, saying)
        except StoreTrouble:
            self.dismiss("house-waits", True)
        except Exception as wrong:
            self._house.metrics.count("errors_total")
            kind = type(saying).__name__
            log.exception(
                "stumbled over a message of kind %s: %s", kind, type(wrong).__name__, extra=self._about()
            )
            self._refuse(Refusal("house-stumbled"), saying)

    def _about(self) -> dict[str, Any]:
        sheet = None if self._table is None else self._table.sheet
        table, match = (sheet.id, sheet.match) if sheet is not None else (None, None)
        return about(request=self._request, who=self.device.guest.who, table=table, match=match)

    def _take_pong(self, wire: Wire, payload: bytes) -> None:
        again = self._roundtrips.answer(payload)
        self.device.lag = self._roundtrips.lag
        if again is not None:
            wire.ping(again)

    def note_line(self, weak: bool) -> None:
        if self._channel is not None:
            self._channel.note_line(weak)
        elif self._table is not None:
            self._table.note_line(self.device, weak)

    def _strike(self) -> None:
        self._strikes += 1
        if self._strikes > _STRIKES:
            self._hang_up()

    def _hang_up(self) -> None:
        self._house.metrics.count("hung_up_total")
        self.dismiss("too-much-noise", False)

    def _unreadable(self, why: str) -> None:
        self._strike()
        no = Invalid("unreadable-message", why=why[:200])
        self._house.metrics.count("refused_total")
        said = say_why(self.device.language, no)
        self.send(encode(RefusalMessage(None, None, no.code, dict(no.params), said)))

    def _refuse(self, no: Refusal, saying: Any) -> None:
        self._house.metrics.count("refused_total")
        tag = str(type(saying).__struct_config__.tag)
        refuse(self.device, no, getattr(saying, "id", None), getattr(saying, "seat", None), tag)

    def _gesture(self, saying: m.Gesture) -> None:
        """Gestures beyond the rate are dropped silently: the next one shows the hand again."""
        table = self._at_table()
        price = 1 + len(table.devices) // _CROWD
        if len(bytes(saying.motion)) <= MAX_GESTURE and not self._house.accounts.spend(
            "gestures", self._payer, price
        ):
            table.talk.gesture(self.device, saying.seat, saying.motion)
            self._charge_telling(table)

    def _at_table(self) -> Table:
        if self._table is None:
            raise Refusal("say-hello-first")
        return self._table

    def _answer(self, saying: m.Saying) -> None:
        match saying:
            case m.Hello():
                self._hello(saying)
            case m.Ping(n):
                self.send(encode(m.Pong(n, self._table.now() if self._table else None)))
            case m.Speak(language):
                self.device.language = language_of(language)
            case m.Chat(preset, text):
                self._chat(preset, text)
            case m.AskHint(seat):
                self._house.accounts.charge("hints", self._payer, "too-many-hints")
                self._at_table().coaching.hint(self.device, seat)
            case m.Invite(seat, who):
                self._house.accounts.charge("challenges", self._payer, "too-many-requests")
                self._house.programs.invite(self._at_table(), self.device, seat, who)
            case m.Leave():
                self._stand_up()
            case _:
                self._act(saying)

    def _act(self, saying: m.Saying) -> None:
        """Something that the others at the table will be told."""
        table, accounts = self._at_table(), self._house.accounts
        self._charge_telling(table)
        if isinstance(saying, m.Change) and saying.options is not None:
            accounts.charge("storage", self._payer, "too-much-to-keep", len(encode(saying)))
        elif isinstance(saying, m.StartMatch) or (isinstance(saying, m.Agree) and saying.to == "rematch"):
            accounts.charge("matches", self._payer, "too-many-requests")
        AT_TABLE[type(saying)](table, self.device, saying)

    def _charge_telling(self, table: Table) -> None:
        self._tab.charge(0, 0, len(table.devices) * _TELLING)

    def _chat(self, preset: str | None, text: str | None) -> None:
        """Those who only watch share what one address may say at one table."""
        table, accounts = self._at_table(), self._house.accounts
        accounts.charge("chat", self._payer, "too-much-chat")
        if not table.sheet.seats_of(self._payer.visitor):
            accounts.charge(f"heckles/{table.sheet.id}", self._payer, "too-much-chat")
        table.talk.chat(self.device, preset, text)
        self._charge_telling(table)

    def _hello(self, hello: m.Hello) -> None:
        house, visitor = self._house, self.device.guest.visitor
        if hello.language is not None:
            self.device.language = language_of(hello.language)
        self.leave()
        if house.visitors.is_forgotten(visitor):
            raise Refusal("no-cookie")
        try:
            table = find_table(house, self._payer, hello.table)
        except Elsewhere as there:
            self._go_to(there, hello)
            return
        house.accounts.take(f"pages/{table.sheet.id}", self._payer, "too-many-sockets")
        self._table = table
        seats = table.sheet.seats_of(visitor)
        self.send(encode(m.Welcome(self.device.guest.who, self.device.guest.name, seats, VERSION)))
        seen, self.device.screen, self.device.viewpoint = hello.seen, hello.screen, None
        try:
            table.join(self.device, None if seen is None else (seen.match, seen.perspective, seen.next))
        except Refusal:
            self.leave()
            raise
        self._charge_telling(table)
        log.info("came to a table", extra=self._about())

    # -------------------------------------------------------------- at another house

    def _go_to(self, there: Elsewhere, hello: m.Hello) -> None:
        router = self._house.router
        if router is None or not self._outlet.near:
            self.dismiss("table-moved", True)
            return
        self._wanted = hello
        who = self._row, self._payer.visitor, self._payer.address, self.device.language
        self._channel = router.outgoing.open(
            there.house, self, lambda page: JoinRequest(page, *who, encode(hello))
        )

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
            self._house.later(min(_LONGEST_WAIT, _WAIT * self._tries), self._try_again)
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

    def _stand_up(self) -> None:
        table = self._at_table()
        if table.sheet.phase == "playing":
            for seat in table.sheet.seats_of(self.device.guest.visitor):
                table.seats.stand(self.device, seat)
        self.leave()

    def leave(self) -> None:
        """The page has left its table."""
        facts = self._about()
        table, self._table = self._table, None
        channel, self._channel = self._channel, None
        if channel is not None:
            channel.leave()
        if table is not None:
            log.info("left a table", extra=facts)
            self._house.accounts.give_back(f"pages/{table.sheet.id}", self._payer)
            table.leave(self.device)
            self.device.handed_to = self.device.leave = None


# A page arrives, through a socket of this house or of another one.


def accept_remote(house: House, request: JoinRequest, outlet: Outlet) -> Line:
    """A page whose socket another house has."""
    line = Line(house, request.row, Payer(request.visitor, request.address), outlet)
    line.device.language = request.language
    return line


async def talk(house: House, row: VisitorRow, payer: Payer, request: web.Request) -> web.StreamResponse:
    """Serves one page until either side disconnects."""
    answer = await shake_hands(request)
    transport = request.transport
    if transport is None:
        return answer
    ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    line = Line(house, row, payer)
    wire = line.connect(transport, lambda: None if ended.done() else ended.set_result(None))
    house.wires.add(wire)
    try:
        request.protocol.set_parser(wire)  # type: ignore[arg-type]
        transport.set_protocol(Shortcut(wire, request.protocol))  # type: ignore[arg-type]
        await ended
    finally:
        house.wires.discard(wire)
        line.leave()
    return answer
