"""Architects, timekeepers and stoppers: whole matches of every level, timing, slips, refusing, the other hand."""

from collections import Counter
from itertools import pairwise
from statistics import fmean
from typing import Any

import pytest
from msgspec.structs import replace

from bench.bots.building import REPORTED, cards_in_time
from breakhouse.bots import Budget, levels, make_bot
from breakhouse.bots.building.architect import Architect
from breakhouse.bots.building.hands import SKILLS, Spot, fetch_ms, put_ms, reach_ms
from breakhouse.bots.building.plan import bricks_for, next_act, targets_of
from breakhouse.bots.building.timing import build_ms
from breakhouse.bots.classic.architect import ClassicArchitect, better_refused, refusal_gain
from breakhouse.bots.party import Party
from breakhouse.core import log
from breakhouse.core.match import Sitting
from breakhouse.games import game
from breakhouse.games.blocks.bench.workbench import Bench, Held, Placed
from breakhouse.games.blocks.bricks.brick import BRICKS
from breakhouse.games.blocks.bricks.construction import Pose
from breakhouse.games.blocks.cards.deck import kit_of
from breakhouse.games.blocks.cards.notation import write_card
from breakhouse.games.blocks.judging.judge import judge
from breakhouse.games.blocks.match.options import cards_of
from breakhouse.games.blocks.match.turn_sum import Called

LEVELS = ("beginner", "casual", "strong", "expert")


def events(party: Party) -> list[Any]:
    of = party.sitting.match.game
    return [event for entry in party.sitting.log for event in entry.read_events(of)]


def counted(party: Party) -> Counter[str]:
    return Counter(type(event).__name__ for event in events(party))


@pytest.mark.parametrize("game_id", ["classic", "mini", "dice", "skipbo-breakers"])
def test_every_level_plays_whole_matches(game_id: str, played: Any) -> None:
    for level in levels(game_id):
        options = {} if game_id == "skipbo-breakers" else {"turns": 1}
        party = played(game_id, level, level, **options)
        outcome = party.sitting.match.outcome()
        assert outcome is not None
        assert sum(outcome.scores) > 0, f"{level} of {game_id} scores nothing"
        assert party.refusals <= 3, f"{level} of {game_id} tried {party.refusals} times in vain"


@pytest.mark.parametrize(
    "options",
    [
        {"cunning": True},
        {"young": True, "experts": (1,)},
        {"cunning": True, "young": True, "experts": (0,)},
        {"hands": "grid"},
        {"hands": ("free", "grid")},
        {"bricks": "real"},
        {"timer": "off"},
        {"timer": "box", "grey": False},
        {"edition": "tactile", "grip": True, "factors": (2.0, 1.0)},
        {"start_within_ms": None},
    ],
    ids=str,
)
def test_every_variant_of_classic_is_played(options: dict[str, Any], played: Any) -> None:
    party = played("classic", "strong", "casual", turns=1, **options)
    assert party.sitting.match.outcome() is not None
    assert counted(party)["Completed"] >= 2
    assert party.refusals <= 3


@pytest.mark.parametrize(
    ("game_id", "options"),
    [
        ("mini", {"timekeeper": "player"}),
        ("mini", {"young": (0,), "pile": "reshuffle", "hands": "grid"}),
        ("mini", {"timer": "off"}),
        ("mini", {"bricks": "real"}),
        ("dice", {"stopper": "player"}),
        ("dice", {"level": "advanced", "hands": "grid"}),
        ("dice", {"level": "introduction", "timer": "off"}),
        ("dice", {"bricks": "real", "stopper": "player"}),
    ],
    ids=str,
)
def test_variants_of_mini_and_dice_are_played(game_id: str, options: dict[str, Any], played: Any) -> None:
    party = played(game_id, "expert", "casual", "beginner", turns=1, **options)
    assert party.sitting.match.outcome() is not None
    assert counted(party)["Completed"] >= 2
    assert party.refusals <= 3


def test_a_match_of_bots_is_a_match_file(played: Any) -> None:
    sitting = played("dice", "casual", "expert", turns=1).sitting
    match = sitting.match
    lines = log.write(match.header, sitting.log, match.outcome(), sitting.secret, sitting.nonces)
    log.verify(match.game, lines)


@pytest.mark.rule("MI-R3", "DI-R3")
@pytest.mark.parametrize(("game_id", "option"), [("mini", "timekeeper"), ("dice", "stopper")])
def test_timekeepers_roll_at_the_allowed_pace(game_id: str, option: str, played: Any) -> None:
    party = played(game_id, "strong", "strong", turns=1, **{option: "player"})
    rolls = [event for event in events(party) if isinstance(event, Called)]
    gaps = [b.at - a.at for a, b in pairwise(rolls) if b.total - b.roll == a.total]
    assert min(gaps) >= 2000
    assert fmean(gaps) < 2300
    assert all(roll.by is not None for roll in rolls), "the table never had to help"


@pytest.mark.rule("CL-R3")
def test_levels_build_as_many_cards_as_people_report() -> None:
    """Practised players report three to five cards in the box's longest time."""
    measured = {level: fmean(cards_in_time(level, matches=2)) for level in LEVELS}
    for level in LEVELS:
        assert measured[level] == pytest.approx(REPORTED[level], abs=0.5), measured
    assert sorted(measured.values()) == list(measured.values())


def test_building_times_follow_fitts_law() -> None:
    near, far = reach_ms(Spot(0, 0), Spot(200, 0), 100), reach_ms(Spot(0, 0), Spot(1600, 0), 100)
    assert far > near
    assert reach_ms(Spot(0, 0), Spot(200, 0), 50) > near, "smaller things take longer"
    lying, turned = Pose("red", "lying", 0, 50), Pose("red", "standing", 0, 150)
    assert put_ms(Spot(900, 50), turned, "lying") > put_ms(Spot(900, 50), lying, "lying")
    assert fetch_ms(Spot(900, 50), Spot(0, 0), 10, True) > fetch_ms(Spot(900, 50), Spot(0, 0), 10, False)


@pytest.mark.parametrize("level", LEVELS)
def test_the_estimate_of_a_card_is_near_the_truth(level: str, played: Any) -> None:
    party = played("classic", level, level, turns=1, timer="screen")
    box = tuple(BRICKS)
    deck = {card.id: card for card in cards_of(kit_of("classic"), "shipped")}
    seen, ratios = 0, []
    for entry in party.sitting.log:
        for event in entry.read_events(party.sitting.match.game):
            if type(event).__name__ == "TurnedOver":
                seen = entry.at
            if type(event).__name__ == "Completed":
                ratios.append((entry.at - seen) / build_ms(deck[event.card], box, SKILLS[level]))
    assert fmean(ratios) == pytest.approx(1.0, abs=0.3)


def test_beginners_make_mistakes_and_fix_them() -> None:
    sitting = Sitting.start(game("classic"), ["a", "b"], {"timer": "off", "turns": 2, "grey": False}, b"x" * 32)
    party = Party(sitting, [Architect("beginner", seat, 1) for seat in range(2)])
    party.play()
    put = [event for event in events(party) if isinstance(event, Placed)]
    wrong = [
        d.what
        for event in put
        if event.verdict
        for d in event.verdict.differences
        if d.what in ("misplaced", "swapped")
    ]
    assert wrong, "nobody slipped in a dozen cards"
    assert counted(party)["Completed"] >= 4, "and yet cards get done"


@pytest.mark.rule("CL-20")
def test_a_card_that_does_not_pay_is_refused() -> None:
    """Slow cards for few points among quick ones for many, and a clock that runs."""
    quick = "quick 3 blue grey: grey-@0,0; order 0"
    slow = "slow 1 blue grey: " + " ".join(f"grey-@0,{k}" for k in range(9)) + "; order 0 1 2 3 4 5 6 7 8"
    deck = f"deck mine classic 1\n{quick}\n{slow}"
    sitting = Sitting.start(game("classic"), ["a", "b"], {"cunning": True, "deck": deck, "turns": 2})
    party = Party(sitting, [ClassicArchitect("expert", seat) for seat in range(2)])
    party.play()
    refused = [event.card for event in events(party) if type(event).__name__ == "CardRefused"]
    assert "slow" in refused
    assert "quick" not in refused


@pytest.mark.rule("CL-R13")
def test_the_best_of_the_refused_cards_is_built_first() -> None:
    slow = "slow 1 blue grey: " + " ".join(f"grey-@0,{k}" for k in range(9)) + "; order 0 1 2 3 4 5 6 7 8"
    quick = "quick 3 blue grey: grey-@0,0 grey-@0,1; order 0 1"
    sitting = Sitting.start(
        game("classic"), ["a", "b"], {"cunning": True, "deck": f"deck mine classic 1\n{quick}\n{slow}"}
    )
    view = game("classic").view(sitting.match.state, 0)
    cards = {card.id: card for card in cards_of(kit_of("classic"), sitting.match.header.options["deck"])}
    mine = replace(
        view, refused=((cards["slow"], cards["quick"]), ()), turn=replace(view.turn, card=cards["slow"])
    )
    assert better_refused(mine, 0, SKILLS["strong"]) == cards["quick"]
    assert better_refused(replace(mine, turn=replace(view.turn, card=cards["quick"])), 0, SKILLS["strong"]) is None


@pytest.mark.rule("CL-20")
def test_nothing_is_refused_where_refusing_is_impossible() -> None:
    sitting = Sitting.start(game("classic"), ["a", "b"])
    view = game("classic").view(sitting.match.state, 0)
    assert refusal_gain(view, SKILLS["expert"], 0) < 0


def two_hand_cards() -> list[Any]:
    return [card for card in cards_of(kit_of("classic"), "shipped") if card.hands == 2]


def test_two_hand_cards_are_built_with_two_hands(played: Any) -> None:
    cards = two_hand_cards()
    assert cards, "the shipped deck has cards for two hands"
    deck = "deck mine classic 1\n" + "\n".join(write_card(card) for card in cards)
    for hands in ("free", "grid"):
        party = played("classic", "expert", "expert", turns=1, deck=deck, hands=hands, timer="screen")
        assert counted(party)["Completed"] >= 3
        assert any(isinstance(event, Held) for event in events(party))
        assert party.refusals == 0


@pytest.mark.parametrize("name", ["classic", "mini"])
def test_the_plan_builds_every_shipped_card(name: str) -> None:
    """Carried out without slips, the plan ends in what the card shows, with nothing held."""
    for card in cards_of(kit_of(name), "shipped"):
        targets = targets_of(card, bricks_for(card, BRICKS))
        bench = Bench()
        for _ in range(60):
            act = next_act(targets, bench)
            if act is None:
                break
            bench = _done(bench, act)
        assert act is None, card.id
        assert judge(card, bench.placed).matched, card.id
        assert not bench.held


def _done(bench: Bench, act: Any) -> Bench:
    if act.what == "lift":
        return replace(bench, hand=act.brick, placed=bench.without(act.brick))
    if act.what == "place":
        return replace(bench, hand=None, placed=(*bench.placed, act.pose))
    if act.what == "hold":
        return replace(bench, held=(*bench.held, act.brick))
    if act.what == "release":
        return replace(bench, held=tuple(b for b in bench.held if b != act.brick))
    raise AssertionError(f"no need to {act.what}")


@pytest.mark.parametrize(
    ("game_id", "options"),
    [
        ("classic", {"cunning": True, "hands": "grid"}),
        ("classic", {}),
        ("mini", {}),
        ("dice", {}),
        ("dice", {"hands": "grid", "level": "advanced"}),
    ],
    ids=str,
)
def test_a_bot_takes_over_whatever_a_player_left_behind(game_id: str, options: dict[str, Any]) -> None:
    """Chance builds for a while and leaves the bench in a state; then a bot has the seat."""
    for seed in range(3):
        sitting = Sitting.start(game(game_id), ["a", "b"], {"turns": 1, **options}, bytes([seed]) * 32)
        Party(sitting, [make_bot(game_id, "random", seat, seed) for seat in range(2)]).play(
            until=lambda sitting: len(sitting.log) > 60
        )
        party = Party(sitting, [make_bot(game_id, "strong", seat, seed) for seat in range(2)])
        party.play()
        assert party.refusals <= 3


def test_a_bots_hands_are_shown_on_their_way() -> None:
    sitting = Sitting.start(game("classic"), ["a", "b"], {"first": 0})
    bot = make_bot("classic", "strong", 0, 1)
    commands = []
    for _ in range(12):
        match = sitting.match
        move = bot.choose(match.game.view(match.state, 0), match.legal(0), Budget(now=match.now))
        assert move is not None
        commands.append(move)
        sitting.do(0, move.command, match.now + move.after_ms)
    shown = [move for move in commands if move.gesture is not None]
    assert shown
    for move in shown:
        assert move.gesture is not None
        times = [step.ms for step in move.gesture.steps]
        assert times == sorted(times)
        assert times[-1] == move.after_ms
    placed = [move for move in shown if move.gesture and move.gesture.piece]
    assert placed
    assert all(len(move.command.path) <= 64 for move in placed)  # type: ignore[attr-defined]


def test_asked_again_at_the_same_moment_a_bot_gives_the_same_answer() -> None:
    sitting = Sitting.start(game("classic"), ["a", "b"], {"first": 0})
    bot = make_bot("classic", "strong", 0, 1)
    view, offers = game("classic").view(sitting.match.state, 0), sitting.match.legal(0)
    first = bot.choose(view, offers, Budget(now=0))
    again = bot.choose(view, offers, Budget(now=300))
    assert first is not None
    assert again is not None
    assert again.command == first.command
    assert again.after_ms == first.after_ms - 300


class Clumsy(Architect):
    """Hands that have every possible mishap."""

    def __init__(self, tip: float, collapse: float) -> None:
        super().__init__("strong", 0, 1)
        self.skill = replace(self.skill, tip=tip, collapse=collapse, slip=0.0)


@pytest.mark.parametrize("hands", ["free", "grid"])
def test_a_brick_that_tips_over_is_picked_up_and_placed_again(hands: str) -> None:
    """It is shown falling, lies on the table clear of the construction, and the card still gets done."""
    for seed in range(4):
        options = {"first": 0, "turns": 1, "timer": "off", "hands": hands, "grey": False}
        sitting = Sitting.start(game("classic"), ["a", "b"], options, bytes([seed]) * 32)
        party = Party(sitting, [Clumsy(0.3, 0.0), Architect("strong", 1)])
        party.play(until=lambda sitting: len(sitting.log) > 90)
        assert party.refusals == 0
        assert counted(party)["Completed"] >= 1
    put = [event for event in events(party) if isinstance(event, Placed)]
    fallen = [event for event in put if any(abs(step.tilt) > 300 for step in event.path)]
    assert fallen
    for event in fallen:
        assert event.y <= 100, "it lies on the table"
        assert max(step.y for step in event.path) > event.y + 100, "it was carried up before"


def test_now_and_then_everything_collapses_and_is_rebuilt() -> None:
    sitting = Sitting.start(game("classic"), ["a", "b"], {"first": 0, "turns": 1, "timer": "off"}, b"z" * 32)
    party = Party(sitting, [Clumsy(0.0, 0.3), Architect("strong", 1)])
    party.play(until=lambda sitting: len(sitting.log) > 150)
    broken = [
        n for n, entry in enumerate(sitting.log[:-1]) if any(b'"broken"' in bytes(event) for event in entry.events)
    ]
    assert broken
    assert party.refusals == 0
    assert counted(party)["Completed"] >= 1


def test_lower_levels_are_clumsier() -> None:
    tips, collapses = ([getattr(SKILLS[level], name) for level in LEVELS] for name in ("tip", "collapse"))
    assert tips == sorted(tips, reverse=True)
    assert collapses == sorted(collapses, reverse=True)
    assert SKILLS["beginner"].points == 0


@pytest.mark.rule("CL-09")
def test_watching_bots_point_at_a_mistake_that_persists() -> None:
    """Not at once, because the builder may notice it too; not twice; and never at a brick that's right."""
    deck = "deck mine classic 1\nc1 1 blue coloured: red-@0,0 white-@0,1 brown-@0,2 orange-@0,3; order 0 1 2 3"
    sitting = Sitting.start(game("classic"), ["a", "b"], {"deck": deck, "first": 0, "timer": "off"})
    watcher = make_bot("classic", "expert", 1, 4)
    sitting.do(0, {"do": "start"}, 500)

    def put(brick: str, x: int, y: int, at: int) -> None:
        sitting.do(0, {"do": "lift", "brick": brick}, at)
        sitting.do(0, {"do": "place", "brick": brick, "how": "lying", "x": x, "y": y}, at + 900)

    def pointed(at: int) -> Any:
        match = sitting.match
        move = watcher.choose(match.game.view(match.state, 1), match.legal(1, at), Budget(now=at))
        return None if move is None else move.command

    put("red", 0, 50, 1000)
    put("white", 100, 150, 2000)
    assert pointed(3000) is None, "it may still be seen by who builds"
    put("brown", 0, 250, 4000)
    points = pointed(6000)
    assert points is not None
    assert points.brick in ("white", "brown")
    sitting.do(1, points, 6100)
    assert pointed(6200) != points
    beginner = make_bot("classic", "beginner", 1, 4)
    match = sitting.match
    for at in (6300, 20_000):
        assert beginner.choose(match.game.view(match.state, 1), match.legal(1, at), Budget(now=at)) is None
