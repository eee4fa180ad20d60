"""Public names look public, in a traceback, in `help`, in a pickle and in a copy."""

import copy
import importlib
import inspect
import pickle
import pydoc
from typing import Any

import pytest
from pettingzoo import AECEnv

import breakhouse
from breakhouse import building
from breakhouse import skipbo_breakers as sb
from breakhouse.envs import IllegalAction, VectorHands, action_table, planes_of
from tests.support.library import MODULES

ENVIRONMENTS = ("breakhouse.envs.dice_v0", "breakhouse.envs.skipbo_breakers_v0", "breakhouse.envs.open_spiel")


def public() -> list[Any]:
    """Every class and function that is public, with the name under which it's imported."""
    found = []
    for module in (*MODULES, *ENVIRONMENTS):
        listed = importlib.import_module(module)
        for name in listed.__all__:
            value = getattr(listed, name)
            if (inspect.isclass(value) or callable(value)) and value.__module__.startswith("breakhouse"):
                found.append(pytest.param(name, value, id=f"{module}.{name}"))
    return found


@pytest.mark.parametrize(("name", "value"), public())
def test_a_public_name_matches_the_name_of_its_object(name: str, value: Any) -> None:
    if name == "raw_env":  # as PettingZoo has it, beside the class of a name like any other
        name = value.__name__
    assert (value.__name__, value.__qualname__) == (name, name)
    assert getattr(importlib.import_module(value.__module__), name) is value
    assert pickle.loads(pickle.dumps(value)) is value


@pytest.mark.parametrize(("name", "value"), public())
def test_a_public_name_has_a_signature_with_types(name: str, value: Any) -> None:
    """No `*values, **options` that say nothing; protocols aren't called."""
    if not getattr(value, "_is_protocol", False) and not issubclass(type(value), type):
        for one in inspect.signature(value).parameters.values():
            assert one.annotation is not inspect.Parameter.empty, one
            assert one.kind not in (one.VAR_POSITIONAL, one.VAR_KEYWORD), one


@pytest.mark.parametrize(
    ("error", "shown"),
    [
        (breakhouse.Refusal("no-such-seat", seat=4), "breakhouse.Refusal"),
        (breakhouse.Invalid("not-a-tile", tile="x"), "breakhouse.Invalid"),
        (breakhouse.UnreadableCommand("unreadable-command", why="?"), "breakhouse.UnreadableCommand"),
        (breakhouse.MissingExtra("This needs numba."), "breakhouse.MissingExtra"),
        (IllegalAction("no such action"), "breakhouse.envs.IllegalAction"),
    ],
    ids=lambda it: it if isinstance(it, str) else "",
)
def test_a_traceback_names_an_error_as_it_is_caught(error: Exception, shown: str) -> None:
    assert f"{type(error).__module__}.{type(error).__qualname__}" == shown
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)):
        assert type(twin) is type(error)
        assert (twin.args, str(twin), vars(twin)) == (error.args, str(error), vars(error))


def test_help_names_a_match_as_it_is_imported() -> None:
    page = pydoc.plain(pydoc.render_doc(breakhouse.Match))
    assert page.startswith("Python Library Documentation: class Match in module breakhouse\n")
    assert repr(breakhouse.Match) == "<class 'breakhouse.Match'>"
    assert repr(VectorHands(2, players=3)) == "<VectorHands of 2 tables with 3 players>"


@pytest.mark.parametrize("module", [*MODULES[:4], "breakhouse.envs"])
def test_completion_offers_what_is_public(module: str) -> None:
    listed = importlib.import_module(module)
    offered = {name for name in dir(listed) if not name.startswith("_")}
    assert offered >= set(listed.__all__)
    if "__getattr__" in vars(listed):
        assert offered - {"open_spiel"} == set(listed.__all__)


@pytest.mark.parametrize("environment", ENVIRONMENTS)
def test_an_environment_is_a_module_of_that_name(environment: str) -> None:
    assert importlib.import_module(environment).__name__ == environment


@pytest.mark.parametrize("environment", ENVIRONMENTS[:2])
def test_help_shows_what_an_environment_takes_and_returns(environment: str) -> None:
    shown = inspect.signature(importlib.import_module(environment).env)
    assert {"players", "masks", "render_mode"} <= shown.parameters.keys()
    assert shown.return_annotation is AECEnv


@pytest.mark.parametrize("twin_of", [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
@pytest.mark.parametrize("id", breakhouse.game_ids())
def test_a_copy_of_a_match_plays_on_independently(id: str, twin_of: Any) -> None:
    match = breakhouse.Match(id, seed=3)
    seat = match.movers[0]
    match.push(next(offer for offer in match.legal(seat) if isinstance(offer, breakhouse.Command)), seat)
    before = match.write()
    twin = twin_of(match)
    twin.pop()
    assert match.write() == before
    assert twin.write() != before


@pytest.mark.parametrize("twin_of", [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_a_copy_of_a_position_plays_on_independently(twin_of: Any) -> None:
    position = sb.Position.parse("3 4 5 9 | 7 8 8 *; 0; -; 0")
    position.push("3 4 5")
    twin = twin_of(position)
    twin.push("7 8 *")
    assert str(position) == "9 | 7 8 8 *; 1; run 3 4 5; 0"
    assert [sb.write_set(twin.pop()), sb.write_set(twin.pop())] == ["run 7 8 *", "run 3 4 5"]


def test_values_survive_pickling_and_copying() -> None:
    match = breakhouse.Match(sb.GAME, seed=1)
    card = building.read_card("c1 1 blue grey: grey-@0,0 grey|@1,1")
    values = (
        *(match.legal()[0], match.view(0), match.events(0), breakhouse.hint(match), sb.parse_set("3 4 5")),
        *(
            card,
            building.judge(card, ()),
            building.load_deck("classic-2").cards,
            building.stability([(0, 0, 3, 1)]),
        ),
        *(breakhouse.Budget(ms=5), breakhouse.Move({"do": "pass"}), action_table(), planes_of(2)),
    )
    for value in values:
        assert pickle.loads(pickle.dumps(value)) == value
        assert copy.copy(value) == value
        assert copy.deepcopy(value) == value
