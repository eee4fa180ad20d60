"""The connection of a bot that plays over the network: one for invitations and all its tables."""

import logging
from collections.abc import Callable
from typing import Any

import msgspec

from breakhouse.bots.protocol import PROTOCOL
from breakhouse.core import Invalid, Refusal
from breakhouse.games import shelf
from breakhouse.locales import say, say_why
from breakhouse.server.admin.logs import about
from breakhouse.server.bots import messages as b
from breakhouse.server.bots.accounts import BotAccount
from breakhouse.server.bots.online import ANSWER_MS, ConnectedBots
from breakhouse.server.bots.seat import BotSeat
from breakhouse.server.cluster.messages import ProgramNews
from breakhouse.server.limits.token_buckets import Account
from breakhouse.server.problems import Problem, problem_of
from breakhouse.server.reads import start
from breakhouse.server.ws.endpoint import Endpoint, SocketServices
from breakhouse.store import StoreTrouble, VisitorRow
from breakhouse.table.clock import Handle
from breakhouse.table.messages import encode

log = logging.getLogger("breakhouse.bots")

_STRIKES = 60
"""After this many messages in a row without effect, the connection is closed."""


class BotConnection(Endpoint):
    def __init__(
        self,
        services: SocketServices,
        bots: ConnectedBots,
        tables_of: Callable[[str], list[str]],
        bot: BotAccount,
        row: VisitorRow,
        account: Account,
        games: tuple[str, ...],
    ) -> None:
        """`tables_of`: the codes of all tables at which a visitor has a seat, at any house."""
        super().__init__(services, account)
        self.news = ProgramNews(bot.who, bot.name, games)
        self._bots = bots
        self._tables_of = tables_of
        self._bot = bot
        self._row = row
        self._seats: dict[str, BotSeat] = {}
        """By the code of the table."""
        self._challenges: dict[str, tuple[b.Challenge, Handle]] = {}
        self._strikes = 0
        self._expiry: Handle | None = None

    def open(self) -> None:
        """Welcomes the bot, and resumes at all its tables."""
        codes = self._tables_of(self._bot.id)
        self._tell(b.BotWelcome(b.BotPresence(PROTOCOL, self.news.who, self.news.name, codes)))
        self._bots.here[self.news.who] = self
        self._expiry = self._services.later(self._bots.accounts.left_ms(self._bot), self._expire)
        self._bots.tell()
        for code in codes:
            self._go_to(code)
        log.info("a bot connected", extra=about(who=self._bot.who))

    def leave(self) -> None:
        if self._expiry is not None:
            self._expiry.cancel()
        if self._bots.here.get(self.news.who) is self:
            del self._bots.here[self.news.who]
            self._bots.tell()
        for challenge, _ in list(self._challenges.values()):
            self._decline(challenge.id, "bot-declined")
        for seat in list(self._seats.values()):
            seat.leave()
            self._drop(seat)

    def _tell(self, message: msgspec.Struct) -> None:
        self.send(encode(message))

    # -------------------------------------------------------------- what it sends

    def answer(self, data: bytes) -> None:
        self._services.metrics.counts["messages_total"] += 1
        table = None
        try:
            self._accounts.charge("answers", self._account, "too-many-requests")
            said = b.read_saying(data)
            table = said.table if isinstance(said, b.BotAnswer) else None
            _ANSWERS[type(said)](self, said)
            self._strikes = 0
        except (msgspec.ValidationError, msgspec.DecodeError, RecursionError, UnicodeError) as wrong:
            self.object(Invalid("unreadable-message", why=str(wrong)[:200]), table)
        except Refusal as no:
            self.object(no, table)
        except StoreTrouble:
            self.object(Refusal("house-waits"), table)
        except Exception:
            self._services.metrics.count("errors_total")
            log.exception("a message of a bot failed", extra=about(who=self._bot.who))
            self.object(Refusal("server-failed"), table)

    def _answer(self, said: b.BotAnswer) -> None:
        if said.table not in self._seats:
            raise Refusal("no-seat-there")
        self._seats[said.table].answer(said)

    def object(self, no: Refusal | Invalid, table: str | None = None) -> None:
        self._services.metrics.count("refused_total")
        self._tell(b.BotProblem(_explain(no), table))
        self._strikes += 1
        if self._strikes > _STRIKES:
            self.hang_up()

    def hang_up(self) -> None:
        self._services.metrics.count("hung_up_total")
        self._end(Problem("too-much-noise", {}, say("en", "bye-too-much-noise")))

    def _end(self, why: Problem) -> None:
        self._tell(b.BotProblem(why))
        self.let_go(False)

    def _expire(self) -> None:
        self._end(_explain(Refusal("token-expired")))

    def check(self, visitor: str) -> None:
        """Its account has changed: another token, or none."""
        if visitor == self._bot.id:
            start(self._check())

    async def _check(self) -> None:
        known = await self._bots.accounts.of(self._bot.owner)
        if self._bot.hash not in [bot.hash for bot in known]:
            self._end(_explain(Refusal("token-unknown")))

    # -------------------------------------------------------------- invitations

    def invite(self, challenge: b.Challenge) -> None:
        later = self._services.later(ANSWER_MS, lambda: self._withdraw(challenge.id))
        self._challenges[challenge.id] = (challenge, later)
        self._tell(b.BotChallenge(challenge))

    def _find(self, id: str) -> b.Challenge:
        if id not in self._challenges:
            raise Refusal("no-such-challenge")
        return self._challenges[id][0]

    def _accept(self, said: b.BotAccept) -> None:
        challenge = self._find(said.accept)
        if challenge.table in self._seats:
            raise Refusal("seat-there-already")
        self._go_to(challenge.table, challenge.seat)
        self._challenges.pop(challenge.id)[1].cancel()

    def _refuse(self, said: b.BotDecline) -> None:
        self._decline(self._find(said.decline).id, "bot-declined")

    def _decline(self, id: str, why: str) -> None:
        challenge, later = self._challenges.pop(id)
        later.cancel()
        self._bots.decline(challenge.table, self.news.name, why)

    def _withdraw(self, id: str) -> None:
        if id in self._challenges:
            self._decline(id, "bot-silent")
            no = _explain(Refusal("challenge-too-old"))
            self._tell(b.BotWithdrawal(b.Withdrawal(id, no.code, no.text)))

    # -------------------------------------------------------------- its tables

    def _go_to(self, code: str, seat: int | None = None) -> None:
        self._accounts.take("played", self._account, "too-many-tables")
        self._seats[code] = BotSeat(self._services, self._row, self._account, code, self._tell, self._lose, seat)

    def _lose(self, seat: BotSeat, why: Refusal) -> None:
        self._tell(b.BotLoss(seat.code, _explain(why)))
        self._drop(seat)

    def _drop(self, seat: BotSeat) -> None:
        if self._seats.pop(seat.code, None) is not None:
            self._accounts.give_back("played", self._account)


_ANSWERS: dict[type, Callable[[BotConnection, Any], None]] = {
    b.BotAccept: BotConnection._accept,
    b.BotDecline: BotConnection._refuse,
    b.BotAnswer: BotConnection._answer,
}


def _explain(no: Refusal | Invalid) -> Problem:
    for message in (f"arena-{no.code}", f"bye-{no.code}"):
        try:
            return problem_of(no, say("en", message, **no.params))
        except KeyError:
            continue
    return problem_of(no, say_why("en", no))


def read_games(written: str) -> tuple[str, ...]:
    """Which games a program plays: all if it names none."""
    named = tuple(dict.fromkeys(part for part in written.split(",") if part))
    for id in named:
        if id not in shelf():
            raise Refusal("no-such-game", game=id[:40], known=", ".join(shelf()))
    return named


def check_protocol(written: str | None) -> None:
    """The version that a bot names, if it names one."""
    if written is not None and written != str(PROTOCOL):
        raise Invalid("unknown-protocol", protocol=written[:20], known=PROTOCOL)
