"""The conformance suite can fail: a game broken on purpose in one place is caught by the check for that place."""

import random
from random import Random
from typing import Any, Union, get_args

import msgspec
import pytest

from breakhouse.core import Refusal, conformance, secrecy
from breakhouse.games.skipbo_breakers import GAME, SkipboBreakers
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.values import Laid, Lay, Pass
from tests.support.plugins import NIM
from tests.support.secrecy_mutants import load


def broken(**methods: Any) -> Any:
    return type("Broken", (SkipboBreakers,), {name: staticmethod(m) for name, m in methods.items()})()


def caught(check: Any, game: Any) -> str:
    with pytest.raises(AssertionError) as error:
        check(game, Random("caught"))
    return str(error.value)


def test_a_view_that_shows_another_hand_is_caught() -> None:
    def leaky(state: Any, seat: Any) -> Any:
        return msgspec.structs.replace(GAME.view(state, seat), aside=state.hands[0] % 1000)

    assert "imagines another view" in caught(conformance.check_views_hide_what_they_must, broken(view=leaky))


def test_offers_that_depend_on_a_hidden_hand_are_caught() -> None:
    def legal(state: Any, seat: Any, now: int) -> Any:
        offers = GAME.legal(state, seat, now)
        return offers[1:] if len(offers) > 1 and state.hands[(seat + 1) % 2] & 1 else offers

    assert "offers tell seat" in caught(conformance.check_views_hide_what_they_must, broken(legal=legal))


def test_a_refusal_that_tells_a_secret_is_caught() -> None:
    def decide(state: Any, seat: Any, command: Any, now: int, chance: Any) -> Any:
        try:
            return GAME.decide(state, seat, command, now, chance)
        except Refusal as no:
            raise Refusal(no.code, other=t.write_tiles(state.hands[seat - 1])) from None

    assert "tells seat" in caught(conformance.check_views_hide_what_they_must, broken(decide=decide))


def test_a_game_whose_imagined_states_allow_nobody_else_anything_is_caught() -> None:
    nim = load(NIM)

    def imagine(view: Any, rng: Random) -> Any:
        state = nim.imagine(view, rng)
        hands = (hand if n == view.seat else (0,) * len(hand) for n, hand in enumerate(state.hands))
        return msgspec.structs.replace(state, hands=tuple(hands))

    game = type("Broken", (type(nim),), {"imagine": staticmethod(imagine)})()
    assert "pass, take: `imagine` never made up" in caught(secrecy.check_nobody_learns_what_others_hide, game)


def test_a_tile_that_the_house_turns_over_has_to_be_marked() -> None:
    """The very case that was found: time is up, and the house lays an opener's lowest tile."""

    class Silent(Laid, frozen=True, tag="laid"):
        reveals = False

    def decide(*args: Any) -> Any:
        return [Silent(**msgspec.structs.asdict(e)) if isinstance(e, Laid) else e for e in GAME.decide(*args)]

    kinds = tuple(Silent if kind is Laid else kind for kind in get_args(GAME.event_type))
    game = broken(decide=decide)
    game.event_type = Union[kinds]  # noqa: UP007
    assert "what the view shows tells" in caught(secrecy.check_nobody_learns_what_others_hide, game)


def test_an_offer_that_is_refused_is_caught() -> None:
    def legal(state: Any, seat: Any, now: int) -> Any:
        return [*GAME.legal(state, seat, now), Lay("1 2")] if state.turn == seat else ()

    assert "and refused it" in caught(conformance.check_legal_commands_are_accepted, broken(legal=legal))


def test_an_exception_for_a_mutated_command_is_caught() -> None:
    def decide(state: Any, seat: Any, command: Any, now: int, chance: Any) -> Any:
        if isinstance(command, Lay) and "red" in command.set:
            raise ZeroDivisionError
        return GAME.decide(state, seat, command, now, chance)

    with pytest.raises(ZeroDivisionError):
        conformance.check_mutated_commands_are_refused_with_a_code(broken(decide=decide), Random("caught"))


def test_a_global_generator_in_the_rules_is_caught() -> None:
    def decide(state: Any, seat: Any, command: Any, now: int, chance: Any) -> Any:
        if state.lying and random.random() < 0.1:
            command = Pass()
        return GAME.decide(state, seat, command, now, chance)

    assert "two matches" in caught(conformance.check_same_seed_same_match, broken(decide=decide))


def test_a_fold_that_depends_on_more_than_the_events_is_caught() -> None:
    folds = iter(range(10**9))

    def evolve(state: Any, event: Any) -> Any:
        after = GAME.evolve(state, event)
        return msgspec.structs.replace(after, since=next(folds))

    assert "replay differs" in caught(conformance.check_replay_equals_live_play, broken(evolve=evolve))
