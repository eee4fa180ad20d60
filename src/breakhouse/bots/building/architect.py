"""A bot at a building table: it builds when it is the architect, keeps time when that is its part, or watches.

It's asked repeatedly and may be interrupted at any time, so its plan is stored with the situation it was made in:
the same situation gives the same command at the same moment.
"""

import pickle
import random
from dataclasses import dataclass
from typing import Any

import msgspec

from breakhouse.bots.bot import HINTS, Budget, Move, Reach, Reason, Weighed
from breakhouse.bots.building.hands import REST, SKILLS, Hands, Skill, Spot, along, gesture, supply
from breakhouse.bots.building.mistakes import (
    FALL_MS,
    Beliefs,
    believe,
    beside,
    can_be_put,
    collapses,
    slip,
    tips,
    tumbling,
)
from breakhouse.bots.building.plan import (
    Action,
    Targets,
    bricks_for,
    command_for,
    next_act,
    targets_of,
    where_begun,
)
from breakhouse.bots.building.timing import build_ms
from breakhouse.core import Command, Event, Offers, Seat, View
from breakhouse.core.offers import name_of
from breakhouse.games.blocks.bench.moves import comes_down
from breakhouse.games.blocks.bench.pace import REACH_MS, REST_MS
from breakhouse.games.blocks.bench.workbench import Break, Lift, Place
from breakhouse.games.blocks.bricks.construction import Pose
from breakhouse.games.blocks.bricks.contact import resting_on
from breakhouse.games.blocks.match.turn import STANDING_MS
from breakhouse.games.blocks.match.values import (
    BuildingView,
    Claim,
    Confirm,
    Finish,
    Point,
    PointedAt,
    Ready,
    Roll,
    SetTimer,
    Start,
)
from breakhouse.games.blocks.words import key_of

PRACTICE_MS = 100_000
"""A turn without timer ends after about as long as the longest one with it (CL-R16)."""
MOST_REFUSALS = 3
"""After this many refusals in the same situation, the bench is swept and the card started again."""
PATIENCE_MS = 2_500
"""How long, at an even pace, a mistake may stay before somebody points at it: the builder often sees it first."""
PLAIN = ("misplaced", "wrong-way", "wrong-colour", "swapped")
"""Mistakes that one sees from across the table."""


class Intent(msgspec.Struct, frozen=True):
    situation: tuple[Any, ...]
    command: Command
    due: int
    gesture: Reach | None = None


@dataclass(slots=True)
class Lookout:
    """One mistake of one card, and whether there is anything left to say about it."""

    of: tuple[int, int, str] | None = None
    since: int = 0
    settled: bool = False

    def pointed_at(self, view: BuildingView, now: int, skill: Skill, rng: random.Random) -> str | None:
        """The brick to point at now; each one is considered only once."""
        brick = mistake(view)
        if brick is None:
            self.of = None
            return None
        this = (view.turn.number, view.turn.seen_at, brick)
        if this != self.of:
            self.of, self.since, self.settled = this, now, False
        if self.settled or now - self.since < PATIENCE_MS * skill.pace:
            return None
        self.settled = True
        return brick if rng.random() < skill.points else None


class Architect:
    """For any game of building; one adds its refusals, another its throws."""

    unit = "ms"
    clumsy = True
    """Whether bricks tip now and then. A die that falls has to be rolled again, so people are more careful there.
    """

    def __init__(self, level: str, seat: Seat, seed: int | str = 0) -> None:
        self.seat = seat
        self.skill = SKILLS[level]
        self.rng = random.Random(f"architect/{level}/{seat}/{seed}")
        self.hands = Hands(self.skill, self.rng)
        self._intent: Intent | None = None
        self._refusals = 0
        self._beliefs: Beliefs = {}
        self._tested: set[int] = set()
        self._card: tuple[int, int, str] | None = None
        self._unread = 0
        self._here = REST
        self._lookout = Lookout()

    def observe(self, event: Event) -> None:
        if isinstance(event, PointedAt):
            self._beliefs = {}  # CL-09: somebody else saw it first

    def choose(self, view: View, offers: Offers, budget: Budget) -> Move | None:
        if not isinstance(view, BuildingView):
            raise TypeError(f"{type(view).__name__} is no building game")
        situation = self.situation(view)
        last = self._intent
        if last is not None and last.situation == situation:
            if last.due > budget.now:
                return Move(last.command, last.due - budget.now, last.gesture)
            self._refusals += 1
            self._beliefs = {}
        else:
            self._refusals = 0
        move = self.decide(view, offers, budget.now)
        if move is None:
            self._intent = None
            return None
        self._intent = Intent(situation, move.command, budget.now + move.after_ms, move.gesture)
        return move

    def save(self) -> bytes:
        return pickle.dumps(vars(self))

    def restore(self, saved: bytes) -> None:
        vars(self).update(pickle.loads(saved))

    def situation(self, view: BuildingView) -> tuple[Any, ...]:
        """Everything this bot's next command depends on."""
        turn = view.turn
        card = None if turn.card is None else turn.card.id
        mine = (view.bench, len(turn.pointed)) if view.architect == self.seat else (mistake(view),)
        rolls = len(view.tally.rolls) if view.timekeeper == self.seat and hasattr(view, "tally") else 0
        timer = getattr(view, "timer_set", False), getattr(view, "signalled", False)
        return turn.number, turn.phase, card, turn.seen_at, turn.claimed, rolls, timer, mine

    def decide(self, view: BuildingView, offers: Offers, now: int) -> Move | None:
        named = {name_of(offer) for offer in offers}
        if view.architect != self.seat:
            return self._watch(view, named, now)
        if view.turn.phase != "building":
            return self._open(named)
        if view.options.bricks == "real":
            return self._real(view, named)
        if "finish" in named and now - (view.turn.started_at or 0) >= self._practice_ms():
            return Move(Finish(), self.hands.notice())
        self._meet_card(view)
        return self.build(view, offers, now)

    def _open(self, named: set[str]) -> Move | None:
        """The die, then the signal."""
        openings: dict[str, Command] = {"roll": Roll(), "start": Start(), "ready": Ready()}
        for name, command in openings.items():
            if name in named:
                self._here = REST
                return Move(command, self.rng.randrange(700, 1800))
        return None

    def _watch(self, view: BuildingView, named: set[str], now: int) -> Move | None:
        if "confirm" in named:
            return Move(Confirm(), self.rng.randrange(500, 1500))  # a bot sees no real bricks, and trusts
        if "roll" in named:
            at = getattr(view, "roll_at", None)
            return Move(
                Roll(), max(0, (at or now) - now) + self.rng.randrange(40, 260)
            )  # MI-R3: at the allowed pace
        if "set" in named:
            return Move(SetTimer(), self.rng.randrange(700, 1800))
        if "start" in named:
            return Move(Start(), self.rng.randrange(900, 2200))
        return self._point(view, now) if "point" in named else None

    def _point(self, view: BuildingView, now: int) -> Move | None:
        """CL-09: a mistake that stays for a while is pointed at, once."""
        brick = self._lookout.pointed_at(view, now, self.skill, self.rng)
        return None if brick is None else Move(Point(brick), self.rng.randrange(80, 250))

    def _real(self, view: BuildingView, named: set[str]) -> Move | None:
        """With real bricks, it can only say when it would be done."""
        if "claim" not in named or view.turn.card is None:
            return None
        return Move(Claim(), self.hands.draw(self.card_ms(view) / self.skill.pace))

    def card_ms(self, view: BuildingView) -> int:
        return 0 if view.turn.card is None else build_ms(view.turn.card, box_of(view), self.skill)

    def _practice_ms(self) -> int:
        return PRACTICE_MS

    def _meet_card(self, view: BuildingView) -> None:
        card = view.turn.card
        if card is None:
            return
        met = (view.turn.number, view.turn.seen_at, card.id)
        if met != self._card:
            self._card = met
            self._beliefs, self._tested = {}, set()
            self._unread = len(card.pieces) or card.free

    def targets(self, view: BuildingView) -> Targets | None:
        card = view.turn.card
        return None if card is None else targets_of(card, bricks_for(card, box_of(view)))

    def build(self, view: BuildingView, offers: Offers, now: int) -> Move | None:
        targets = self.targets(view)
        return None if targets is None else self.toward(view, targets)

    def toward(self, view: BuildingView, targets: Targets) -> Move | None:
        """One step towards these targets, mistakes included."""
        bench, extra = view.bench, 0
        if self._beliefs and len(bench.placed) not in self._tested:
            self._tested.add(len(bench.placed))
            if self.rng.random() < self.skill.notice:
                self._beliefs, extra = {}, self.hands.notice()
        act = next_act(believe(targets, self._beliefs), bench)
        matched = view.turn.verdict is not None and view.turn.verdict.matched and not view.turn.faults
        if act is None and not matched:
            extra = self.hands.notice()
            self._beliefs = {}
            act = next_act(targets, bench) or Action("sweep")
        if act is None:
            return None
        if self._refusals >= MOST_REFUSALS and bench.placed:
            act = Action("sweep")
        return self._carry_out(view, targets, act, extra)

    def _carry_out(self, view: BuildingView, targets: Targets, act: Action, extra: int) -> Move:
        if act.what == "lift" and act.target is not None and self.rng.random() < self.skill.slip:
            self._beliefs = slip(targets, view.bench, act.target, self.rng)
            act = next_act(believe(targets, self._beliefs), view.bench) or act
        if self._unread:
            extra += self.hands.read(self._unread)
            self._unread = 0
        if act.what == "lift":
            return self._lift(view, targets, act.brick, extra)
        if act.what == "place" and act.pose is not None:
            return self._place(view, targets, act.pose, extra)
        ms = self.hands.sweep() if act.what == "sweep" else self.hands.other()
        return Move(command_for(act), ms + extra)

    def _lift(self, view: BuildingView, targets: Targets, brick: str, extra: int) -> Move:
        there = self.spot(view, brick)
        loose = len(view.box) - len(view.bench.placed)
        ms = max(extra + self.hands.fetch(there, self._here, loose, targets.card.kind == "coloured"), REST_MS)
        shown = gesture(self._here, there, ms, wait_ms=ms // 2)
        self._here = there
        return Move(Lift(brick), ms, shown)

    def _place(self, view: BuildingView, targets: Targets, pose: Pose, extra: int) -> Move:
        if (
            self.clumsy
            and not view.bench.held
            and (mishap := self._mishap(view, targets, pose, extra)) is not None
        ):
            return mishap
        pose = self._wobble(view, pose)
        if view.hands == "free" and comes_down(view.bench, pose):
            return Move(Break(), self.hands.sweep() + FALL_MS)  # something that was lifted had kept the rest up
        ms = max(extra + self.hands.put(self._here, pose, "lying"), _reach(view))
        end = Spot(pose.x, pose.y)
        shown = gesture(self._here, end, ms, carried=(pose.piece, pose.how))
        self._here = end
        return Move(Place(pose.piece, pose.how, pose.x, pose.y, 0, along(shown)), ms, shown)

    def _mishap(self, view: BuildingView, targets: Targets, pose: Pose, extra: int) -> Move | None:
        """Now and then the brick tips over the edge, or everything comes down."""
        bench = view.bench
        ms = max(extra + self.hands.put(self._here, pose, "lying"), _reach(view)) + FALL_MS
        if collapses(self.skill, pose, bench, self.rng):
            shown = gesture(self._here, Spot(pose.x, pose.y), ms, carried=(pose.piece, pose.how))
            self._here = Spot(pose.x, pose.y)
            return Move(Break(), ms, shown)
        fallen = beside(pose, targets.poses, bench, self.rng) if tips(self.skill, pose, self.rng) else None
        if fallen is None:
            return None
        shown = tumbling(self._here, pose, fallen, ms)
        self._here = Spot(pose.x, pose.y)
        return Move(Place(fallen.piece, fallen.how, fallen.x, fallen.y, 0, along(shown)), ms, shown)

    def _wobble(self, view: BuildingView, pose: Pose) -> Pose:
        """As precisely as these hands can; exactly, if that wouldn't be enough."""
        if view.hands == "grid" or self._refusals:
            return pose
        moved = pose.shift(self.rng.randint(-self.skill.wobble, self.skill.wobble))
        return moved if can_be_put(moved, view.bench) else pose

    def spot(self, view: BuildingView, brick: str) -> Spot:
        placed = view.bench.find(brick)
        return Spot(placed.x, placed.y) if placed is not None else supply(box_of(view), brick)

    def weigh(self, view: View, offers: Offers, budget: Budget) -> list[Weighed]:
        """The next step in the card's order, without any mistake."""
        if not isinstance(view, BuildingView) or view.architect != self.seat or view.turn.phase != "building":
            return []
        targets = self.advise(view)
        act = None if targets is None else next_act(targets, view.bench)
        return [] if targets is None or act is None else [hint_for(view, targets, act)]

    def advise(self, view: BuildingView) -> Targets | None:
        """Where everything should go once some bricks are already placed."""
        card = view.turn.card
        return None if card is None else where_begun(card, box_of(view), view.bench, view.turn.verdict)


def mistake(view: BuildingView) -> str | None:
    """The brick of the first plain mistake that nobody has pointed at."""
    verdict = view.turn.verdict
    if verdict is None or verdict.matched:
        return None
    pointed = {one.brick for one in view.turn.pointed}
    named = (one.piece for one in verdict.differences if one.what in PLAIN)
    return next((brick for brick in named if brick and brick not in pointed), None)


def hint_for(view: BuildingView, targets: Targets, act: Action) -> Weighed:
    """An action as a hint: the command, and its sentence."""
    felt = view.options.felt
    if act.what not in ("place", "lift") or act.target is None:
        reason = Reason(f"coach-build-{act.what}", {"brick": key_of(act.brick, felt)})
        return Weighed(command_for(act), 0.0, (reason,))
    pose = targets.poses[act.target]
    brick = key_of(pose.piece, felt)
    reason = Reason("coach-build-next", {"brick": brick, "how": pose.how, **_ahead(view, targets, act)})
    return Weighed(command_for(act), 0.0, (reason,), Place(pose.piece, pose.how, pose.x, pose.y))


def _ahead(view: BuildingView, targets: Targets, act: Action) -> dict[str, int]:
    """What comes after this brick: how many more, how many of them rest on it, how long an expert takes."""
    there = targets.there(view.bench)
    open_ = {step.put for step in targets.order} - there - {act.target}
    carried = resting_on(targets.poses, {act.target})
    skill = SKILLS[HINTS]
    whole = build_ms(targets.card, box_of(view), skill) - STANDING_MS
    seconds = max(1, round(whole * (len(open_) + 1) / max(1, len(targets.poses)) / 1000))
    return {"after": len(open_), "carries": len(open_ & carried), "seconds": seconds}


def box_of(view: BuildingView) -> tuple[str, ...]:
    return tuple(piece.id for piece in view.box)


def _reach(view: BuildingView) -> int:
    return max(view.options.reach_ms, REACH_MS)
