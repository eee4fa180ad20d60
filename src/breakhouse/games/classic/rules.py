"""The rules of classic Make 'n' Break, in the order of the sheet."""

from collections.abc import Sequence
from typing import Any

from breakhouse.core import Chance, Deadline, Event, Offer, Refusal, Seat
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.match.hooks import Course
from breakhouse.games.blocks.match.ladder import easy_card, rung_of
from breakhouse.games.blocks.match.options import check_list, check_seats
from breakhouse.games.blocks.match.rules import Building
from breakhouse.games.blocks.match.turn import Phase
from breakhouse.games.blocks.match.values import Ready, Reshuffled, Roll, SetTimer, Start
from breakhouse.games.classic.fold import follow
from breakhouse.games.classic.kit import KIT
from breakhouse.games.classic.piles import is_passed_on, numbers, pile_of
from breakhouse.games.classic.values import (
    TIMER_MS,
    CardRefused,
    ClassicOptions,
    ClassicState,
    Paid,
    Refuse,
    Rolled,
    Signalled,
    Switch,
    TimerSet,
    chips,
)

FACES = (1, 2, 3)  # CL-01
SPARE = 5
"""CL-R7: a pile is nearly used up when it has fewer cards than the most drawn in a turn and this many more."""
REFUSALS = 3
"""CL-R17: where a match counts, so many more cards may be refused in a turn than were completed in it.
Why: docs/decisions/0045-claims-and-refusals.md."""


class ClassicRules(Building[ClassicState]):
    kit = KIT

    def initial(self, options: ClassicOptions, seats: int) -> ClassicState:
        check_seats(options, seats)
        check_list(options.experts, seats)
        if options.experts and not options.young:
            raise Refusal("experts-need-young")
        nobody: tuple[tuple[Card, ...], ...] = ((),) * seats
        return ClassicState(options, seats, (0,) * seats, refused=nobody)

    def setup(self, state: ClassicState, chance: Chance) -> Sequence[Event]:
        deck = self.cards(state.options)
        for pile in {pile_of(state.options, seat) for seat in range(state.seats)}:
            wanted = numbers(state.options)[pile]
            if not any(card.number in wanted for card in deck):
                raise Refusal("deck-has-no-cards", number=" ".join(wanted))
        return [self.lay_out(state, deck, chance)]

    def turns(self, state: ClassicState) -> int:
        return state.options.turns  # CL-14

    def opening(self, state: ClassicState) -> Phase:
        return "roll" if self.has_clock(state) else "signal"

    def timed(self, options: ClassicOptions) -> bool:
        return options.timer != "off"

    def keeper(self, state: ClassicState) -> Seat:
        return self.left_neighbour(state)  # CL-02, CL-03

    def left_neighbour(self, state: ClassicState) -> Seat:
        return (self.architect(state) + 1) % state.seats  # CL-R11: with two players, the other

    def worth(self, state: ClassicState, card: Card) -> int:
        return 1 if state.options.young else card.points  # CL-31

    # Die, timer, start

    def own_command(self, course: Course[ClassicState], seat: Seat, command: Any) -> None:
        if isinstance(command, Roll):
            self._roll(course, seat)
        elif isinstance(command, SetTimer):
            self._set_timer(course, seat)
        elif isinstance(command, Ready):
            self._signal(course, seat)
        elif isinstance(command, Start):
            self._start(course, seat)
        elif isinstance(command, Refuse):
            self._refuse(course, seat)
        elif isinstance(command, Switch):
            self._switch(course, seat, command.card)

    def _roll(self, course: Course[ClassicState], seat: Seat) -> None:
        state = course.state
        self.must_be_architect(state, seat)
        if not self.has_clock(state):
            raise Refusal("no-timer")
        if state.turn.phase != "roll":
            raise Refusal("rolled-already")
        number = course.chance.stream("die", state.rolls).choice(FACES)
        ms = self.stretch(state, TIMER_MS[state.options.timer][number - 1])
        within = state.options.start_within_ms
        starts_at = None if within is None else course.now + within  # CL-R10
        course.then(Rolled(number, ms, starts_at, sound="roll"))

    def neighbour_starts(self, state: ClassicState) -> bool:
        return state.options.timer_by == "neighbour" and self.has_clock(state)

    def _start(self, course: Course[ClassicState], seat: Seat) -> None:
        state = course.state
        if not self.neighbour_starts(state):
            self.must_be_architect(state, seat)
            self._must_have_rolled(state)
        else:
            self._must_keep_timer(state, seat)
            if not state.timer_set:
                raise Refusal("set-the-timer-first", number=state.rolled or 0)
            if not state.signalled:
                raise Refusal("wait-for-the-signal")
        self._begin(course, seat)

    def _set_timer(self, course: Course[ClassicState], seat: Seat) -> None:
        self._must_keep_timer(course.state, seat)
        if course.state.timer_set:
            raise Refusal("timer-is-set")
        course.then(TimerSet(seat, sound="turn"))  # CL-03

    def _signal(self, course: Course[ClassicState], seat: Seat) -> None:
        state = course.state
        self.must_be_architect(state, seat)
        self._must_have_rolled(state)
        if not self.neighbour_starts(state):
            raise Refusal("the-architect-starts")
        if state.signalled:
            raise Refusal("signalled-already")
        course.then(Signalled(seat, sound="call"))  # CL-04

    def _must_keep_timer(self, state: ClassicState, seat: Seat) -> None:
        if not self.neighbour_starts(state):
            raise Refusal("the-architect-starts")
        if seat != self.keeper(state):
            raise Refusal("not-your-timer", timekeeper=self.keeper(state))
        self._must_have_rolled(state)

    def _must_have_rolled(self, state: ClassicState) -> None:
        if state.turn.phase == "roll":
            raise Refusal("roll-first")
        if state.turn.phase != "signal":
            raise Refusal("started-already")

    def _begin(self, course: Course[ClassicState], seat: Seat | None) -> None:
        ms = course.state.timer_ms
        self.begin(course, seat, None if ms is None else course.now + ms)  # CL-04

    def own_deadlines(self, state: ClassicState) -> Sequence[Deadline]:
        turn = state.turn
        if turn.phase == "signal" and turn.starts_at is not None:
            return (Deadline(turn.starts_at, "start"),)
        if turn.phase == "building" and turn.ends_at is not None:
            return (Deadline(turn.ends_at, "time"),)
        return ()

    def own_expiry(self, course: Course[ClassicState], tag: str) -> None:
        if tag == "start":
            self._begin(course, None)
        else:
            self.stop(course, "time")

    # Cards

    def next_card(self, course: Course[ClassicState]) -> None:
        state = course.state
        mine, rung = state.refused[self.architect(state)], rung_of(state)
        if mine and not rung:
            self.turn_over(course, mine[0], None)  # CL-21
            return
        number = pile_of(state.options, self.architect(state))
        if not state.piles[number].layers and state.piles[number].used:  # CL-R7
            self._reshuffle(course, number)
        stream = course.chance.stream("card", course.state.draws)
        top = course.state.piles[number].top
        if not top:
            self.stop(course, "no-cards")
            return
        cards = {card.id: card for card in state.deck}
        card = easy_card([cards[id] for id in top], rung, stream) if rung else cards[stream.choice(top)]
        self.turn_over(course, card, number)  # CL-05

    def open_turn(self, course: Course[ClassicState]) -> None:
        number = pile_of(course.state.options, self.architect(course.state))
        pile = course.state.piles[number]
        if pile.used and pile.left < pile.most + SPARE:  # CL-10, CL-R7
            self._reshuffle(course, number)

    def _reshuffle(self, course: Course[ClassicState], number: int) -> None:
        used = course.state.piles[number].used
        course.then(Reshuffled(number, (tuple(sorted(used)),), sound="shuffle"))

    def pay(self, course: Course[ClassicState], seat: Seat, points: int) -> None:
        if points:
            paid = chips(points)
            course.then(Paid(seat, paid.tens, paid.ones, sound="chips"))  # CL-11

    # The cunning variant

    def refusable_at(self, state: ClassicState) -> int | None:
        """From when on the card in progress may be refused; None when it may not."""
        turn = state.turn
        if not state.options.cunning or turn.phase != "building" or turn.card is None:
            return None
        if turn.card in state.refused[self.architect(state)] or self._has_refused_enough(state):
            return None
        return turn.seen_at  # CL-R13: at any moment

    def _has_refused_enough(self, state: ClassicState) -> bool:
        return state.options.strict and state.refusals >= len(state.turn.done) + REFUSALS  # CL-R17

    def _refuse(self, course: Course[ClassicState], seat: Seat) -> None:
        state = course.state
        if not state.options.cunning:
            raise Refusal("cannot-refuse")  # CL-R15
        self.must_build(state, seat)  # CL-R13: only while the clock runs
        if self._has_refused_enough(state):
            raise Refusal("refused-enough", most=REFUSALS)
        if self.refusable_at(state) is None or state.turn.card is None:
            raise Refusal("refused-once")  # CL-R5
        neighbour = self.left_neighbour(state)
        last = state.turn.number + 1 == self.turns(state) * state.seats
        kept = is_passed_on(state.options, state.turn.card.number, neighbour, last)
        course.then(CardRefused(state.turn.card.id, seat, neighbour, kept, sound="refuse"))
        self.next_card(course)

    def _switch(self, course: Course[ClassicState], seat: Seat, id: str) -> None:
        state = course.state
        self.must_build(state, seat)
        mine = state.refused[seat]
        if state.turn.card is None or state.turn.card not in mine:
            raise Refusal("nothing-to-switch")
        if state.turn.card.id == id:
            raise Refusal("that-card-already")
        card = next((card for card in mine if card.id == id), None)
        if card is None:
            raise Refusal("no-such-refused-card", card=id)
        self.turn_over(course, card, None)  # CL-R13

    # Offers

    def own_offers(self, state: ClassicState, seat: Seat, now: int) -> list[Offer]:
        if state.turn.phase == "signal" and self.neighbour_starts(state):
            return self._timer_offers(state, seat)
        if seat != self.architect(state):
            return []
        if state.turn.phase == "roll":
            return [Roll()]
        if state.turn.phase == "signal":
            return [Start()]
        offers: list[Offer] = []
        if self.refusable_at(state) is not None:
            offers.append(Refuse())
        mine = state.refused[seat]
        if state.turn.phase == "building" and state.turn.card in mine:
            offers += [Switch(card.id) for card in mine if card != state.turn.card]
        return offers

    def _timer_offers(self, state: ClassicState, seat: Seat) -> list[Offer]:
        """CL-03, CL-04: the neighbour sets the timer and presses START on the architect's signal."""
        if seat == self.architect(state):
            return [] if state.signalled else [Ready()]
        if seat != self.keeper(state):
            return []
        if not state.timer_set:
            return [SetTimer()]
        return [Start()] if state.signalled else []

    # Following events

    def own_fold(self, state: ClassicState, event: Any) -> ClassicState:
        return follow(state, event)
