""" "Play now" fits whoever plays: a ladder for somebody new, and bots about as good as they are."""

from typing import Any

import pytest

from breakhouse.bots import levels
from breakhouse.core.entry import Header
from breakhouse.core.manifest import suit_by_ear
from breakhouse.core.options import read_options
from breakhouse.games import game
from breakhouse.store import MatchRow, MemoryStore, PutMatch, PutResult, ResultRow, SeatResult
from breakhouse.table.create import NewSeat, NewTable
from breakhouse.table.difficulty import fit, fitting_level, suit
from tests.support.games import BOXES, GAMES
from tests.support.server.client import Person, served

KNOWN = ("beginner", "casual", "strong", "expert")
LADDERS = [id for id in GAMES if game(id).manifest.ladder is not None]


def result(game: str, mine: int, best: int, bot: str = "beginner", **more: Any) -> ResultRow:
    seats = (SeatResult(0, "me", "Ann", None, 1, game), SeatResult(1, None, "Ada", bot, 2, game))
    ended = {"winners": (0,) if mine > best else (1,), "reason": "points", **more}
    return ResultRow("m", game, 0, False, None, (mine, best), seats=seats, **ended)


def played(row: ResultRow, **options: Any) -> MemoryStore:
    store = MemoryStore()
    header = Header(row.game, 1, options, ("Ann", "Ada"), "")
    store.submit([PutMatch(MatchRow(row.match, "t", b"", header)), PutResult(row)], lambda trouble: None)
    return store


def asked(box: str, **more: Any) -> NewTable:
    found = BOXES[box]
    seats = [NewSeat("me"), *[NewSeat("bot")] * game(found.game).manifest.bots]
    return NewTable(found.game, dict(found.box.options), seats, fit=True, **more)


def ladder_of(form: NewTable) -> list[int]:
    ladder = game(form.game).manifest.ladder
    assert ladder is not None
    return list(form.options.get(ladder.option, []))


@pytest.mark.parametrize("box", BOXES)
def test_a_newcomer_climbs_the_whole_ladder_against_the_weakest_bots(box: str) -> None:
    form = fit(asked(box), "me", MemoryStore())
    rules = game(form.game)
    assert {seat.level for seat in form.seats if seat.kind == "bot"} == {levels(form.game)[0]}
    assert rules.manifest.ladder is not None
    assert ladder_of(form) == [rules.manifest.ladder.rungs, *[0] * rules.manifest.bots]
    rules.initial(read_options(rules, form.options), len(form.seats))


@pytest.mark.parametrize("id", LADDERS)
def test_somebody_who_has_played_before_starts_without_the_ladder(id: str) -> None:
    assert ladder_of(fit(asked(id), "me", played(result(id, 3, 3)))) == []


@pytest.mark.parametrize(("left", "rungs"), [(2, 2), (1, 1), (0, 0), (9, 2)])
def test_a_pages_own_memory_of_the_ladder_takes_precedence(left: int, rungs: int) -> None:
    for store in (MemoryStore(), played(result("classic", 3, 3))):
        assert (ladder_of(fit(asked("classic", rungs=left), "me", store)) or [0])[0] == rungs


def test_an_edition_is_a_box_of_its_own() -> None:
    tactile = played(result("classic", 3, 3), edition="tactile")
    assert ladder_of(fit(asked("tactile"), "me", tactile)) == []
    assert ladder_of(fit(asked("classic"), "me", tactile)) == [2, 0]


@pytest.mark.parametrize(
    "how", [{"reason": "resigned"}, {"reason": "program-gone"}, {"reason": "abandoned", "winners": ()}]
)
def test_a_resigned_match_does_not_change_the_suggested_level(how: dict[str, Any]) -> None:
    assert ladder_of(fit(asked("mini"), "me", played(result("mini", 0, 3, **how)))) == [2, 0]


@pytest.mark.parametrize(
    ("bot", "mine", "best", "next"),
    [
        ("beginner", 6, 5, "beginner"),
        ("beginner", 9, 5, "casual"),
        ("beginner", 0, 5, "beginner"),
        ("casual", 5, 7, "casual"),
        ("casual", 3, 7, "beginner"),
        ("expert", 50, 0, "expert"),
        ("a program", 50, 0, "beginner"),
    ],
)
def test_the_level_follows_from_how_close_the_last_match_was(bot: str, mine: int, best: int, next: str) -> None:
    assert fitting_level(KNOWN, "me", [result("dice", mine, best, bot)]) == next


def test_a_match_among_people_says_nothing_about_bots() -> None:
    people = tuple(SeatResult(n, who, who, None, 1, "dice") for n, who in enumerate(("me", "you")))
    among = ResultRow("p", "dice", 0, True, None, (9, 0), (0,), "points", people)
    assert fitting_level(KNOWN, "me", [among, result("dice", 9, 2, "casual")]) == "strong"
    assert fitting_level((), "me", []) == ""


async def test_play_now_starts_on_the_ladder_and_a_rematch_does_not() -> None:
    async with served() as house, Person(house.base, "Ann") as ann:
        seats = [{"kind": "me"}, {"kind": "bot"}]
        code = await ann.make("classic", options={"first": 0}, seats=seats, fit=True, start=True, access="link")
        page = await ann.page(code)
        table = (await page.phase("playing"))["table"]
        assert table["options"]["ladder"] == [2, 0]
        assert table["unrated"] is not None
        await page.say("resign", seat=0)
        await page.phase("over")
        await page.say("agree", to="rematch")
        assert (await page.phase("playing"))["table"]["options"]["ladder"] == []


def test_a_player_by_ear_gets_a_seat_set_up_for_it_and_the_others_keep_theirs() -> None:
    form = suit(asked("classic"))
    assert form.options["hands"] == ["grid", "free"]
    assert form.options["factors"] == [4, 1]
    assert form.options["start_within_ms"] is None
    game("classic").initial(read_options(game("classic"), form.options), 2)


@pytest.mark.parametrize("box", BOXES)
def test_every_box_can_be_played_by_ear_and_one_is_made_for_it(box: str) -> None:
    form = suit(asked(box))
    manifest = game(form.game).manifest
    everybody = BOXES[box].box.by_ear
    for name, (usual, own) in manifest.by_ear.seat.items():
        value = form.options[name]
        assert value == [own, *[own if everybody else usual] * manifest.bots]
    game(form.game).initial(read_options(game(form.game), form.options), len(form.seats))
    many = len(form.seats)
    assert suit_by_ear(manifest, form.options, range(many), many, on=False).keys() <= {
        *BOXES[box].box.options,
        *manifest.by_ear.table,
    }
