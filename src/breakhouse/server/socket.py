"""One page: its messages read, checked, counted and brought to the table; frames written without ever waiting.

Frames go straight to the transport: what cannot be sent at once is buffered up to a bound, and a page that does
not read is dropped before it costs its table anything.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import WSCloseCode, web

from breakhouse.core import Invalid, Refusal
from breakhouse.locales import LANGUAGES, say, say_why
from breakhouse.server import VERSION
from breakhouse.server import messages as m
from breakhouse.server.accounts import Payer, group_of, slow_down
from breakhouse.server.house import House
from breakhouse.server.lag import Roundtrips
from breakhouse.server.logs import REQUEST, about
from breakhouse.server.requests import AT_TABLE
from breakhouse.server.visitors import guest
from breakhouse.server.wire import Shortcut, Wire, shake_hands, text_frames
from breakhouse.store import VisitorRow
from breakhouse.table import Device, Table
from breakhouse.table.audience import refuse
from breakhouse.table.messages import RefusalMessage, encode

log = logging.getLogger("breakhouse.socket")

MAX_MESSAGE = 32 * 1024
MAX_UNREAD = 512 * 1024
MAX_GESTURE = 2048
_STRIKES = 60
"""So many unreadable messages, and the house hangs up."""
_TELLING = 40e-6
"""Seconds of work for each other page that has to hear what this one said."""
_CROWD = 50
"""So many watchers, and showing a hand to them counts as one gesture more."""
_GESTURE = b'{"say":"gesture"'

_read = msgspec.json.Decoder(m.Saying).decode


class Line:
    """A page on the other end of a socket."""

    def __init__(
        self, house: House, row: VisitorRow, payer: Payer, transport: Any, lost: Callable[[], None]
    ) -> None:
        self._house = house
        self._counts = house.metrics.counts
        self._transport = transport
        self._payer = payer
        self._table: Table | None = None
        self._tab = house.accounts.open_tab(payer)
        self._strikes = 0
        self._request = REQUEST.get()
        """The id under which the log knows the request that this socket began with."""
        self._bag: list[bytes] = []
        self.wire = Wire(transport, self.hear, lost, MAX_MESSAGE, tab=self._tab, flooded=self._hang_up)
        self.wire.ponged = self._take_pong
        self.wire.weakened = self._weaken
        self._roundtrips = Roundtrips(house.clock.now, self.wire.ping)
        who = guest(row, house.keyring.origin(payer.address))
        self.device = Device(who, row.language, self.send, self.dismiss)
        self.device.address = group_of(payer.address)

    # -------------------------------------------------------------- out

    def send(self, message: bytes) -> None:
        """Into a bag that is sent off once this moment is done: a system call costs more than all the rest."""
        if not self._bag:
            self._house.moment.post(self)
        self._bag.append(message)

    def send_off(self) -> None:
        bag, self._bag = self._bag, []
        transport = self._transport
        if not bag or transport.is_closing():
            return
        if transport.get_write_buffer_size() > MAX_UNREAD:
            self._house.metrics.count("dropped_total")
            transport.abort()
            return
        self._counts["sent_total"] += len(bag)
        transport.write(text_frames(bag))

    def dismiss(self, code: str, again: bool) -> None:
        self.send(encode(m.Bye(code, say(self.device.language, f"bye-{code}"), again)))
        if not self.wire.closing:
            self.send_off()
            self.wire.close(WSCloseCode.GOING_AWAY if again else WSCloseCode.POLICY_VIOLATION)

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
        try:
            if type(saying) is m.Gesture:
                self._gesture(saying)
                return
            if type(saying) is m.Do and self._table is not None:
                self._roundtrips.measure()
                self._house.accounts.charge("commands", self._payer, "too-many-requests")
                self._house.accounts.check_most("entries", self._table.length, "match-too-long")
                self._table.do(self.device, saying.id, saying.seat, saying.command, saying.at)
            else:
                self._answer(saying)
        except Refusal as no:
            self._refuse(no, saying)
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

    def _take_pong(self, payload: bytes) -> None:
        self._roundtrips.answer(payload)
        self.device.lag = self._roundtrips.lag

    def _weaken(self) -> None:
        if self._table is not None:
            self._table.tell_weak(self.device)

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
        text = say_why(self.device.language, no)
        self._house.metrics.count("refused_total")
        self.send(encode(RefusalMessage(None, None, no.code, dict(no.params), text)))

    def _refuse(self, no: Refusal, saying: Any) -> None:
        self._house.metrics.count("refused_total")
        tag = str(type(saying).__struct_config__.tag)
        refuse(self.device, no, getattr(saying, "id", None), getattr(saying, "seat", None), tag)

    def _gesture(self, saying: m.Gesture) -> None:
        """Gestures beyond the rate are let fall without a word: the next one shows the hand again."""
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
                self._roundtrips.measure()
                self.send(encode(m.Pong(n, self._table.now() if self._table else None)))
            case m.Speak(language):
                self.device.language = language_of(language)
            case m.Chat(preset, text):
                self._chat(preset, text)
            case m.AskHint(seat):
                self._house.accounts.charge("hints", self._payer, "too-many-hints")
                self._at_table().coaching.hint(self.device, seat)
            case m.Leave():
                self._stand_up()
            case _:
                self._act(saying)

    def _act(self, saying: m.Saying) -> None:
        """Something that the others at the table will hear of."""
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
        table = find_table(house, self._payer, hello.table)
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
        self._roundtrips.measure()
        log.info("came to a table", extra=self._about())

    def _stand_up(self) -> None:
        table = self._at_table()
        if table.sheet.phase == "playing":
            for seat in table.sheet.seats_of(self.device.guest.visitor):
                table.seats.stand(self.device, seat)
        self.leave()

    def leave(self) -> None:
        """The page is not at its table any more."""
        facts = self._about()
        table, self._table = self._table, None
        if table is not None:
            log.info("left a table", extra=facts)
            self._house.accounts.give_back(f"pages/{table.sheet.id}", self._payer)
            table.leave(self.device)
            self.device.handed_to = self.device.leave = None


def language_of(language: str) -> str:
    """The language as it is spoken here: `de-AT` is `de`, one that nobody speaks is English."""
    short = language.split("-")[0].lower()
    return short if short in LANGUAGES or short == "xx" else "en"


def find_table(house: House, payer: Payer, code: str) -> Table:
    """The table of this code. Codes that lead nowhere are counted: a few are mistakes, many are guesses."""
    wait = house.accounts.wait_for("guesses", payer)
    if wait:
        raise slow_down("too-many-guesses", wait)
    try:
        return house.table(code)
    except Refusal:
        house.accounts.owe("guesses", payer)
        raise


async def talk(house: House, row: VisitorRow, payer: Payer, request: web.Request) -> web.StreamResponse:
    """Serves one page until either side hangs up."""
    answer = await shake_hands(request)
    transport = request.transport
    if transport is None:
        return answer
    ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    line = Line(house, row, payer, transport, lambda: None if ended.done() else ended.set_result(None))
    house.wires.add(line.wire)
    try:
        request.protocol.set_parser(line.wire)  # type: ignore[arg-type]
        transport.set_protocol(Shortcut(line.wire, request.protocol))  # type: ignore[arg-type]
        await ended
    finally:
        house.wires.discard(line.wire)
        line.leave()
    return answer
