"""Games that give something away on purpose, each in one place: the conformance suite has to find all of them.

What they give away is either something in the state that others may not see, or what will be drawn next, which is
all that building games hide.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Union, get_args
from zlib import crc32

import msgspec
from msgspec.structs import replace

from breakhouse.core import Chance, Deadline, Event, Outcome, Refusal, secrecy
from breakhouse.core.contract import AnyGame
from breakhouse.games import shelf
from tests.support.plugins import BIDS, NIM

Tell = Callable[[Any, Chance], Any]
"""What is given away, from the state and the chance of the match."""


class Mutant(NamedTuple):
    name: str
    game: AnyGame


def find_leak(game: AnyGame, seed: str = "mutant") -> str | None:
    """What the conformance suite says about it; None if it finds nothing."""
    for check in SECRECY:
        try:
            check(game, Random(f"{seed} {game.id} {check.__name__}"))
        except AssertionError as found:
            return str(found)
    return None


SECRECY = (
    secrecy.check_nobody_learns_what_others_hide,
    secrecy.check_views_hide_what_they_must,
    secrecy.check_events_tell_only_what_views_show,
)


def load(project: Path) -> AnyGame:
    """The game of an example package, without installing it."""
    sys.path.append(str(project / "src"))
    try:
        return __import__(f"breakhouse_{project.name}").GAME  # type: ignore[no-any-return]
    finally:
        sys.path.remove(str(project / "src"))


def broken(game: AnyGame, **parts: Any) -> AnyGame:
    """The same game with some of its methods or types replaced."""
    ways = {name: staticmethod(part) if name in _METHODS else part for name, part in parts.items()}
    return type("Broken", (type(game),), ways)()  # type: ignore[no-any-return]


_METHODS = {"setup", "decide", "legal", "view", "redact", "recall", "deadlines", "outcome"}


def kinds_of(game: AnyGame) -> tuple[type[Event], ...]:
    return get_args(game.event_type) or (game.event_type,)


def tag_of(kind: type[Event]) -> str:
    return str(kind.__struct_config__.tag)


# One field too many


def add_to_event(game: AnyGame, kind: type[Event], tell: Tell, reveals: bool | None = None) -> AnyGame:
    """Events of this kind have one field more, which tells something."""
    wider: Any = msgspec.defstruct(
        kind.__name__,
        [("too_much", Any, None)],
        bases=(kind,),
        frozen=True,
        tag=tag_of(kind),
        namespace={} if reveals is None else {"reveals": reveals},
    )

    def widen(state: Any, events: Sequence[Any], chance: Chance) -> list[Any]:
        told = []
        for event in events:
            state = game.evolve(state, event)
            if type(event) is kind:
                event = wider(**msgspec.structs.asdict(event), too_much=tell(state, chance))
            told.append(event)
        return told

    return broken(
        game,
        event_type=Union[tuple(wider if one is kind else one for one in kinds_of(game))],  # noqa: UP007
        setup=lambda state, chance: widen(state, game.setup(state, chance), chance),
        decide=lambda state, seat, command, now, chance: widen(
            state, game.decide(state, seat, command, now, chance), chance
        ),
    )


def add_to_view(game: AnyGame, tell: Callable[[Any], Any]) -> AnyGame:
    """The view has one field more."""
    kind: Any = game.view_type
    wider: Any = msgspec.defstruct(kind.__name__, [("too_much", Any, None)], bases=(kind,), frozen=True)

    def view(state: Any, seat: Any) -> Any:
        shown = game.view(state, seat)
        return wider(**msgspec.structs.asdict(shown), too_much=tell(state))

    return broken(game, view_type=wider, view=view)


def add_to_refusals(
    game: AnyGame, tell: Tell, when: Callable[[Any, int], bool] = lambda state, seat: True
) -> AnyGame:
    def decide(state: Any, seat: Any, command: Any, now: int, chance: Any) -> Any:
        try:
            return game.decide(state, seat, command, now, chance)
        except Refusal as no:
            if when(state, seat):
                raise Refusal(no.code, **{**no.params, "too_much": str(tell(state, chance))}) from None
            raise

    return broken(game, decide=decide)


# What is hidden


def boil_down(value: Any) -> int:
    """A hidden value as one bit."""
    return crc32(str(value).encode()) % 2


def _deal(state: Any, chance: Chance) -> int:
    """Skip-Bo Breakers: what the next deal begins with."""
    return chance.stream("deal", state.hand).below(1000)


def _next_card(state: Any, chance: Chance) -> int:
    """Building games: what will be drawn when another card is turned over."""
    return chance.stream("card", state.draws + 1).below(1000)


HIDDEN: dict[str, Callable[[Any], Any]] = {
    "nim": lambda state: [list(hand) for hand in state.hands],
    "bids": lambda state: [list(state.pile), list(state.sealed)],
    "skipbo-breakers": lambda state: [*map(str, state.hands), str(state.aside)],
}
"""By game, what is in the state that others may not see. Building games hide nothing but what comes next."""
DRAWN: dict[tuple[str, str], Tell] = {("skipbo-breakers", "drew"): _deal, ("skipbo-breakers", "hand-won"): _deal}
"""Events after which nothing in the state is hidden, and what is drawn next."""
HARMLESS = {("skipbo-breakers", "match-won"), *((game, "won") for game in ("classic", "mini", "dice"))}
"""Events after which nothing is hidden at all: the match is over."""
UNREHEARSED = {*((game, "settled") for game in ("classic", "mini", "dice")), ("dice", "reshuffled")}
"""Events that random play never brings about: only a page's physics says that bricks have slid, and the dice game
shuffles cards back in its own way."""


def mutants_of(game: AnyGame) -> Iterator[Mutant]:
    """Every way to give something away that can be said of any game."""
    yield Mutant("redact hides nothing", broken(game, redact=lambda event, seat: event))
    yield Mutant("recall hides nothing", broken(game, recall=lambda event, seat, state: event))
    yield Mutant(
        "redact hides nothing from spectators",
        broken(game, redact=lambda event, seat: event if seat is None else game.redact(event, seat)),
    )
    yield Mutant(
        "redact hides nothing from seat 1",
        broken(game, redact=lambda event, seat: event if seat == 1 else game.redact(event, seat)),
    )
    yield Mutant(
        "recall hides nothing from seat 0",
        broken(game, recall=lambda event, seat, state: event if seat == 0 else game.recall(event, seat, state)),
    )
    hidden = HIDDEN.get(game.id)
    usual: Tell = _next_card if hidden is None else lambda state, chance: hidden(state)
    for kind in kinds_of(game):
        key = (game.id, tag_of(kind))
        if key not in HARMLESS | UNREHEARSED:
            yield from _mutants_of_event(game, kind, DRAWN.get(key, usual))
    yield Mutant("refusals tell too much", add_to_refusals(game, usual))
    yield Mutant(
        "refusals tell a bit", add_to_refusals(game, lambda state, chance: boil_down(usual(state, chance)))
    )
    yield Mutant(
        "refusals tell those who may do nothing",
        add_to_refusals(game, usual, lambda state, seat: not game.legal(state, seat, 0)),
    )
    if hidden is not None:
        yield from _mutants_of_state(game, hidden)
    yield from OWN.get(game.id, lambda game: ())(game)


def _mutants_of_event(game: AnyGame, kind: type[Event], tell: Tell) -> Iterator[Mutant]:
    yield Mutant(f"{tag_of(kind)} tells too much", add_to_event(game, kind, tell))
    yield Mutant(f"{tag_of(kind)} pretends to reveal", add_to_event(game, kind, tell, reveals=True))
    bit: Tell = lambda state, chance: boil_down(tell(state, chance))  # noqa: E731
    yield Mutant(f"{tag_of(kind)} tells a bit", add_to_event(game, kind, bit))


def _mutants_of_state(game: AnyGame, hidden: Callable[[Any], Any]) -> Iterator[Mutant]:
    yield Mutant("the view shows too much", add_to_view(game, hidden))
    yield Mutant("the view tells a bit", add_to_view(game, lambda state: boil_down(hidden(state))))

    def legal(state: Any, seat: Any, now: int) -> Any:
        offers = list(game.legal(state, seat, now))
        return offers[::-1] if boil_down(hidden(state)) else offers

    def deadlines(state: Any) -> Any:
        return (*game.deadlines(state), Deadline(10**9 + boil_down(hidden(state)), "late"))

    def outcome(state: Any) -> Any:
        found = game.outcome(state)
        return found or (Outcome((0,), (0,), "early") if boil_down(hidden(state)) else None)

    yield Mutant("the order of offers tells a bit", broken(game, legal=legal))
    yield Mutant("a deadline tells a bit", broken(game, deadlines=deadlines))
    yield Mutant("a running match has a result that tells a bit", broken(game, outcome=outcome))


# What only one game can give away


def _mutants_of_nim(game: AnyGame) -> Iterator[Mutant]:
    from breakhouse_nim.values import Dealt

    def next_hand(event: Any, seat: Any) -> Any:
        if not isinstance(event, Dealt) or seat is None:
            return game.redact(event, seat)
        seen = (seat, (seat + 1) % len(event.hands))
        return replace(event, hands=tuple(hand if n in seen else None for n, hand in enumerate(event.hands)))

    def earlier_deals(event: Any, seat: Any, state: Any) -> Any:
        over = isinstance(event, Dealt) and event.round < state.round
        return event if over else game.recall(event, seat, state)

    yield Mutant("a deal shows the left neighbour's hand", broken(game, redact=next_hand))
    yield Mutant("deals of earlier rounds can be looked up", broken(game, recall=earlier_deals))


def _mutants_of_bids(game: AnyGame) -> Iterator[Mutant]:
    from breakhouse_bids.values import Sealed

    def odd_card(event: Any, seat: Any) -> Any:
        seen = game.redact(event, seat)
        if isinstance(event, Sealed) and event.card is not None and event.seat != seat:
            return replace(seen, card=1 + event.card % 2)
        return seen

    def late_only(event: Any, seat: Any) -> Any:
        return event if isinstance(event, Sealed) and event.late else game.redact(event, seat)

    def what_lies(state: Any, chance: Chance) -> Any:
        return [card for card in state.sealed if card is not None]

    def deadlines(state: Any) -> Any:
        return tuple(
            Deadline(due.at - sum(card or 0 for card in state.sealed), due.tag) for due in game.deadlines(state)
        )

    def not_what_lies(state: Any, seat: Any, now: int) -> Any:
        return [offer for offer in game.legal(state, seat, now) if offer.card not in state.sealed]

    yield Mutant("a face-down card is odd or even", broken(game, redact=odd_card))
    yield Mutant("a card that is bid late lies face up", broken(game, redact=late_only))
    yield Mutant("refusals tell what lies face down", add_to_refusals(game, what_lies))
    yield Mutant("high bids shorten the time", broken(game, deadlines=deadlines))
    yield Mutant("what others bid isn't offered", broken(game, legal=not_what_lies))


def _mutants_of_breakers(game: AnyGame) -> Iterator[Mutant]:
    from breakhouse.games.skipbo_breakers import tiles as t
    from breakhouse.games.skipbo_breakers.values import Dealt, Laid

    def with_aside(event: Any, seat: Any) -> Any:
        seen = game.redact(event, seat)
        return replace(seen, aside=event.aside) if isinstance(event, Dealt) else seen

    def wilds_aside(event: Any, seat: Any) -> Any:
        seen = game.redact(event, seat)
        return replace(seen, aside="*" * (event.aside or "").count("*")) if isinstance(event, Dealt) else seen

    def finished_rounds(event: Any, seat: Any, state: Any) -> Any:
        return event if isinstance(event, Laid) else game.recall(event, seat, state)

    def longer_for_wilds(state: Any) -> Any:
        wilds = sum(t.wilds(hand) for hand in state.hands)
        return tuple(Deadline(due.at + wilds, due.tag) for due in game.deadlines(state))

    yield Mutant("a deal shows what lies aside", broken(game, redact=with_aside))
    yield Mutant("a deal counts the wild tiles aside", broken(game, redact=wilds_aside))
    yield Mutant("finished rounds can be looked up", broken(game, recall=finished_rounds))
    yield Mutant("wild tiles lengthen the time", broken(game, deadlines=longer_for_wilds))


OWN: dict[str, Callable[[AnyGame], Iterator[Mutant]]] = {
    "nim": _mutants_of_nim,
    "bids": _mutants_of_bids,
    "skipbo-breakers": _mutants_of_breakers,
}


def all_games() -> list[AnyGame]:
    """Those on the shelf and the example packages."""
    return [*shelf().values(), load(NIM), load(BIDS)]


def all_mutants() -> list[Mutant]:
    return [Mutant(f"{game.id}: {one.name}", one.game) for game in all_games() for one in mutants_of(game)]
