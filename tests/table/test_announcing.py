"""Arrivals, departures and returns are announced, soon and only once; whoever resigned may play again."""

import pytest

from breakhouse.table.presence import MISSED_MS, WEAK_AGAIN_MS, Presence
from tests.support.table.manual_table import Page, Played, refused


def notices(page: Page) -> list[str]:
    return [notice["text"] for notice in page.all("notice")]


def pass_ticks(played: Played, ms: int) -> None:
    """A house looks at its tables once a second."""
    for _ in range(ms // 1000):
        played.bench.wait(1000)
        played.table.tick()
    played.bench.settle()


def test_everybody_hears_who_sat_down_and_who_stood_up() -> None:
    played = Played(start=False)
    assert notices(played.ann) == ["Bo has sat down."]
    assert notices(played.bo) == []
    played.table.seats.stand(played.bo.device, 1)
    played.bench.settle()
    assert notices(played.ann)[1:] == ["Bo has stood up."]


def test_a_player_who_leaves_and_returns_is_announced_once() -> None:
    played = Played()
    played.ann.forget()
    played.table.leave(played.bo.device)
    pass_ticks(played, 10_000)
    assert notices(played.ann) == ["Bo is away. We’ll keep the seat."]
    played.table.join(played.bo.device)
    played.bench.settle()
    assert notices(played.ann)[1:] == ["Bo is back."]


def test_a_reloaded_page_is_not_announced() -> None:
    played = Played()
    played.ann.forget()
    played.table.leave(played.bo.device)
    pass_ticks(played, MISSED_MS - 1000)
    played.table.join(played.bo.device)
    pass_ticks(played, 5_000)
    assert notices(played.ann) == []


def weak_seats(page: Page) -> list[bool]:
    return [seat["weak"] for seat in page.last("table")["table"]["seats"]]


def test_a_weak_connection_is_announced_to_the_others_and_shown_at_the_seat() -> None:
    played = Played()
    for page in (played.ann, played.bo):
        page.forget()
    played.table.note_line(played.bo.device, weak=True)
    played.bench.settle()
    assert notices(played.ann) == ["Bo’s connection is weak."]
    assert notices(played.bo) == []
    assert weak_seats(played.ann) == [False, True]
    played.table.note_line(played.bo.device, weak=False)
    played.bench.settle()
    assert weak_seats(played.ann) == [False, False]


def test_a_flapping_connection_is_announced_once() -> None:
    played = Played()
    played.ann.forget()
    for _ in range(5):
        for weak in (True, False):
            played.table.note_line(played.bo.device, weak)
            pass_ticks(played, 10_000)
    assert notices(played.ann) == ["Bo’s connection is weak."]
    pass_ticks(played, WEAK_AGAIN_MS)
    played.table.note_line(played.bo.device, weak=True)
    assert len(notices(played.ann)) == 2, "after a good minute it's news again"


def test_a_second_device_with_a_good_connection_is_enough() -> None:
    played = Played()
    other = Page("Bo")
    played.table.join(other.device)
    played.bench.settle()
    played.ann.forget()
    played.table.note_line(played.bo.device, weak=True)
    played.bench.settle()
    assert notices(played.ann) == []
    assert weak_seats(played.ann) == [False, False]


def test_a_player_who_resigned_is_a_player_again_after_the_match() -> None:
    played = Played()
    played.table.seats.resign(played.bo.device, 1)
    played.bench.settle()
    assert played.bo.last("table")["yours"] == [1]
    played.table.agreements.agree(played.ann.device, "rematch")
    played.bench.settle()
    (proposal,) = played.bo.last("table")["table"]["proposals"]
    assert proposal["missing"] == [1]
    played.table.agreements.agree(played.bo.device, "rematch")
    played.bench.wait(2_000)
    assert played.table.phase == "playing"
    assert played.table.sheet.people == [0, 1]


def test_nobody_waits_for_a_rematch_with_someone_who_left() -> None:
    """Not for the agreement, and not for the host either."""
    played = Played()
    played.table.seats.resign(played.ann.device, 0)
    played.table.leave(played.ann.device)
    played.table.agreements.agree(played.bo.device, "rematch")
    played.bench.wait(0)
    sheet = played.table.sheet
    assert (sheet.phase, sheet.host) == ("gathering", "id-Bo")
    assert [chair.free for chair in sheet.chairs] == [True, False]
    played.table.seats.seat_bot(played.bo.device, 0, "casual")
    played.table.starting.start(played.bo.device)
    played.bench.wait(2_000)
    assert played.table.phase == "playing"


def test_a_removed_player_has_no_vote_on_a_rematch() -> None:
    played = Played()
    played.table.seats.kick(played.ann.device, "who-Bo")
    played.bench.settle()
    refused("only-players", played.table.agreements.agree, played.bo.device, "rematch")


def test_the_host_shows_the_table_to_everybody_or_to_nobody() -> None:
    played = Played(start=False, access="code")
    for access in ("open", "code"):
        played.table.seats.change(played.ann.device, access=access)
        assert played.table.sheet.access == access
    secret = Played(start=False, access="link")
    refused("table-is-secret", lambda: secret.table.seats.change(secret.ann.device, access="open"))


def test_a_bot_keeps_its_name_when_it_plays_better() -> None:
    played = Played(start=False)
    played.table.seats.stand(played.bo.device, 1)
    played.table.seats.seat_bot(played.ann.device, 1, "casual")
    name = played.table.sheet.chairs[1].name
    played.table.seats.seat_bot(played.ann.device, 1, "expert")
    assert (played.table.sheet.chairs[1].bot, played.table.sheet.chairs[1].name) == ("expert", name)


def test_an_empty_table_wakes_up_only_when_something_is_due(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []
    look_around = Presence.look_around
    played = Played()
    monkeypatch.setattr(Presence, "look_around", lambda own: (looks.append(played.bench.ms), look_around(own)))
    began = played.bench.ms
    for page in (played.ann, played.bo):
        played.table.leave(page.device)
    for _ in range(60):
        played.bench.wait(1_000)
        played.table.tick()
    assert [at - began for at in looks] == [1_000, 2_000, 30_000], "missed after two seconds, gone after thirty"
    back = Page("Ann")
    played.table.join(back.device)
    played.bench.wait(1_000)
    played.table.tick()
    assert len(looks) == 4
    bo = back.last("table")["table"]["seats"][1]
    assert bo["may_replace"]
