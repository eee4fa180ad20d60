"""The rules of Skip-Bo Breakers by number: the deal, the opening draw, and what may be laid on what."""

from itertools import pairwise

import pytest

from breakhouse.core import Chance
from breakhouse.games.skipbo_breakers import GAME, rules
from breakhouse.games.skipbo_breakers import tiles as t
from breakhouse.games.skipbo_breakers.values import (
    Dealt,
    Drew,
    Laid,
)
from tests.support.skipbo_breakers.table import Table, did, start

rule = pytest.mark.rule


# The tiles and the deal


@rule("SB-01")
def test_there_are_64_tiles_four_of_each_number_and_four_wilds() -> None:
    assert len(t.deck()) == 64
    assert all(t.deck().count(tile) == 4 for tile in range(1, 17))
    state = start(4).match.state
    assert sorted(tile for hand in state.hands for tile in t.list_tiles(hand)) == t.deck()  # type: ignore[attr-defined]


@rule("SB-04")
@pytest.mark.parametrize(("seats", "each", "aside"), [(2, 20, 24), (3, 20, 4), (4, 16, 0)])
def test_each_player_gets_the_right_number_of_tiles(seats: int, each: int, aside: int) -> None:
    state = start(seats).match.state
    view = GAME.view(state, None)  # type: ignore[arg-type]
    assert view.counts == (each,) * seats
    assert view.aside == aside
    dealt = t.list_tiles(state.aside) + [x for hand in state.hands for x in t.list_tiles(hand)]  # type: ignore[attr-defined]
    assert sorted(dealt) == t.deck()


@rule("SB-04", "SB-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_deal_shows_players_their_own_tiles_and_nobody_those_set_aside(seats: int) -> None:
    dealt = next(e for e in start(seats).log[0].read_events(GAME) if isinstance(e, Dealt))
    for seat in (*range(seats), None):
        seen = GAME.redact(dealt, seat)
        assert isinstance(seen, Dealt)
        assert seen.aside is None
        assert [s for s, hand in enumerate(seen.hands) if hand is not None] == ([] if seat is None else [seat])


@rule("SB-05")
def test_a_view_shows_only_the_players_own_hand() -> None:
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
def test_tied_players_draw_again_from_the_tiles_face_down() -> None:
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
        assert sum(t.count_tiles(hand) for hand in state.hands) + t.count_tiles(state.aside) == 64  # type: ignore[attr-defined]


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
def test_with_equal_matches_allowed_an_equal_rank_is_enough() -> None:
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
def test_a_breaker_may_be_laid_only_in_turn() -> None:
    table = Table("9 1", "2", "3 3 3 4")
    table.play("9")
    assert table.refused("3 3 3", seat=2).code == "not-your-turn"
    assert table.offered(2) == []
