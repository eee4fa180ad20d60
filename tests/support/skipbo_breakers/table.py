"""A table of Skip-Bo Breakers for tests that read as play: `Table("3 4 5 9", "8 9 *").play("3 4 5", "8 9 *")`."""

from collections.abc import Sequence
from typing import Any

from breakhouse.core import Chance, Event, Refusal, Seat
from breakhouse.core.match import Sitting
from breakhouse.games.skipbo_breakers import GAME
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.values import (
    BreakersOptions,
    BreakersState,
    Lay,
    Pass,
)

CHANCE = Chance.of("a test")


class Table:
    """Hands given by hand, seat 0 opens; every step goes through the contract."""

    def __init__(self, *hands: str, scores: tuple[int, ...] | None = None, **options: Any) -> None:
        held = tuple(t.parse_tiles(hand) for hand in hands)
        self.state = BreakersState(
            BreakersOptions(**options),
            scores=scores or (0,) * len(hands),
            hands=held,
            hand=1,
            round=1,
            turn=0,
        )
        self.now = 0

    def do(self, seat: Seat, command: Lay | Pass) -> list[Event]:
        events = list(GAME.decide(self.state, seat, command, self.now, CHANCE))
        for event in events:
            self.state = GAME.evolve(self.state, event)
        return events

    def play(self, *sets: str) -> list[Event]:
        """Each in turn lays a set; "-" passes; "run: 7 8 * *" says the kind. Returns what the last one caused."""
        events: list[Event] = []
        for word in sets:
            assert self.state.turn is not None
            events = self.do(self.state.turn, command(word))
        return events

    def refused(self, word: str, seat: Seat | None = None) -> Refusal:
        """The refusal of this set or pass, with the state untouched."""
        before = self.state
        turn = self.state.turn if seat is None else seat
        assert turn is not None
        try:
            self.do(turn, command(word))
        except Refusal as no:
            assert self.state is before
            return no
        raise AssertionError(f"{word!r} was not refused")

    def offered(self, seat: Seat | None = None) -> list[str]:
        turn = self.state.turn if seat is None else seat
        assert turn is not None
        return [wording(offer) for offer in GAME.legal(self.state, turn, self.now)]

    def hand(self, seat: Seat) -> str:
        return t.write_tiles(self.state.hands[seat])


def command(word: str) -> Lay | Pass:
    if word == "-":
        return Pass()
    kind, colon, tiles = word.rpartition(":")
    return Lay(tiles.strip(), kind if colon else None)  # type: ignore[arg-type]


def wording(offer: Any) -> str:
    return "-" if isinstance(offer, Pass) else f"{offer.kind}: {offer.set}"


def start(seats: int, seed: str = "seed", **options: object) -> Sitting:
    return Sitting.start(GAME, [f"p{n}" for n in range(seats)], options, Chance.of(seed).seed)


def did(events: Sequence[Event]) -> list[str]:
    return [type(event).__name__ for event in events]
