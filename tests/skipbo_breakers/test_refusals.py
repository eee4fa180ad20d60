"""Every refusal of Skip-Bo Breakers with its exact code and parameters."""

import pytest

from breakhouse.core import HOUSE, Expire, Outcome, Refusal
from breakhouse.games.skipbo_breakers import GAME
from breakhouse.games.skipbo_breakers.values import BreakersOptions, FaceDown, Laid, Passed, RoundWon
from tests.support.skipbo_breakers.table import CHANCE, Table

RUN = ("3 4 5 6 1", "8 8 9 9 2 2 2 7 * * 4 5 6 3")


@pytest.mark.parametrize(
    ("opening", "word", "code", "params"),
    [
        (None, "", "empty-set", {}),
        (None, "3 x", "not-a-tile", {"tile": "x"}),
        (None, "9 9", "tiles-not-held", {"tiles": "9 9"}),
        (None, "3 3 4", "tiles-not-held", {"tiles": "3"}),
        (None, "3 4", "no-set", {"tiles": "3 4"}),
        (None, "run: 3", "not-that-kind", {"tiles": "3", "kind": "run"}),
        (None, "pair: 3 4", "no-set", {"tiles": "3 4"}),
        (None, "-", "opener-must-lay", {}),
        ("3 4 5 6", "8 8", "wrong-kind", {"kind": "pair", "needed": "run"}),
        ("3 4 5 6", "3 4 5 6 7", "must-have-n-tiles", {"n": 4, "kind": "run"}),
        ("3 4 5 6", "3 4 5 6", "too-low", {"kind": "run", "rank": 6, "top": 6}),
        ("3 4 5 6", "2 2 *", "wild-in-breaker", {"tiles": "2 2 *"}),
        ("3 4 5 6", "8 8 *", "wild-in-breaker", {"tiles": "8 8 *"}),
        ("3 4 5 6", "2 7 *", "no-set", {"tiles": "2 7 *"}),
        ("3 4 5 6", "2 2 2 7", "no-set", {"tiles": "2 2 2 7"}),
        ("3 4 5 6", "run: 8 8 9 9", "not-that-kind", {"tiles": "8 8 9 9", "kind": "run"}),
        ("3", "2", "too-low", {"kind": "single", "rank": 2, "top": 3}),
    ],
)
def test_refusals_name_what_is_wrong(opening: str | None, word: str, code: str, params: dict[str, object]) -> None:
    table = Table(*RUN)
    if opening:
        table.play(opening)
    no = table.refused(word)
    assert (no.code, dict(no.params)) == (code, params)


def test_refusals_name_wrong_kinds_and_breakers() -> None:
    table = Table("7 8 * * 1", "2")
    no = table.refused("7 8 * *")
    assert (no.code, no.params) == ("say-which-kind", {"tiles": "7 8 * *", "kinds": "run pairs"})
    table = Table("5 5 5 1", "4 4 4 9 9 9 9")
    table.play("5 5 5")
    no = table.refused("4 4 4")
    assert (no.code, no.params) == ("breaker-too-low", {"rank": 5, "length": 3})
    assert table.refused("9 9").params == {"kind": "pair", "needed": "breaker"}
    assert table.refused("9", seat=0).params == {"turn": 1}
    table = Table("5 5 5 5 1", "4 4 4 9")
    table.play("5 5 5 5")
    assert table.refused("4 4 4").params == {"rank": 5, "length": 4}


def test_a_follower_may_mean_either_kind_and_gets_the_one_that_beats() -> None:
    table = Table("5 5 6 6 1", "7 8 * * 1")
    table.play("5 5 6 6")
    laid = table.play("7 8 * *")[0]
    assert laid == Laid(1, 1, 1, 4, "pairs", "7 8 * *", 8, 1, 0)
    table = Table("4 5 6 7 1", "7 8 * * 1")
    table.play("4 5 6 7")
    assert table.play("7 8 * *")[0] == Laid(1, 1, 1, 4, "run", "7 8 * *", 10, 1, 0)


def test_events_and_states_are_exactly_these() -> None:
    table = Table("3 9 1", "4 1 2", "1 1 5")
    table.now = 10
    assert table.play("3") == [Laid(1, 1, 0, 1, "single", "3", 3, 2, 10)]
    table.now = 20
    table.play("4")
    assert table.play("-") == [Passed(2, False, 20)]
    table.now = 30
    assert table.play("-") == [Passed(0, False, 30), RoundWon(1, 1, 1)]
    state = table.state
    assert (state.round, state.opener, state.turn, state.passed, state.lying, state.since) == (2, 1, 1, (), (), 30)
    assert state.put_aside == ((FaceDown(0, 4), FaceDown(1, 8)),)


def test_the_rules_know_who_is_out_of_time_and_when() -> None:
    table = Table("5 9 *", "6 7", think_ms=5000)
    for now, tag in ((4999, "think"), (5000, "tea")):
        with pytest.raises(Refusal) as no:
            GAME.decide(table.state, HOUSE, Expire(tag), now, CHANCE)
        assert (no.value.code, no.value.params) == ("nothing-due", {"tag": tag})
    assert GAME.decide(table.state, HOUSE, Expire("think"), 5000, CHANCE) == [
        Laid(1, 1, 0, 1, "single", "5", 5, 2, 5000)
    ]
    table.play("5")
    (passed, won) = GAME.decide(table.state, HOUSE, Expire("think"), 5000, CHANCE)
    assert (passed, won) == (Passed(1, True, 5000), RoundWon(1, 1, 0))
    wilds_only = Table("* *", "6", think_ms=5000)
    (laid,) = GAME.decide(wilds_only.state, HOUSE, Expire("think"), 5000, CHANCE)
    assert (laid.tiles, laid.rank) == ("*", 16)  # type: ignore[union-attr]


def test_a_match_starts_and_ends_with_these_events() -> None:
    state = GAME.initial(BreakersOptions(), 3)
    assert (state.scores, state.hands, state.turn, state.winner) == ((0, 0, 0), (0, 0, 0), None, None)
    assert GAME.deadlines(GAME.initial(BreakersOptions(think_ms=5000), 2)) == ()
    table = Table("9", "1 1", target=2)
    assert GAME.outcome(table.state) is None
    table.play("9")
    assert GAME.outcome(table.state) == Outcome((2, 0), (0,), "target-reached")
    assert table.refused("1", seat=1).code == "match-is-over"
    with pytest.raises(Refusal, match="match-is-over"):
        GAME.decide(table.state, HOUSE, Expire("think"), 10**6, CHANCE)
    assert GAME.deadlines(table.state) == ()


def test_must_lay_asks_only_whether_something_beats_the_top() -> None:
    table = Table("9 1", "8 2 2", must_lay=True)
    table.play("9")
    assert table.offered() == ["-"]
    table = Table("9 1", "9 2 2", must_lay=True, equal_matches=True)
    table.play("9")
    assert table.refused("-").code == "must-lay"
