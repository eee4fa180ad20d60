"""The referee: matches over JSON lines, for an operator (tests, tools, other languages).

One request per line, one answer per line. The operator may see everything; a bad line gets an error, never a
crash.
"""

import hashlib
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache, reduce
from importlib.metadata import EntryPoint
from operator import or_
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from breakhouse.core import Event, Invalid, Refusal, Seat, log
from breakhouse.core.match import Sitting
from breakhouse.core.offers import plain, read_command
from breakhouse.core.operation import Answer, Operation, Request
from breakhouse.core.options import describe_options, settle_options
from breakhouse.core.plugins import OPERATIONS, flaw_in, load_as, sort_out
from breakhouse.games import game, replay, shelf
from breakhouse.locales import say, say_why

LONGEST_LINE = 4_000_000
MOST_MATCHES = 10_000

At = Annotated[int, Meta(ge=0, le=2**53)]


class OwnRequest(Request, frozen=True):
    """The referee's own requests; each knows its answer."""

    def answer(self, referee: "Referee") -> Answer:
        raise NotImplementedError


class ListGames(OwnRequest, frozen=True, tag="games"):
    example = '{"op":"games"}'

    def answer(self, referee: "Referee") -> Answer:
        games = shelf().values()
        return {"games": [{"id": g.id, "seats": list(g.seats), "options": describe_options(g)} for g in games]}


class New(OwnRequest, frozen=True, tag="new"):
    example = '{"op":"new","game":"GAME","seats":["Ann","Bo"],"seed":"any text"}'
    game: str
    seats: tuple[str, ...]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    seed: str | None = None

    def answer(self, referee: "Referee") -> Answer:
        secret = os.urandom(32) if self.seed is None else hashlib.sha256(self.seed.encode()).digest()
        rules = game(self.game)
        options = settle_options(rules, self.options, datetime.now(UTC).date())
        sitting = Sitting.start(rules, self.seats, options, secret)
        return {"match": referee.keep(sitting), "commitment": sitting.match.header.commitment}


class See(OwnRequest, frozen=True, tag="view"):
    example = '{"op":"view","match":"m1","seat":SEAT}'
    match: str
    seat: Seat | None

    def answer(self, referee: "Referee") -> Answer:
        match = referee.find(self.match, self.seat).match
        return {"view": msgspec.to_builtins(match.game.view(match.state, self.seat))}


class Legal(OwnRequest, frozen=True, tag="legal"):
    example = '{"op":"legal","match":"m1","seat":SEAT}'
    match: str
    seat: Seat
    at: At | None = None

    def answer(self, referee: "Referee") -> Answer:
        offers = referee.find(self.match, self.seat).match.legal(self.seat, self.at)
        return {"commands": [plain(offer) for offer in offers]}


class CommandRequest(OwnRequest, frozen=True, tag="do"):
    example = '{"op":"do","match":"m1","seat":SEAT,"command":COMMAND,"at":1000}'
    match: str
    seat: Seat
    command: dict[str, Any]
    at: At | None = None

    def answer(self, referee: "Referee") -> Answer:
        sitting = referee.find(self.match, self.seat)
        at = sitting.match.now if self.at is None else self.at
        due: list[Any] = []
        try:
            command = read_command(sitting.match.game, self.command)
            if at < sitting.match.now:
                raise Refusal("time-went-back", at=at, now=sitting.match.now)
            due = _show(sitting, sitting.time(at), self.seat)
            return {"events": due + _show(sitting, sitting.do(self.seat, command, at), self.seat)}
        except Refusal as no:
            refused = {"refused": referee.explain(no)}
            return {**refused, "events": due} if due else refused


class Time(OwnRequest, frozen=True, tag="time"):
    example = '{"op":"time","match":"m1","at":60000}'
    match: str
    at: At

    def answer(self, referee: "Referee") -> Answer:
        sitting = referee.find(self.match)
        if self.at < sitting.match.now:
            raise Refusal("time-went-back", at=self.at, now=sitting.match.now)
        return {"events": [msgspec.to_builtins(event) for event in sitting.time(self.at)]}


class AskOutcome(OwnRequest, frozen=True, tag="outcome"):
    example = '{"op":"outcome","match":"m1"}'
    match: str

    def answer(self, referee: "Referee") -> Answer:
        return {"outcome": msgspec.to_builtins(referee.find(self.match).match.outcome())}


class Log(OwnRequest, frozen=True, tag="log"):
    example = '{"op":"log","match":"m1"}'
    match: str

    def answer(self, referee: "Referee") -> Answer:
        sitting = referee.find(self.match)
        match = sitting.match
        return {"log": log.write(match.header, sitting.log, match.outcome(), sitting.secret, sitting.nonces)}


class Load(OwnRequest, frozen=True, tag="replay"):
    example = '{"op":"replay","log":LOG}'
    log: list[str]

    def answer(self, referee: "Referee") -> Answer:
        return {"match": referee.keep(replay(self.log))}


def _show(sitting: Sitting, events: Iterable[Event], seat: Seat) -> list[Any]:
    shown = (sitting.match.game.redact(event, seat) for event in events)
    return [msgspec.to_builtins(event) for event in shown if event is not None]


@cache
def operations() -> dict[type[Request], Operation]:
    """What installed games can be asked."""
    return {one.request: one for one in sort_out(OPERATIONS, load_operation)[0].values()}


def load_operation(point: EntryPoint) -> Operation:
    """The entry point's operation, or `Flaw`: unusable, under another name, or under one of the referee's own."""
    found = load_as(Operation, point)
    if _op(found.request) != point.name:
        raise flaw_in(point, "operation-called-otherwise", op=_op(found.request))
    if point.name in map(_op, OwnRequest.__subclasses__()):
        raise flaw_in(point, "plugin-name-taken", other="breakhouse")
    return found


def describe(language: str) -> list[tuple[str, str, str]]:
    """Everything that can be asked: the operation, what it does, and a line to try. The lines are one session."""
    requests = (*OwnRequest.__subclasses__(), *operations())
    filled = _opening()

    def line(request: type[Request]) -> str:
        return reduce(lambda text, word: text.replace(word, filled[word]), filled, request.example)

    return [(_op(request), say(language, f"referee-op-{_op(request)}"), line(request)) for request in requests]


def _opening() -> dict[str, str]:
    """What the examples leave open: a game, who may act first in the match they start, and what."""
    for id, rules in shelf().items():
        referee = Referee()
        referee.answer(New.example.replace("GAME", id).encode())
        for seat in range(rules.seats[0]):
            offers = Legal("m1", seat).answer(referee)["commands"]
            plain_ones = [offer for offer in offers if "free" not in offer]
            if plain_ones:
                return {"GAME": id, "SEAT": str(seat), "COMMAND": msgspec.json.encode(plain_ones[0]).decode()}
    return {}


def _op(request: type[Request]) -> str:
    return str(request.__struct_config__.tag)


@cache
def reader() -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(reduce(or_, (*OwnRequest.__subclasses__(), *operations())))


@dataclass(slots=True)
class Referee:
    """Holds the matches of one operator."""

    language: str = "en"
    matches: dict[str, Sitting] = field(default_factory=dict)
    _made: int = 0

    def serve(self, lines: Iterable[bytes]) -> Iterator[bytes]:
        """An answer for every line that is not blank."""
        for line in lines:
            if line.strip():
                yield msgspec.json.encode(self.answer(line))

    def answer(self, line: bytes) -> Answer:
        if len(line) > LONGEST_LINE:
            return self._error(Invalid("line-too-long", bytes=len(line), most=LONGEST_LINE))
        try:
            request = reader().decode(line)
        except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
            return self._error(Invalid("unreadable-request", why=str(wrong)))
        try:
            if isinstance(request, OwnRequest):
                return request.answer(self)
            return operations()[type(request)].answer(request)
        except (Refusal, Invalid) as no:
            return self._error(no)

    def keep(self, sitting: Sitting) -> str:
        if len(self.matches) >= MOST_MATCHES:
            raise Refusal("too-many-matches", most=MOST_MATCHES)
        self._made += 1
        name = f"m{self._made}"
        self.matches[name] = sitting
        return name

    def find(self, name: str, seat: Seat | None = None) -> Sitting:
        if name not in self.matches:
            raise Refusal("no-such-match", match=name[:40])
        sitting = self.matches[name]
        if seat is not None and not 0 <= seat < len(sitting.match.header.seats):
            raise Refusal("no-such-seat", seat=seat)
        return sitting

    def explain(self, no: Refusal | Invalid) -> Answer:
        return {"code": no.code, "params": dict(no.params), "text": say_why(self.language, no)}

    def _error(self, no: Refusal | Invalid) -> Answer:
        return {"error": self.explain(no)}
