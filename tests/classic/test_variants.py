"""Classic Make 'n' Break by number: cunning and young architects, the tactile edition, impossible options."""

from datetime import date

import pytest

from breakhouse.core import Refusal
from breakhouse.core.manifest import PassedOn, box_of
from breakhouse.core.match import Sitting
from breakhouse.core.offers import name_of
from breakhouse.core.options import settle_options
from breakhouse.games.blocks.bricks.brick import BRICKS
from breakhouse.games.blocks.match.values import TurnedOver, TurnEnded
from breakhouse.games.classic import GAME
from breakhouse.games.classic.manifest import MANIFEST
from breakhouse.games.classic.values import CardRefused, Refuse
from tests.support.building.classic import DECK, building, open_card, table
from tests.support.building.table import Table

rule = pytest.mark.rule


def start_turn(found: Table) -> None:
    who = found.architect
    if found.state.turn.phase == "roll":
        found.do(who, "roll")
    found.do(who, "start")


@rule("CL-R17", "CL-20")
def test_eighty_refusals_in_a_millisecond_give_eighty_points_only_where_nothing_counts() -> None:
    free = building(cunning=True, seats=3, deck=None)
    for _ in range(79):
        free.do(0, "refuse")
    assert free.state.scores == (0, 79, 0), "the sheet's freedom"
    counted = building(cunning=True, seats=3, deck=None, strict=True, bricks="real")
    for _ in range(3):
        counted.do(0, "refuse")
    no = counted.refused(0, "refuse")
    assert (no.code, no.params) == ("refused-enough", {"most": 3})
    assert Refuse() not in counted.game.legal(counted.state, 0, counted.now)
    counted.do(0, "claim")
    counted.do(1, "confirm")
    counted.do(0, "refuse")
    assert counted.refused(0, "refuse").code == "refused-enough"
    assert counted.state.scores == (0, 4, 0)
    counted.wait(120_000)
    start_turn(counted)
    assert counted.state.refusals == 0, "every turn for itself"


@rule("CL-03", "CL-04")
def test_where_the_table_wants_it_the_left_neighbour_sets_the_timer_and_presses_start() -> None:
    found = table(seats=3, timer_by="neighbour")

    def offers() -> list[list[str]]:
        return [[str(name_of(offer)) for offer in found.game.legal(found.state, n, found.now)] for n in range(3)]

    assert found.refused(1, "set").code == "roll-first"
    found.do(0, "roll")
    assert offers() == [["ready"], ["set"], []]
    assert found.refused(0, "start").code == "not-your-timer"
    assert found.refused(2, "set").code == "not-your-timer"
    assert found.refused(1, "start").code == "set-the-timer-first"
    found.do(1, "set")
    assert found.refused(1, "set").code == "timer-is-set"
    assert found.refused(1, "start").code == "wait-for-the-signal"
    found.do(0, "ready")
    assert found.refused(0, "ready").code == "signalled-already"
    assert offers() == [[], ["start"], []]
    started = found.do(1, "start")[0]
    assert (started.by, started.ends_at) == (1, found.now + found.state.timer_ms)  # type: ignore[attr-defined]
    assert found.state.turn.phase == "building"


@rule("CL-R10")
def test_a_neighbour_who_forgets_the_timer_is_helped_by_the_table() -> None:
    found = table(timer_by="neighbour")
    found.do(0, "roll")
    found.wait(20_000)
    assert found.state.turn.phase == "building"
    assert table(timer_by="neighbour", timer="off").do(0, "start"), "without a timer there is nothing to set"
    usual = table()
    usual.do(0, "roll")
    assert usual.refused(1, "set").code == "the-architect-starts"
    assert usual.refused(0, "ready").code == "the-architect-starts"


@rule("CL-20")
def test_a_refused_card_goes_to_the_left_neighbour_with_a_chip() -> None:
    found = building(cunning=True, seats=3)
    card = found.card
    refused, turned = found.do(0, "refuse", after=2000)
    assert refused == CardRefused(card.id, 0, 1, kept=True, sound="refuse")
    assert found.state.scores == (0, 1, 0)
    assert found.view.refused[1] == (card.as_shown(),)
    assert found.view.chips[1].ones == 1
    assert isinstance(turned, TurnedOver)
    assert turned.card != card


@rule("CL-R15")
def test_without_the_cunning_variant_no_card_is_skipped() -> None:
    found = building()
    assert found.refused(0, "refuse", after=2000).code == "cannot-refuse"
    assert "refuse" not in found.offers(0)


@rule("CL-R13")
def test_a_card_may_be_refused_at_any_moment_while_the_clock_runs() -> None:
    found = table(cunning=True)
    assert found.refused(0, "refuse").code == "not-started"
    start_turn(found)
    assert found.refused(1, "refuse").code == "not-the-architect"
    assert found.offers(0)["refuse"] == Refuse()
    for _ in range(2):
        assert found.view.refusable_at == found.clock
        found.do(0, "refuse")
    found.wait(60_000)
    assert found.refused(0, "refuse").code == "time-is-up"


@rule("CL-21", "CL-R5", "CL-R13")
def test_refused_cards_are_built_first_in_any_order_at_their_printed_points() -> None:
    found = building(cunning=True)
    refused = []
    for _ in range(3):
        refused.append(found.card)
        found.do(0, "refuse", after=2000)
    found.wait(60_000)
    start_turn(found)
    assert found.card == refused[0]
    assert found.refused(1, "refuse", after=2000).code == "refused-once"
    assert found.refused(1, "switch", card="c99").code == "no-such-refused-card"
    assert found.refused(1, "switch", card=refused[0].id).code == "that-card-already"
    found.do(1, "switch", card=refused[2].id)
    assert found.card == refused[2]
    found.complete()
    assert found.card == refused[0]
    found.complete()
    found.complete()
    assert found.state.refused[1] == ()
    assert found.card not in refused
    assert found.last(TurnedOver).pile == 0
    assert found.refused(1, "switch", card=refused[0].id).code == "nothing-to-switch"
    found.wait(60_000)
    assert found.last(TurnEnded).points == sum(card.points for card in refused)
    assert found.state.scores[1] == 3 + sum(card.points for card in refused)


@rule("CL-22")
def test_refused_cards_left_over_are_discarded() -> None:
    found = building(cunning=True)
    refused = []
    for _ in range(2):
        refused.append(found.card.id)
        found.do(0, "refuse", after=2000)
    found.wait(60_000)
    start_turn(found)
    found.complete()
    found.wait(60_000)
    assert found.state.refused == ((), ())
    pile = found.state.piles[0]
    lying = [id for layer in pile.layers for id in layer] + list(pile.used)
    assert sorted(lying) == [f"c0{n}" for n in range(1, 9)]


@rule("CL-23", "CL-R13")
def test_a_card_refused_by_the_last_player_in_the_last_round_scores_a_point_and_is_not_built() -> None:
    found = building(cunning=True, turns=1)
    found.do(0, "refuse", after=2000)
    assert found.last(CardRefused).kept
    found.wait(60_000)
    start_turn(found)
    found.complete()
    for _ in range(2):
        found.do(1, "refuse", after=1)
        assert not found.last(CardRefused).kept
    assert found.state.scores == (2, 1)
    assert found.state.refused == ((), ())
    found.wait(60_000)
    outcome = found.sitting.match.outcome()
    assert outcome is not None
    assert outcome.scores[0] == 2


@rule("CL-R7", "CL-23")
def test_a_card_refused_for_good_does_not_come_back_in_the_same_turn() -> None:
    found = table(cunning=True, timer="off", turns=1)
    found.do(0, "start")
    found.do(0, "finish")
    found.do(1, "start")
    refused = found.card.id
    found.do(1, "refuse", after=2000)
    drawn = []
    while found.sitting.match.outcome() is None:
        drawn.append(found.card.id)
        found.complete()
    assert refused not in drawn
    assert len(drawn) == 7


@rule("CL-30")
def test_the_young_draw_blue_numbers_and_the_experienced_red_ones() -> None:
    found = table(young=True, experts=[1], timer="off", turns=1)
    for who, colour in ((0, "blue"), (1, "red")):
        found.do(who, "start")
        drawn = [found.card]
        for _ in range(3):
            found.complete()
            drawn.append(found.card)
        assert {card.number for card in drawn} == {colour}
        found.do(who, "finish")


@rule("CL-31")
def test_for_young_architects_every_card_counts_one() -> None:
    found = table(young=True, timer="off")
    found.do(0, "start")
    while found.card.points == 1:
        found.complete()
    found.complete()
    done = len(found.state.turn.done)
    found.do(0, "finish")
    assert found.state.scores == (done, 0)


@rule("CL-R7", "CL-30")
def test_nearly_used_up_is_counted_for_each_pile() -> None:
    found = table(young=True, experts=[1], timer="off")
    found.do(0, "start")
    found.complete()
    found.do(0, "finish")
    blue, red = found.state.piles
    assert (blue.left, blue.most, len(blue.used)) == (2, 2, 2)
    assert (red.left, red.most) == (4, 0)
    found.do(1, "start")
    found.do(1, "finish")
    assert found.state.piles[0].left == 4
    assert found.state.piles[1].left == 3


@rule("CL-R14")
def test_with_both_variants_a_refused_card_of_the_other_colour_scores_and_is_discarded() -> None:
    found = table(young=True, cunning=True, experts=[1], timer="off", seats=3)
    found.do(0, "start")
    blue = found.card
    found.do(0, "refuse", after=2000)
    assert found.last(CardRefused).kept is False
    assert found.state.scores == (0, 1, 0)
    assert found.state.refused[1] == ()
    assert found.view.gone == (blue.id,)
    found.do(0, "finish")
    assert found.view.gone == ()
    assert blue.id in found.state.piles[0].used
    found.do(1, "start")
    found.do(1, "finish")
    found.do(2, "start")
    found.do(2, "refuse", after=2000)
    assert found.last(CardRefused).kept is True


@rule("CL-R14")
@rule("CL-23")
@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("experts", [None, [], [0], [1], [0, 1]])
def test_the_companion_passes_on_the_cards_that_the_rules_pass_on(experts: list[int] | None, last: bool) -> None:
    """Beside the real box a page without a connection says what becomes of a refused card."""
    variant = {} if experts is None else {"young": True, "experts": experts}
    found = table(cunning=True, timer="off", seats=2, turns=1, **variant)
    for seat in range(1 + last):
        found.do(seat, "start")
        if seat < last:
            found.do(seat, "finish")
    refusing, neighbour = (1, 0) if last else (0, 1)
    found.do(refusing, "refuse")
    companion = MANIFEST.companion
    assert companion is not None
    drawn, plays = (
        None if experts is None else "hard" if seat in experts else "easy" for seat in (refusing, neighbour)
    )
    assert (PassedOn(drawn, plays, last) in companion.passed_on) == found.last(CardRefused).kept


# The tactile edition


@rule("TA-01")
def test_every_brick_has_a_texture_of_its_own() -> None:
    view = table(edition="tactile").view
    assert [piece.id for piece in view.box] == list(BRICKS)
    assert len({piece.texture for piece in view.box}) == 10
    found = building(edition="tactile")
    open_card(found, "c01")
    found.clear()
    found.put("red", "lying", 0, 0)
    (put,) = found.put("brown", "pointing", 1, 1)
    assert put.verdict.differences[0].what == "wrong-colour"  # type: ignore[attr-defined]


@rule("TA-R1", "TA-02")
def test_the_tactile_edition_speaks_and_comes_with_its_mat() -> None:
    assert table(edition="tactile").view.speaks
    assert not table().view.speaks
    assert table(edition="tactile", grip=True).view.options.grip
    found = building(edition="tactile")
    assert [e.sound for e in found.happened] == ["shuffle", "roll", "start", "turn"]  # type: ignore[attr-defined]
    found.complete()
    assert [e.sound for e in found.happened[-2:]] == ["card", "turn"]  # type: ignore[attr-defined]
    stop = next(e for e in found.wait(60_000) if e.__struct_config__.tag == "stopped")
    assert stop.sound == "stop"  # type: ignore[attr-defined]


@rule("TA-02", "TA-R1", "CL-R10")
def test_the_tactile_box_has_its_mat_grid_hands_and_nothing_that_starts_by_itself() -> None:
    standard, tactile = GAME.manifest.boxes
    found = table(**tactile.options)
    options = found.view.options
    assert (options.grip, options.hands, options.start_within_ms) == (True, "grid", None)
    found.do(0, "roll")
    assert found.view.turn.starts_at is None
    found.wait(600_000)
    assert found.state.turn.phase == "signal"
    changed = {**tactile.options, "grip": False, "hands": ["grid", "free"]}
    assert box_of(GAME.manifest, changed) is tactile
    assert box_of(GAME.manifest, {"edition": "standard", "grip": True}) is standard


@rule("TA-03", "TA-R2")
def test_both_sides_stay_hidden_and_show_one_task() -> None:
    found = table(edition="tactile")
    assert found.view.turn.card is None
    assert found.view.left == 8
    start_turn(found)
    assert found.view.left == 7
    seen = [found.card.id]
    assert seen[0] not in [id for layer in found.state.piles[0].layers for id in layer]


@rule("TA-04")
def test_start_is_a_circle_and_stop_an_octagon() -> None:
    buttons = table(edition="tactile").view.buttons
    assert (buttons.start, buttons.stop) == ("green-circle", "red-octagon")


def test_grey_cards_can_be_left_out() -> None:
    found = table(grey=False)
    assert found.view.left == 5


# Options that cannot be


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"factors": [2]}, "wrong-number-of-factors"),
        ({"factors": [1, 11]}, "impossible-option"),
        ({"factors": [1, 0.5]}, "impossible-option"),
        ({"factors": [1, float("nan")]}, "impossible-option"),
        ({"hands": ["grid"]}, "wrong-number-of-hands"),
        ({"hands": "feet"}, "impossible-option"),
        ({"first": 2}, "no-such-seat"),
        ({"experts": [0]}, "experts-need-young"),
        ({"experts": [3], "young": True}, "no-such-seat"),
        ({"experts": [1, 1], "young": True}, "seat-twice"),
        ({"turns": 0}, "impossible-option"),
        ({"reach_ms": 1001}, "impossible-option"),
        ({"pace": 1}, "unknown-option"),
    ],
)
def test_impossible_options_are_refused(options: dict[str, object], code: str) -> None:
    with pytest.raises(Refusal) as no:
        Table(GAME, DECK, 2, **options)
    assert no.value.code == code


def test_a_deck_without_cards_for_one_of_the_players_is_refused() -> None:
    blue_only = "\n".join(line for line in DECK.splitlines() if " blue " in line)
    Table(GAME, blue_only, 2, young=True)
    with pytest.raises(Refusal) as no:
        Table(GAME, blue_only, 2, young=True, experts=[1])
    assert no.value.code == "deck-has-no-cards"


def test_the_daily_deck_is_the_deck_of_the_day_the_match_starts() -> None:
    today = date(2026, 11, 16)
    assert settle_options(GAME, {"deck": "daily", "turns": 2}, today) == {"deck": "daily:2026-11-16", "turns": 2}
    assert settle_options(GAME, {"deck": "daily:2026-01-31"}, today) == {"deck": "daily:2026-01-31"}
    assert settle_options(GAME, {}, today) == {}


def test_rules_do_not_know_what_day_it_is() -> None:
    with pytest.raises(Refusal) as no:
        Sitting.start(GAME, ["Ann", "Bo"], {"deck": "daily"})
    assert no.value.code == "deck-day"
