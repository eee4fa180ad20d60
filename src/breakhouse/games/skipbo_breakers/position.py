"""One hand of Skip-Bo Breakers, one step at a time, for bots, searches and measurements.

It uses the same sets as the rules but keeps no log and no clock, so a step costs little.
"""

from collections.abc import Sequence
from random import Random

from breakhouse.core import Invalid, Refusal, Stream
from breakhouse.core.numbers import check_whole
from breakhouse.games.skipbo_breakers.kinds import TileSet, readings
from breakhouse.games.skipbo_breakers.notation import parse_position, parse_set, write_position, write_set
from breakhouse.games.skipbo_breakers.sets import following, opening
from breakhouse.games.skipbo_breakers.tiles import (
    NUMBERS,
    PLANE,
    SPREAD,
    TOP,
    Hand,
    count_tiles,
    parse_tiles,
    settle,
    without,
)

Move = TileSet | None
"""A set to lay, or None to pass."""
PASS: Move = None

_TILES = range(64)
_MARKS = tuple(1 << bit for bit in _TILES)
_JUST_PASS = (PASS,)


def tiles_each(seats: int) -> int:
    """How many tiles a player is dealt (SB-04)."""
    return 16 if seats == 4 else 20


class Position:
    """Who holds what, whose turn it is, and the set to beat.

    `push` plays a move and `pop` takes it back; a move is a set, its text, or `PASS`. Searches that only push
    moves from `legal` and never go back can use `advance`, which checks nothing.

    >>> position = Position.parse("3 4 5 9 | 7 8 8 *; 0; -; 0")
    >>> position.push("3 4 5")
    >>> [write_set(move) for move in position.legal()]
    ['pass', 'run 7 8 *']
    >>> position.push("7 8 *")
    >>> print(position)
    9 | 8; 0; run 7 8 *; 0
    >>> write_set(position.pop())
    'run 7 8 *'
    """

    __slots__ = ("_past", "equal_matches", "hands", "must_lay", "passes", "to_beat", "turn", "winner")

    def __init__(
        self,
        hands: Sequence[Hand],
        turn: int = 0,
        to_beat: TileSet | None = None,
        passes: int = 0,
        equal_matches: bool = False,
        must_lay: bool = False,
    ) -> None:
        self.hands = list(hands)
        self.turn = turn
        self.to_beat = to_beat
        self.passes = passes
        """How many have passed since a set was laid."""
        self.equal_matches = equal_matches
        self.must_lay = must_lay
        self.winner: int | None = None
        self._past: list[tuple[Move, list[Hand], int, TileSet | None, int]] | None = None

    @classmethod
    def parse(cls, text: str) -> "Position":
        """The position of a line of text, or `Invalid`. `3 4 | 7 *; 0; single 5; 0` has the hands, whose turn it
        is, the set to beat or `-`, and how many have passed; then `e` if equal ranks match, `m` if players who can
        lay must.
        """
        parts = parse_position(text)
        position = cls(parts.hands, parts.turn, parts.to_beat, parts.passes, parts.equal_matches, parts.must_lay)
        position.winner = next((seat for seat, hand in enumerate(parts.hands) if not hand), None)
        return position

    @classmethod
    def deal(
        cls,
        seats: int,
        chance: Random | Stream,
        turn: int = 0,
        equal_matches: bool = False,
        must_lay: bool = False,
    ) -> "Position":
        """A fresh deal of all 64 tiles (SB-20); what is left over is unseen (SB-04)."""
        each = tiles_each(check_whole("seats", seats, 2, 4))
        if isinstance(chance, Random):
            drawn = [chance.random() for _ in _MARKS]
            shuffled = [_MARKS[tile] for tile in sorted(_TILES, key=drawn.__getitem__)]
        else:
            shuffled = chance.shuffled(_MARKS)
        hands = [settle(sum(shuffled[seat * each : (seat + 1) * each])) for seat in range(seats)]
        return cls(hands, turn, None, 0, equal_matches, must_lay)

    @property
    def is_over(self) -> bool:
        return self.winner is not None

    @property
    def points(self) -> int:
        """What the hand is worth to its winner (SB-19)."""
        return sum(count_tiles(hand) for hand in self.hands)

    def legal(self) -> Sequence[Move]:
        """Every move of the seat whose turn it is, passing first; the opener of a round may not pass (SB-R1)."""
        to_beat = self.to_beat
        if to_beat is None:
            return opening(self.hands[self.turn])
        higher = following(self.hands[self.turn], to_beat, self.equal_matches)
        return higher if self.must_lay and higher else _JUST_PASS + higher

    def push(self, move: Move | str) -> None:
        """Plays a move. `Refusal` leaves the position as it was; `Invalid` means the text isn't a move."""
        legal = () if self.is_over else self.legal()
        move = self._read(move, legal) if isinstance(move, str) else move
        if move is not None and not isinstance(move, TileSet):
            raise ValueError(f"a move is a set, its text, or None to pass; not {move!r}")
        if move not in legal:
            raise Refusal("not-a-legal-move", move=write_set(move))
        if self._past is None:
            self._past = []
        self._past.append((move, self.hands.copy(), self.turn, self.to_beat, self.passes))
        self.advance(move)

    def _read(self, text: str, legal: Sequence[Move]) -> Move:
        """The move that the text means: of several kinds that the tiles could be, the one that is legal."""
        try:
            return parse_set(text)
        except Invalid as wrong:
            if wrong.code == "say-which-kind":
                fits = [one for one in readings(parse_tiles(text)) if one in legal]
                if len(fits) == 1:
                    return fits[0]
            raise

    def pop(self) -> Move:
        """Takes the last pushed move back and returns it; `IndexError` if there is none."""
        if not self._past:
            raise IndexError("nothing was pushed")
        move, self.hands, self.turn, self.to_beat, self.passes = self._past.pop()
        self.winner = None
        return move

    def advance(self, move: Move) -> None:
        """Plays a move of `legal` unchecked: the turn passes on, and a round or the hand may end with it."""
        turn = self.turn
        hands = self.hands
        self.turn = turn + 1 if turn + 1 < len(hands) else 0
        if move is None:
            self.passes += 1
            if self.passes == len(hands) - 1:  # SB-12: all the others passed, so whoever laid last is next
                self.passes = 0
                self.to_beat = None
            return
        hand, tiles = hands[turn], move[3]
        # most sets are a single layer, which is taken here as `without` does it, to save the call
        left = hand ^ (hand ^ (hand & NUMBERS) >> TOP) & tiles * SPREAD if tiles <= PLANE else without(hand, tiles)
        hands[turn] = left
        self.passes = 0  # SB-13: players who passed may lay again when their turn comes round
        self.to_beat = move
        if not left:
            self.winner = turn  # SB-19, SB-R9

    def copy(self) -> "Position":
        """An independent copy, with what can be popped."""
        twin = Position(self.hands, self.turn, self.to_beat, self.passes, self.equal_matches, self.must_lay)
        twin.winner = self.winner
        twin._past = None if self._past is None else self._past.copy()
        return twin

    __copy__ = copy  # a shallow copy would share the hands

    def __str__(self) -> str:
        return write_position(self.hands, self.turn, self.to_beat, self.passes, self.equal_matches, self.must_lay)

    def __repr__(self) -> str:
        return f"<Position {self}>"
