"""Nobody is shown more than their view allows: the checks that prove it, for any game.

Two *worlds* are compared: a match, and another that differs in something some viewer can't know, because `imagine`
made it up, because one draw came out differently, or because somebody chose something else. As long as a viewer's
views are the same in both, everything else that they are shown has to be the same too: offers, deadlines, results,
refusals, events as they happen and as they are looked up. What it proves and what it can't, and when an event may
reveal something: docs/decisions/0038-two-worlds-that-look-alike.md.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice, zip_longest
from random import Random
from typing import Any, Literal, NamedTuple

import msgspec

from breakhouse.core.chance import Chance, Draw, NotingChance, Stream
from breakhouse.core.contract import HOUSE, AnyGame, Command, Event, Seat, State
from breakhouse.core.entry import Entry
from breakhouse.core.match import Play, Sitting
from breakhouse.core.offers import plain, read_command, shortlist
from breakhouse.core.refusal import Refusal
from breakhouse.core.rehearsal import PROBES, matches, mutate, random_command, rehearse, remember, variants

Viewer = Seat | None
"""A seat, or None for a spectator."""
Origin = Literal["imagined", "drawn", "chosen"]
"""Why a world is another: its hidden part is imagined, one draw or one choice was different."""

encode = msgspec.json.encode

EVERY = 3
"""A match is looked at closely at every so many steps, and less and less often the longer it takes."""
SLOWER = 3
"""The pause between two looks grows by one for every so many steps."""
IMAGININGS = 8
"""How often a state is imagined until somebody else's command is possible in it."""
DRAWS = 3
"""How many draws of one step are tried with another result, one at a time."""
LASTING = 30
"""How many steps a second world is kept beside a match."""
MEETING = 8
"""How many steps it's kept where everybody has seen the difference: their views may become the same again."""
SURROUNDINGS = 6
"""At every so many of these steps, offers and deadlines are compared."""
TWINS = 6
"""How many second worlds are kept at the same time."""
BEGINNING = 80
"""How many steps of a match with unusual options are played."""
ALTERATIONS = 6
"""How many changes to one event are tried."""


def viewers_of(match: Play) -> tuple[Viewer, ...]:
    return (*range(len(match.header.seats)), None)


def name_viewer(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


# What a viewer is shown


class Glimpse(NamedTuple):
    """An event as one viewer sees it, and their view after it."""

    event: Event | None
    shown: bytes | None
    view: bytes


@dataclass
class Step:
    """What one command did in one world, and what each viewer is shown of it."""

    before: Play
    after: Play
    events: tuple[Event, ...]
    _glimpses: dict[Viewer, list[Glimpse]] = field(default_factory=dict)
    _last_views: dict[Viewer, bytes] = field(default_factory=dict)
    _surroundings: dict[Viewer, dict[str, bytes]] = field(default_factory=dict)

    @cached_property
    def states(self) -> list[State]:
        """After each event."""
        state, found = self.before.state, []
        for event in self.events:
            state = self.before.game.evolve(state, event)
            found.append(state)
        return found

    def glimpses(self, viewer: Viewer) -> list[Glimpse]:
        """Without the events that they don't notice at all."""
        if viewer not in self._glimpses:
            self._glimpses[viewer] = list(self._look(viewer))
        return self._glimpses[viewer]

    def _look(self, viewer: Viewer) -> Iterator[Glimpse]:
        last, *views = self._views(viewer)
        for event, view in zip(self.events, views, strict=True):
            seen = self.before.game.redact(event, viewer)
            if seen is not None or view != last:
                yield Glimpse(event, None if seen is None else encode(seen), view)
            last = view

    def _views(self, viewer: Viewer) -> list[bytes]:
        """Before and after each event. Nobody is shown a state within a step or before the set-up; if there is no
        view of it, the next one counts."""
        found = [self.view(viewer)]
        for state in (*self.states[-2::-1], self.before.state):
            try:
                found.append(encode(self.before.game.view(state, viewer)))
            except Exception:
                found.append(found[-1])
        return found[::-1]

    def view(self, viewer: Viewer) -> bytes:
        """At the end."""
        if viewer not in self._last_views:
            self._last_views[viewer] = encode(self.after.game.view(self.after.state, viewer))
        return self._last_views[viewer]

    def surroundings(self, viewer: Viewer) -> dict[str, bytes]:
        if viewer not in self._surroundings:
            self._surroundings[viewer] = show_surroundings(self.after, viewer)
        return self._surroundings[viewer]


def show_surroundings(match: Play, viewer: Viewer) -> dict[str, bytes]:
    """Everything but events that a viewer is shown at one moment."""
    game, state = match.game, match.state
    view = game.view(state, viewer)
    offers = () if viewer is None else match.legal(viewer)
    return {
        "view": encode(view),
        "offers": encode([plain(offer) for offer in offers]),
        "shortlist": encode([plain(offer) for offer in shortlist(game, view, offers)]),
        "deadlines": encode(game.deadlines(state)),
        "outcome": encode(game.outcome(state)),
    }


def recall_all(match: Play, events: Iterable[Event], viewer: Viewer) -> list[bytes]:
    found = (match.game.recall(event, viewer, match.state) for event in events)
    return [encode(event) for event in found if event is not None]


# Two worlds


@dataclass
class Twin:
    """A second world beside a match, from the step on in which they began to differ."""

    origin: Origin
    play: Play
    alike: set[Viewer]
    """Who has been shown the same in both all the time."""
    here: list[Event] = field(default_factory=list)
    there: list[Event] = field(default_factory=list)
    revealed: bool = False
    """Whether an event has turned something face up since they differ."""
    same: bool = False
    """Whether they have become one and the same."""
    steps: int = 0

    @property
    def lasts(self) -> bool:
        """Whether there is still something to find out."""
        return self.steps < (LASTING if self.alike else MEETING) and not self.same

    def follow(
        self, step: Step, entry: Entry, *, chance: Chance | None = None, other: Command | None = None
    ) -> bool:
        """Takes the same step in this world; False if that isn't possible here.

        In the step in which the worlds part, a draw or the command may be another one."""
        match = self.play if chance is None else with_chance(self.play, chance)
        try:
            after, there = _do(match, entry, other)
        except Refusal as no:
            if entry.seat in self.alike and other is None:
                raise AssertionError(
                    f"{match.game.id}: {_quote(entry)} tells seat {entry.seat} a secret: "
                    f"it's accepted in one state and refused in another that looks the same ({no})"
                ) from None
            return False
        self._compare(step, Step(self.play, with_chance(after, self.play.chance), there), entry)
        return True

    def _compare(self, here: Step, there: Step, entry: Entry) -> None:
        parting = self.steps == 0 and self.origin != "imagined"
        self.play = there.after
        self.steps += 1
        self.here += here.events
        self.there += there.events
        self.revealed = self.revealed or any(event.reveals for event in (*here.events, *there.events))
        over = here.after.outcome() is not None or there.after.outcome() is not None
        same_state = here.after.state == there.after.state
        self.same = same_state and self.here == self.there
        for viewer in viewers_of(here.after):
            if viewer in self.alike and (met := _find_difference(here, there, viewer)) is not None:
                self.alike.discard(viewer)
                seen = here.view(viewer) != there.view(viewer) or met[0].view != met[1].view
                leak = None if parting and seen else self._judge(*met, parting, over, same_state)
                assert leak is None, (
                    f"{here.after.game.id}: {leak} {name_viewer(viewer)} a secret, after {_quote(entry)}: "
                    f"{_say_difference(*met)} ({_WHY[self.origin]})"
                )
            if here.view(viewer) == there.view(viewer):
                self._compare_moment(here, there, viewer, over, same_state)

    def _judge(self, one: Glimpse, other: Glimpse, parting: bool, over: bool, same_state: bool) -> str | None:
        """What leaks, if a viewer learns of a difference here; None if the rules turned it face up."""
        reveals = any(each.event is not None and each.event.reveals for each in (one, other))
        if one.view != other.view:
            return None if reveals or over else "what the view shows tells"
        if same_state and (reveals or (parting and self.origin == "chosen")):
            return None  # nothing that is still hidden
        if reveals and self.origin == "imagined":
            return None  # more than what it turned over is another there, so nobody can say
        return "an event that reveals nothing they can see tells" if reveals else "an event tells"

    def _compare_moment(self, here: Step, there: Step, viewer: Viewer, over: bool, same_state: bool) -> None:
        game = here.after.game
        if self.steps % SURROUNDINGS == 1:
            assert_alike(game, here.surroundings(viewer), there.surroundings(viewer), viewer)
        if over or (viewer not in self.alike and (self.origin != "chosen" or same_state)):
            return
        first, second = recall_all(here.after, self.here, viewer), recall_all(there.after, self.there, viewer)
        if first != second and not (self.revealed and same_state):
            one, other = next(pair for pair in zip_longest(first, second) if pair[0] != pair[1])
            raise AssertionError(
                f"{game.id}: an event looked up later tells {name_viewer(viewer)} a secret: "
                f"{_text(one)} or {_text(other)} ({_WHY[self.origin]})"
            )


_WHY: dict[Origin, str] = {
    "imagined": "in a state imagined from their view",
    "drawn": "with one draw that came out differently",
    "chosen": "with something else chosen",
}


def assert_alike(game: AnyGame, here: dict[str, bytes], there: dict[str, bytes], viewer: Viewer) -> None:
    for what, shown in here.items():
        assert shown == there[what], (
            f"{game.id}: {what} tell{'' if what.endswith('s') else 's'} {name_viewer(viewer)} a secret: "
            f"{_text(shown)} or {_text(there[what])}"
        )


def _find_difference(here: Step, there: Step, viewer: Viewer) -> tuple[Glimpse, Glimpse] | None:
    """The first that this viewer is shown."""
    ends = Glimpse(None, None, here.view(viewer)), Glimpse(None, None, there.view(viewer))
    for first, second in zip_longest(here.glimpses(viewer), there.glimpses(viewer)):
        one, other = first or ends[0], second or ends[1]
        if one.shown != other.shown or one.view != other.view:
            return one, other
    return None


def _say_difference(one: Glimpse, other: Glimpse) -> str:
    if one.shown != other.shown:
        return f"{_text(one.shown)} or {_text(other.shown)}"
    return _fields_that_differ(one.view, other.view)


def _fields_that_differ(one: bytes, other: bytes) -> str:
    first, second = msgspec.json.decode(one), msgspec.json.decode(other)
    return "; ".join(
        f"{name} is {first[name]} or {second.get(name)}" for name in first if first[name] != second.get(name)
    )


def _text(shown: bytes | None) -> str:
    return "nothing" if shown is None else shown.decode()


def _quote(entry: Entry) -> str:
    return f"{bytes(entry.command).decode()} by {'the house' if entry.seat == HOUSE else f'seat {entry.seat}'}"


def _do(match: Play, entry: Entry, other: Command | None) -> tuple[Play, tuple[Event, ...]]:
    if entry.seq == 0:
        after, done = match.set_up()
    else:
        command = read_command(match.game, entry.command) if other is None else other
        after, done = match.do(entry.seat, command, entry.at)
    return after, done.read_events(match.game)


def with_chance(match: Play, chance: Chance) -> Play:
    return Play(match.game, match.header, chance, match.state, match.now, match.seq)


def imagine(match: Play, viewer: Viewer, rng: Random) -> Play:
    """The match with whatever this viewer can't see made up."""
    game = match.game
    shown = game.view(match.state, viewer)
    sent = msgspec.json.decode(encode(shown), type=game.view_type)
    assert sent == shown, f"{game.id}: the view does not survive the wire"
    other = Play(game, match.header, match.chance, game.imagine(sent, rng), match.now, match.seq)
    assert encode(game.view(other.state, viewer)) == encode(shown), (
        f"{game.id}: {name_viewer(viewer)} imagines another view: "
        + _fields_that_differ(encode(shown), encode(game.view(other.state, viewer)))
    )
    return other


# Chance that comes out differently


class _AlteredStream(Stream):
    """One of its draws comes out differently."""

    __slots__ = ("_at", "_drawn", "_shift")

    def __init__(self, key: bytes, at: int, shift: int) -> None:
        super().__init__(key)
        self._at, self._shift, self._drawn = at, shift, 0

    def below(self, n: int) -> int:
        x = super().below(n)
        self._drawn += 1
        return (x + self._shift) % n if self._drawn - 1 == self._at else x


@dataclass(frozen=True, slots=True)
class AlteredChance(Chance):
    """The same generator, but for one draw of one stream."""

    purpose: str
    counter: int
    at: int
    shift: int

    def stream(self, purpose: str, counter: int) -> Stream:
        stream = Chance.stream(self, purpose, counter)
        if (purpose, counter) != (self.purpose, self.counter):
            return stream
        return _AlteredStream(stream._key, self.at, self.shift)


def find_draws(match: Play, entry: Entry) -> dict[str, list[Draw]]:
    """The draws of this step, by their purpose."""
    chance = NotingChance(match.chance.seed)
    _do(with_chance(match, chance), entry, None)
    found: dict[str, list[Draw]] = {}
    for draw in chance.take_notes(entry.seq):
        found.setdefault(draw.purpose, []).append(draw)
    return found


def alter(chance: Chance, draws: Iterable[Draw], rng: Random) -> list[Chance]:
    """Some of these draws, each with another result; of different streams first."""
    numbers = [[(draw.purpose, draw.counter, at, n) for at, n in enumerate(draw.below) if n > 1] for draw in draws]
    firsts = [rng.choice(one) for one in numbers if one]
    rest = [number for one in numbers for number in one]
    chosen = (rng.sample(firsts, len(firsts)) + rng.sample(rest, min(DRAWS, len(rest))))[:DRAWS]
    return [
        AlteredChance(chance.seed, purpose, counter, at, rng.randrange(1, n)) for purpose, counter, at, n in chosen
    ]


# The checks


def plays(game: AnyGame, rng: Random) -> Iterator[Iterator[Sitting]]:
    """Whole matches, and the beginnings of many others."""
    for seats, options in matches(game, rng):
        yield rehearse(game, seats, options, rng.randbytes(32), rng)
    for seats, options in variants(game, rng):
        yield islice(rehearse(game, seats, options, rng.randbytes(32), rng), BEGINNING)


def steps_of(sittings: Iterator[Sitting]) -> Iterator[tuple[Step, Entry]]:
    """Every step of a match, the set-up first."""
    before: Play | None = None
    for sitting in sittings:
        before = before or sitting.rewind()
        for entry in sitting.log[before.seq :]:
            after = before.replay(entry)
            yield Step(before, after, entry.read_events(after.game)), entry
            before = after


def check_views_hide_what_they_must(game: AnyGame, rng: Random) -> None:
    """States that look alike to a seat or a spectator answer alike: view, offers, deadlines, results, refusals."""
    for sittings in plays(game, rng):
        pool: list[Command] = []
        looks = _Looks(EVERY)
        for sitting in sittings:
            match = sitting.match
            if looks.due() or match.outcome() is not None:
                remember(pool, match, rng)
                for viewer in viewers_of(match):
                    _look_alike(match, viewer, pool, rng)


def _look_alike(match: Play, viewer: Viewer, pool: Sequence[Command], rng: Random) -> None:
    other = imagine(match, viewer, rng)
    assert_alike(match.game, show_surroundings(match, viewer), show_surroundings(other, viewer), viewer)
    if viewer is not None:
        _answer_alike(match, with_chance(other, Chance(rng.randbytes(32))), viewer, pool, rng)


def _answer_alike(match: Play, other: Play, seat: Seat, pool: Sequence[Command], rng: Random) -> None:
    """The seat tries what it may do and what it may not; the draws to come are as hidden as the rest."""
    offers = match.legal(seat)
    tries = [random_command(match.game, one, rng) for one in rng.sample(list(offers), min(PROBES, len(offers)))]
    tries += rng.sample(list(pool), min(PROBES, len(pool)))
    commands = [plain(command) for command in tries]
    commands += [mutate(command, seat, len(match.header.seats), rng)[1] for command in tries]
    for raw in commands:
        first, second = _answer(match, seat, raw), _answer(other, seat, raw)
        assert first == second, (
            f"{match.game.id}: the answer to {raw} tells seat {seat} a secret: "
            f"{first or 'yes'} or {second or 'yes'}"
        )


def _answer(match: Play, seat: Seat, raw: dict[str, Any]) -> object:
    """What was refused, and why; None if it wasn't."""
    try:
        match.decide(seat, read_command(match.game, raw), match.now)
    except Refusal as no:
        return no.code, dict(no.params), dict(no.spoken)
    return None


def check_nobody_learns_what_others_hide(game: AnyGame, rng: Random) -> None:
    """Whoever acts, nobody who can't see the difference is shown one: events as they happen and looked up later,
    those of the set-up and of later deals too."""
    done: set[str] = set()
    compared: set[str] = set()
    imagined = False
    for sittings in plays(game, rng):
        watch = _Watch(rng)
        for step, entry in steps_of(sittings):
            kind = _kind_of(entry)
            blind = watch.compare(step, entry, closely=kind is not None and kind not in compared)
            if kind is not None:
                done.add(kind)
                compared.update((kind,) if blind else ())
                imagined = imagined or "imagined" in blind
    never = (done - compared) if imagined else done
    assert not never, (
        f"{game.id}: {', '.join(sorted(never))}: `imagine` never made up a state in which another seat could do "
        "this, so nothing shows what it gives away"
    )


@dataclass
class _Watch:
    """The second worlds beside one match."""

    rng: Random
    twins: list[Twin] = field(default_factory=list)
    steps: "_Looks" = field(default_factory=lambda: _Looks(EVERY))
    draws: "defaultdict[str, _Looks]" = field(default_factory=lambda: defaultdict(lambda: _Looks(1)))
    """By purpose."""
    drawn: set[tuple[str, int]] = field(default_factory=set)

    def compare(self, step: Step, entry: Entry, *, closely: bool) -> set[Origin]:
        """The worlds in which somebody else couldn't know what the command met."""
        self.twins = [twin for twin in self.twins if twin.lasts and twin.follow(step, entry)]
        others = {viewer for viewer in viewers_of(step.after) if viewer != entry.seat}
        blind = {twin.origin for twin in self.twins if twin.alike & others}
        fresh = [*self._draw_differently(step, entry)]
        if entry.seq and (self.steps.due() or closely):
            for viewer in {entry.seat, self.rng.choice(sorted(others, key=str))} - {HOUSE}:
                twin = _imagine_another(step, entry, viewer, self.rng)
                fresh += [] if twin is None else [twin]
                blind |= set() if twin is None or viewer == entry.seat else {twin.origin}
            fresh += _choose_something_else(step, entry, self.rng)
        self.twins = (fresh + self.twins)[:TWINS]
        return blind

    def _draw_differently(self, step: Step, entry: Entry) -> Iterator[Twin]:
        draws = find_draws(step.before, entry)
        keys = {(draw.purpose, draw.counter) for group in draws.values() for draw in group}
        again = sorted(keys & self.drawn)
        assert not again, (
            f"{step.after.game.id}: {_quote(entry)} draws {again[0][0]} {again[0][1]}, which was drawn before: "
            "whoever was told of it knew what would come"
        )
        self.drawn |= keys
        due = {purpose for purpose in draws if self.draws[purpose].due()}
        for chance in alter(step.before.chance, [draw for purpose in due for draw in draws[purpose]], self.rng):
            twin = Twin("drawn", step.before, set(viewers_of(step.after)))
            if twin.follow(step, entry, chance=chance) and twin.alike:
                yield twin


@dataclass
class _Looks:
    """When to look closely: often at first, then less and less often."""

    every: int
    n: int = 0
    next: int = 0

    def due(self) -> bool:
        """Called once for each."""
        due = self.n >= self.next
        if due:
            self.next = self.n + self.every + self.n // SLOWER
        self.n += 1
        return due


def _kind_of(entry: Entry) -> str | None:
    """The name of a player's command; None for what the house does."""
    return None if entry.seat == HOUSE else str(msgspec.json.decode(entry.command)["do"])


def _imagine_another(step: Step, entry: Entry, viewer: Viewer, rng: Random) -> Twin | None:
    """A state imagined by this viewer in which the command is possible, if one is found soon enough."""
    for _ in range(IMAGININGS):
        twin = Twin("imagined", imagine(step.before, viewer, rng), {viewer})
        if twin.follow(step, entry):
            return twin
    return None


def _choose_something_else(step: Step, entry: Entry, rng: Random) -> Iterator[Twin]:
    if entry.seat == HOUSE:
        return
    offers = step.before.legal(entry.seat, entry.at)
    for offer in rng.sample(list(offers), min(2, len(offers))):
        twin = Twin("chosen", step.before, set(viewers_of(step.after)) - {entry.seat})
        if twin.follow(step, entry, other=random_command(step.after.game, offer, rng)):
            yield twin


# Events that could have been others


def check_events_tell_only_what_views_show(game: AnyGame, rng: Random) -> None:
    """Whatever an event leaves behind in the state is shown in it only to those who can see it there.

    Each event is changed here and there. Where a viewer's surroundings stay as they were, although the state is
    another, the event has to look the same to them, too.
    """
    looks: defaultdict[type[Event], _Looks] = defaultdict(lambda: _Looks(1))
    for sittings in plays(game, rng):
        for step, entry in steps_of(sittings):
            for n in [n for n, event in enumerate(step.events) if looks[type(event)].due()]:
                before = step.states[n - 1] if n else step.before.state
                for other in _change(game, step.events[n], entry.at, rng):
                    _compare_events(step.after, before, step.events[n], step.states[n], other)


def _compare_events(match: Play, before: State, event: Event, after: State, other: Event) -> None:
    """The contract asks for no view within a step, nor for one of a state that can't be: where something can't be
    shown, nothing is compared."""
    game = match.game
    try:
        elsewhere = game.evolve(before, other)
    except Exception:
        return
    if elsewhere == after:
        return
    for viewer in viewers_of(match):
        for way, one, two in (
            ("as it happens", game.redact(event, viewer), game.redact(other, viewer)),
            ("looked up", game.recall(event, viewer, after), game.recall(other, viewer, elsewhere)),
        ):
            assert one == two or _can_see(match, after, elsewhere, viewer), (
                f"{game.id}: an event {way} shows {name_viewer(viewer)} what no view shows them: "
                f"{encode(one).decode()} or {encode(two).decode()}"
            )


def _can_see(match: Play, one: State, other: State, viewer: Viewer) -> bool:
    """Whether a viewer can tell one state from the other."""
    here, there = (Play(match.game, match.header, match.chance, state, match.now) for state in (one, other))
    try:
        return show_surroundings(here, viewer) != show_surroundings(there, viewer)
    except Exception:
        return True


def _change(game: AnyGame, event: Event, at: int, rng: Random) -> Iterator[Event]:
    """The event with one thing changed, or two of the same field exchanged. Times are public."""
    whole = msgspec.to_builtins(event)
    leaves = [(path, value) for path, value in _leaves(whole) if path != ("did",) and value != at]
    for path, value in rng.sample(leaves, min(ALTERATIONS, len(leaves))):
        others = [(where, what) for where, what in leaves if type(what) is type(value) and what != value]
        for where, what in rng.sample(others, min(2, len(others))):
            changed = _put(whole, path, what)
            yield from _read(game, changed)
            if where[0] == path[0]:
                yield from _read(game, _put(changed, where, value))
        if isinstance(value, int):
            yield from _read(game, _put(whole, path, not value if isinstance(value, bool) else value + 1))


def _read(game: AnyGame, event: Any) -> Iterator[Event]:
    try:
        yield msgspec.convert(event, type=game.event_type)
    except (msgspec.ValidationError, ValueError):
        return


def _leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    items = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list | tuple) else None
    )
    if items is None:
        yield path, value
        return
    for key, part in items:
        yield from _leaves(part, (*path, key))


def _put(whole: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    key, *rest = path
    part = _put(whole[key], tuple(rest), value)
    if isinstance(whole, dict):
        return {**whole, key: part}
    return [*whole[:key], part, *whole[key + 1 :]]
