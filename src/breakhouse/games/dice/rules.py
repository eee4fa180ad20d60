"""The rules of the dice game, in the order of the sheet. The architect of `blocks` is its builder."""

from collections.abc import Sequence
from typing import Any

from breakhouse.core import Chance, Deadline, Event, Offer, Refusal, Seat
from breakhouse.games.blocks.bench.workbench import BenchCommand, Broken, Fault, Lift, Place
from breakhouse.games.blocks.bricks.brick import form_of
from breakhouse.games.blocks.bricks.contact import supports
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.match.hooks import Course
from breakhouse.games.blocks.match.ladder import easy_card, rung_of
from breakhouse.games.blocks.match.options import cards_of, check_seats
from breakhouse.games.blocks.match.turn import Phase
from breakhouse.games.blocks.match.turn_sum import Summed
from breakhouse.games.blocks.match.values import Ready, Roll, Start
from breakhouse.games.dice.fold import follow, knock_down
from breakhouse.games.dice.kit import KIT
from breakhouse.games.dice.pips import SIDES, needs_of, pip_faults, too_many
from breakhouse.games.dice.values import (
    WILD,
    CountingDown,
    DiceOptions,
    DiceState,
    Rolling,
    ShuffledBack,
    Throw,
    Thrown,
)

SIDES_IN_PLAY = {"basic": ("yellow", "blue"), "introduction": ("yellow",), "advanced": ("blue",)}  # DI-03

MOST = 17
"""DI-R5: of the thirty sides in the pile, so many may be of one colour."""


class DiceRules(Summed[DiceState]):
    kit = KIT
    blank_is_called = True  # DI-04

    def initial(self, options: DiceOptions, seats: int) -> DiceState:
        check_seats(options, seats)
        return DiceState(options, seats, (0,) * seats)

    def setup(self, state: DiceState, chance: Chance) -> Sequence[Event]:
        return [self.lay_out(state, self.cards(state.options), chance)]

    def cards(self, options: DiceOptions) -> Sequence[Card]:
        wanted = SIDES_IN_PLAY[options.level]
        return [card for card in cards_of(self.kit, options.deck) if card.number in wanted]

    def opening(self, state: DiceState) -> Phase:
        return "signal"

    def by_player(self, state: DiceState) -> bool:
        return state.options.stopper == "player"  # DI-R3

    def limit(self, state: DiceState) -> int:
        return state.options.limit  # DI-04

    def keeper(self, state: DiceState) -> Seat:
        return (self.architect(state) - 1) % state.seats  # DI-02, DI-12: the right neighbour, the builder before

    def worth(self, state: DiceState, card: Card) -> int:
        return card.points  # DI-10

    # Start

    def own_command(self, course: Course[DiceState], seat: Seat, command: Any) -> None:
        if isinstance(command, Throw):
            self._throw(course, seat, command)
        elif isinstance(command, Roll):
            self.player_rolls(course, seat)
        elif isinstance(command, Start | Ready):
            self._start(course, seat, command)

    def _start(self, course: Course[DiceState], seat: Seat, command: Start | Ready) -> None:
        state = course.state
        stopper_starts = self._stopper_starts(state)
        if stopper_starts and seat != self.keeper(state):
            raise Refusal("the-stopper-starts", stopper=self.keeper(state))
        if not stopper_starts:
            self.must_be_architect(state, seat)
        if state.turn.phase != "signal":
            raise Refusal("started-already")
        if stopper_starts:
            if isinstance(command, Ready):
                raise Refusal("say-start")
            self.begin(course, seat)  # DI-04
        elif isinstance(command, Start):
            raise Refusal("say-ready")
        else:
            course.then(CountingDown(course.now + state.options.countdown_ms))  # DI-R11

    def _stopper_starts(self, state: DiceState) -> bool:
        return self.by_player(state) and self.has_clock(state)

    def own_deadlines(self, state: DiceState) -> Sequence[Deadline]:
        if state.turn.phase == "countdown" and state.turn.starts_at is not None:
            return (Deadline(state.turn.starts_at, "countdown"),)
        return super().own_deadlines(state)

    def own_expiry(self, course: Course[DiceState], tag: str) -> None:
        if tag == "countdown":
            self.begin(course, None)
        else:
            super().own_expiry(course, tag)

    # Cards

    def next_card(self, course: Course[DiceState]) -> None:
        if course.state.bench.placed:
            course.then(Broken(sound="crash"))  # DI-10, DI-R8
        state = course.state
        if not state.pile.top:
            self.stop(course, "no-cards")  # DI-R5
            return
        stream, rung = course.chance.stream("card", state.draws), rung_of(state)
        if rung:
            self.turn_over(course, easy_card(self._within_reach(state), rung, stream), 0)
            return
        picked = stream.choice(state.pile.top)
        number = "yellow" if stream.below(state.pile.left) < state.yellow else "blue"
        card = next(card for card in state.deck if card.id[:-1] == picked and card.number == number)
        self.turn_over(course, card, 0)

    def _within_reach(self, state: DiceState) -> list[Card]:
        """What may come from the pile, with as many sides of each colour as lie in it (DI-03)."""
        left = {"yellow": state.yellow, "blue": state.pile.left - state.yellow}
        return [card for card in state.deck if card.id[:-1] in state.pile.top and left[card.number]]

    def open_turn(self, course: Course[DiceState]) -> None:
        """DI-12, DI-R5: all cards of the turn go back, in the basic level so that the colours are about equal."""
        state = course.state
        back = len(state.pile.used)
        if not back:
            return
        sides = SIDES_IN_PLAY[state.options.level]
        stream = course.chance.stream("side", state.turn.number)
        yellow = sum(stream.choice(sides) == "yellow" for _ in range(back))
        if len(sides) > 1:
            yellow = _even_out(yellow, back, state.pile.left, state.yellow)
        course.then(ShuffledBack(back, yellow))

    # Throwing and building

    def _throw(self, course: Course[DiceState], seat: Seat, command: Throw) -> None:
        state = course.state
        self.must_build(state, seat)
        if state.options.bricks == "real":
            raise Refusal("bricks-are-real")
        self.check_throw(state, command, course.now)
        stream = course.chance.stream("throw", state.throws)
        pieces = sorted(command.pieces, key=self.box.index)
        rolled = tuple(Rolling(piece, 1 + stream.below(SIDES[form_of(piece)])) for piece in pieces)
        event = Thrown(rolled, course.now + state.options.throw_ms, command.out, sound="throw")
        self.then_judged(course, event)

    def check_throw(self, state: DiceState, command: Throw, now: int) -> None:
        """`Refusal` unless these pieces may be rolled now."""
        for piece in (*command.pieces, *command.out):
            if piece not in self.box:
                raise Refusal("no-such-brick", brick=piece)
            if (*command.pieces, *command.out).count(piece) > 1:
                raise Refusal("brick-twice", brick=piece)
        if now < state.rest_at:
            raise Refusal("still-rolling", left=state.rest_at - now)
        self._check_in_play(state, command)
        for piece in command.pieces:
            self._check_loose(state, piece, command.pieces)

    def _check_in_play(self, state: DiceState, command: Throw) -> None:
        """DI-R9: only what the card needs is in play."""
        if state.turn.card is None:
            raise Refusal("no-card")
        needs = needs_of(state.turn.card)
        for piece in command.pieces:
            if needs.pieces and piece not in needs.pieces:
                raise Refusal("not-needed", brick=piece)
        for piece in command.out:
            if piece not in state.in_play:
                raise Refusal("not-in-play", brick=piece)
            if piece == state.bench.hand or state.bench.find(piece) is not None:
                raise Refusal("take-it-off-first", brick=piece)
        stay = tuple(piece for piece in state.in_play if piece not in command.out)
        most = too_many(needs, tuple({*stay, *command.pieces}))
        if most is not None:
            raise Refusal("too-many-in-play", n=most)

    def _check_loose(self, state: DiceState, piece: str, thrown: tuple[str, ...]) -> None:
        """DI-07: a piece that is built in may be taken and rolled, but not from under others that nobody holds."""
        bench = state.bench
        if piece in bench.held:
            raise Refusal("brick-is-held", brick=piece)
        placed, safe = bench.placed, (*thrown, *bench.held)
        for up, low in supports(placed):
            if placed[low].piece == piece and placed[up].piece not in safe:
                raise Refusal("something-rests-on-it", brick=piece, other=placed[up].piece)

    def check_move(self, state: DiceState, command: BenchCommand, now: int) -> None:
        if not isinstance(command, Lift | Place) or command.brick not in self.box:
            return
        piece = command.brick
        if piece in state.rolling and now < state.rest_at:
            raise Refusal("still-rolling", left=state.rest_at - now)
        value = state.values.get(piece)
        if isinstance(command, Lift):
            if value is None and state.bench.find(piece) is None:
                raise Refusal("throw-first", brick=piece)
        elif state.bench.hand == piece:
            if value is None:
                raise Refusal("throw-first", brick=piece)  # DI-R8
            if value == WILD and command.how != "upright":
                raise Refusal("throw-again", brick=piece)  # DI-R6

    def faults(self, state: DiceState) -> tuple[Fault, ...]:
        return pip_faults(state.bench.placed, state.values)

    def usable(self, state: DiceState) -> tuple[str, ...]:
        return tuple(p for p in self.box if p in state.values or state.bench.find(p) is not None)

    # Offers

    def own_offers(self, state: DiceState, seat: Seat, now: int) -> list[Offer]:
        if state.turn.phase == "signal":
            if self._stopper_starts(state):
                return [Start()] if seat == self.keeper(state) else []
            return [Ready()] if seat == self.architect(state) else []
        offers = super().own_offers(state, seat, now)
        building = state.turn.phase == "building" and state.options.bricks == "screen"
        if building and seat == self.architect(state):
            offers += [throw for throw in self._throws(state) if self._may(state, throw, now)]
        return offers

    def _throws(self, state: DiceState) -> list[Throw]:
        """What the card needs, what of it is not built in, and each piece alone. Other sets may be thrown too."""
        if state.turn.card is None:
            return []
        needs = needs_of(state.turn.card)
        pool = needs.pieces or self.box
        everything: tuple[str, ...] = ()
        for piece in (*state.in_play, *pool):
            if piece not in everything and too_many(needs, (*everything, piece)) is None:
                everything = (*everything, piece)
        loose = tuple(piece for piece in everything if state.bench.find(piece) is None)
        sets = [everything, loose, *((piece,) for piece in pool)]
        return [Throw(pieces) for pieces in dict.fromkeys(sets) if pieces]

    def _may(self, state: DiceState, throw: Throw, now: int) -> bool:
        try:
            self.check_throw(state, throw, now)
        except Refusal:
            return False
        return True

    def evolve(self, state: DiceState, event: Any) -> DiceState:
        return super().evolve(knock_down(state, event), event)

    def own_fold(self, state: DiceState, event: Any) -> DiceState:
        return follow(super().own_fold(state, event), event)


def _even_out(drawn: int, back: int, left: int, yellow: int) -> int:
    """DI-R5: the yellow sides among `back` cards that join `left` ones, `yellow` of them yellow: as drawn, as long
    as neither colour then has more than `MOST` of every thirty."""
    most = -(-MOST * (left + back) // 30)
    fewest = left + back - most
    return min(back, max(0, fewest - yellow, min(drawn, most - yellow)))
