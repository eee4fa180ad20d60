"""One match as an immutable value: `match.do(seat, command, at)` returns the next match and the entry for the log.

The holder (a table, the referee, a test) keeps the entries, so a table can keep a durable and a pending match.
`Sitting` is the simple holder: one match, its whole log, one thread.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from breakhouse.core.chance import Chance, commitment_of
from breakhouse.core.contract import HOUSE, AnyGame, Command, Event, Expire, Offers, Outcome, Seat, State
from breakhouse.core.entry import Entry, Header
from breakhouse.core.offers import read_command
from breakhouse.core.options import read_options
from breakhouse.core.refusal import Refusal

_encode = msgspec.json.Encoder().encode


class Folded(list[Event]):
    """Events with the state that they lead to, for rules that follow their own events while they decide.

    Where `decide` returns them, a command is folded once. A replay always folds the log; tests compare the two.
    """

    __slots__ = ("after", "before")

    def __init__(self, events: Iterable[Event], before: State, after: State) -> None:
        super().__init__(events)
        self.before: Final = before
        self.after: Final = after


class Play:
    """A match at one moment. `seq`: how many entries there are, which is the number of the next."""

    __slots__ = ("chance", "game", "header", "now", "seq", "state")

    def __init__(
        self, game: AnyGame, header: Header, chance: Chance, state: State, now: int = 0, seq: int = 0
    ) -> None:
        self.game: Final = game
        self.header: Final = header
        self.chance: Final = chance
        self.state: Final = state
        self.now: Final = now
        self.seq: Final = seq

    @classmethod
    def before(cls, game: AnyGame, header: Header, chance: Chance) -> "Play":
        """The match before its first entry, from which a log is replayed. Raises `Refusal` if the match is
        impossible.
        """
        fewest, most = game.seats
        if not fewest <= len(header.seats) <= most:
            raise Refusal("wrong-number-of-seats", seats=len(header.seats), fewest=fewest, most=most)
        options = read_options(game, header.options)
        return cls(game, header, chance, game.initial(options, len(header.seats)))

    @classmethod
    def start(
        cls,
        game: AnyGame,
        names: Sequence[str],
        options: Mapping[str, Any],
        secret: bytes,
        nonces: Sequence[str] = (),
    ) -> "tuple[Play, Entry]":
        """A match that one party runs alone. Raises `Refusal` if the match is impossible."""
        read = msgspec.to_builtins(read_options(game, options))
        header = Header(game.id, game.rules_version, read, tuple(names), commitment_of(secret))
        return cls.before(game, header, Chance(header.seed(secret, nonces))).set_up()

    def set_up(self) -> "tuple[Play, Entry]":
        """Lets the table set up: the first entry."""
        return self.after(HOUSE, None, 0, self.game.setup(self.state, self.chance))

    def do(self, seat: Seat, command: Command, at: int) -> "tuple[Play, Entry]":
        """One command at its time, or `Refusal`. Deadlines due by then must have expired first."""
        return self.after(seat, command, at, self.decide(seat, command, at))

    def decide(self, seat: Seat, command: Command, at: int) -> Sequence[Event]:
        """What the command would cause, or `Refusal`: the first half of `do`."""
        if at < self.now:
            raise Refusal("time-went-back", at=at, now=self.now)
        if isinstance(command, Expire) and seat != HOUSE:
            raise Refusal("only-the-house-expires")
        if seat != HOUSE and not 0 <= seat < len(self.header.seats):
            raise Refusal("no-such-seat", seat=seat)
        return self.game.decide(self.state, seat, command, at, self.chance)

    def due(self, at: int) -> "tuple[Play, Entry] | None":
        """Expires the next deadline due by `at`, at its due time; None if there is none."""
        ripe = [d for d in self.game.deadlines(self.state) if d.at <= at]
        if not ripe:
            return None
        first = min(ripe, key=lambda deadline: deadline.at)
        return self.do(HOUSE, Expire(first.tag), max(first.at, self.now))

    def legal(self, seat: Seat, at: int | None = None) -> Offers:
        return self.game.legal(self.state, seat, self.now if at is None else at)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def replay(self, entry: Entry) -> "Play":
        """The match after an entry from a log: without consulting rules or drawing chance."""
        state = self.state
        for event in entry.read_events(self.game):
            state = self.game.evolve(state, event)
        return Play(self.game, self.header, self.chance, state, entry.at, entry.seq + 1)

    def after(self, seat: Seat, command: Command | None, at: int, events: Sequence[Event]) -> "tuple[Play, Entry]":
        """The match in which these events happened: the second half of `do`."""
        state, evolve = self.state, self.game.evolve
        if isinstance(events, Folded) and events.before is state:
            state = events.after
        else:
            for event in events:
                state = evolve(state, event)
        encoded = tuple([msgspec.Raw(_encode(event)) for event in events])
        entry = Entry(self.seq, at, seat, msgspec.Raw(_encode(command)), encoded)
        return Play(self.game, self.header, self.chance, state, at, self.seq + 1), entry


@dataclass(slots=True)
class Sitting:
    """A match with its log, played in one thread: tests, the referee, a terminal."""

    match: Play
    secret: bytes | None
    nonces: tuple[str | None, ...] = ()
    log: list[Entry] = field(default_factory=list)

    @classmethod
    def start(
        cls,
        game: AnyGame,
        names: Sequence[str],
        options: Mapping[str, Any] | None = None,
        secret: bytes = bytes(32),
        nonces: Sequence[str] = (),
    ) -> "Sitting":
        match, entry = Play.start(game, names, options or {}, secret, nonces)
        return cls(match, secret, tuple(nonces), [entry])

    def rewind(self) -> Play:
        """The match before its first entry."""
        return Play.before(self.match.game, self.match.header, self.match.chance)

    def do(self, seat: Seat, command: Command | Mapping[str, Any], at: int | None = None) -> tuple[Event, ...]:
        """Expires what is due by `at`, then does the command; returns the command's own events, unredacted."""
        at = self.match.now if at is None else at
        if at < self.match.now:
            raise Refusal("time-went-back", at=at, now=self.match.now)
        self.time(at)
        if not isinstance(command, Command):
            command = read_command(self.match.game, command)
        self.match, entry = self.match.do(seat, command, at)
        self.log.append(entry)
        return entry.read_events(self.match.game)

    def time(self, at: int) -> tuple[Event, ...]:
        """Lets match time run to `at`; returns the events of every deadline that expired."""
        happened: list[Event] = []
        while (brought := self.match.due(at)) is not None:
            self.match, entry = brought
            self.log.append(entry)
            happened.extend(entry.read_events(self.match.game))
        return tuple(happened)
