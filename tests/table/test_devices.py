"""Several seats on one device, several devices for one seat, and who sees whose hand."""

from breakhouse.table import Chair
from tests.support.table.manual_table import Page, Played, refused


def passing(game: str = "skipbo-breakers") -> tuple[Played, Page]:
    chairs = (Chair("id-Ann", "who-Ann", "Ann"), Chair("id-Ann", "who-Ann", "Anton"))
    played = Played(game=game, chairs=chairs)
    return played, played.ann


def test_a_shared_device_sees_no_hand_until_it_is_handed_over() -> None:
    played, page = passing()
    face = page.last("update")["faces"][0]
    assert face["seat"] is None
    assert not face["view"].get("mine")
    played.table.visibility.hand_over(page.device, 1)
    played.bench.settle()
    update = page.last("update")
    assert update["perspective"] == 1
    assert update["faces"][0]["view"]["mine"]
    assert page.last("table")["handed_to"] == 1
    played.do(page, "x", 0, {"do": "pass"})
    assert page.last("refused")["code"] == "seat-not-handed-over"
    played.table.visibility.hand_over(page.device, None)
    played.bench.settle()
    assert page.last("update")["faces"][0]["seat"] is None


def test_nobody_is_handed_a_seat_that_is_not_theirs() -> None:
    played = Played(game="skipbo-breakers")
    refused("not-your-seat", played.table.visibility.hand_over, played.ann.device, 1)


def test_where_nothing_is_secret_all_of_a_players_seats_are_shown() -> None:
    _, page = passing("classic")
    assert [face["seat"] for face in page.last("update")["faces"]] == [0, 1]


def test_a_seat_moves_to_another_device_once() -> None:
    played = Played()
    played.table.keys.give(played.ann.device, 0)
    key = played.ann.last("seat-key")["key"]
    phone, thief = Page("Phone"), Page("Thief")
    for page in (phone, thief):
        played.table.join(page.device)
    played.table.keys.use(phone.device, key)
    played.bench.settle()
    assert phone.last("table")["yours"] == [0]
    assert played.table.sheet.host == "id-Phone"
    refused("seat-key-unknown", played.table.keys.use, thief.device, key)
    played.mark(phone, 0, 4)
    assert phone.last("accepted")["seat"] == 0
    played.mark(played.ann, 0, 5)
    assert played.ann.last("refused")["code"] == "not-your-seat"


def test_a_key_for_a_seat_does_not_last() -> None:
    played = Played()
    played.table.keys.give(played.ann.device, 0)
    phone = Page("Phone")
    played.table.join(phone.device)
    played.bench.wait(11 * 60_000)
    refused("seat-key-unknown", played.table.keys.use, phone.device, played.ann.last("seat-key")["key"])


def test_a_spectator_sees_a_hand_only_with_permission() -> None:
    played = Played(game="skipbo-breakers")
    eve = Page("Eve")
    played.table.join(eve.device)
    played.table.visibility.ask(eve.device, 1)
    played.bench.settle()
    assert not eve.last("update")["faces"][0]["view"].get("mine")
    asked = played.bo.last("asked-to-see")
    assert not played.ann.all("asked-to-see")
    refused("not-your-seat", played.table.visibility.allow, played.ann.device, asked["who"], 1, True)
    played.table.visibility.allow(played.bo.device, asked["who"], 1, True)
    face = eve.last("update")["faces"][0]
    assert face["view"]["mine"] == played.bo.last("update")["faces"][0]["view"]["mine"]
    assert face["offers"] == []
    played.table.visibility.allow(played.bo.device, asked["who"], 1, False)
    assert not eve.last("update")["faces"][0]["view"].get("mine")
    refused("players-see-their-own", played.table.visibility.ask, played.ann.device, 1)
