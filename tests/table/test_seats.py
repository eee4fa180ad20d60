"""People at a table: sitting, leaving, coming back, bots that keep seats warm."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from breakhouse.table import Chair
from breakhouse.table.pace import ALONE
from tests.support.table.manual_table import Bench, Page, Played, refused, solo


def test_players_sit_where_they_may_and_nowhere_else() -> None:
    played = Played(start=False)
    table, eve = played.table, Page("Eve")
    table.join(eve.device)
    refused("table-is-full", table.seats.sit, eve.device, None, None)
    refused("seat-is-taken", table.seats.sit, eve.device, 1, None)
    refused("not-your-seat", table.seats.stand, eve.device, 1)
    refused("only-the-host", table.starting.start, played.bo.device)
    table.seats.stand(played.bo.device, 1)
    refused("seats-are-free", table.starting.start, played.ann.device)
    table.seats.sit(eve.device, 1, None)
    played.bench.settle()
    assert [seat["name"] for seat in eve.last("table")["table"]["seats"]] == ["Ann", "Eve"]
    assert eve.last("table")["yours"] == [1]


def test_friends_with_the_code_find_a_seat_as_long_as_the_game_has_room() -> None:
    played = Played(start=False, game="mini", access="code", options={"hands": ["grid"] * 2, "factors": [4.0] * 2})
    seats, sheet = played.table.seats, lambda: played.table.sheet
    seats.sit(Page("Cy").device, None, None)
    assert [chair.name for chair in sheet().chairs] == ["Ann", "Bo", "Cy"]
    assert (sheet().options["hands"], sheet().options["factors"]) == (["grid"] * 3, [4.0] * 3), "as all the others"
    seats.sit(played.bo.device, 1, None, False)
    seats.sit(Page("Dana").device, None, None)
    assert sheet().options["hands"] == ["grid", "free", "grid", "free"], "as usual, where they differ"
    refused("table-is-full", seats.sit, Page("Eve").device, None, None)


@pytest.mark.parametrize("access", ["open", "link"])
def test_a_planned_or_public_table_has_exactly_the_seats_its_host_gave_it(access: str) -> None:
    played = Played(start=False, access=access)
    refused("table-is-full", played.table.seats.sit, Page("Cy").device, None, None)


def test_a_program_adds_no_seat() -> None:
    played = Played(start=False, access="code")
    program = Page("Robo")
    program.device.guest.owner = "id-Cy"
    refused("table-is-full", played.table.seats.sit, program.device, None, None)


def test_the_host_changes_options_and_impossible_ones_are_refused() -> None:
    played = Played(start=False)
    played.table.seats.change(played.ann.device, options={"think_ms": 1000})
    assert played.table.sheet.options == {"think_ms": 1000}
    refused("unknown-option", lambda: played.table.seats.change(played.ann.device, options={"speed": 1}))
    refused("impossible-option", lambda: played.table.seats.change(played.ann.device, options={"think_ms": 1}))
    refused("only-the-host", lambda: played.table.seats.change(played.bo.device, options={}))
    refused("wrong-number-of-seats", lambda: played.table.seats.change(played.ann.device, seats=5))


@pytest.mark.rule("CL-02", "MI-02", "DI-02")
def test_players_say_for_themselves_that_they_are_the_youngest_and_the_host_says_it_for_bots() -> None:
    refused("table-draws-who-begins", Played(start=False).table.seats.let_begin, Page("Ann").device, 0)
    chairs = (
        *(Chair(f"id-{name}", f"who-{name}", name) for name in ("Ann", "Bo")),
        Chair(bot="casual", name="Ada"),
    )
    played = Played(start=False, game="classic", chairs=chairs)
    table, ann, bo = played.table, played.ann.device, played.bo.device
    refused("not-your-seat", table.seats.let_begin, ann, 1)
    refused("not-your-seat", table.seats.let_begin, bo, 2)
    for device, seat in ((bo, 1), (ann, 2)):
        table.seats.let_begin(device, seat)
        assert [n for n, chair in enumerate(table.sheet.chairs) if chair.begins] == [seat], "the last to speak"
    table.seats.let_begin(bo, 1, False)
    assert table.sheet.chairs[2].begins, "Bo has nothing to take back"
    table.seats.let_begin(ann, 2, False)
    assert not any(chair.begins for chair in table.sheet.chairs)


def test_a_claim_to_be_the_youngest_goes_when_the_person_goes() -> None:
    played = Played(start=False, game="classic")
    table = played.table
    table.seats.let_begin(played.bo.device, 1)
    table.seats.stand(played.bo.device, 1)
    refused("nobody-in-that-seat", table.seats.let_begin, played.ann.device, 1)
    table.seats.sit(Page("Eve").device, 1, None)
    assert not table.sheet.chairs[1].begins
    played.bench.settle()
    assert [seat["begins"] for seat in played.ann.last("table")["table"]["seats"]] == [False, False]


def test_the_youngest_begins_also_in_the_next_match_and_only_while_they_are_there() -> None:
    played = Played(start=False, game="classic")
    table = played.table
    table.seats.let_begin(played.bo.device, 1)
    table.seats.change(played.ann.device, options={"turns": 1})
    played.start()
    assert table.sheet.options["first"] == 1, "other options don't undo what somebody said"
    table.seats.resign(played.ann.device, 0)
    table.leave(played.bo.device)
    table.agreements.agree(played.ann.device, "rematch")
    played.bench.settle()
    assert table.sheet.phase == "gathering"
    assert "first" not in table.sheet.options
    assert not any(chair.begins for chair in table.sheet.chairs)


def test_a_seated_player_can_say_that_they_play_by_ear() -> None:
    played = Played(start=False, game="mini")
    seats, sheet = played.table.seats, lambda: played.table.sheet.options
    refused("seat-is-taken", seats.sit, played.ann.device, 1, None, True)
    seats.sit(played.bo.device, 1, None, True)
    assert (sheet()["hands"], sheet()["factors"]) == (["free", "grid"], [1, 4])
    seats.sit(played.bo.device, 1, None, False)
    assert not {"hands", "factors"} & sheet().keys()
    seats.stand(played.bo.device, 1)
    seats.sit(played.bo.device, None, None, True)
    assert sheet()["hands"] == ["free", "grid"]


def test_a_change_at_a_seat_takes_effect_in_the_next_match() -> None:
    played = Played(game="mini")
    seats, sheet = played.table.seats, lambda: played.table.sheet.options
    refused("match-has-begun", seats.sit, played.bo.device, 1, None, True)
    seats.resign(played.ann.device, 0)
    assert played.table.sheet.phase == "over"
    refused("not-your-seat", seats.sit, played.ann.device, 1, None, True)
    seats.sit(played.bo.device, 1, None, True)
    assert (sheet()["hands"], sheet()["factors"]) == (["free", "grid"], [1, 4])


def test_a_bot_plays_its_seat_by_the_tables_clock() -> None:
    played = solo()
    played.mark(played.ann, 0, 4)
    assert played.table.match is not None
    assert played.table.match.seq == 2
    played.bench.wait(100 // ALONE)
    assert played.table.match.seq == 2
    played.bench.wait(5)
    assert played.table.match.seq == 3
    assert played.bench.store.entries("m1")[-1].entry.at == pytest.approx(100, abs=ALONE)


def test_a_bot_does_not_move_during_a_pause() -> None:
    played = solo()
    played.mark(played.ann, 0, 4)
    played.bench.wait(50 // ALONE)
    played.table.agreements.agree(played.ann.device, "pause")
    played.bench.wait(10_000)
    assert played.table.match is not None
    assert played.table.match.seq == 2
    played.table.agreements.agree(played.ann.device, "resume")
    played.bench.wait(40 // ALONE)
    assert played.table.match.seq == 2
    played.bench.wait(20)
    assert played.table.match.seq == 3


def test_a_bot_that_fails_loses_its_seat_and_the_table_goes_on() -> None:
    bench = Bench(fail_bots=True)
    played = solo(bench)
    played.mark(played.ann, 0, 4)
    bench.fail_bots = False
    played.bench.wait(3_000)
    assert played.ann.last("notice")["code"] == "bot-lost-seat"
    assert played.table.match is not None
    assert played.table.match.seq >= 3


def test_a_seat_waits_then_a_bot_takes_it_and_hands_it_back() -> None:
    played = Played(bot_after_ms=30_000)
    table = played.table
    table.leave(played.bo.device)
    played.bench.wait(29_000)
    refused("player-may-come-back", table.seats.seat_bot, played.ann.device, 1, "casual")
    played.bench.wait(1_500)
    table.tick()
    played.bench.settle()
    assert played.ann.last("table")["table"]["seats"][1]["may_replace"]
    table.seats.seat_bot(played.ann.device, 1, "casual")
    played.bench.settle()
    assert played.ann.last("notice")["code"] == "bot-took-seat"
    seat = played.ann.last("table")["table"]["seats"][1]
    assert (seat["presence"], seat["bot"], seat["name"]) == ("bot", "casual", "Bo")
    played.mark(played.ann, 0, 4)
    played.bench.wait(200)
    assert table.match is not None
    assert table.match.seq == 3, "the bot has played for Bo"
    back = Page("Bo")
    table.join(back.device)
    played.bench.settle()
    assert back.last("table")["table"]["seats"][1]["presence"] == "here"
    played.mark(played.ann, 0, next(n for n in range(9) if table.match.state.cells[n] < 0))
    free = next(n for n in range(9) if table.match.state.cells[n] < 0)
    played.mark(back, 1, free)
    assert back.last("accepted")["seat"] == 1


def test_a_bot_that_takes_over_knows_what_the_seat_has_seen() -> None:
    played = Played()
    played.mark(played.ann, 0, 4)
    played.table.seats.stand(played.bo.device, 1)
    played.table.seats.seat_bot(played.ann.device, 1, "expert")
    played.bench.settle()
    assert len(played.bench.bots[-1].seen) == 1


def test_strangers_cannot_seat_bots() -> None:
    played = Played()
    eve = Page("Eve")
    played.table.join(eve.device)
    played.table.seats.stand(played.bo.device, 1)
    refused("only-players", played.table.seats.seat_bot, eve.device, 1, "casual")
    refused("no-such-level", played.table.seats.seat_bot, played.ann.device, 1, "grandmaster")
    refused("no-such-seat", played.table.seats.seat_bot, played.ann.device, 7, "casual")


def test_a_removed_guest_is_gone_and_nothing_is_rated() -> None:
    played = Played(start=False)
    played.table.seats.kick(played.ann.device, "who-Bo")
    assert played.bo.bye == ("removed", False)
    assert played.table.sheet.chairs[1].free
    refused("you-were-removed", played.table.join, played.bo.device)
    running = Played()
    refused("only-the-host", running.table.seats.kick, running.bo.device, "who-Ann")
    refused("not-yourself", running.table.seats.kick, running.ann.device, "who-Ann")
    running.table.seats.kick(running.ann.device, "who-Bo")
    assert running.table.sheet.result is not None
    assert not running.table.sheet.result.rated


def test_a_watcher_can_be_removed_too_and_the_match_still_counts() -> None:
    played = Played()
    eve = Page("Eve")
    played.table.join(eve.device)
    played.table.seats.kick(played.ann.device, "who-Eve")
    assert eve.bye == ("removed", False)
    refused("you-were-removed", played.table.join, eve.device)
    refused("no-such-guest", played.table.seats.kick, played.ann.device, "who-Nobody")
    played.bench.settle()
    assert played.bo.last("table")["table"]["unrated"] is None


def test_a_new_name_is_shown_at_once_and_what_was_logged_stays() -> None:
    played = Played(start=False)
    played.table.seats.rename("id-Bo", "Bo", "Bob")
    played.bench.settle()
    assert played.ann.last("table")["table"]["seats"][1]["name"] == "Bob"
    played.start()
    played.table.seats.rename("id-Bo", "Bob", "Bobby")
    played.table.seats.rename("id-Ann", "somebody else's name", "Anna")
    played.bench.settle()
    assert [seat["name"] for seat in played.ann.last("table")["table"]["seats"]] == ["Ann", "Bobby"]
    assert played.table.match is not None
    assert played.table.match.header.seats == ("Ann", "Bob")


def test_new_cards_are_made_in_the_background() -> None:
    bench = Bench()
    away: list[tuple[Any, Any]] = []
    bench.room = replace(bench.room, away=lambda _, work, done: away.append((work, done)))
    played = Played(bench, start=False, game="mini", options={"deck": "endless:tests"})
    played.start()
    assert (len(away), played.table.sheet.phase) == (1, "gathering")
    played.table.starting.start(played.ann.device)
    played.bench.wait(2_000)
    assert (len(away), played.table.sheet.phase) == (1, "gathering"), "asked again, it is not made twice"
    assert played.bo.last("table")["table"]["making_cards"], "nobody should think that it is stuck"
    work, done = away[0]
    work()
    done()
    played.shuffle()
    assert played.table.sheet.phase == "playing"
    assert not played.bo.last("table")["table"]["making_cards"]


def test_the_deck_of_the_day_is_that_of_the_day_the_match_starts() -> None:
    played = Played(start=False, game="mini", options={"deck": "daily"})
    assert played.table.sheet.options["deck"] == "daily"
    played.start()
    assert played.table.sheet.options["deck"] == "daily:2023-11-14"
    assert played.table.match is not None
    assert played.table.match.header.options["deck"] == "daily:2023-11-14"


def test_a_match_stopped_by_agreement_has_no_winner_and_is_not_rated() -> None:
    played = Played()
    for page in (played.ann, played.bo):
        played.table.agreements.agree(page.device, "abandon")
    assert played.table.sheet.result is not None
    assert (played.table.sheet.result.winners, played.table.sheet.result.rated) == ([], False)


def test_a_match_abandoned_by_all_ends_without_a_winner_and_its_table_is_closed() -> None:
    played = Played()
    for page in (played.ann, played.bo):
        played.table.leave(page.device)
    played.bench.ms += 1
    for _ in range(7 * 60):
        played.bench.wait(60_000)
        played.table.tick()
        if played.bench.closed:
            break
    assert played.bench.closed == ["t1"]
    (row,) = played.bench.results
    assert (row.reason, row.winners, row.rated) == ("abandoned", (), False)
    assert played.bench.store.table("ABCDEF") is None


def test_a_rematch_has_a_new_secret_new_numbers_and_the_same_people() -> None:
    played = Played()
    old = played.table.sheet
    played.table.seats.resign(played.ann.device, 0)
    for page in (played.ann, played.bo):
        played.table.agreements.agree(page.device, "rematch")
    played.bench.wait(2_000)
    new = played.table.sheet
    assert new.phase == "playing"
    assert new.match != old.match
    assert new.commitment != old.commitment
    assert played.bo.last("update")["match"] == new.match
    assert played.bo.last("update")["first"] == 0
    played.mark(played.ann, 0, 4)
    assert played.bo.last("update")["events"][0]["event"]["cell"] == 4


def test_a_host_who_stays_away_is_replaced() -> None:
    played = Played(start=False, bot_after_ms=5_000)
    played.table.leave(played.ann.device)
    for _ in range(7):
        played.bench.wait(1_000)
        played.table.tick()
    assert played.table.sheet.host == "id-Bo"


def test_resigning_after_a_real_match_gives_the_winner_full_credit() -> None:
    played = Played(game="skipbo-breakers")
    played.ann.device.address = played.bo.device.address = "192.0.2.7"
    for page in (played.ann, played.bo):
        played.table.leave(page.device)
        played.table.join(page.device)
    for n in range(12):
        played.bench.wait(3_000)
        match = played.table.match
        assert match is not None
        seat = match.state.turn  # type: ignore[attr-defined]
        command = msgspec.to_builtins(match.legal(seat)[0])
        played.do((played.ann, played.bo)[seat], f"n{n}", seat, command)
    played.table.seats.resign(played.ann.device, 0)
    (row,) = played.bench.results
    assert (row.instant, [seat.home for seat in row.seats]) == (False, [0, 0])
    at_once = Played()
    at_once.table.seats.resign(at_once.ann.device, 0)
    (row,) = at_once.bench.results
    assert (row.instant, [seat.home for seat in row.seats]) == (True, [None, None])
