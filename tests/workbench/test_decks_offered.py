"""A deck that a match is offered: played with, or refused with the reason in a sentence."""

import ast
from pathlib import Path

import pytest

import breakhouse.games.blocks as blocks
from breakhouse.core import Refusal
from breakhouse.core.match import Sitting
from breakhouse.games import game
from breakhouse.locales import groups, say_why

CARD = "c1 2 blue coloured: red-@0,0 white.@1,1"


def refused(id: str, deck: str) -> Refusal:
    with pytest.raises(Refusal) as no:
        Sitting.start(game(id), ["Ann", "Bo"], {"deck": deck})
    assert say_why("en", no.value)
    return no.value


def test_a_match_can_be_played_with_a_custom_deck() -> None:
    own = Sitting.start(game("classic"), ["Ann", "Bo"], {"deck": f"deck mine classic 1\n{CARD}"})
    assert game("classic").view(own.match.state, 0).left == 1


@pytest.mark.parametrize(
    ("deck", "code"),
    [
        ("box", "no-such-deck"),
        ("endless:", "no-such-deck"),
        ("../../secret", "no-such-deck"),
        ("daily:tomorrow", "deck-day"),
        ("once upon\na time", "deck-header"),
        ("deck mine mini 1\nm1a 2 blue grey: grey-@0,0\nm1b 1 blue grey: grey|@0,0", "deck-of-another-game"),
        (f"deck mine classic 1\n{CARD}\n{CARD}", "deck-id-twice"),
        (f"deck mine classic 1\n{CARD}\nc2 1 blue grey: grey-@0,0 grey.@1,1", "deck-card-twice"),
        ("deck mine classic 1\nc1 2 blue coloured: red-@0,0 red.@1,1", "piece-placed-twice"),
        ("deck mine classic 1\nc1 2 blue coloured: pink-@0,0", "no-such-piece"),
        ("deck mine classic 1\nc1 2 blue coloured: die-red.@0,0", "card-not-in-the-box"),
        ("deck mine classic 1\nc1 9 blue coloured: red-@0,0", "card-points"),
        ("deck mine classic 1\nc1 2 blue grey: red-@0,0", "card-piece-of-other-kind"),
        ("deck mine classic 1\nc1 2 blue coloured: red-@0,0 white-@2,1 brown-@4,2", "card-unstable"),
        ("deck mine classic 1\nc1 2 blue coloured: red-@0,0 white-@1,0", "card-overlaps"),
        ("deck mine classic 1\nc1 2 blue coloured: red-@zero,0", "notation-piece"),
        ("deck mine classic 1\nc1 2 blue coloured: red-(nan,50)", "notation-place"),
    ],
)
def test_an_unplayable_deck_is_refused(deck: str, code: str) -> None:
    assert refused("classic", deck).code == code


def test_a_deck_with_bricks_that_mini_does_not_have_is_refused() -> None:
    assert refused("mini", "deck mine mini 1\nm1a 2 blue coloured: lightblue-@0,0").code == "card-not-in-the-box"
    assert refused("mini", "deck mine mini 1\nm1a 2 blue coloured: red-@0,0").code == "deck-sides"


def test_every_fault_of_a_deck_is_refused_with_a_sentence() -> None:
    """What is unreadable elsewhere is refused here; no such fault may be without words."""
    entries = "\n" + "".join(groups()["building"].entries("en").values())
    folder = Path(blocks.__file__).parent
    for file in (*(folder / "bricks").glob("*.py"), *(folder / "cards").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Invalid":
                code = node.args[0]
                if isinstance(code, ast.Constant) and code.value != "deck-unreadable":
                    assert f"\nrefused-{code.value} =" in entries, f"{file.name}: {code.value}"


@pytest.mark.parametrize(
    "raw",
    [
        {"do": "place", "brick": "red", "how": "lying", "x": 1.5, "y": 50},
        {"do": "place", "brick": "red", "how": "lying", "x": float("nan"), "y": 50},
        {"do": "place", "brick": "red", "how": "lying", "x": "zero", "y": 50},
        {"do": "place", "brick": "red", "how": "sideways", "x": 0, "y": 50},
        {"do": "place", "brick": "red", "how": "lying", "x": 10**9, "y": 50},
        {"do": "place", "brick": "red" * 20, "how": "lying", "x": 0, "y": 50},
        {"do": "place", "brick": "red", "how": "lying", "x": 0, "y": 50, "path": [[0, 0, 0]] * 65},
        {"do": "settle", "bricks": []},
        {"do": "settle", "bricks": [{"piece": "red"}]},
        {"do": "lift"},
        {"do": "levitate", "brick": "red"},
    ],
)
def test_unreadable_commands_are_refused_and_the_match_goes_on(raw: dict[str, object]) -> None:
    sitting = Sitting.start(game("classic"), ["Ann", "Bo"], {"first": 0})
    sitting.do(0, {"do": "roll"}, 0)
    sitting.do(0, {"do": "start"}, 10)
    with pytest.raises(Refusal) as no:
        sitting.do(0, raw, 20)
    assert no.value.code == "unreadable-command"
    sitting.do(0, {"do": "lift", "brick": "red"}, 30)
