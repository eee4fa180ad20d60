"""Talk, hints, and what counts."""

from typing import Any

from breakhouse.core import Outcome
from breakhouse.store import MemoryStore, PutTable, TableRow
from breakhouse.table import Chair
from breakhouse.table.environment import Advice, HintQuestion
from breakhouse.table.fairness import place, rank_seats, why_unrated
from breakhouse.table.starting import settle
from tests.support.table.manual_table import Bench, Played, refused, sheet


def test_presets_are_shown_in_each_readers_language_and_chat_can_be_switched_off() -> None:
    played = Played(start=False)
    played.table.talk.chat(played.ann.device, "hello", None)
    chat = played.bo.last("chat")
    assert (chat["preset"], chat["text"], chat["seat"]) == ("hello", "Hello", 0)
    played.table.talk.chat(played.ann.device, None, "so\u202e\x00 what")
    assert played.bo.last("chat")["text"] == "so what"
    refused("nothing-said", played.table.talk.chat, played.ann.device, None, "\x00")
    played.table.seats.change(played.ann.device, chat=False)
    refused("chat-is-off", played.table.talk.chat, played.bo.device, "hello", None)


def test_hints_are_given_only_where_allowed_and_make_a_match_unrated() -> None:
    def coach(question: HintQuestion, done: Advice, whose: str) -> None:
        done(question.offers[0], "because", None)

    played = Played(Bench(coach=coach))
    refused("no-hints-here", played.table.hints.hint, played.ann.device, 0)
    allowed = Played(Bench(coach=coach), hints=True)
    refused("nothing-to-do-now", allowed.table.hints.hint, allowed.bo.device, 1)
    allowed.table.hints.hint(allowed.ann.device, 0)
    allowed.bench.settle()
    assert allowed.ann.last("hint") == {
        "tell": "hint",
        "seat": 0,
        "command": {"do": "mark", "cell": 0},
        "text": "because",
        "then": None,
    }
    assert not allowed.bo.all("hint")
    assert allowed.bo.last("table")["table"]["unrated"] == "hints"


def test_matches_that_are_not_comparable_are_rated_separately() -> None:
    """Under the names that ratings in older data folders have, so that those still count."""
    two = (Chair("a", "a", "A"), Chair("b", "b", "B"))

    def pools(game: str, **options: Any) -> list[str]:
        ended = sheet(game, chairs=two, options=options)
        return [seat.pool for seat in rank_seats(ended, Outcome((0, 0), (), "x"), (None, None))]

    assert pools("classic") == ["classic", "classic"]
    assert pools("classic", hands=["free", "grid"], factors=[1, 2]) == ["classic", "classic/grid/slow"]
    assert pools("mini", hands="grid", factors=None) == ["mini/grid", "mini/grid"]
    assert pools("dice", factors={"1": 1.5}) == ["dice", "dice/slow"]
    assert pools("skipbo-breakers", factors=[10, 1]) == ["skipbo-breakers", "skipbo-breakers"]
    timed = ["skipbo-breakers/timed/slow", "skipbo-breakers/timed"]
    assert pools("skipbo-breakers", think_ms=20_000, factors=[10, 1]) == timed
    assert why_unrated(sheet("classic", phase="playing", chairs=two)) is None
    assert why_unrated(sheet("classic", phase="playing", chairs=two, options={"timer": "off"})) == "untimed"
    assert why_unrated(sheet("classic", phase="playing", chairs=two, options={"bricks": "real"})) == "real-bricks"
    lenient = sheet("classic", phase="playing", chairs=two, options={"strict": False})
    assert why_unrated(lenient) == "began-unrated"
    shared = (Chair("a", "a", "A"), Chair("a", "a", "B"))
    assert why_unrated(sheet("classic", phase="playing", chairs=shared)) == "alone"


def test_the_house_decides_at_the_start_how_strict_a_match_is() -> None:
    two, alone = (Chair("a", "a", "A"), Chair("b", "b", "B")), (Chair("a", "a", "A"), Chair("a", "a", "B"))
    asked = {"strict": False, "turns": 2}
    assert settle(sheet("classic", chairs=two, options=asked), 0) == {"strict": True, "turns": 2}
    assert settle(sheet("classic", chairs=alone, options={"strict": True}), 0) == {}
    assert settle(sheet("skipbo-breakers", chairs=two), 0) == {}


def test_a_player_who_left_comes_last_whatever_the_score() -> None:
    chairs = (Chair("a", "a", "A", left=True), Chair("b", "b", "B"), Chair(bot="casual", name="casual"))
    assert place(Outcome((9, 3, 5), (0,), "x"), chairs) == [3, 2, 1]


def test_a_seat_that_a_bot_finished_ends_where_it_ends() -> None:
    chairs = (Chair("a", "a", "A", bot="casual", left=True), Chair("b", "b", "B"))
    assert place(Outcome((9, 3), (0,), "x"), chairs) == [1, 2]
    ended = sheet("classic", chairs=chairs)
    first, second = rank_seats(ended, Outcome((9, 3), (0,), "x"), (0, 0))
    assert (first.stand_in, second.stand_in, first.home) == ("casual", None, 0)


def test_a_sheet_survives_the_store() -> None:
    import msgspec

    from breakhouse.table import Sheet

    store = MemoryStore()
    before = sheet(paused_at=5, banned=("x",), chairs=(Chair("a", "b", "C", apart=True), Chair(bot="casual")))
    store.submit([PutTable(TableRow("t1", "ABCDEF", msgspec.json.encode(before)))], lambda trouble: None)
    row = store.table("ABCDEF")
    assert row is not None
    assert msgspec.json.decode(row.sheet, type=Sheet) == before
