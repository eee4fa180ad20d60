"""Tic-tac-toe under the contract: small, public, with a clock if asked for. For tests and benchmarks only."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Annotated, ClassVar

from msgspec import Meta

from breakhouse.core import (
    Chance,
    Command,
    Deadline,
    Event,
    Expire,
    Offers,
    Options,
    Outcome,
    Refusal,
    State,
    View,
)
from breakhouse.core.manifest import Box, Manifest

INSTALLED = Path(__file__).parent / "guest"
"""Where it is installed, as far as the house can see; on no path unless a test puts it there."""
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
THROUGH = tuple(tuple(line for line in LINES if cell in line) for cell in range(9))


class TicOptions(Options, frozen=True):
    think_ms: Annotated[int, Meta(ge=100, le=600_000)] | None = None


class Mark(Command, frozen=True, tag="mark"):
    cell: Annotated[int, Meta(ge=0, le=8)]


MARKS = tuple(Mark(cell) for cell in range(9))


class Marked(Event, frozen=True, tag="marked"):
    seat: int
    cell: int
    at: int


class TimedOut(Event, frozen=True, tag="timed-out"):
    seat: int


class TicState(State, frozen=True):
    think_ms: int | None
    cells: tuple[int, ...] = (-1,) * 9
    turn: int = 0
    since: int = 0
    lost: int | None = None
    scores: tuple[int, int] = (0, 0)


class TicView(View, frozen=True):
    cells: tuple[int, ...]
    turn: int
    scores: tuple[int, int]
    since: int
    think_ms: int | None
    lost: int | None


class TicTacToe:
    id: ClassVar[str] = "tic-tac-toe"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (2, 2)
    manifest = Manifest(
        title="Tic-tac-toe",
        boxes=(Box(id="tic-tac-toe", title="Tic-tac-toe", minutes=1, colours=("#ffffff", "#000000")),),
    )
    options_type = TicOptions
    state_type = TicState
    command_type = Mark | Expire
    event_type = Marked | TimedOut
    view_type = TicView

    def initial(self, options: TicOptions, seats: int) -> TicState:
        return TicState(options.think_ms)

    def setup(self, state: TicState, chance: Chance) -> Sequence[Event]:
        return ()

    def decide(self, state: TicState, seat: int, command: Command, now: int, chance: Chance) -> Sequence[Event]:
        if isinstance(command, Expire):
            return (TimedOut(state.turn),)
        assert isinstance(command, Mark)
        if self.outcome(state) is not None:
            raise Refusal("match-is-over")
        if seat != state.turn:
            raise Refusal("not-your-turn")
        if state.cells[command.cell] >= 0:
            raise Refusal("cell-is-taken", cell=command.cell)
        return (Marked(seat, command.cell, now),)

    def evolve(self, state: TicState, event: Event) -> TicState:
        if isinstance(event, TimedOut):
            scores = (event.seat, 1 - event.seat)
            return TicState(state.think_ms, state.cells, state.turn, state.since, event.seat, scores)
        assert isinstance(event, Marked)
        cells = list(state.cells)
        cells[event.cell] = event.seat
        return TicState(state.think_ms, tuple(cells), 1 - event.seat, event.at, None, _scores(cells, event.cell))

    def legal(self, state: TicState, seat: int, now: int) -> Offers:
        if seat != state.turn or self.outcome(state) is not None:
            return ()
        return tuple([mark for mark, cell in zip(MARKS, state.cells, strict=True) if cell < 0])

    def view(self, state: TicState, seat: int | None) -> TicView:
        return TicView(state.cells, state.turn, state.scores, state.since, state.think_ms, state.lost)

    def redact(self, event: Event, seat: int | None) -> Event:
        return event

    def recall(self, event: Event, seat: int | None, state: TicState) -> Event:
        return event

    def imagine(self, view: TicView, rng: Random) -> TicState:
        return TicState(view.think_ms, view.cells, view.turn, view.since, view.lost, view.scores)

    def deadlines(self, state: TicState) -> tuple[Deadline, ...]:
        if state.think_ms is None or self.outcome(state) is not None:
            return ()
        return (Deadline(state.since + state.think_ms, "think"),)

    def outcome(self, state: TicState) -> Outcome | None:
        scores = state.scores
        if scores != (0, 0):
            return Outcome(scores, (scores.index(1),), "three-in-a-row" if state.lost is None else "time-out")
        return None if -1 in state.cells else Outcome(scores, (0, 1), "draw")


def _scores(cells: Sequence[int], last: int) -> tuple[int, int]:
    """Only the lines through the cell that was marked last can be new."""
    for a, b, c in THROUGH[last]:
        if cells[a] == cells[b] == cells[c]:
            return (1 - cells[a], cells[a])
    return (0, 0)


GAME = TicTacToe()
