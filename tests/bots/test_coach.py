"""The coach during a match: hints are what the expert would do, and say why."""

from typing import Any

import pytest

from breakhouse.bots import Budget, make_bot
from breakhouse.bots.bot import Reason, Weighed, Weigher
from breakhouse.bots.coach import Advice, ahead, hint, sentence
from breakhouse.bots.dice.puzzle import Puzzle, finish
from breakhouse.bots.dice.solver import solve_card
from breakhouse.bots.review_text import speak
from breakhouse.core import Offers, View
from breakhouse.core.match import Sitting
from breakhouse.core.offers import read_command
from breakhouse.games import game
from breakhouse.games.blocks.bench.workbench import Lift, Place
from breakhouse.games.classic.values import Refuse
from breakhouse.games.dice.values import Throw
from breakhouse.locales import LANGUAGES
from tests.support.bots.chances import PAYING

DICE_DECK = """deck mine dice 1
d01y 1 yellow coloured: die-red.@0,0 die-white.@0,1 die-blue.@0,2; order 0 1 2
d01b 3 blue coloured: die-red.@0,0 die-white.@0,1 die-blue.@0,2 die-green.@0,3; order 0 1 2 3"""


def hinted(sitting: Sitting, seat: int) -> Advice | None:
    match = sitting.match
    seen = [
        shown
        for entry in sitting.log
        for event in entry.read_events(match.game)
        if (shown := match.game.redact(event, seat)) is not None
    ]
    view = match.game.view(match.state, seat)
    return hint(match.game.id, seat, seen, view, match.legal(seat), "en", Budget(now=match.now))


def test_a_dice_hint_is_the_optimum_and_says_its_number() -> None:
    options = {"deck": DICE_DECK, "level": "advanced", "first": 0}
    sitting = Sitting.start(game("dice"), ["a", "b"], options, b"h" * 32)
    sitting.do(0, {"do": "ready"})
    sitting.time(3000)
    pieces = ["die-red", "die-white", "die-blue", "die-green"]
    sitting.do(0, {"do": "throw", "pieces": pieces}, 3500)
    values = [sitting.match.state.values[piece] for piece in pieces]  # type: ignore[attr-defined]
    found = hinted(sitting, 0)
    assert found is not None
    command, words, _ = found
    solution = solve_card(sitting.match.state.turn.card)  # type: ignore[attr-defined]
    assert solution.lay(values) is None
    best = solution.keeps(values)[0]
    assert isinstance(command, Throw)
    assert set(command.pieces) == {piece for n, piece in enumerate(pieces) if n not in best.kept}
    assert f"{best.throws:.1f} rolls" in words


def test_a_building_hint_is_the_next_brick() -> None:
    sitting = Sitting.start(game("classic"), ["a", "b"], {"first": 0, "grey": False})
    assert hinted(sitting, 0) is None, "nothing to say before the start"
    sitting.do(0, {"do": "roll"})
    sitting.do(0, {"do": "start"}, 500)
    found = hinted(sitting, 0)
    assert found is not None
    command, words, then = found
    card = sitting.match.state.turn.card  # type: ignore[attr-defined]
    first = card.pieces[card.order[0].put]
    assert command == Lift(first.piece)
    assert isinstance(then, Place), "where it goes can be drawn before it is lifted"
    assert (then.brick, then.how, then.y) == (first.piece, first.how, first.y)
    assert words.startswith("Next comes the ")
    assert hinted(sitting, 1) is None, "who watches needs no hint"


def test_a_hint_goes_on_from_where_somebody_began() -> None:
    """Far from the middle, with bricks of the player's own choice: the coach takes nothing away."""
    deck = "deck mine classic 1\nc1 1 blue grey: grey-@0,0 grey-@4,0 grey-@2,1; order 0 1 2"
    sitting = Sitting.start(game("classic"), ["a", "b"], {"deck": deck, "first": 0})
    sitting.do(0, {"do": "roll"})
    sitting.do(0, {"do": "start"}, 500)
    sitting.do(0, {"do": "lift", "brick": "brown"}, 1000)
    sitting.do(0, {"do": "place", "brick": "brown", "how": "lying", "x": 903, "y": 50}, 2000)
    found = hinted(sitting, 0)
    assert found is not None
    assert isinstance(found[0], Lift)
    assert found[0].brick != "brown"
    sitting.do(0, found[0], 2500)
    found = hinted(sitting, 0)
    assert found is not None
    assert isinstance(found[0], Place)
    assert found[0].x in (903 + 400, 903 - 400)
    sitting.do(0, found[0], 3500)
    assert "misplaced" not in str(sitting.match.state.turn.verdict)  # type: ignore[attr-defined]


def test_hints_lead_to_the_end_with_every_brick_in_use() -> None:
    """A grey card of ten bricks, begun with the last of the box: following the hints finishes it."""
    rows = " ".join(f"grey-@0,{k} grey-@3,{k}" for k in range(5))
    deck = f"deck mine classic 1\nc1 1 blue grey: {rows}; order {' '.join(map(str, range(10)))}"
    sitting = Sitting.start(game("classic"), ["a", "b"], {"deck": deck, "first": 0, "timer": "off"})
    sitting.do(0, {"do": "start"}, 500)
    sitting.do(0, {"do": "lift", "brick": "brown"}, 1000)
    sitting.do(0, {"do": "place", "brick": "brown", "how": "lying", "x": -700, "y": 50}, 2000)
    sitting.do(0, {"do": "lift", "brick": "purple"}, 2500)
    for step in range(40):
        found = hinted(sitting, 0)
        if found is None:
            break
        sitting.do(0, found[0], 3000 + 500 * step)
    assert sitting.match.state.turn.verdict.matched  # type: ignore[attr-defined]
    assert step == 17


def test_a_dice_hint_goes_on_from_where_somebody_began() -> None:
    puzzle = Puzzle((6, 6, 6), ((1, 0), (2, 1)), fixed=False)
    assert finish(puzzle, [2, 2, 5], {0: 1}) == (1, 0, 2)
    assert finish(puzzle, [2, 2, 5], {0: 2}) is None
    assert finish(Puzzle((6, 6), ((1, 0),)), [3, 1], {}) is None
    wild = Puzzle((4, 6, 4), ((1, 0),), frozenset({2}), fixed=False)
    assert finish(wild, [0, 3, 2], {2: 0}) == (2, 1, 0)
    assert finish(wild, [0, 3, 2], {0: 0}) is None


def test_there_is_a_hint_before_the_first_throw_and_on_a_card_that_does_not_pay() -> None:
    sitting = Sitting.start(game("dice"), ["a", "b"], {"deck": DICE_DECK, "level": "introduction", "first": 0})
    sitting.do(0, {"do": "ready"})
    sitting.time(3000)
    found = hinted(sitting, 0)
    assert found is not None
    assert found[0] == Throw(("die-red", "die-white", "die-blue"))
    assert found[1].startswith("Roll all 3 pieces; this card takes ")
    for seed in range(30):
        cunning = Sitting.start(
            game("classic"), ["a", "b"], {"deck": PAYING, "cunning": True, "first": 0}, bytes([seed])
        )
        cunning.do(0, {"do": "roll"})
        cunning.do(0, {"do": "start"}, 500)
        if cunning.match.state.turn.card.id == "slow":  # type: ignore[attr-defined]
            break
    found = hinted(cunning, 0)
    assert found is not None
    assert found[0] == Refuse()
    assert found[1].startswith("Refuse this card")


@pytest.mark.parametrize("how", ["lying", "standing", "pointing", "upright", "flat"])
@pytest.mark.parametrize("message", ["next", "lift", "lay-aside", "hold", "release", "sweep"])
def test_every_building_hint_can_be_worded(message: str, how: str) -> None:
    for after, carries in ((0, 0), (1, 0), (2, 1), (5, 3)) if message == "next" else ((0, 0),):
        params = {"brick": "red", "how": how, "after": after, "carries": carries, "seconds": 1 + after}
        for language in LANGUAGES:
            words = speak(Reason(f"coach-build-{message}", params), language)
            assert words.endswith(".")
            assert "{" not in words
            assert "  " not in words


def test_a_hint_joins_its_reasons_and_has_words_for_none() -> None:
    reasons = (Reason("coach-build-hold", {"brick": "red"}), Reason("coach-build-release", {"brick": "white"}))
    words = sentence(Weighed(Lift("red"), 0.0, reasons), "en")
    assert words.count(";") >= 1
    assert words.endswith(".")
    assert "\u202f; " in sentence(Weighed(Lift("red"), 0.0, reasons), "fr")
    assert sentence(Weighed(Lift("red"), 0.0), "en") == "This is what I’d do."


@pytest.mark.parametrize(
    ("gain", "other", "words"),
    [
        (1.24, {"do": "pass"}, "By my count, 1.2 points better than passing."),
        (1.04, {"do": "pass"}, "By my count, one point better than passing."),
        (0.5, {"do": "lay", "set": "3 4 *"}, "By my count, 0.5 points better than 3 4 ∞."),
        (0.01, {"do": "pass"}, "By my count, just as good as passing."),
    ],
)
def test_a_hint_with_only_a_number_says_the_number(gain: float, other: dict[str, Any], words: str) -> None:
    rules = game("skipbo-breakers")
    best = Weighed(read_command(rules, {"do": "lay", "set": "5"}), 2.0 + gain)
    second = Weighed(read_command(rules, other), 2.0)
    reason = ahead("skipbo-breakers", best, second)
    assert sentence(Weighed(best.command, best.value, (reason,)), "en") == words


def test_bots_that_evaluate_moves_are_recognised() -> None:
    assert isinstance(make_bot("dice", "expert", 0), Weigher)
    assert isinstance(make_bot("classic", "expert", 0), Weigher)
    assert not isinstance(make_bot("dice", "random", 0), Weigher)

    class Other:
        unit = "points"

        def weigh(self, view: View, offers: Offers, budget: Budget) -> list[Weighed]:
            return []

    assert isinstance(Other(), Weigher)
