"""The referee: matches over JSON lines, for whoever operates them (tests, tools, other languages).

One request a line, one answer a line. The operator may see everything; a bad line gets an error, never a crash.
"""

import hashlib
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from importlib.metadata import EntryPoint
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from breakhouse.core import Event, Invalid, Refusal, Seat
from breakhouse.core import log as match_log
from breakhouse.core.match import Sitting
from breakhouse.core.offers import plain, read_command
from breakhouse.core.operation import Answer, Operation, Request
from breakhouse.core.options import describe_options, settle_options
from breakhouse.core.plugins import OPERATIONS, flaw_in, load_as, sort_out
from breakhouse.games import game, replay, shelf
from breakhouse.locales import said

LONGEST_LINE = 4_000_000
MOST_MATCHES = 10_000

At = Annotated[int, Meta(ge=0, le=2**53)]


class ListGames(Request, frozen=True, tag="games"):
    pass


class New(Request, frozen=True, tag="new"):
    game: str
    seats: tuple[str, ...]
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    seed: str | None = None


class See(Request, frozen=True, tag="view"):
    match: str
    seat: Seat | None


class Legal(Request, frozen=True, tag="legal"):
    match: str
    seat: Seat
    at: At | None = None


class CommandRequest(Request, frozen=True, tag="do"):
    match: str
    seat: Seat
    command: dict[str, Any]
    at: At | None = None


class Time(Request, frozen=True, tag="time"):
    match: str
    at: At


class AskOutcome(Request, frozen=True, tag="outcome"):
    match: str


class Log(Request, frozen=True, tag="log"):
    match: str


class Load(Request, frozen=True, tag="replay"):
    log: list[str]


Known = ListGames | New | See | Legal | CommandRequest | Time | AskOutcome | Log | Load


@cache
def operations() -> dict[type[Request], Operation]:
    """What installed games can be asked."""
    return {one.request: one for one in sort_out(OPERATIONS, load_operation)[0].values()}


def load_operation(point: EntryPoint) -> Operation:
    """What the entry point brings, or `Flaw`: unusable, called by another name, or by one of the referee's own."""
    found = load_as(Operation, point)
    if _op(found.request) != point.name:
        raise flaw_in(point, "operation-called-otherwise", op=_op(found.request))
    if point.name in map(_op, _ANSWERS):
        raise flaw_in(point, "plugin-name-taken", other="breakhouse")
    return found


def _op(request: type[Request]) -> str:
    return str(request.__struct_config__.tag)


@cache
def reader() -> "msgspec.json.Decoder[Any]":
    kinds: Any = Known
    for request in operations():
        kinds |= request
    return msgspec.json.Decoder(kinds)


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
            if (operation := operations().get(type(request))) is not None:
                return operation.answer(request)
            return _ANSWERS[type(request)](self, request)
        except (Refusal, Invalid) as no:
            return self._error(no)

    def games(self, _: ListGames) -> Answer:
        on_shelf = list(shelf().values())
        return {"games": [{"id": g.id, "seats": list(g.seats), "options": describe_options(g)} for g in on_shelf]}

    def new(self, request: New) -> Answer:
        secret = os.urandom(32) if request.seed is None else hashlib.sha256(request.seed.encode()).digest()
        rules = game(request.game)
        options = settle_options(rules, request.options, datetime.now(UTC).date())
        sitting = Sitting.start(rules, request.seats, options, secret)
        return {"match": self._keep(sitting), "commitment": sitting.match.header.commitment}

    def see(self, request: See) -> Answer:
        sitting = self._sitting(request.match, request.seat)
        shown = sitting.match.game.view(sitting.match.state, request.seat)
        return {"view": msgspec.to_builtins(shown)}

    def legal(self, request: Legal) -> Answer:
        sitting = self._sitting(request.match, request.seat)
        return {"commands": [plain(offer) for offer in sitting.match.legal(request.seat, request.at)]}

    def do(self, request: CommandRequest) -> Answer:
        sitting = self._sitting(request.match, request.seat)
        at = sitting.match.now if request.at is None else request.at
        due: list[Any] = []
        try:
            command = read_command(sitting.match.game, request.command)
            if at < sitting.match.now:
                raise Refusal("time-went-back", at=at, now=sitting.match.now)
            due = self._show(sitting, sitting.time(at), request.seat)
            return {"events": due + self._show(sitting, sitting.do(request.seat, command, at), request.seat)}
        except Refusal as no:
            refused = {"refused": self._explain(no)}
            return {**refused, "events": due} if due else refused

    def time(self, request: Time) -> Answer:
        sitting = self._sitting(request.match)
        if request.at < sitting.match.now:
            raise Refusal("time-went-back", at=request.at, now=sitting.match.now)
        return {"events": [msgspec.to_builtins(event) for event in sitting.time(request.at)]}

    def outcome(self, request: AskOutcome) -> Answer:
        return {"outcome": msgspec.to_builtins(self._sitting(request.match).match.outcome())}

    def log(self, request: Log) -> Answer:
        sitting = self._sitting(request.match)
        match = sitting.match
        lines = match_log.write(match.header, sitting.log, match.outcome(), sitting.secret, sitting.nonces)
        return {"log": lines}

    def replay(self, request: Load) -> Answer:
        return {"match": self._keep(replay(request.log))}

    def _keep(self, sitting: Sitting) -> str:
        if len(self.matches) >= MOST_MATCHES:
            raise Refusal("too-many-matches", most=MOST_MATCHES)
        self._made += 1
        name = f"m{self._made}"
        self.matches[name] = sitting
        return name

    def _sitting(self, name: str, seat: Seat | UnsetType | None = UNSET) -> Sitting:
        if name not in self.matches:
            raise Refusal("no-such-match", match=name[:40])
        sitting = self.matches[name]
        if isinstance(seat, int) and not 0 <= seat < len(sitting.match.header.seats):
            raise Refusal("no-such-seat", seat=seat)
        return sitting

    def _show(self, sitting: Sitting, events: Iterable[Event], seat: Seat) -> list[Any]:
        shown = (sitting.match.game.redact(event, seat) for event in events)
        return [msgspec.to_builtins(event) for event in shown if event is not None]

    def _explain(self, no: Refusal | Invalid) -> Answer:
        return {"code": no.code, "params": dict(no.params), "text": said(self.language, no)}

    def _error(self, no: Refusal | Invalid) -> Answer:
        return {"error": self._explain(no)}


_ANSWERS: dict[type[Request], Callable[[Referee, Any], Answer]] = {
    ListGames: Referee.games,
    New: Referee.new,
    See: Referee.see,
    Legal: Referee.legal,
    CommandRequest: Referee.do,
    Time: Referee.time,
    AskOutcome: Referee.outcome,
    Log: Referee.log,
    Load: Referee.replay,
}
