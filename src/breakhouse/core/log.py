"""A match as text: a header, one line per entry, an end line, each bound to those before it by a running hash.

A truncated file has no end line, an altered one breaks the chain; both are detected and reported. An unfinished
match is a whole file too: its end line says that the outcome is open. The names are on the second line, which has
a hash of its own: they prove nothing, and a person can be erased without touching the rest.
"""

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from breakhouse.core.chance import Chance, Draw, NotingChance
from breakhouse.core.contract import AnyGame, Outcome
from breakhouse.core.entry import FORMAT, Entry, Header, OddDeed
from breakhouse.core.match import Play, Sitting
from breakhouse.core.offers import read_command
from breakhouse.core.refusal import Invalid, Refusal
from breakhouse.core.versions import rules_of, translate

T = TypeVar("T")

FIRST_LINE = 3
"""The line of the first entry."""
_HASH = 16


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line. Once the match is over it has the secret and the nonces, so anyone can check the seed, and
    the draws, which can be checked without knowing the game.
    """

    entries: int
    outcome: Outcome | None
    secret: str | None = None
    nonces: tuple[str | None, ...] = ()
    draws: tuple[Draw, ...] = ()


class Nameplates(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The second line: who sat where, and which names were erased."""

    seats: tuple[str, ...]
    erased: tuple[int, ...] = ()


def write(
    header: Header,
    entries: Iterable[Entry],
    outcome: Outcome | None,
    secret: bytes | None = None,
    nonces: Sequence[str | None] = (),
    over: bool = False,
    draws: Sequence[Draw] = (),
) -> list[str]:
    """The lines of a match file, without line ends. `over`: the match ended other than by its rules, because
    somebody resigned or everyone left; as with an outcome, the secret may then be shown.
    """
    chain = _Chain()
    lines = [
        chain.line("match", _select_hashed(header)),
        _Chain().line("names", Nameplates(header.seats, header.erased)),
    ]
    count = 0
    for count, entry in enumerate(entries, 1):  # noqa: B007 — the number of entries is the last count
        lines.append(chain.line("step", entry))
    shown = secret.hex() if secret is not None and (over or outcome is not None) else None
    end = End(count, outcome, shown, tuple(nonces), tuple(draws)) if shown else End(count, outcome)
    lines.append(chain.line("end", _tell(end, "draws")))
    return lines


def _select_hashed(header: Header) -> dict[str, Any]:
    """The part of the header that the running hash covers (why: docs/decisions/0016-names-prove-nothing.md)."""
    fields = _tell(header, "shuffle") | {"seats": [""] * len(header.seats)}
    del fields["erased"]
    return fields


def _tell(part: Header | End, optional: str) -> dict[str, Any]:
    """Leaves out a field that only some matches have, where it's empty."""
    fields: dict[str, Any] = msgspec.to_builtins(part)
    if not fields[optional]:
        del fields[optional]
    return fields


def read(lines: Sequence[str]) -> tuple[Header, list[Entry], End]:
    """The parts of a match file, or `Invalid` with the number of the first line that is wrong."""
    lines = [line for line in (raw.strip() for raw in lines) if line]
    if len(lines) < 2:
        raise Invalid("log-too-short", lines=len(lines))
    chain = _Chain()
    header = chain.read(1, lines[0], "match", Header)
    if header.format != FORMAT:
        raise Invalid("log-of-another-format", format=header.format, known=FORMAT)
    last = len(lines)
    if not lines[-1].startswith("end ") or last < FIRST_LINE:
        raise Invalid("log-cut", line=last)
    header = _add_names(header, lines[1])
    entries = [chain.read(n, line, "step", Entry) for n, line in enumerate(lines[FIRST_LINE - 1 : -1], FIRST_LINE)]
    for n, entry in enumerate(entries):
        if entry.seq != n:
            raise Invalid("log-out-of-order", line=n + FIRST_LINE, expected=n, found=entry.seq)
    end = chain.read(last, lines[-1], "end", End)
    if end.entries != len(entries):
        raise Invalid("log-cut", line=last)
    return header, entries, end


def _add_names(header: Header, line: str) -> Header:
    plates = _Chain().read(2, line, "names", Nameplates)
    if len(plates.seats) != len(header.seats):
        raise Invalid("log-altered", line=2)
    return msgspec.structs.replace(header, seats=plates.seats, erased=plates.erased)


def replay(game: AnyGame, lines: Sequence[str]) -> Sitting:
    """The match as it was at the end of the file, ready to look at or, with its secret, to continue.

    A match played by earlier rules is translated into today's words.
    """
    header, entries, end = read(lines)
    if header.game != game.id:
        raise Invalid("log-of-another-game", game=header.game)
    if header.rules_version > game.rules_version:
        raise Invalid("log-of-newer-rules", version=header.rules_version, known=game.rules_version)
    secret = _secret(end, len(lines))
    chance = Chance(header.seed(secret, end.nonces) if secret is not None else bytes(32))
    entries = translate(game, header, entries)
    try:
        match = Play.before(game, header, chance)
        for n, entry in enumerate(entries):
            match = _replay_entry(match, entry, n + FIRST_LINE)
    except Refusal as wrong:
        raise Invalid("log-impossible", why=str(wrong)) from None
    if match.outcome() != end.outcome:
        raise Invalid("log-outcome-differs")
    return Sitting(match, secret, end.nonces, entries)


def verify(game: AnyGame, lines: Sequence[str]) -> tuple[Draw, ...]:
    """Replays the match of a file and returns the draws; see `check`."""
    header, entries, end = read(lines)
    if end.secret is None:
        raise Invalid("log-secret-not-shown")
    sitting = replay(game, lines)
    assert sitting.secret is not None
    draws = check(game, header, entries, sitting.secret, sitting.nonces)
    if end.draws and end.draws != draws:
        raise Invalid("log-draws-differ")
    return draws


def check(
    game: AnyGame, header: Header, entries: Iterable[Entry], secret: bytes, nonces: Sequence[str | None] = ()
) -> tuple[Draw, ...]:
    """Replays a match from its secret and its nonces and returns the draws. Raises `Invalid` if the log differs,
    or if it was played by rules we don't have. Lines are counted as in a match file.
    """
    chance = NotingChance(header.seed(secret, nonces))
    rules = rules_of(game, header)
    line = FIRST_LINE
    draws: list[Draw] = []
    try:
        match, entry = Play.before(rules, header, chance).set_up()
        for line, logged in enumerate(translate(game, header, entries), FIRST_LINE):
            if entry.seq != logged.seq:
                match, entry = match.do(logged.seat, read_command(game, logged.command), logged.at)
            if entry != logged:
                raise Invalid("log-differs", line=line)
            draws += chance.take_notes(entry.seq)
    except Refusal as wrong:
        raise Invalid("log-impossible", line=line, why=str(wrong)) from None
    return tuple(draws)


def find_impossible_hands(game: AnyGame, lines: Sequence[str]) -> list[OddDeed]:
    """What no hand could have done in a match file, for games that know what hands
    can do."""
    header, entries, _ = read(lines)
    look = getattr(game, "find_impossible_hands", None)
    return [] if look is None else list(look(header, translate(game, header, entries)))


def _secret(end: End, line: int) -> bytes | None:
    try:
        return bytes.fromhex(end.secret) if end.secret else None
    except ValueError as wrong:
        raise Invalid("log-unreadable", line=line, why=str(wrong)) from None


def _replay_entry(match: Play, entry: Entry, line: int) -> Play:
    if entry.at < match.now:
        raise Invalid("log-time-went-back", line=line)
    try:
        return match.replay(entry)
    except (msgspec.ValidationError, msgspec.DecodeError) as wrong:
        raise Invalid("log-unreadable", line=line, why=str(wrong)) from None
    except Exception as wrong:  # a forged file may contain events that can't happen in this state
        raise Invalid("log-impossible", line=line, why=repr(wrong)) from None


class _Chain:
    """The running hash: each line carries the hash of all lines before it and of its own body."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256(b"breakhouse")

    def line(self, word: str, body: Any) -> str:
        text = f"{word} {msgspec.json.encode(body).decode()}"
        self._hash.update(text.encode() + b"\n")
        return f"{text} {self._hash.hexdigest()[:_HASH]}"

    def read(self, number: int, line: str, word: str, body: type[T]) -> T:
        text, _, claimed = line.rpartition(" ")
        self._hash.update(text.encode() + b"\n")
        if self._hash.hexdigest()[:_HASH] != claimed:
            raise Invalid("log-altered", line=number)
        found, _, payload = text.partition(" ")
        if found != word:
            raise Invalid("log-unreadable", line=number, why=f"{found[:20]!r} where {word!r} should be")
        try:
            return msgspec.json.decode(payload, type=body)
        except (msgspec.ValidationError, msgspec.DecodeError) as wrong:
            raise Invalid("log-unreadable", line=number, why=str(wrong)) from None
