"""What the strong levels think with: memory, features, network, playouts; and what the coach says about it."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from breakhouse.bots import Budget, make_bot
from breakhouse.bots.bot import Weigher
from breakhouse.bots.coach import hint
from breakhouse.bots.party import Party
from breakhouse.bots.review import review
from breakhouse.bots.review_text import tell
from breakhouse.bots.skipbo_breakers import features, heuristics, network, numpy_fallback
from breakhouse.bots.skipbo_breakers.jit import search
from breakhouse.bots.skipbo_breakers.memory import LET_PASS, NEVER, Memory
from breakhouse.bots.skipbo_breakers.opinion import Situation, situation
from breakhouse.bots.skipbo_breakers.reasons import chance_to_stand, reasons
from breakhouse.core.match import Sitting
from breakhouse.games import game
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.kinds import TileSet, beats, readings
from breakhouse.games.skipbo_breakers.sets import sets
from breakhouse.games.skipbo_breakers.values import Dealt, Laid, Lay, Pass, Passed, RoundWon
from breakhouse.locales import say

GAME = "skipbo-breakers"
UNSEEN = ((NEVER,) * LET_PASS,)


def position(hand: str, top: str = "", counts: tuple[int, ...] = (0, 8), passes: int = 0) -> Situation:
    held = t.parse_tiles(hand)
    lying = readings(t.parse_tiles(top))[0] if top else None
    gone = t.with_(held, t.parse_tiles(top)) if top else held
    counts = (t.count_tiles(held), *counts[1:])
    blank = (0,) * len(counts)
    return Situation(
        0, held, lying, passes, counts, t.without(t.FULL, gone), blank, UNSEEN * len(counts), False, False
    )


def best(now: Situation, playouts: int = 400) -> TileSet | None:
    return search.opinions(now, network.load(len(now.counts)), playouts, 1)[0].laid


hands = st.permutations(t.deck()).map(lambda deck: t.hand_of(deck[:12]))


def test_memory_records_who_laid_and_who_passed() -> None:
    memory = Memory()
    memory.observe(Dealt(1, 0, ("1 2 3", None), (20, 20)))
    memory.observe(Laid(1, 1, 1, 1, "single", "7", 7, 19))
    memory.observe(Passed(0))
    memory.observe(RoundWon(1, 1, 1))
    memory.observe(Laid(1, 2, 1, 2, "pair", "9 9", 9, 17))
    memory.observe(Passed(0))
    memory.observe(Laid(1, 3, 1, 2, "pair", "12 12", 12, 15))
    memory.observe(Passed(0))
    assert t.write_tiles(memory.seats[1].laid) == "7 9 9 12 12"
    assert memory.seats[1].lone == 1 << 6
    assert memory.seats[0].let_pass == [7, 9, NEVER, NEVER, NEVER, NEVER]
    memory.observe(Dealt(2, 0, ("1 2 3", None), (20, 20)))
    assert memory.seats[1].laid == 0


def test_a_pass_by_timeout_reveals_nothing() -> None:
    memory = Memory()
    memory.observe(Dealt(1, 0, (None, None), (20, 20)))
    memory.observe(Laid(1, 1, 1, 1, "single", "7", 7, 19))
    memory.observe(Passed(0, out_of_time=True))
    assert memory.seats[0].let_pass == [NEVER] * LET_PASS


@settings(deadline=None, max_examples=40)
@given(hands, st.integers(2, 4), st.data())
def test_features_stay_within_their_row(hand: int, seats: int, data: st.DataObject) -> None:
    counts = [data.draw(st.integers(1, 20)) for _ in range(seats)]
    lone = [data.draw(st.integers(0, 63)) for _ in range(seats)]
    let_pass = [[data.draw(st.integers(1, NEVER)) for _ in range(LET_PASS)] for _ in range(seats)]
    active = network.context_features(0, counts, t.without(t.FULL, hand), lone, let_pass)
    active += network.features_after(hand, 5 << 16 | 4 << 8 | 16, seats - 1)
    assert len(active) == len(set(active))
    assert min(active) >= 0
    assert max(active) < features.size(seats)


@settings(deadline=None, max_examples=25)
@given(hands, st.integers(2, 4))
def test_compiled_and_plain_networks_agree(hand: int, seats: int) -> None:
    now = position(t.write_tiles(hand), counts=(0, 9, 5, 14)[:seats])
    weights = network.load(seats)
    compiled = {one.laid: one.value for one in search.opinions(now, weights, 0, 1)}
    moves = list(compiled)
    for laid, value in zip(moves, numpy_fallback.network_values(now, weights, moves), strict=True):
        assert compiled[laid] == pytest.approx(value, abs=0.02)


@settings(deadline=None, max_examples=40)
@given(hands, hands)
def test_every_compiled_move_is_legal(hand: int, other: int) -> None:
    top = sets(other)[-1]
    seen = [one.laid for one in search.opinions(position(t.write_tiles(hand)), network.load(2), 0, 1)]
    assert len(seen) == len(set(seen))
    assert set(seen) <= set(sets(hand))
    if t.count_tiles(t.without(t.FULL, hand)) and all(t.holds(t.without(t.FULL, hand), s) for s in (top.tiles,)):
        now = position(t.write_tiles(hand), t.write_tiles(top.tiles))
        if now.top == top:
            following = {one.laid for one in search.opinions(now, network.load(2), 0, 1)} - {None}
            assert following <= set(sets(hand, top))
            assert all(beats(laid, top) for laid in following if laid is not None)


def test_a_chance_to_go_out_is_seen() -> None:
    laid = best(position("3 4 5 6", counts=(0, 9)))
    assert laid is not None
    assert t.write_tiles(laid.tiles) == "3 4 5 6"


def test_a_wild_may_stand_for_a_number_that_is_held() -> None:
    """SB-R5: 5 6 ∞ on a run of three keeps the second 7 for the pair."""
    now = position("5 6 7 7 *", "2 3 4")
    offered = [
        t.write_tiles(one.laid.tiles)
        for one in search.opinions(now, network.load(2), 0, 1)
        if one.laid is not None
    ]
    assert "5 6 7" in offered
    assert "5 6 *" in offered


def test_playouts_are_repeatable() -> None:
    now = position("1 2 2 5 6 9 9 12 15 *", "8")
    first, second = (search.opinions(now, network.load(2), 300, 5) for _ in range(2))
    assert first == second


def test_the_numpy_fallback_has_an_opinion_too() -> None:
    now = position("3 4 5 9", counts=(0, 6))
    assert numpy_fallback.opinions(now, network.load(2), 20, Random(1))[0].laid is not None


def test_different_habits_prefer_different_moves() -> None:
    hand = t.parse_tiles("2 9 9 9 14 *")
    single, pair = readings(t.parse_tiles("2"))[0], readings(t.parse_tiles("9 9"))[0]
    assert heuristics.worth(hand, single, 9, heuristics.STEADY) > heuristics.worth(
        hand, pair, 9, heuristics.STEADY
    )
    high = readings(t.parse_tiles("14"))[0]
    assert heuristics.worth(hand, high, 9, heuristics.BEGINNER) > heuristics.worth(
        hand, single, 9, heuristics.BEGINNER
    )
    assert heuristics.worth(hand, None, 3, heuristics.CASUAL) < heuristics.worth(hand, None, 9, heuristics.CASUAL)


# The coach


def test_reasons_are_true() -> None:
    now = position("2 15 15 *", counts=(0, 3))
    messages = {
        reason.message: reason.params for reason in reasons(now, readings(t.parse_tiles("2"))[0], Random(1))
    }
    assert messages["coach-breakers-few"] == {"n": 3, "others": 1}
    assert messages["coach-breakers-keeps-pair"] == {"number": 15}
    assert messages["coach-breakers-keeps-wilds"] == {"n": 1}
    assert messages["coach-breakers-lowest"] == {"number": 2}
    out = reasons(position("3 4 5"), readings(t.parse_tiles("3 4 5"))[0], Random(1))
    assert [reason.message for reason in out] == ["coach-breakers-out"]


def test_the_highest_set_is_certain_to_stand() -> None:
    everything = position("15 15 15 15 * * * * 1", counts=(0, 3))
    assert chance_to_stand(everything, readings(t.parse_tiles("* * * *"))[0], Random(1)) == 1.0
    assert chance_to_stand(position("1 2", counts=(0, 20)), readings(t.parse_tiles("1"))[0], Random(1)) < 0.1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hints_come_with_a_sentence(seats: int) -> None:
    rules = game(GAME)
    sitting = Sitting.start(rules, [f"p{n}" for n in range(seats)], {}, b"c" * 32)
    for _ in range(8):
        seat = sitting.match.state.turn
        seen = [rules.redact(event, seat) for entry in sitting.log for event in entry.read_events(rules)]
        view, offers = rules.view(sitting.match.state, seat), sitting.match.legal(seat)
        advised = hint(GAME, seat, seen, view, offers, "en", Budget(playouts=100))
        assert advised is not None
        command, sentence, _ = advised
        assert command in offers
        assert sentence.endswith(".")
        assert "coach-" not in sentence
        sitting.do(seat, command)


def test_evaluated_moves_come_best_first() -> None:
    rules = game(GAME)
    sitting = Sitting.start(rules, ["a", "b"], {}, b"w" * 32)
    seat = sitting.match.state.turn
    bot = make_bot(GAME, "expert", seat, 1)
    assert isinstance(bot, Weigher)
    weighed = bot.weigh(rules.view(sitting.match.state, seat), sitting.match.legal(seat), Budget(playouts=200))
    values = [one.value for one in weighed]
    assert len(values) > 1
    assert values[0] >= values[1]
    assert all(isinstance(one.command, Lay | Pass) for one in weighed)


def test_the_review_finds_what_cost_most() -> None:
    sitting = Sitting.start(game(GAME), ["Ann", "Bo"], {}, b"r" * 32)
    bots = [make_bot(GAME, "random", 0, 1), make_bot(GAME, "expert", 1, 1)]
    Party(sitting, bots, Budget(playouts=60)).play()
    found = review(sitting, Budget(playouts=100))
    assert len(found.costly) == 3
    assert [costly.seat for costly in found.costly].count(0) >= 2, "chance errs, the expert hardly"
    assert found.costly[0].gain >= found.costly[-1].gain > 0
    for line in tell(found, "en"):
        assert "coach-" not in line


def test_a_situation_is_made_from_the_view() -> None:
    rules = game(GAME)
    sitting = Sitting.start(rules, ["a", "b"], {}, b"v" * 32)
    seat = sitting.match.state.turn
    now = situation(rules.view(sitting.match.state, seat), Memory())
    assert now.counts == (20, 20)
    assert t.count_tiles(now.unseen) == 44
    assert say("en", "coach-breakers-few", n=1, others=2) == "someone only has one tile left."
