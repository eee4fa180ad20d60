"""The course of a building match, as far as classic, mini and dice share it.

A game says how time is measured, where the next card comes from and what a card is worth; this module has what
happens in between: building, judging, the standing second, claims with real bricks, stop, and the next turn.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, TypeVar

from msgspec.structs import replace

from breakhouse.core import HOUSE, Chance, Command, Deadline, Event, Expire, Offer, Outcome, Refusal, Seat
from breakhouse.core.match import Folded
from breakhouse.games.blocks.bench.moves import HandLimits, move
from breakhouse.games.blocks.bench.pace import BRICK_MS, REACH_MS, count_moved
from breakhouse.games.blocks.bench.workbench import BenchCommand, Judged, Placed, Settle, Settled
from breakhouse.games.blocks.cards.card import Card
from breakhouse.games.blocks.judging.judge import Verdict, judge
from breakhouse.games.blocks.match.fold import add_verdict, after
from breakhouse.games.blocks.match.hooks import Course, OwnRules, S
from breakhouse.games.blocks.match.impossible_hands import find_impossible_hands
from breakhouse.games.blocks.match.ladder import UNTIMED, climb, rung_of
from breakhouse.games.blocks.match.offers import bench_offers, undo, watcher_offers
from breakhouse.games.blocks.match.options import BuildingOptions, cards_of, hands_of
from breakhouse.games.blocks.match.speech import answer, name_by_touch, tell_time
from breakhouse.games.blocks.match.turn import STANDING_MS, Turn, architect_of
from breakhouse.games.blocks.match.values import (
    BuildingState,
    Claim,
    Claimed,
    Completed,
    Confirm,
    Confirmed,
    Finish,
    LaidOut,
    Object,
    Objected,
    Point,
    PointedAt,
    Started,
    Stopped,
    TurnedOver,
    TurnEnded,
    Won,
)
from breakhouse.games.blocks.match.view import imagine_state
from breakhouse.games.blocks.words import Say
from breakhouse.games.pace import factor_of, stretch

J = TypeVar("J", bound=Judged)

JUDGED_MS = 30_000
"""CL-R8: how long a claim at the end of the time waits for the others; then nobody has seen a mistake (CL-09)."""


class Building(OwnRules[S]):
    """The rules that the building games share."""

    rules_version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (2, 4)
    rehearsals: ClassVar[tuple[Mapping[str, Any], ...]] = (
        {"ladder": (2, 0)},
        {"ladder": (2, 1), "bricks": "real"},
    )
    answer = staticmethod(answer)
    undo = staticmethod(undo)
    find_impossible_hands = find_impossible_hands

    def tell_time(self, view: Any, now: int, say: Say) -> str | None:
        """How much time the turn has left, in words; None while no clock runs."""
        return tell_time(view, now, say)

    def cards(self, options: Any) -> Sequence[Card]:
        return cards_of(self.kit, options.deck, options.grey)

    def imagine(self, view: Any, rng: Random) -> S:
        return imagine_state(self.state_type, view, self.cards(view.options))

    def decide(self, state: S, seat: Seat, command: Command, now: int, chance: Chance) -> Sequence[Event]:
        with name_by_touch(state.options.felt):
            if state.turn.phase == "over":
                raise Refusal("match-is-over")
            course = Course(state, now, chance, self.evolve)
            if isinstance(command, Expire):
                self._due(course, command.tag)
            elif seat == HOUSE:
                raise Refusal("no-such-seat", seat=seat)
            elif isinstance(command, BenchCommand):
                self._build(course, seat, command)
            elif isinstance(command, Point):
                self._point(course, seat, command)
            elif isinstance(command, Claim | Confirm | Object):
                self._real(course, seat, command)
            elif isinstance(command, Finish):
                self._finish(course, seat)
            else:
                self.own_command(course, seat, command)
            return Folded(course.events, state, course.state)

    def evolve(self, state: S, event: Any) -> S:
        return self.own_fold(after(state, event, self.opening), event)

    def deadlines(self, state: S) -> tuple[Deadline, ...]:
        first = () if state.turn.stands_at is None else (Deadline(state.turn.stands_at, "standing"),)
        return (*first, *self.own_deadlines(state))

    def outcome(self, state: S) -> Outcome | None:
        if state.turn.phase != "over":
            return None
        return Outcome(state.scores, winners(state.scores), "all-turns-played")

    def legal(self, state: S, seat: Seat, now: int) -> Sequence[Offer]:
        if state.turn.phase == "over" or not 0 <= seat < state.seats:
            return ()
        offers = self.own_offers(state, seat, now)
        if seat != self.architect(state):
            return offers + watcher_offers(state, seat, self.box)
        if state.turn.phase == "building" and state.turn.card is not None:
            offers += bench_offers(state, self.usable(state), hands_of(state.options, seat))
            if not self.has_clock(state):
                offers.append(Finish())
        return offers

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """CL-R10, TA-03: players see how many cards there are, but neither side of any, nor how to build one."""
        if isinstance(event, LaidOut):
            return replace(event, deck=())
        return replace(event, card=event.card.as_shown()) if isinstance(event, TurnedOver) else event

    def recall(self, event: Event, seat: Seat | None, state: S) -> Event | None:
        return self.redact(event, seat)

    # The table

    def architect(self, state: S) -> Seat:
        return architect_of(state.first, state.seats, state.turn.number)

    def has_clock(self, state: S) -> bool:
        return self.timed(state.options) and rung_of(state) < UNTIMED

    def stretch(self, state: S, ms: int) -> int:
        """CL-R3, MI-R3: a time, stretched by the factor of the seat that builds."""
        return stretch(ms, factor_of(state.options.factors, self.architect(state)))

    def must_build(self, state: S, seat: Seat) -> None:
        """Only the architect, and only between start and stop."""
        self.must_be_architect(state, seat)
        if state.turn.phase == "closing":
            raise Refusal("time-is-up")
        if state.turn.phase != "building":
            raise Refusal("not-started")

    def must_be_architect(self, state: S, seat: Seat) -> None:
        if seat == self.architect(state):
            return
        turn = state.turn
        late = turn.number > 0 and turn.phase in ("roll", "signal")
        if late and seat == architect_of(state.first, state.seats, turn.number - 1):
            raise Refusal("time-is-up")
        raise Refusal("not-the-architect", architect=self.architect(state))

    def lay_out(self, state: S, deck: Sequence[Card], chance: Chance) -> LaidOut:
        first = state.options.first
        if first is None:
            first = chance.stream("first", 0).below(state.seats)  # CL-02: nobody said so, so the table draws
        return LaidOut(first, len(deck), tuple(deck), sound="shuffle")

    def then_judged(self, course: Course[S], event: Judged) -> None:
        """The event with the judge's verdict on what it leads to, and the end of the standing second."""
        then = self.evolve(course.state, event)
        judged = self._judge(course, event, then)
        course.reach(judged, add_verdict(then, event, judged))

    def _judge(self, course: Course[S], event: J, then: S) -> J:
        if then.turn.card is None or then.options.bricks == "real":
            return event
        verdict = judge(then.turn.card, then.bench.placed)  # CL-06, CL-07, MI-04, DI-13, DI-14
        event = replace(event, verdict=verdict, faults=self.faults(then))
        if not verdict.matched or event.faults or then.bench.held:  # CL-R6: with no hand on it
            return event
        return _begin_second(course.state.turn, then, event, verdict, course.now)

    def begin(self, course: Course[S], by: Seat | None, ends_at: int | None = None) -> None:
        course.then(Started(course.now, by, ends_at, sound="start"))
        self.next_card(course)

    def turn_over(self, course: Course[S], card: Card, pile: int | None) -> None:
        self.then_judged(course, TurnedOver(card, course.now, pile, sound="turn"))

    def stop(self, course: Course[S], why: Any) -> None:
        """Stop. What matched and was released, or was claimed, before now may still be completed (CL-R6)."""
        turn = course.state.turn
        closing = _stood_before(turn, course.now) or turn.claimed
        judged_by = course.now + JUDGED_MS if turn.claimed else None
        course.then(Stopped(why, closing, judged_by, sound="stop"))
        if not closing:
            self.end_turn(course)

    def end_turn(self, course: Course[S]) -> None:
        state = course.state
        turn, seat = state.turn, self.architect(state)
        points = sum(self.worth(state, card) for card in turn.done)  # CL-11, MI-10, DI-11
        scores = tuple(s + points if n == seat else s for n, s in enumerate(state.scores))
        last = turn.number + 1 >= self.turns(state) * state.seats  # CL-14, MI-12, DI-16
        after_it = None if last else architect_of(state.first, state.seats, turn.number + 1)  # CL-13
        done = tuple(card.id for card in turn.done)
        unfinished = turn.card.id if turn.card else None  # CL-12
        course.then(TurnEnded(seat, points, done, unfinished, scores, after_it))
        self.pay(course, seat, points)
        if last:
            course.then(Won(winners(scores), sound="win"))
        else:
            self.open_turn(course)

    # Commands

    def _due(self, course: Course[S], tag: str) -> None:
        if not any(d.tag == tag and d.at <= course.now for d in self.deadlines(course.state)):
            raise Refusal("nothing-due", tag=tag)
        if tag == "standing":
            self._complete(course)
        else:
            self.own_expiry(course, tag)

    def _build(self, course: Course[S], seat: Seat, command: BenchCommand) -> None:
        state = course.state
        closing = state.turn.phase == "closing" and isinstance(command, Settle)  # it may still fall in its second
        (self.must_be_architect if closing else self.must_build)(state, seat)
        if state.options.bricks == "real":
            raise Refusal("bricks-are-real")
        self.check_move(state, command, course.now)
        self.then_judged(course, move(state.bench, self._hands(state, seat), command, course.now))
        if closing and course.state.turn.stands_at is None:
            self.end_turn(course)

    def _hands(self, state: S, seat: Seat) -> HandLimits:
        options: BuildingOptions = state.options
        reach = max(options.reach_ms, REACH_MS) if options.strict else options.reach_ms
        return HandLimits(self.box, reach, hands_of(options, seat) == "grid", options.strict, options.friction)

    def _complete(self, course: Course[S]) -> None:
        state = course.state
        card = state.turn.card
        if card is None:
            raise Refusal("no-card")
        course.then(Completed(card.id, self.worth(state, card), sound="card"))
        if course.state.turn.phase == "closing":
            self.end_turn(course)
        elif not climb(course):
            self.next_card(course)  # CL-08, MI-05, DI-10; what stands may stay: CL-R12

    def _point(self, course: Course[S], seat: Seat, command: Point) -> None:
        state = course.state
        if seat == self.architect(state):
            raise Refusal("others-point")  # CL-09, MI-09: the others watch
        if state.turn.phase not in ("building", "closing"):
            raise Refusal("not-started")
        if command.brick is not None and command.brick not in self.box:
            raise Refusal("no-such-brick", brick=command.brick)
        if any(p.seat == seat and p.brick == command.brick for p in state.turn.pointed):
            raise Refusal("pointed-already")
        course.then(PointedAt(seat, command.brick, sound="mistake"))

    def _real(self, course: Course[S], seat: Seat, command: Claim | Confirm | Object) -> None:
        """CL-R8: with real bricks the architect claims and the others judge; one word of theirs is enough."""
        state = course.state
        if state.options.bricks != "real":
            raise Refusal("the-table-judges")
        if isinstance(command, Claim):
            self.must_build(state, seat)
            if state.turn.claimed:
                raise Refusal("claimed-already")
            course.then(Claimed(seat))
            return
        if seat == self.architect(state):
            raise Refusal("others-judge")
        if not state.turn.claimed:
            raise Refusal("nothing-claimed")
        if isinstance(command, Confirm):
            course.then(Confirmed(seat))
            self._complete(course)
            return
        course.then(Objected(seat, sound="mistake"))
        if course.state.turn.phase == "closing":
            self.end_turn(course)

    def _finish(self, course: Course[S], seat: Seat) -> None:
        self.must_build(course.state, seat)
        if self.has_clock(course.state):
            raise Refusal("the-clock-ends-it")
        if rung_of(course.state) < UNTIMED or not climb(course):
            self.stop(course, "said")  # CL-R16, DI-R12


def winners(scores: Sequence[int]) -> tuple[Seat, ...]:
    """The most points; equal totals share the win (CL-R4, MI-R1, DI-R2)."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


def _begin_second(before: Turn, then: BuildingState, event: J, verdict: Verdict, now: int) -> J:
    """The event that made the card right, with the end of its standing second (CL-R6, MI-R2); or the second
    continues, if nothing has slid since.

    It begins no sooner than hands could have built the card. The page's physics reports where bricks come to rest,
    and that takes no time, so a program could claim that bricks slid into the next card. It gains nothing: each
    brick that has moved since the card came costs as much time as by hand, in any order and by any commands.
    """
    if before.stands_at is not None and not isinstance(event, Settled | TurnedOver):
        return replace(event, stands_at=before.stands_at)
    early = _how_early(then, verdict, now)
    if then.options.strict:
        return replace(event, stands_at=now + early + STANDING_MS)
    odd = {"odd": "too-fast"} if early > 0 and isinstance(event, Placed | Settled) else {}
    return replace(event, stands_at=now + STANDING_MS, **odd)


def _stood_before(turn: Turn, now: int) -> bool:
    """Whether the second had begun by now."""
    return turn.stands_at is not None and turn.stands_at <= now + STANDING_MS


def _how_early(state: BuildingState, verdict: Verdict, now: int) -> int:
    """Milliseconds until hands could have built it."""
    moved = count_moved(state.turn.stood, state.bench.placed, verdict.built)
    return max(0, state.turn.seen_at + moved * BRICK_MS - now)
