"""The coach after a match: reviews find what decisions cost, and tell luck from skill."""

import json
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from breakhouse.bots import Budget, make_bot
from breakhouse.bots.bot import figure
from breakhouse.bots.building.timing import order_ms, quickest
from breakhouse.bots.party import Party
from breakhouse.bots.review import Review, review
from breakhouse.bots.review_text import costly_line, pictures, sparkline, tell
from breakhouse.core import log
from breakhouse.core.match import Sitting
from breakhouse.games import game
from breakhouse.games.blocks.bricks.brick import BRICKS
from breakhouse.games.blocks.cards.deck import kit_of
from breakhouse.games.blocks.factory.order import Scaffold
from breakhouse.games.blocks.match.options import cards_of
from breakhouse.locales import LANGUAGES, say
from breakhouse.terminal.cli import main
from tests.support.bots.decks import PAYING
from tests.support.building.table import Table


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


@pytest.mark.parametrize(("id", "begin"), [("classic", "start"), ("mini", "start"), ("dice", "ready")])
def test_without_a_timer_nobody_falls_behind_by_starting(id: str, begin: str) -> None:
    """Half of the turn counted as over when it had just begun: 50 % → 12 % before the first brick."""
    table = Table(game(id), turns=1, timer="off")
    table.do(table.architect, begin)
    found = review(table.sitting)
    assert found.moments[-1].chances == found.moments[0].chances
    assert found.first == ((1, None) if table.architect == 0 else (None, 1))


def test_a_skipbo_review_has_a_curve_of_chances_too(played: Any) -> None:
    found = review(played("skipbo-breakers", "random", "random", "random").sitting)
    assert len(found.moments) > 20
    assert max(found.moments[-1].chances) == 1


def test_skipbo_decisions_are_weighed_by_the_expert(played: Any) -> None:
    """A player who moves at random gives points away, and the expert says which set would have kept them."""
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


def test_luck_averages_out_to_zero() -> None:
    """Over many of a player's rolls, luck cancels out."""
    total, n = 0.0, 0
    for seed in range(8):
        sitting = Sitting.start(game("dice"), ["a", "b"], {"turns": 1}, bytes([seed + 50]) * 32)
        Party(sitting, [make_bot("dice", "expert", seat, seed) for seat in range(2)]).play()
        for luck in review(sitting).luck:
            total, n = total + luck.luck, n + luck.n
    assert n > 200
    assert abs(total / n) < 0.15


def building_review(detour: bool) -> Review:
    """Three bricks in a tower; with a detour, the second is first put in the wrong place and lifted again."""
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
    """Cunning: this card is open, and three seconds after the start somebody does this with it."""
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
def test_a_review_judges_refused_cards() -> None:
    """Quick cards for three points are worth building, a slow one for one point is not."""
    (wrongly,) = refusing_review("q1", {"do": "refuse"}).costly
    assert (wrongly.seat, wrongly.unit, wrongly.reason.message) == (0, "points", "coach-refused-well")
    assert wrongly.gain > 0.3
    found = refusing_review("slow", {"do": "lift", "brick": "red"})
    assert [(one.reason.message, one.better["do"]) for one in found.costly] == [("coach-refuse-better", "refuse")]
    assert "It would have been better to refuse card slow." in costly_line(found, 0, "en")
    assert refusing_review("slow", {"do": "refuse"}).costly == ()
    assert refusing_review("q1", {"do": "lift", "brick": "red"}).costly == ()


def test_the_quickest_order_is_stable_at_each_step_and_never_slower() -> None:
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
    assert json.loads(msgspec.json.encode(dice_review))["names"] == ["Ann", "Bo"]


def test_curves_fit_one_line_and_figures_follow_each_language() -> None:
    assert sparkline([0.0, 0.5, 1.0]) == "▁▅█"
    assert sparkline([]) == ""
    assert len(sparkline([0.1] * 500)) == 48
    assert (figure(1.04), figure(0.06), figure(-2.0)) == (1, 0.1, -2)
    cost = {
        language: say(language, "coach-costly-gain", unit="points", gain=figure(1.5)) for language in LANGUAGES
    }
    assert cost["de"] == "Das hat 1,5 Punkte gekostet."
    assert cost["fr"] == "Cela a coûté 1,5 point."
    assert cost["en"] == "That choice cost 1.5 points."


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
