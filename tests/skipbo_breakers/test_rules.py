"""The rules of Skip-Bo Breakers by number: passing, rounds, hands, the match, and time to think."""

import pytest

from breakhouse.core import Expire, Refusal
from breakhouse.core.options import read_options
from breakhouse.games.skipbo_breakers import GAME
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.values import (
    BreakersOptions,
    Dealt,
    Drew,
    HandWon,
    Laid,
    MatchWon,
    Passed,
    RoundWon,
)
from tests.support.skipbo_breakers.table import CHANCE, Table, did, start

rule = pytest.mark.rule


# Passing and rounds


@rule("SB-R1", "SB-13")
def test_passing_is_free_and_a_player_who_passed_may_lay_again() -> None:
    table = Table("3 9 1", "12 1", "5 10")
    table.play("3")
    assert "single: 12" in table.offered()
    table.play("-", "5", "9")
    assert table.state.turn == 1
    assert did(table.play("12")) == ["Laid"]


@rule("SB-R1")
def test_the_opener_of_a_round_may_not_pass() -> None:
    table = Table("3", "4")
    assert table.refused("-").code == "opener-must-lay"
    assert "-" not in table.offered()


@rule("SB-R1")
def test_with_must_lay_those_who_can_lay_must() -> None:
    table = Table("3 1", "12 1", "2 2", must_lay=True)
    table.play("3")
    assert table.refused("-").code == "must-lay"
    assert "-" not in table.offered()
    table.play("12")
    assert table.offered() == ["-"]
    assert did(table.play("-")) == ["Passed"]


@rule("SB-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_ends_when_all_others_have_passed_in_turn(seats: int) -> None:
    table = Table(*["3 1 1"] * seats)
    table.play("3")
    for _ in range(seats - 2):
        assert did(table.play("-")) == ["Passed"]
    assert did(table.play("-")) == ["Passed", "RoundWon"]
    assert table.state.turn == 0
    assert table.state.lying == ()


@rule("SB-12", "SB-13")
def test_passes_are_counted_afresh_after_a_set() -> None:
    table = Table("3 1 1", "4 1 1", "2 1 1")
    assert did(table.play("3", "4", "-")) == ["Passed"]
    assert did(table.play("-")) == ["Passed", "RoundWon"]
    assert table.state.turn == 1


@rule("SB-12")
def test_the_winner_cannot_lay_onto_their_own_set() -> None:
    table = Table("3 4 1", "2 1")
    table.play("3", "-")
    assert table.state.lying == ()
    assert did(table.play("1")) == ["Laid"]  # lower than the 3: it opens a round of its own


@rule("SB-14")
def test_a_new_round_may_be_opened_with_any_kind() -> None:
    table = Table("3 9 9 1", "2 1")
    table.play("3", "-")
    assert did(table.play("9 9")) == ["Laid"]


@rule("SB-09", "SB-12")
def test_the_first_round_of_the_sheet() -> None:
    table = Table("4 4 1", "5 5 1", "7 7 1", "9 9 1")
    events = table.play("4 4", "5 5", "7 7", "9 9", "-", "-", "-")
    assert isinstance(events[-1], RoundWon)
    assert table.state.turn == 3


@rule("SB-15", "SB-16", "SB-17")
def test_the_second_round_of_the_sheet() -> None:
    table = Table("3 4 5 9", "8 9 * 1", "2 2 2 9", "1 1 1 1 9")
    table.play("3 4 5", "8 9 *")
    assert table.state.lying[-1].rank == 10
    events = table.play("2 2 2", "1 1 1 1", "-", "-", "-")
    assert isinstance(events[-1], RoundWon)
    assert table.state.turn == 3


# Face down


@rule("SB-21", "SB-R7")
def test_tiles_of_a_finished_round_are_turned_face_down() -> None:
    table = Table("3 1 1", "4 1 1")
    table.play("3", "4", "-")
    for seat in (0, 1, None):
        (round_,) = GAME.view(table.state, seat).put_aside
        assert [(s.seat, s.length, s.tiles, s.kind, s.rank) for s in round_] == [
            (0, 1, None, None, None),
            (1, 1, None, None, None),
        ]


@rule("SB-R7")
def test_with_open_discard_finished_rounds_may_be_looked_through() -> None:
    table = Table("3 1 1", "4 1 1", open_discard=True)
    laid = table.play("3")[0]
    table.play("4", "-")
    assert [s.tiles for s in GAME.view(table.state, None).put_aside[0]] == ["3", "4"]
    assert GAME.recall(laid, None, table.state) == laid


@rule("SB-R7")
def test_history_hides_finished_rounds_until_the_hand_is_scored() -> None:
    table = Table("3 1 9", "4 1 1")
    first = table.play("3")[0]
    assert GAME.recall(first, 1, table.state) == first
    table.play("4", "-")
    hidden = GAME.recall(first, 0, table.state)
    assert isinstance(hidden, Laid)
    assert (hidden.tiles, hidden.kind, hidden.rank, hidden.length) == (None, None, None, 1)
    while table.state.hand == 1:
        table.play(table.offered()[0].partition(": ")[2] or "-")
    assert GAME.recall(first, None, table.state) == first
    assert table.state.last_hand is not None
    assert table.state.last_hand.rounds[0][0].tiles == "3"


@rule("SB-R7")
def test_counts_are_always_visible() -> None:
    assert GAME.view(Table("3 4 5", "8 9").state, None).counts == (3, 2)


# Scoring


@rule("SB-19", "SB-R9")
def test_going_out_ends_the_hand_at_once_and_counts_the_tiles_left() -> None:
    table = Table("9", "1 2 3", "4 4 4 4 5")
    events = table.play("9")
    assert did(events) == ["Laid", "HandWon", "Dealt"]
    won = events[1]
    assert isinstance(won, HandWon)
    assert (won.seat, won.points, won.scores) == (0, 8, (8, 0, 0))
    assert won.left == ("", "1 2 3", "4 4 4 4 5")


@rule("SB-R9")
@pytest.mark.parametrize("last", ["*", "* *", "8 9 *", "2 2 2", "* * * *"])
def test_any_set_may_be_the_last(last: str) -> None:
    assert did(Table(last, "1 1").play(last))[1] == "HandWon"


@rule("SB-20")
def test_the_winner_of_a_hand_opens_the_next_after_a_fresh_deal() -> None:
    table = Table("3 1", "4", "1 1")
    table.play("3", "4")
    assert (table.state.hand, table.state.turn, table.state.opener) == (2, 1, 1)
    assert [t.count_tiles(hand) for hand in table.state.hands] == [20, 20, 20]
    assert t.count_tiles(table.state.aside) == 4


@rule("SB-02")
def test_the_first_to_reach_the_target_wins() -> None:
    table = Table("9", "1 1", scores=(48, 49))
    assert did(table.play("9")) == ["Laid", "HandWon", "MatchWon"]
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((50, 49), (0,))
    assert table.refused("1", seat=1).code == "match-is-over"
    assert GAME.legal(table.state, 0, 0) == ()
    assert Table("9", "1 1", scores=(47, 49)).play("9")[-1].__class__ is Dealt


@rule("SB-02")
def test_the_target_is_an_option_from_1_to_500() -> None:
    assert did(Table("9", "1 1", target=2).play("9"))[-1] == "MatchWon"
    assert BreakersOptions().target == 50
    for target in (0, 501, "50", None):
        with pytest.raises(Refusal, match="impossible-option"):
            read_options(GAME, {"target": target})


@rule("SB-R8", "SB-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_matches_have_one_winner_and_only_hand_winners_score(seats: int) -> None:
    sitting = start(seats, f"whole {seats}")
    rng = CHANCE.stream("choices", seats)
    scores = [0] * seats
    while (outcome := sitting.match.outcome()) is None:
        seat = sitting.match.state.turn  # type: ignore[attr-defined]
        for event in sitting.do(seat, rng.choice(sitting.match.legal(seat))):  # type: ignore[arg-type]
            if isinstance(event, HandWon):
                scores[event.seat] += event.points
                assert list(event.scores) == scores
    assert len(outcome.winners) == 1
    assert outcome.scores[outcome.winners[0]] >= 50
    assert all(score < 50 for seat, score in enumerate(outcome.scores) if seat not in outcome.winners)


# Time to think


@rule("SB-R10")
def test_there_is_no_clock_by_default() -> None:
    assert GAME.deadlines(Table("3", "4").state) == ()
    with pytest.raises(Refusal, match="impossible-option"):
        read_options(GAME, {"think_ms": 4999})


@rule("SB-R10")
def test_out_of_time_an_opener_lays_the_lowest_single_and_a_follower_passes() -> None:
    sitting = start(3, "clock", think_ms=5000)
    state = sitting.match.state
    opener = state.turn  # type: ignore[attr-defined]
    lowest = t.list_tiles(state.hands[opener])[0]  # type: ignore[attr-defined]
    assert sitting.time(4999) == ()
    (laid,) = sitting.time(5000)
    assert isinstance(laid, Laid)
    assert (laid.tiles, laid.seat, laid.at) == (str(lowest), opener, 5000)
    (passed,) = sitting.time(10_000)
    assert passed == Passed((opener + 1) % 3, True, 10_000)


@rule("SB-R10")
def test_the_clock_restarts_with_each_turn_and_only_the_house_ends_it() -> None:
    table = Table("3 5", "4 6", think_ms=5000)
    table.now = 3000
    table.play("3")
    assert [(d.at, d.tag) for d in GAME.deadlines(table.state)] == [(8000, "think")]
    with pytest.raises(Refusal, match="nothing-due"):
        GAME.decide(table.state, -1, Expire("think"), 7999, CHANCE)
    with pytest.raises(Refusal, match="nothing-due"):
        GAME.decide(table.state, -1, Expire("other"), 9000, CHANCE)


@rule("SB-R10")
def test_a_seats_factor_stretches_its_time_to_think_and_nobody_elses() -> None:
    table = Table("3 5", "4 6", think_ms=5000, factors=(1.0, 10.0))
    assert [d.at for d in GAME.deadlines(table.state)] == [5000]
    table.now = 3000
    table.play("3")
    assert [d.at for d in GAME.deadlines(table.state)] == [53_000]
    table.now = 50_000
    table.play("4")
    assert [d.at for d in GAME.deadlines(table.state)] == [55_000]
    assert GAME.view(table.state, None).options.factors == (1.0, 10.0)


@rule("SB-R10")
def test_factors_fit_the_table_and_mean_nothing_without_a_clock() -> None:
    assert GAME.deadlines(Table("3", "4", factors=(10.0, 1.0)).state) == ()
    with pytest.raises(Refusal, match="wrong-number-of-factors"):
        GAME.initial(BreakersOptions(factors=(2.0,)), 3)
    with pytest.raises(Refusal, match="impossible-option"):
        read_options(GAME, {"factors": [1, 11]})


@rule("SB-R11")
@pytest.mark.parametrize("new", range(3))
def test_a_newcomer_opens_the_first_hand_and_nobody_draws_for_it(new: int) -> None:
    ladder = [int(seat == new) for seat in range(3)]
    for seed in range(5):
        sitting = start(3, str(seed), ladder=ladder)
        assert did(sitting.log[0].read_events(GAME)) == ["Dealt"]
        assert sitting.match.state.turn == new  # type: ignore[attr-defined]
    with pytest.raises(Refusal, match="wrong-number-of-rungs"):
        GAME.initial(BreakersOptions(ladder=(1,)), 3)


# Bad input


def test_bad_input_is_refused_with_the_reason_and_the_state_untouched() -> None:
    table = Table("3 4 5", "8 9 1")
    assert table.refused("").code == "empty-set"
    assert table.refused("3 x").params == {"tile": "x"}
    assert table.refused("16").code == "not-a-tile"
    assert table.refused("3 3 3 3 3").code == "too-many-of-a-tile"
    assert table.refused("3 9").params == {"tiles": "9"}
    assert table.refused("3 3").params == {"tiles": "3"}
    assert table.refused("8", seat=1).code == "not-your-turn"
    assert table.refused("3 4").code == "no-set"


def test_the_view_shows_who_passed_until_the_next_set() -> None:
    table = Table("3 9", "4 1", "5 1")
    table.play("3", "-")
    assert GAME.view(table.state, None).passed == (1,)
    table.play("5")
    assert GAME.view(table.state, None).passed == ()


def test_pass_and_match_won_are_seen_by_all() -> None:
    for event in (Passed(0), MatchWon(1), Drew(("3", "4"))):
        assert GAME.redact(event, None) == event
        assert GAME.recall(event, None, Table("3", "4").state) == event
