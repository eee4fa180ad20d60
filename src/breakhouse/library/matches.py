"""A match to play with, much as in a chess library: ask what's legal, push, pop, look, write it down."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from breakhouse.core import Command, Event, Offer, Offers, Outcome, Refusal, Seat, Template, View, log
from breakhouse.core.contract import AnyGame
from breakhouse.core.match import Play, Sitting
from breakhouse.core.refusal import UnreadableCommand
from breakhouse.games import game as find_game
from breakhouse.games import replay


class Match:
    """One match: whose turn it is, what may be done, what each seat sees, how it ended, and its log.

    `game` is an id (`breakhouse.game_ids()` lists them) or a game of your own; `players` is their number or a list
    of their names. The same seed always gives the same match. Raises `Refusal` if the match is impossible.

    >>> import breakhouse
    >>> from breakhouse.skipbo_breakers import GAME
    >>> match = breakhouse.Match(GAME, ["Ann", "Bo"], {"target": 50}, seed=7)
    >>> seat = match.turn
    >>> events = match.push(match.legal()[0])
    >>> events[0].seat == seat, match.turn == seat
    (True, False)
    >>> match.pop()
    >>> match.turn == seat
    True
    >>> match.push({"do": "pass"})
    Traceback (most recent call last):
    ...
    breakhouse.Refusal: opener-must-lay
    """

    __module__ = "breakhouse"  # where it's imported from: `help` and pickles show it

    def __init__(
        self,
        game: str | AnyGame,
        players: int | Sequence[str] = 2,
        options: Mapping[str, Any] | None = None,
        seed: int | str | bytes = 0,
    ) -> None:
        rules = find_game(game) if isinstance(game, str) else game
        self._sitting = Sitting.start(rules, name_players(players), options, secret_of(seed))
        self._past: list[tuple[Play, int]] = []

    @classmethod
    def read(cls, text: str) -> "Match":
        """A match from its file, as it was at the end. Raises `Invalid` if the file was altered or its game isn't
        installed.

        >>> import breakhouse
        >>> from breakhouse.skipbo_breakers import GAME
        >>> match = breakhouse.Match(GAME, seed=1)
        >>> breakhouse.Match.read(match.write()).now == match.now
        True
        """
        return cls._around(replay(text.splitlines()))

    @classmethod
    def _around(cls, sitting: Sitting) -> "Match":
        match = cls.__new__(cls)
        match._sitting, match._past = sitting, []
        return match

    @property
    def game(self) -> AnyGame:
        return self._sitting.match.game

    @property
    def names(self) -> tuple[str, ...]:
        return self._sitting.match.header.seats

    @property
    def options(self) -> Mapping[str, Any]:
        """All options, including those that nobody set."""
        return self._sitting.match.header.options

    @property
    def now(self) -> int:
        """Match time in milliseconds: when the last thing happened."""
        return self._sitting.match.now

    @property
    def movers(self) -> tuple[Seat, ...]:
        """The seats that may do something now; none when the match is over, or when only time has to pass."""
        return tuple(seat for seat in range(len(self.names)) if self._sitting.match.legal(seat))

    @property
    def turn(self) -> Seat | None:
        """The only seat that may act now; None when there is none, or several."""
        movers = self.movers
        return movers[0] if len(movers) == 1 else None

    @property
    def is_over(self) -> bool:
        return self.outcome() is not None

    def legal(self, seat: Seat | None = None) -> Offers:
        """What a seat may do: commands, and templates with fields to fill in. Without a seat: whose turn it is."""
        if seat is None and not self.movers:
            return ()
        return self._sitting.match.legal(self._whose(seat))

    def push(
        self, command: Offer | Mapping[str, Any] | str, seat: Seat | None = None, at: int | None = None
    ) -> tuple[Event, ...]:
        """Carries out a command (`{"do": "pass"}`, or just `pass` where it has no fields) and returns what
        happened. Raises `Refusal` if the rules don't allow it, and leaves the match as it was. `at` is match time;
        whatever is due by then happens first. Templates have to be filled in: `push(template.fill(brick="red"))`.
        """
        whose = self._whose(seat)
        _check_time(at)
        before = self._sitting.match, len(self._sitting.log)
        try:
            events = self._sitting.do(whose, _read(command), at)
        except Exception:
            self._restore(*before)
            raise
        self._past.append(before)
        return events

    def wait(self, until: int | None = None) -> tuple[Event, ...]:
        """Lets time pass until the next thing is due, or until the given moment; returns what happened."""
        _check_time(until)
        match = self._sitting.match
        if until is not None and until < match.now:
            raise Refusal("time-went-back", at=until, now=match.now)
        due = min((deadline.at for deadline in match.game.deadlines(match.state)), default=None)
        if until is None and due is None:
            return ()
        before = match, len(self._sitting.log)
        events = self._sitting.time(max(match.now, due or 0) if until is None else until)
        if events:
            self._past.append(before)
        return events

    def pop(self) -> None:
        """Takes back the last push or wait, or all that bots played in one call; `IndexError` if there is none.
        Pushing again draws the same chance."""
        if not self._past:
            raise IndexError("nothing was pushed")
        self._restore(*self._past.pop())

    def view(self, seat: Seat | None = None) -> View:
        """What a seat may know now; None is a spectator."""
        match = self._sitting.match
        if seat is not None:
            self._check_seat(seat)
        view: View = match.game.view(match.state, seat)
        return view

    def events(self, seat: Seat | None = None) -> tuple[Event, ...]:
        """Everything that happened, as this seat saw it at the time; None is a spectator."""
        game = self.game
        if seat is not None:
            self._check_seat(seat)
        seen = (game.redact(event, seat) for entry in self._sitting.log for event in entry.read_events(game))
        return tuple(event for event in seen if event is not None)

    def outcome(self) -> Outcome | None:
        """Scores, winners and why it ended; None while it goes on."""
        return self._sitting.match.outcome()

    def write(self) -> str:
        """The match as a file, for `read` and `breakhouse verify`. While it goes on, the secret is left out."""
        sitting = self._sitting
        lines = log.write(sitting.match.header, sitting.log, self.outcome(), sitting.secret, sitting.nonces)
        return "\n".join(lines) + "\n"

    def copy(self) -> "Match":
        """An independent copy, to play on from here."""
        one = self._sitting
        twin = Match._around(Sitting(one.match, one.secret, one.nonces, list(one.log)))
        twin._past = list(self._past)
        return twin

    __copy__ = copy  # a shallow copy would share the log

    def __repr__(self) -> str:
        state = "over" if self.is_over else f"at {self.now} ms"
        return f"<Match of {self.game.id}: {', '.join(self.names)}; {state}>"

    def _whose(self, seat: Seat | None) -> Seat:
        if seat is not None:
            self._check_seat(seat)
            return seat
        movers = self.movers
        if len(movers) == 1:
            return movers[0]
        if self.is_over:
            raise Refusal("match-is-over")
        raise ValueError(
            f"the seats {list(movers)} may act: say which" if movers else "nobody may act yet: wait() first"
        )

    def _check_seat(self, seat: Seat) -> None:
        if isinstance(seat, bool) or seat not in range(len(self.names)):
            raise ValueError(f"there is no seat {seat!r}: they are 0 to {len(self.names) - 1}")

    def _restore(self, match: Play, entries: int) -> None:
        self._sitting.match = match
        del self._sitting.log[entries:]


def name_players(players: int | Sequence[str]) -> list[str]:
    """Everybody's name; if only their number is given, players are numbered."""
    if isinstance(players, int) and not isinstance(players, bool):
        return [f"player {n + 1}" for n in range(players)]
    if isinstance(players, str | bytes) or not isinstance(players, Sequence):
        raise ValueError(f"players are a number or a list of names, not {players!r}")
    if not all(isinstance(name, str) for name in players):
        raise ValueError(f"names are texts, not {list(players)!r}")
    return list(players)


def _read(command: Offer | Mapping[str, Any] | str) -> Command | Mapping[str, Any]:
    """A command as a sitting takes it. Other types are left for it to refuse."""
    if isinstance(command, Template):
        missing = ", ".join(f"{name}=…" for name in command.free)
        raise UnreadableCommand("unreadable-command", why=f"fill in the template first: fill({missing})")
    return {"do": command} if isinstance(command, str) else command


def _check_time(at: int | None) -> None:
    if at is not None and (isinstance(at, bool) or not isinstance(at, int)):
        raise ValueError(f"match time is in whole milliseconds, not {at!r}")


def secret_of(seed: int | str | bytes) -> bytes:
    """The 32 bytes from which a match draws all its chance."""
    if isinstance(seed, bytes):
        return seed
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise ValueError(f"a seed is a whole number, a text or bytes, not {seed!r}")
    return hashlib.sha256(f"seed {seed}".encode()).digest()
