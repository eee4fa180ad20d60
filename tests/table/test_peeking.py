"""Nobody sees another's hand: not by taking a seat, leaving it to a bot, moving it, pausing or coming back."""

from typing import Any

import pytest

from breakhouse.table import Chair, Table
from tests.support.table.intrigue import try_everything
from tests.support.table.manual_table import Bench, Page, Played, refused
from tests.support.table.rounds import laid, until_a_round_is_won

GAME = "skipbo-breakers"


def hand(played: Played, seat: int) -> Any:
    match = played.table.match
    assert match is not None
    return match.game.view(match.state, seat).mine  # type: ignore[attr-defined]


def hands_shown(page: Page) -> list[Any]:
    """Every hand that this page was shown since it last forgot."""
    return [
        f["view"]["mine"] for u in page.all("update") for f in u["faces"] if f["view"] and f["view"].get("mine")
    ]


def with_leave(page: Page, played: Played, seat: int = 1) -> None:
    owner = (played.ann, played.bo)[seat]
    played.table.visibility.allow(owner.device, page.device.guest.who, seat, True)
    played.bench.settle()


def watcher(played: Played, name: str = "Eve") -> Page:
    eve = Page(name)
    played.table.join(eve.device)
    played.bench.settle()
    return eve


def three() -> Played:
    """Ann, Bo and Cy; Cy's page is left to the test."""
    chairs = tuple(Chair(f"id-{name}", f"who-{name}", name) for name in ("Ann", "Bo", "Cy"))
    return Played(game=GAME, chairs=chairs)


def test_permission_to_see_a_hand_ends_with_taking_a_seat() -> None:
    """While gathering Bo lets Eve see, she sits down, the match begins, and she lets a bot play for her."""
    played = Played(game=GAME, start=False, chairs=(Chair(), Chair(), Chair()))
    eve = watcher(played)
    with_leave(eve, played)
    played.table.seats.sit(eve.device, 2, None)
    played.bench.settle()
    played.start()
    played.table.seats.seat_bot(eve.device, 2, "casual")
    eve.forget()
    played.bench.wait(300)
    assert played.table.sheet.chairs[2].bot == "casual"
    assert eve.last("update")["perspective"] is None
    assert hands_shown(eve) == []
    played.table.visibility.show_history(eve.device)
    assert eve.last("history")["perspective"] is None
    refused("players-see-their-own", played.table.visibility.ask, eve.device, 1)
    refused("players-see-their-own", played.table.visibility.allow, played.bo.device, "who-Eve", 1, True)


def test_permission_stays_ended_when_the_seat_is_given_up_again() -> None:
    played = Played(game=GAME, start=False, chairs=(Chair(), Chair(), Chair()))
    eve = watcher(played)
    with_leave(eve, played)
    played.table.seats.sit(eve.device, 2, None)
    played.table.seats.stand(eve.device, 2)
    played.table.seats.seat_bot(played.ann.device, 2, "casual")
    played.start()
    assert hands_shown(eve) == []
    played.table.visibility.ask(eve.device, 1)
    assert hands_shown(eve) == []
    assert played.bo.all("asked-to-see"), "she has to ask again"


def test_permission_ends_when_a_seat_is_taken_by_its_key() -> None:
    played = Played(game=GAME)
    eve = watcher(played)
    with_leave(eve, played)
    assert hands_shown(eve) == [hand(played, 1)]
    played.table.keys.give(played.ann.device, 0)
    played.table.keys.use(eve.device, played.ann.last("seat-key")["key"])
    played.bench.settle()
    eve.forget()
    played.table.seats.seat_bot(eve.device, 0, "casual")
    played.bench.settle()
    assert hands_shown(eve) == []
    played.table.keys.give(eve.device, 0)
    third = watcher(played, "Third")
    played.table.keys.use(third.device, eve.last("seat-key")["key"])
    played.bench.settle()
    assert eve.last("table")["yours"] == []
    assert hands_shown(eve) == [], "not even when she watches again"


@pytest.mark.parametrize("how", ["stands", "moves"])
def test_permission_is_personal_and_ends_when_the_seat_changes_owner(how: str) -> None:
    played = Played(game=GAME, start=how == "moves")
    eve, cy = watcher(played), watcher(played, "Cy")
    with_leave(eve, played)
    if how == "stands":
        played.table.seats.stand(played.bo.device, 1)
        played.table.seats.sit(cy.device, 1, None)
        eve.forget()
        played.start()
    else:
        played.table.keys.give(played.bo.device, 1)
        eve.forget()
        played.table.keys.use(cy.device, played.bo.last("seat-key")["key"])
    played.bench.settle()
    assert hands_shown(cy)
    assert eve.last("update")["perspective"] is None
    assert hands_shown(eve) == []


def test_a_player_who_resigned_watches_like_anybody_and_sees_no_hand() -> None:
    played = three()
    played.table.seats.resign(played.bo.device, 1)
    played.bench.settle()
    played.bo.forget()
    refused("players-see-their-own", played.table.visibility.ask, played.bo.device, 0)
    refused("players-see-their-own", played.table.visibility.allow, played.ann.device, "who-Bo", 0, True)
    eve = watcher(played)
    refused("seat-was-given-up", played.table.visibility.allow, played.bo.device, "who-Eve", 1, True)
    played.bench.wait(300)
    assert hands_shown(played.bo) == []
    assert hands_shown(eve) == []


def test_permission_given_before_resigning_ends_with_it() -> None:
    played = three()
    eve = watcher(played)
    with_leave(eve, played)
    eve.forget()
    played.table.seats.resign(played.bo.device, 1)
    played.bench.wait(300)
    assert eve.last("update")["perspective"] is None
    assert hands_shown(eve) == [], "the bot that plays on gave no leave"


def test_on_a_shared_device_a_bot_for_one_seat_does_not_reveal_the_other_hand() -> None:
    chairs = (Chair("id-Ann", "who-Ann", "Ann"), Chair("id-Ann", "who-Ann", "Anton"))
    played = Played(game=GAME, chairs=chairs)
    played.table.seats.seat_bot(played.ann.device, 1, "casual")
    played.bench.wait(300)
    assert hands_shown(played.ann) == []
    played.table.visibility.hand_over(played.ann.device, 0)
    assert hands_shown(played.ann) == [hand(played, 0)]


def test_a_big_screen_shows_no_hand_whoever_opened_it() -> None:
    played = Played(game=GAME)
    screen = Page("Ann")
    screen.device.screen = True
    played.table.join(screen.device)
    with_leave(watcher(played), played)
    played.bench.settle()
    assert screen.last("update")["perspective"] is None
    assert hands_shown(screen) == []
    played.table.visibility.show_history(screen.device)
    assert screen.last("history")["perspective"] is None


def pause(played: Played) -> None:
    for page in (played.ann, played.bo):
        played.table.agreements.agree(page.device, "pause")
    played.bench.settle()
    assert played.table.phase == "paused"


def resume(played: Played) -> None:
    for page in (played.ann, played.bo):
        played.table.agreements.agree(page.device, "resume")
    played.bench.settle()
    assert played.table.phase == "playing"


def test_during_a_pause_neither_history_nor_reconnecting_shows_anything() -> None:
    played = Played(game=GAME)
    pause(played)
    played.table.visibility.show_history(played.ann.device)
    assert played.ann.last("history")["events"] == []
    again = Page("Bo")
    played.table.join(again.device, (played.table.sheet.match, 1, 0))
    update = again.last("update")
    assert (update["fresh"], update["events"], update["faces"][0]["view"]) == (True, [], None)
    again.forget()
    resume(played)
    assert hands_shown(again) == [hand(played, 1)]
    played.table.visibility.show_history(again.device)
    assert again.last("history")["events"]


def test_events_just_before_a_pause_are_shown_after_it() -> None:
    """The deal and the pause become durable in the same moment."""
    chairs = tuple(Chair(f"id-{name}", f"who-{name}", name, apart=True) for name in ("Ann", "Bo"))
    played = Played(game=GAME, start=False, chairs=chairs)
    played.ann.forget()
    played.table.starting.start(played.ann.device)
    for page in (played.ann, played.bo):
        played.table.agreements.agree(page.device, "pause")
    played.bench.settle()
    assert played.table.phase == "paused"
    assert [update["events"] for update in played.ann.all("update")] == [[]]
    played.ann.forget()
    resume(played)
    events = [one["event"] for update in played.ann.all("update") for one in update["events"]]
    assert len(events) == len(played.bench.store.entries("m1")[0].entry.events)


def test_after_a_restart_finished_rounds_stay_face_down() -> None:
    """SB-R7: what was shown once is not shown again to those who come after the restart."""
    played = Played(game=GAME)
    until_a_round_is_won(played)
    store = played.bench.store
    row, match = store.table("ABCDEF"), store.match("m1")
    assert row is not None
    assert match is not None
    bench = Bench(store=store)
    table = Table.load(bench.room, row, match, store.entries("m1"))
    pages = [Page("Eve"), Page("Ann"), Page("Bo")]
    for page in pages:
        table.join(page.device)
        bench.settle()
    assert table.phase == "playing"
    assert [event for page in pages for update in page.all("update") for event in laid(update)] == []


def test_a_rematch_begins_with_a_covered_device_and_without_permissions() -> None:
    chairs = (Chair("id-Ann", "who-Ann", "Ann"), Chair("id-Ann", "who-Ann", "Anton"))
    played = Played(game=GAME, chairs=chairs)
    eve = watcher(played)
    played.table.visibility.allow(played.ann.device, "who-Eve", 1, True)
    played.table.visibility.hand_over(played.ann.device, 1)
    played.table.seats.resign(played.ann.device, 0)
    played.bench.settle()
    for page in (played.ann, eve):
        page.forget()
    played.table.agreements.agree(played.ann.device, "rematch")
    played.bench.wait(3_000)
    assert played.table.phase == "playing"
    assert hands_shown(played.ann) == []
    assert hands_shown(eve) == []


def test_repeated_permissions_and_keys_take_no_more_memory() -> None:
    played = Played(game=GAME)
    for n in range(80):
        played.table.visibility.allow(played.bo.device, watcher(played, f"W{n}").device.guest.who, 1, True)
        played.table.keys.give(played.bo.device, 1)
    assert len(played.table.visibility._leave) <= 64
    assert len(played.table.keys._keys) == 1
    refused("no-such-guest", played.table.visibility.allow, played.bo.device, "who-Nobody", 1, True)


def test_memory_for_permissions_and_keys_is_bounded() -> None:
    played = Played()
    for number in range(100):
        guest = Page(f"watcher{number}")
        played.table.join(guest.device)
        played.table.visibility.allow(played.ann.device, guest.device.guest.who, 0, True)
        played.table.keys.give(played.ann.device, 0)
        played.table.leave(guest.device)
    assert len(played.table.visibility._leave) <= 64
    assert len(played.table.keys._keys) == 1


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_tried_no_seated_player_sees_another_hand(seed: int) -> None:
    leaks, shown = try_everything(3_000, seed)
    assert leaks == []
    assert shown > 100


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 110))
def test_in_a_hundred_thousand_tries_no_seated_player_sees_another_hand(seed: int) -> None:
    leaks, shown = try_everything(10_000, seed)
    assert leaks == []
    assert shown > 500
