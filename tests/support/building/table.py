"""A table to play building games at in tests: it keeps the clock, and its architect can build any card."""

from collections.abc import Sequence
from typing import Any, TypeVar

import pytest

from breakhouse.core import Chance, Event, Refusal
from breakhouse.core.contract import AnyGame
from breakhouse.core.match import Sitting
from breakhouse.games.blocks.bricks.brick import ANY, form_of
from breakhouse.games.blocks.bricks.construction import Pose, at
from breakhouse.games.blocks.bricks.contact import supports
from breakhouse.games.blocks.cards.card import Card, Step
from breakhouse.locales import say_why

E = TypeVar("E", bound=Event)

REACH = 200
"""Milliseconds from lifting to placing, for the architect of these tests."""


class Table:
    def __init__(
        self, game: AnyGame, cards: str | None = None, seats: int = 2, seed: str = "seed", **options: Any
    ) -> None:
        if cards is not None:
            options["deck"] = f"deck tests {game.id} 1\n{cards}"
        names = [f"p{n}" for n in range(seats)]
        self.game = game
        self.sitting = Sitting.start(game, names, options, Chance.of(seed).seed)
        self.happened: list[Event] = [e for entry in self.sitting.log for e in entry.read_events(game)]

    @property
    def state(self) -> Any:
        return self.sitting.match.state

    @property
    def now(self) -> int:
        return self.sitting.match.now

    @property
    def view(self) -> Any:
        return self.game.view(self.state, None)

    @property
    def architect(self) -> int:
        return int(self.view.architect)

    @property
    def card(self) -> Card:
        card = self.state.turn.card
        assert card is not None
        return card

    def do(self, seat: int, do: str, after: int = 0, **fields: Any) -> tuple[Event, ...]:
        """The command, so many milliseconds from now; its own events, after those of what fell due before."""
        self.wait(after)
        events = self.sitting.do(seat, {"do": do, **fields}, self.clock)
        self.happened += events
        return events

    def refused(self, seat: int, do: str, after: int = 0, **fields: Any) -> Refusal:
        """The refusal of a command, which must change nothing and have its sentence."""
        self.wait(after)
        before = self.state
        with pytest.raises(Refusal) as refusal:
            self.sitting.do(seat, {"do": do, **fields}, self.clock)
        assert self.state is before
        assert say_why("en", refusal.value)
        return refusal.value

    clock = 0

    def wait(self, ms: int) -> tuple[Event, ...]:
        self.clock = max(self.clock, self.now) + ms
        events = self.sitting.time(self.clock)
        self.happened += events
        return events

    def offers(self, seat: int) -> dict[str, Any]:
        return {
            getattr(o, "do", None) or o.__struct_config__.tag: o
            for o in self.game.legal(self.state, seat, self.clock)
        }

    # Building

    def clear(self) -> None:
        """Knocks down what stands from the last card."""
        if self.state.bench.placed:
            self.do(self.architect, "break")

    def put(self, brick: str, how: str, left: float, bottom: float, **fields: Any) -> tuple[Event, ...]:
        """Lifts and places by left and bottom edge in brick heights."""
        pose = at(brick, how, round(left * 100), round(bottom * 100))  # type: ignore[arg-type]
        self.do(self.architect, "lift", brick=brick)
        return self.do(self.architect, "place", after=REACH, brick=brick, how=how, x=pose.x, y=pose.y, **fields)

    def build(self, card: Card | None = None, left: int = 0) -> tuple[Event, ...]:
        """Builds a card (the one that lies open) by its order; the last placing's or freeing's events."""
        card = card or self.card
        who = self.architect
        if self.view.options.bricks == "real":
            return self.do(who, "claim", after=500)
        self.clear()
        named = self.assigned(card)
        last: tuple[Event, ...] = ()
        for step in card.order or tuple(Step(n) for n in range(len(card.pieces))):
            last = self._step(card.pieces, named, step, left)
        for brick in self.state.bench.held:
            last = self.do(who, "release", brick=brick)
        return last

    def _step(self, pieces: Sequence[Pose], named: Sequence[str], step: Step, left: int) -> tuple[Event, ...]:
        who, brick, pose = self.architect, named[step.put], pieces[step.put]
        self.do(who, "lift", brick=brick)
        held = self.state.bench.held
        hold = None if step.hold is None else named[step.hold]
        if hold is not None and hold not in held:
            self.do(who, "hold", brick=hold)
        last = self.do(who, "place", after=REACH, brick=brick, how=pose.how, x=pose.x + left, y=pose.y)
        for other in held:
            if other != hold:
                last = self.do(who, "release", brick=other)
        return last

    def assigned(self, card: Card) -> list[str]:
        """A piece for each of the card's, colours chosen where they are free."""
        box = list(self.game.box)  # type: ignore[attr-defined]
        spare = [piece for piece in box if all(p.piece != piece for p in card.pieces)]
        named = []
        for p in card.pieces:
            if p.piece in ANY:
                chosen = next(piece for piece in spare if form_of(piece) == ANY[p.piece])
                spare.remove(chosen)
                named.append(chosen)
            else:
                named.append(p.piece)
        return named

    def complete(self) -> tuple[Event, ...]:
        """Builds the open card and lets it stand, or has it confirmed."""
        self.build()
        if self.view.options.bricks == "real":
            return self.do((self.architect + 1) % self.state.seats, "confirm")
        return self.wait(1000)

    def last(self, kind: type[E]) -> E:
        return next(e for e in reversed(self.happened) if isinstance(e, kind))

    def all(self, kind: type[E]) -> list[E]:
        return [e for e in self.happened if isinstance(e, kind)]


class DiceTable(Table):
    """A table whose builder throws until the pips fit: low values below, so that something goes on top."""

    def build(self, card: Card | None = None, left: int = 0) -> tuple[Event, ...]:
        card = card or self.card
        if self.view.options.bricks == "real":
            return super().build(card, left)
        pieces = card.pieces or tuple(at("die", "flat", 0, 100 * n) for n in range(card.free))
        named = self.assigned(card) if card.pieces else list(self.game.box[: card.free])  # type: ignore[attr-defined]
        number = self.state.turn.number
        self.throw(named)
        last: tuple[Event, ...] = ()
        for step in card.order or tuple(Step(n) for n in range(len(pieces))):
            while self.state.turn.number == number and not self.fits(pieces, named, step.put):
                self.throw([named[step.put]])
            if self.state.turn.number != number or self.state.turn.phase != "building":
                return ()
            last = self._step(pieces, named, step, left)
        for brick in self.state.bench.held:
            last = self.do(self.architect, "release", brick=brick)
        return last

    def throw(self, pieces: list[str]) -> None:
        self.do(self.architect, "throw", pieces=pieces)
        self.wait(self.view.options.throw_ms)

    def fits(self, pieces: Sequence[Pose], named: Sequence[str], n: int) -> bool:
        """Enough for what is below, and no more than needed where something comes on top."""
        if pieces[n].how == "upright":
            return True
        values = self.state.values
        solid = [(up, low) for up, low in supports(pieces) if pieces[low].how != "upright"]
        needs = max((values.get(named[low], 7) for up, low in solid if up == n), default=1)
        carries = any(low == n for _, low in solid)
        value = values.get(named[n])
        return value is not None and value >= needs and (not carries or value <= max(needs, 2))
