"""The socket of a program that plays over the network: one connection for invitations and all its tables."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import web

from breakhouse.bots.protocol import PROTOCOL
from breakhouse.core import Invalid, Refusal
from breakhouse.games import shelf
from breakhouse.locales import say, say_why
from breakhouse.server.admin.logs import about
from breakhouse.server.bots import messages as b
from breakhouse.server.bots.accounts import BotAccount
from breakhouse.server.bots.online import ANSWER_MS
from breakhouse.server.bots.seat import Envoy
from breakhouse.server.cluster.join import own_elsewhere
from breakhouse.server.cluster.messages import ProgramNews
from breakhouse.server.house import House
from breakhouse.server.http.forms import Problem
from breakhouse.server.limits.accounts import Payer
from breakhouse.server.ws.connection import MAX_MESSAGE
from breakhouse.server.ws.frames import Shortcut, Wire, shake_hands
from breakhouse.server.ws.outbox import Mailbox, Nowhere, SocketOutlet
from breakhouse.table.clock import Handle
from breakhouse.table.messages import encode

log = logging.getLogger("breakhouse.bots")

_STRIKES = 60
"""After this many messages in a row without effect, the connection is closed."""


class BotLine(Mailbox):
    def __init__(self, house: House, account: BotAccount, payer: Payer, games: tuple[str, ...]) -> None:
        super().__init__(house.moment, Nowhere())
        self.news = ProgramNews(account.who, account.name, games)
        self._house = house
        self._account = account
        self._row = house.visitors.find(account.id)
        self._payer = payer
        self._envoys: dict[str, Envoy] = {}
        self._challenges: dict[str, tuple[b.Challenge, Handle]] = {}
        self._strikes = 0
        self._expiry: Handle | None = None

    def connect(self, transport: Any, lost: Callable[[], None]) -> Wire:
        tab = self._house.accounts.open_tab(self._payer)
        wire = Wire(transport, self.hear, lost, MAX_MESSAGE, tab=tab, flooded=self._hang_up)
        self._outlet = SocketOutlet(wire, self._house.metrics)
        return wire

    def open(self) -> None:
        """Welcomes the program, and resumes at all its tables."""
        house, id = self._house, self._account.id
        own = [table.sheet.code for table in house.tables.values() if table.sheet.seats_of(id)]
        codes = list(dict.fromkeys((*own, *(line.code for line in own_elsewhere(house, id)))))
        self._tell(b.BotWelcome(b.BotPresence(PROTOCOL, self.news.who, self.news.name, codes)))
        house.programs.here[self.news.who] = self
        self._expiry = house.later(house.programs.tokens.left_ms(self._account), self._expire)
        house.programs.tell(house.id)
        for code in codes:
            self._go_to(code)

    def close(self) -> None:
        house = self._house
        if self._expiry is not None:
            self._expiry.cancel()
        if house.programs.here.get(self.news.who) is self:
            del house.programs.here[self.news.who]
            house.programs.tell(house.id)
        for challenge, _ in list(self._challenges.values()):
            self._decline(challenge.id, "bot-declined")
        for envoy in list(self._envoys.values()):
            envoy.leave()
            self._drop(envoy)

    def _tell(self, message: msgspec.Struct) -> None:
        self.send(encode(message))

    # -------------------------------------------------------------- what it sends

    def hear(self, data: bytes) -> None:
        """One message. Whatever is in it, the answer is a problem at worst, and nothing has changed."""
        self._house.metrics.counts["messages_total"] += 1
        table = None
        try:
            self._house.accounts.charge("answers", self._payer, "too-many-requests")
            said = b.read_saying(data)
            table = said.table if isinstance(said, b.BotAnswer) else None
            self._obey(said)
            self._strikes = 0
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError, UnicodeError) as wrong:
            self._object(Invalid("unreadable-message", why=str(wrong)[:200]), table)
        except Refusal as no:
            self._object(no, table)

    def _obey(self, said: b.BotAccept | b.BotDecline | b.BotAnswer) -> None:
        match said:
            case b.BotAccept(id):
                self._accept(id)
            case b.BotDecline(id):
                self._find(id)
                self._decline(id, "bot-declined")
            case b.BotAnswer():
                if said.table not in self._envoys:
                    raise Refusal("no-seat-there")
                self._envoys[said.table].answer(said)

    def _object(self, no: Refusal | Invalid, table: str | None) -> None:
        self._house.metrics.count("refused_total")
        self._tell(b.BotProblem(_explain(no), table))
        self._strikes += 1
        if self._strikes > _STRIKES:
            self._hang_up()

    def _hang_up(self) -> None:
        self._house.metrics.count("hung_up_total")
        self._end(Problem("too-much-noise", {}, say("en", "bye-too-much-noise")))

    def _end(self, why: Problem) -> None:
        self._tell(b.BotProblem(why))
        self.let_go(False)

    def _expire(self) -> None:
        self._end(_explain(Refusal("token-expired")))

    def check(self, visitor: str) -> None:
        """Its account has changed: another token, or none."""
        if visitor != self._account.id:
            return
        known = self._house.programs.tokens.of(self._account.owner)
        if self._account.hash not in [account.hash for account in known]:
            self._end(_explain(Refusal("token-unknown")))

    # -------------------------------------------------------------- invitations

    def invite(self, challenge: b.Challenge) -> None:
        later = self._house.later(ANSWER_MS, lambda: self._withdraw(challenge.id))
        self._challenges[challenge.id] = (challenge, later)
        self._tell(b.BotChallenge(challenge))

    def _find(self, id: str) -> b.Challenge:
        if id not in self._challenges:
            raise Refusal("no-such-challenge")
        return self._challenges[id][0]

    def _accept(self, id: str) -> None:
        challenge = self._find(id)
        if challenge.table in self._envoys:
            raise Refusal("seat-there-already")
        self._go_to(challenge.table, challenge.seat)
        self._challenges.pop(id)[1].cancel()

    def _decline(self, id: str, why: str) -> None:
        challenge, later = self._challenges.pop(id)
        later.cancel()
        self._house.programs.decline(challenge.table, self.news.name, why)

    def _withdraw(self, id: str) -> None:
        if id in self._challenges:
            self._decline(id, "bot-silent")
            no = _explain(Refusal("challenge-too-old"))
            self._tell(b.BotWithdrawal(b.Withdrawal(id, no.code, no.text)))

    # -------------------------------------------------------------- its tables

    def _go_to(self, code: str, seat: int | None = None) -> None:
        self._house.accounts.take("played", self._payer, "too-many-tables")
        self._envoys[code] = Envoy(self._house, self._row, self._payer, code, self._tell, self._lose, seat)

    def _lose(self, envoy: Envoy, why: Refusal) -> None:
        self._tell(b.BotLoss(envoy.code, _explain(why)))
        self._drop(envoy)

    def _drop(self, envoy: Envoy) -> None:
        if self._envoys.pop(envoy.code, None) is not None:
            self._house.accounts.give_back("played", self._payer)


def _explain(no: Refusal | Invalid) -> Problem:
    for message in (f"arena-{no.code}", f"bye-{no.code}"):
        try:
            return Problem(no.code, dict(no.params), say("en", message, **no.params))
        except KeyError:
            continue
    return Problem(no.code, dict(no.params), say_why("en", no))


def read_games(written: str) -> tuple[str, ...]:
    """Which games a program plays: all if it names none."""
    named = tuple(dict.fromkeys(part for part in written.split(",") if part))
    for id in named:
        if id not in shelf():
            raise Refusal("no-such-game", game=id[:40], known=", ".join(shelf()))
    return named


def check_protocol(written: str) -> None:
    if written != str(PROTOCOL):
        raise Invalid("unknown-protocol", protocol=written[:20], known=PROTOCOL)


async def attend(house: House, account: BotAccount, payer: Payer, request: web.Request) -> web.StreamResponse:
    """Serves one program until either side disconnects."""
    check_protocol(request.query.get("protocol", str(PROTOCOL)))
    games = read_games(request.query.get("games", ""))
    answer = await shake_hands(request)
    transport = request.transport
    if transport is None:
        return answer
    ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    line = BotLine(house, account, payer, games)
    wire = line.connect(transport, lambda: None if ended.done() else ended.set_result(None))
    house.wires.add(wire)
    try:
        request.protocol.set_parser(wire)  # type: ignore[arg-type]
        transport.set_protocol(Shortcut(wire, request.protocol))  # type: ignore[arg-type]
        line.open()
        log.info("a program came", extra=about(who=account.who))
        await ended
    finally:
        house.wires.discard(wire)
        line.close()
    return answer
