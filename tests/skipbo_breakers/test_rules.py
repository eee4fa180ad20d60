"""The rules of Skip-Bo Breakers by number, each as a short piece of play."""

from itertools import pairwise

import pytest

from breakhouse.core import Chance, Expire, Refusal
from breakhouse.core.match import Sitting
from breakhouse.core.options import read_options
from breakhouse.games.skipbo_breakers import GAME, rules
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
from tests.skipbo_breakers.playing import CHANCE, Table

rule = pytest.mark.rule


def start(seats: int, seed: str = "seed", **options: object) -> Sitting:
    return Sitting.start(GAME, [f"p{n}" for n in range(seats)], options, Chance.of(seed).seed)


def did(events: list) -> list[str]:  # type: ignore[type-arg]
    return [type(event).__name__ for event in events]


# The tiles and the deal


@rule("SB-01")
def test_there_are_64_tiles_four_of_each_number_and_four_wilds() -> None:
    assert len(t.deck()) == 64
    assert all(t.deck().count(tile) == 4 for tile in range(1, 17))
    state = start(4).match.state
    assert sorted(tile for hand in state.hands for tile in t.tiles(hand)) == t.deck()  # type: ignore[attr-defined]


@rule("SB-04")
@pytest.mark.parametrize(("seats", "each", "aside"), [(2, 20, 24), (3, 20, 4), (4, 16, 0)])
def test_how_many_tiles_each_gets(seats: int, each: int, aside: int) -> None:
    state = start(seats).match.state
    view = GAME.view(state, None)  # type: ignore[arg-type]
    assert view.counts == (each,) * seats
    assert view.aside == aside
    dealt = t.tiles(state.aside) + [x for hand in state.hands for x in t.tiles(hand)]  # type: ignore[attr-defined]
    assert sorted(dealt) == t.deck()


@rule("SB-04", "SB-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_deal_shows_each_the_own_tiles_and_nobody_what_lies_aside(seats: int) -> None:
    dealt = next(e for e in start(seats).log[0].read_events(GAME) if isinstance(e, Dealt))
    for seat in (*range(seats), None):
        seen = GAME.redact(dealt, seat)
        assert isinstance(seen, Dealt)
        assert seen.aside is None
        assert [s for s, hand in enumerate(seen.hands) if hand is not None] == ([] if seat is None else [seat])


@rule("SB-05")
def test_a_view_shows_the_own_hand_only() -> None:
    table = Table("3 4 5 9", "8 9 * 1")
    assert GAME.view(table.state, 0).mine == "3 4 5 9"
    assert GAME.view(table.state, 1).mine == "1 8 9 *"
    assert GAME.view(table.state, None).mine is None


# The opening draw


@rule("SB-03")
def test_the_highest_tile_opens_and_a_wild_outranks_fifteen() -> None:
    openers = set()
    for n in range(300):
        sitting = start(3, f"draw {n}")
        draws = [e for e in sitting.log[0].read_events(GAME) if isinstance(e, Drew)]
        ranks = [16 if tile == "*" else int(tile or 0) for tile in draws[-1].tiles]
        opener = sitting.match.state.turn  # type: ignore[attr-defined]
        assert ranks[opener] == max(ranks)
        assert ranks.count(max(ranks)) == 1
        openers.add("*" in draws[-1].tiles and draws[-1].tiles[opener])
    assert "*" in openers


@rule("SB-R6")
def test_a_tie_is_drawn_again_among_the_tied_from_what_lies_face_down() -> None:
    ties = 0
    for n in range(400):
        draws = rules.opening_draw(4, Chance.of(f"tie {n}"))
        drawn = [tile for draw in draws for tile in draw.tiles if tile is not None]
        assert all(drawn.count(tile) <= 4 for tile in drawn)
        for before, after in pairwise(draws):
            best = max(16 if x == "*" else int(x) for x in before.tiles if x)
            tied = [s for s, x in enumerate(before.tiles) if x and (16 if x == "*" else int(x)) == best]
            assert [s for s, x in enumerate(after.tiles) if x is not None] == tied
            assert len(tied) > 1
            ties += 1
    assert ties > 20


@rule("SB-R6", "SB-20")
def test_the_drawn_tiles_go_back_before_the_deal() -> None:
    for seats in (2, 3, 4):
        state = start(seats, "back").match.state
        assert sum(t.count(hand) for hand in state.hands) + t.count(state.aside) == 64  # type: ignore[attr-defined]


# What may be laid


@rule("SB-06", "SB-14")
def test_the_opener_may_lay_each_kind() -> None:
    for word in ("9", "3 3", "3 3 4 4", "4 5 6", "3 3 3"):
        assert did(Table("3 3 3 4 4 5 6 9", "1 2").play(word)) == ["Laid"]


@rule("SB-07")
def test_sequential_pairs_are_two_or_more_pairs_in_sequence() -> None:
    table = Table("3 3 4 4 5 5 7 7 9", "1")
    assert table.refused("4 4 7 7").code == "no-set"
    assert "pairs: 3 3 4 4" in table.offered()
    assert "pairs: 3 3 4 4 5 5" in table.offered()
    assert did(table.play("3 3 4 4 5 5")) == ["Laid"]


@rule("SB-08")
def test_a_run_has_three_consecutive_numbers_at_least() -> None:
    table = Table("3 4 5 7 9", "1")
    assert table.refused("3 4").code == "no-set"
    assert table.refused("3 5 7").code == "no-set"
    assert did(table.play("3 4 5")) == ["Laid"]


@rule("SB-09", "SB-R2")
def test_a_set_must_be_beaten_by_a_higher_one_of_its_kind() -> None:
    table = Table("5 5 1", "5 5 6 6")
    table.play("5 5")
    assert (no := table.refused("5 5")).code == "too-low"
    assert no.params["top"] == 5
    assert did(table.play("6 6")) == ["Laid"]


@rule("SB-R2")
def test_with_equal_matches_an_equal_rank_is_enough() -> None:
    table = Table("5 5 1", "4 4 5 5", equal_matches=True)
    table.play("5 5")
    assert table.refused("4 4").code == "too-low"
    assert table.offered() == ["pair: 5 5", "-"]
    assert did(table.play("5 5")) == ["Laid"]


@rule("SB-09")
def test_play_goes_clockwise() -> None:
    table = Table("1 9", "2 9", "3 9", "4 9")
    turns = [table.state.turn]
    for word in ("1", "2", "-", "4"):
        table.play(word)
        turns.append(table.state.turn)
    assert turns == [0, 1, 2, 3, 0]


@rule("SB-10")
def test_there_is_no_order_between_kinds() -> None:
    table = Table("4 4 1", "6 7 8 9 9 2 2 3 3")
    table.play("4 4")
    assert table.refused("6 7 8").code == "wrong-kind"
    assert table.refused("9").code == "wrong-kind"
    assert table.refused("2 2 3 3").params == {"kind": "pairs", "needed": "pair"}
    assert table.offered() == ["pair: 9 9", "-"]


@rule("SB-11")
def test_a_run_of_five_on_a_run_of_four_must_have_four_tiles() -> None:
    table = Table("3 4 5 6 1", "5 6 7 8 9 2")
    table.play("3 4 5 6")
    no = table.refused("5 6 7 8 9")
    assert (no.code, no.params["n"]) == ("must-have-n-tiles", 4)
    assert did(table.play("6 7 8 9")) == ["Laid"]


@rule("SB-11")
def test_sequential_pairs_must_have_as_many_tiles_as_the_opening() -> None:
    table = Table("3 3 4 4 1", "5 5 6 6 7 7 1")
    table.play("3 3 4 4")
    assert table.refused("5 5 6 6 7 7").params["n"] == 4
    assert table.offered() == ["pairs: 5 5 6 6", "pairs: 6 6 7 7", "-"]


# The wild tile


@rule("SB-15")
@pytest.mark.parametrize(
    ("word", "kind", "rank"),
    [("7 *", "pair", 7), ("8 9 *", "run", 10), ("7 7 * *", "pairs", 8), ("*", "single", 16), ("3 * 5", "run", 5)],
)
def test_a_wild_completes_any_set_but_a_breaker(word: str, kind: str, rank: int) -> None:
    laid = Table("3 5 7 7 8 9 * *", "1").play(f"{kind}: {word}")[0]
    assert isinstance(laid, Laid)
    assert (laid.kind, laid.rank) == (kind, rank)


@rule("SB-R3")
def test_a_single_wild_and_a_pair_of_wilds_rank_above_fifteen() -> None:
    assert Table("15 1", "* 1").play("15", "*")[0].rank == 16  # type: ignore[attr-defined]
    assert Table("15 15 1", "* * 1").play("15 15", "* *")[0].rank == 16  # type: ignore[attr-defined]
    table = Table("* 1", "15 * 1")
    table.play("*")
    assert table.refused("15").params["top"] == 16
    assert table.refused("*").code == "too-low"


@rule("SB-R3", "SB-18")
def test_a_breaker_of_wilds_ranks_above_every_breaker_of_its_size() -> None:
    table = Table("15 15 15 1", "* * * 1", "15 15 15 15 2")
    assert did(table.play("15 15 15", "* * *")) == ["Laid"]
    assert did(table.play("15 15 15 15")) == ["Laid"]


@rule("SB-R4")
def test_numbers_do_not_wrap_and_a_run_needs_a_number() -> None:
    table = Table("13 14 15 1 2 * * * *", "3")
    assert table.refused("15 1 2").code == "no-set"
    assert table.refused("14 15 1").code == "no-set"
    assert table.refused("run: * * *").code == "not-that-kind"
    assert table.refused("pairs: * * * *").code == "not-that-kind"
    assert table.play("14 15 *")[0].rank == 15  # type: ignore[attr-defined]


@rule("SB-R5")
def test_tiles_count_at_their_highest_rank() -> None:
    assert Table("7 7 * * 1", "1").play("7 7 * *")[0].rank == 8  # type: ignore[attr-defined]
    assert Table("15 15 * * 1", "1").play("15 15 * *")[0].rank == 15  # type: ignore[attr-defined]
    assert Table("3 * * 1", "1").play("3 * *")[0].rank == 5  # type: ignore[attr-defined]


@rule("SB-R5")
def test_the_opener_says_which_kind_and_a_follower_need_not() -> None:
    table = Table("7 8 * * 1", "9 10 * * 1")
    assert table.refused("7 8 * *").code == "say-which-kind"
    assert table.play("pairs: 7 8 * *")[0].rank == 8  # type: ignore[attr-defined]
    laid = table.play("9 10 * *")[0]
    assert (laid.kind, laid.rank) == ("pairs", 10)  # type: ignore[attr-defined]


@rule("SB-R5")
def test_a_wild_may_be_spent_in_place_of_a_number_also_held() -> None:
    offered = Table("3 4 5 * 9", "1").offered()
    assert {"run: 3 4 5", "run: 3 4 *", "run: 3 5 *", "run: 4 5 *"} <= set(offered)
    table = Table("3 4 5 * 9", "1 1")
    table.play("3 5 *")
    assert table.hand(0) == "4 9"


# Breakers


@rule("SB-16")
def test_a_breaker_goes_on_any_set_and_may_open() -> None:
    for opening in ("9", "9 9", "9 9 10 10", "9 10 11", "2 2 2"):
        table = Table("2 2 2 9 9 10 10 11 12", "3 3 3 1")
        assert did(table.play(opening, "3 3 3")) == ["Laid"]


@rule("SB-17")
def test_only_a_higher_breaker_beats_a_breaker_and_four_beat_three() -> None:
    table = Table("2 2 2 9", "1 1 1 1 13 13 14 14 14 9", "15 15 15 2")
    table.play("2 2 2")
    assert table.refused("13").code == "wrong-kind"
    assert table.refused("13 13").code == "wrong-kind"
    assert table.offered() == ["breaker: 14 14 14", "breaker: 1 1 1 1", "-"]
    assert table.refused("1 1 1").code == "breaker-too-low"
    table.play("1 1 1 1")
    assert table.refused("15 15 15").code == "breaker-too-low"


@rule("SB-18")
def test_a_wild_never_completes_a_breaker() -> None:
    table = Table("7 7 7 * * * 1", "2")
    for word in ("7 7 *", "7 7 7 *"):
        assert table.refused(word).code == "wild-in-breaker"
    assert table.play("* * *")[0].kind == "breaker"  # type: ignore[attr-defined]


@rule("SB-R9")
def test_a_breaker_is_laid_in_turn_only() -> None:
    table = Table("9 1", "2", "3 3 3 4")
    table.play("9")
    assert table.refused("3 3 3", seat=2).code == "not-your-turn"
    assert table.offered(2) == []


# Passing and rounds


@rule("SB-R1", "SB-13")
def test_passing_is_free_and_who_passed_may_lay_again() -> None:
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
def test_with_must_lay_who_can_lay_must() -> None:
    table = Table("3 1", "12 1", "2 2", must_lay=True)
    table.play("3")
    assert table.refused("-").code == "must-lay"
    assert "-" not in table.offered()
    table.play("12")
    assert table.offered() == ["-"]
    assert did(table.play("-")) == ["Passed"]


@rule("SB-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_ends_when_all_others_passed_one_after_another(seats: int) -> None:
    table = Table(*["3 1 1"] * seats)
    table.play("3")
    for _ in range(seats - 2):
        assert did(table.play("-")) == ["Passed"]
    assert did(table.play("-")) == ["Passed", "RoundWon"]
    assert table.state.turn == 0
    assert table.state.lying == ()


@rule("SB-12", "SB-13")
def test_passes_count_anew_after_a_set() -> None:
    table = Table("3 1 1", "4 1 1", "2 1 1")
    assert did(table.play("3", "4", "-")) == ["Passed"]
    assert did(table.play("-")) == ["Passed", "RoundWon"]
    assert table.state.turn == 1


@rule("SB-12")
def test_the_winner_cannot_go_on_laying_onto_the_own_set() -> None:
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
def test_the_winner_of_a_hand_opens_the_next_with_all_tiles_dealt_anew() -> None:
    table = Table("3 1", "4", "1 1")
    table.play("3", "4")
    assert (table.state.hand, table.state.turn, table.state.opener) == (2, 1, 1)
    assert [t.count(hand) for hand in table.state.hands] == [20, 20, 20]
    assert t.count(table.state.aside) == 4


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
    lowest = t.tiles(state.hands[opener])[0]  # type: ignore[attr-defined]
    assert sitting.time(4999) == ()
    (laid,) = sitting.time(5000)
    assert isinstance(laid, Laid)
    assert (laid.tiles, laid.seat, laid.at) == (str(lowest), opener, 5000)
    (passed,) = sitting.time(10_000)
    assert passed == Passed((opener + 1) % 3, True, 10_000)


@rule("SB-R10")
def test_the_clock_starts_anew_with_each_turn_and_only_the_house_ends_it() -> None:
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


def test_who_passed_is_known_until_the_next_set() -> None:
    table = Table("3 9", "4 1", "5 1")
    table.play("3", "-")
    assert GAME.view(table.state, None).passed == (1,)
    table.play("5")
    assert GAME.view(table.state, None).passed == ()


def test_pass_and_match_won_are_seen_by_all() -> None:
    for event in (Passed(0), MatchWon(1), Drew(("3", "4"))):
        assert GAME.redact(event, None) == event
        assert GAME.recall(event, None, Table("3", "4").state) == event
