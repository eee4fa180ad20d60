"""The coach: hints that are what the expert would do, reviews that find what was done to them."""

import json
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from breakhouse.bots import Budget, make_bot
from breakhouse.bots.bot import Reason, Weighed, Weigher, figure
from breakhouse.bots.building.quickest import quickest
from breakhouse.bots.building.timing import order_ms
from breakhouse.bots.coach import Advice, ahead, hint, sentence
from breakhouse.bots.dice.puzzle import Puzzle, finish
from breakhouse.bots.dice.solver import solve_card
from breakhouse.bots.party import Party
from breakhouse.bots.review import Review, review
from breakhouse.bots.telling import costly_line, page, pictures, sparkline, speak, tell
from breakhouse.core import Offers, View, log
from breakhouse.core.match import Sitting
from breakhouse.core.offers import read_command
from breakhouse.games import game
from breakhouse.games.blocks.bench.workbench import Lift, Place
from breakhouse.games.blocks.bricks.brick import BRICKS
from breakhouse.games.blocks.cards.deck import kit_of
from breakhouse.games.blocks.factory.order import Scaffold
from breakhouse.games.blocks.match.deck import cards_of
from breakhouse.games.classic.values import Refuse
from breakhouse.games.dice.values import Throw
from breakhouse.locales import LANGUAGES, say
from breakhouse.terminal.cli import main

DICE_DECK = """deck mine dice 1
d01y 1 yellow coloured: die-red.@0,0 die-white.@0,1 die-blue.@0,2; order 0 1 2
d01b 3 blue coloured: die-red.@0,0 die-white.@0,1 die-blue.@0,2 die-green.@0,3; order 0 1 2 3"""


SLOW = "slow 1 blue grey: " + " ".join(f"grey-@0,{k}" for k in range(9)) + "; order 0 1 2 3 4 5 6 7 8"
QUICK = "\n".join(f"q{n} 3 blue grey: grey-@0,0 grey.@{0.5 * n},1; order 0 1" for n in range(3))
PAYING = f"deck mine classic 1\n{SLOW}\n{QUICK}"
"""Three cards that pay, and one that does not."""


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


def test_a_hint_before_the_first_throw_and_on_a_card_that_does_not_pay() -> None:
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
def test_every_building_sentence_can_be_said(message: str, how: str) -> None:
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
        (0.01, {"do": "pass"}, "By my count, as good as passing."),
    ],
)
def test_where_there_is_only_a_number_the_number_is_said(gain: float, other: dict[str, Any], words: str) -> None:
    rules = game("skipbo-breakers")
    best = Weighed(read_command(rules, {"do": "lay", "set": "5"}), 2.0 + gain)
    second = Weighed(read_command(rules, other), 2.0)
    reason = ahead("skipbo-breakers", best, second)
    assert sentence(Weighed(best.command, best.value, (reason,)), "en") == words


def test_bots_that_weigh_are_recognised() -> None:
    assert isinstance(make_bot("dice", "expert", 0), Weigher)
    assert isinstance(make_bot("classic", "expert", 0), Weigher)
    assert not isinstance(make_bot("dice", "random", 0), Weigher)

    class Other:
        unit = "points"

        def weigh(self, view: View, offers: Offers, budget: Budget) -> list[Weighed]:
            return []

    assert isinstance(Other(), Weigher)


@pytest.fixture(scope="module")
def dice_review() -> Review:
    sitting = Sitting.start(game("dice"), ["Ann", "Bo"], {"turns": 1}, b"r" * 32)
    Party(sitting, [make_bot("dice", "beginner", 0, 1), make_bot("dice", "expert", 1, 1)]).play()
    return review(sitting)


def test_chances_begin_even_and_end_with_the_winner(dice_review: Review, played: Any) -> None:
    party = played("classic", "strong", "beginner", turns=1)
    for found in (dice_review, review(party.sitting)):
        first, last = found.moments[0].chances, found.moments[-1].chances
        assert first == pytest.approx((0.5, 0.5), abs=0.2)
        assert sorted(last) in ([0.0, 1.0], [0.5, 0.5])
        for moment in found.moments:
            assert sum(moment.chances) == pytest.approx(1)
        assert [moment.seq for moment in found.moments] == sorted(moment.seq for moment in found.moments)


def test_skipbo_has_a_curve_too(played: Any) -> None:
    found = review(played("skipbo-breakers", "random", "random", "random").sitting)
    assert len(found.moments) > 20
    assert max(found.moments[-1].chances) == 1


def test_skipbo_decisions_are_weighed_by_the_expert(played: Any) -> None:
    """Who plays by chance gives points away, and the expert says which set would have kept them."""
    sitting = played("skipbo-breakers", "random", "random", seed="w", target=20).sitting
    found = review(sitting, Budget(playouts=20))
    assert len(found.costly) == 3
    for n, costly in enumerate(found.costly):
        assert costly.unit == "points"
        assert costly.gain > 0.05
        assert costly.better != costly.chosen
        assert " would have been better than " in costly_line(found, n, "en")


def test_luck_and_skill_are_told_apart(dice_review: Review) -> None:
    luck = {entry.seat: entry for entry in dice_review.luck}
    assert luck[1].skill == pytest.approx(0, abs=0.01), "the expert chooses the optimum"
    assert luck[0].skill > 0.1
    assert dice_review.costly
    assert all(costly.seat == 0 and costly.unit == "throws" for costly in dice_review.costly)
    gains = [costly.gain for costly in dice_review.costly]
    assert gains == sorted(gains, reverse=True)
    assert len(gains) <= 3


@pytest.mark.parametrize("options", [{}, {"level": "advanced"}, {"timer": "off"}], ids=str)
def test_throws_made_are_those_expected_less_luck_plus_choices(options: dict[str, Any], played: Any) -> None:
    """To the last decimal, for people who keep anything and for bots; and the rounded figures add up too."""
    for players in (("random", "beginner"), ("expert", "casual")):
        sitting = played("dice", *players, turns=1, **options).sitting
        found = review(sitting)
        thrown = Counter(
            entry.seat for entry in sitting.log if entry.command is not None and b'"throw"' in bytes(entry.command)
        )
        assert {luck.seat: luck.n for luck in found.luck} == thrown
        for luck in found.luck:
            assert luck.par - luck.luck + luck.skill == pytest.approx(luck.n, abs=1e-9)
            figures = luck.reason.params
            gave = figures["luck"] if figures["side"] == "lucky" else -figures["luck"]  # type: ignore[operator]
            assert figures["par"] - gave + figures["skill"] == pytest.approx(figures["n"])  # type: ignore[operator]


def test_luck_is_nothing_on_average() -> None:
    """Over many throws of one player the dice neither give nor take."""
    total, n = 0.0, 0
    for seed in range(8):
        sitting = Sitting.start(game("dice"), ["a", "b"], {"turns": 1}, bytes([seed + 50]) * 32)
        Party(sitting, [make_bot("dice", "expert", seat, seed) for seat in range(2)]).play()
        for luck in review(sitting).luck:
            total, n = total + luck.luck, n + luck.n
    assert n > 200
    assert abs(total / n) < 0.15


def building_review(detour: bool) -> Review:
    """Three bricks in a tower; with a detour the second is put wrongly first, and lifted again."""
    deck = "deck mine classic 1\nc1 1 blue coloured: red-@0,0 white-@0,1 brown-@0,2; order 0 1 2"
    sitting = Sitting.start(game("classic"), ["Ann", "Bo"], {"deck": deck, "first": 0, "turns": 1})
    sitting.do(0, {"do": "roll"})
    sitting.do(0, {"do": "start"}, 1000)
    at = 1000

    def put(brick: str, x: int, y: int) -> None:
        nonlocal at
        sitting.do(0, {"do": "lift", "brick": brick}, at + 1000)
        sitting.do(0, {"do": "place", "brick": brick, "how": "lying", "x": x, "y": y}, at + 2000)
        at += 2000

    put("red", 0, 50)
    if detour:
        put("white", 100, 150)
    put("white", 0, 150)
    put("brown", 0, 250)
    sitting.time(at + 1500)
    return review(sitting)


def test_seconds_lost_are_those_of_the_brick_that_was_moved_again() -> None:
    clean = building_review(detour=False)
    assert [(b.card, b.took_ms, b.lost_ms, b.done) for b in clean.built] == [("c1", 6000, 0, True)]
    assert clean.costly == ()
    found = building_review(detour=True)
    assert [(b.took_ms, b.lost_ms, b.order) for b in found.built] == [(8000, 2000, ("red", "white", "brown"))]
    (costly,) = found.costly
    assert costly.chosen["x"] == 100
    assert costly.better["x"] == 0
    assert costly.gain == 2.0
    assert "the white brick didn’t stay" in costly_line(found, 0, "en")


def refusing_review(card: str, *commands: dict[str, Any]) -> Review:
    """Cunning: this card lies open for somebody who does this with it, three seconds after the start."""
    for seed in range(30):
        sitting = Sitting.start(
            game("classic"), ["Ann", "Bo"], {"deck": PAYING, "cunning": True, "first": 0}, bytes([seed])
        )
        sitting.do(0, {"do": "roll"})
        sitting.do(0, {"do": "start"}, 500)
        if sitting.match.state.turn.card.id == card:  # type: ignore[attr-defined]
            break
    for n, command in enumerate(commands):
        sitting.do(0, command, 3500 + 1000 * n)
    return review(sitting)


@pytest.mark.rule("CL-20")
def test_refusing_is_judged() -> None:
    """Quick cards for three points are worth building, a slow one for one point is not."""
    (wrongly,) = refusing_review("q1", {"do": "refuse"}).costly
    assert (wrongly.seat, wrongly.unit, wrongly.reason.message) == (0, "points", "coach-refused-well")
    assert wrongly.gain > 0.3
    found = refusing_review("slow", {"do": "lift", "brick": "red"})
    assert [(one.reason.message, one.better["do"]) for one in found.costly] == [("coach-refuse-better", "refuse")]
    assert "It would have been better to refuse card slow." in costly_line(found, 0, "en")
    assert refusing_review("slow", {"do": "refuse"}).costly == ()
    assert refusing_review("q1", {"do": "lift", "brick": "red"}).costly == ()


def test_the_quickest_order_stands_at_each_step_and_is_never_slower() -> None:
    box = tuple(BRICKS)
    for card in cards_of(kit_of("classic"), "shipped")[::6]:
        order = quickest(card, box)
        assert sorted(order) == list(range(len(card.pieces)))
        own = tuple(step.put for step in card.order)
        assert order_ms(card, box, order) <= order_ms(card, box, own) + 1e-6
        if card.hands == 1:
            scaffold, mask = Scaffold.of(card.pieces), 0
            for n in order:
                mask |= 1 << n
                assert scaffold.stands(mask)


def test_a_review_in_words_and_pictures(dice_review: Review) -> None:
    lines = tell(dice_review, "en")
    assert "Costliest decisions:" in lines
    assert "Luck and skill:" in lines
    assert any(line.startswith("Bo: ") and "every choice was the best one" in line for line in lines)
    shown = pictures(dice_review, "en")
    assert set(shown) == {"chances", "luck", "seconds"}
    for svg in shown.values():
        ElementTree.fromstring(svg)
    whole = json.loads(msgspec.json.encode(page(dice_review, "en")))
    assert whole["lines"] == lines
    assert whole["pictures"] == shown
    assert whole["review"]["names"] == ["Ann", "Bo"]


def test_curves_of_one_line_and_figures_as_each_language_writes_them() -> None:
    assert sparkline([0.0, 0.5, 1.0]) == "▁▅█"
    assert sparkline([]) == ""
    assert len(sparkline([0.1] * 500)) == 48
    assert (figure(1.04), figure(0.06), figure(-2.0)) == (1, 0.1, -2)
    cost = {
        language: say(language, "coach-costly-gain", unit="points", gain=figure(1.5)) for language in LANGUAGES
    }
    assert cost["de"] == "Das hat 1,5 Punkte gekostet."
    assert cost["fr"] == "Cela a coûté 1,5 point."
    assert cost["en"] == "That cost 1.5 points."


def test_the_command(tmp_path: Path, played: Any, capsys: pytest.CaptureFixture[str]) -> None:
    sitting = played("dice", "casual", "expert", turns=1).sitting
    file = tmp_path / "evening.match"
    match = sitting.match
    file.write_text(
        "\n".join(log.write(match.header, sitting.log, match.outcome(), sitting.secret, sitting.nonces))
    )
    where = ["--pictures", str(tmp_path / "pictures"), "--json", str(tmp_path / "review.json")]
    assert main(["--language", "en", "coach", str(file), *where]) == 0
    printed = capsys.readouterr().out
    assert "Looking back at Dice" in printed
    assert "▁" in printed or "█" in printed
    assert (tmp_path / "pictures" / "chances.svg").exists()
    assert json.loads((tmp_path / "review.json").read_text())["game"] == "dice"
    assert main(["--language", "en", "coach", str(file), "--plain"]) == 0
    assert "█" not in capsys.readouterr().out
    assert main(["--language", "en", "coach", str(tmp_path / "nothing.match")]) == 2
    assert "can’t be opened" in capsys.readouterr().err
