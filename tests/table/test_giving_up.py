"""Giving up for good: people resign, programs over the network lose their seat, and everybody hears why."""

from typing import get_args

import pytest

from breakhouse.locales import LANGUAGES, say
from breakhouse.table import Chair
from breakhouse.table.messages import Forfeit
from tests.support.table.manual_table import Played, refused


def test_resigning_against_one_opponent_gives_them_the_win() -> None:
    played = Played()
    played.table.seats.resign(played.ann.device, 0)
    played.bench.settle()
    result = played.bo.last("table")["table"]["result"]
    assert (result["winners"], result["reason"], result["rated"]) == ([1], "resigned", True)


def test_a_player_who_resigns_among_several_is_replaced_by_a_bot_and_comes_last() -> None:
    names = ("Ann", "Bo", "Cy")
    chairs = tuple(Chair(f"id-{name}", f"who-{name}", name) for name in names)
    played = Played(game="skipbo-breakers", chairs=chairs)
    played.table.seats.resign(played.bo.device, 1)
    played.bench.settle()
    seat = played.ann.last("table")["table"]["seats"][1]
    assert (seat["resigned"], seat["presence"]) == (True, "bot")
    assert played.table.phase == "playing"
    refused("seat-was-given-up", played.table.seats.take_back, played.bo.device, 1)


PROGRAM = (Chair("id-Ann", "who-Ann", "Ann"), Chair("id-Bo", "who-Bo", "Bo", owner=""))
"""Ann, and a program that the operator made."""


def test_a_program_that_loses_its_seat_is_announced_with_the_reason() -> None:
    played = Played(chairs=PROGRAM)
    played.table.seats.resign(played.bo.device, 1, "program-insists")
    played.bench.settle()
    assert played.ann.last("notice")["text"] == "Bo kept trying illegal moves and lost its seat."
    assert played.ann.last("table")["table"]["result"]["reason"] == "program-insists"


def test_no_reason_is_given_for_people() -> None:
    played = Played()
    played.table.seats.resign(played.bo.device, 1, "program-insists")
    played.bench.settle()
    assert played.ann.last("notice")["text"] == "Bo has resigned."
    assert played.ann.last("table")["table"]["result"]["reason"] == "resigned"


def test_a_program_that_stays_away_loses_its_seat_and_everybody_hears_why() -> None:
    played = Played(chairs=PROGRAM, bot_after_ms=30_000)
    played.table.leave(played.bo.device)
    played.bench.wait(31_000)
    played.table.tick()
    played.bench.settle()
    assert played.ann.last("notice")["text"] == "Bo was disconnected for too long and lost its seat."
    assert played.ann.last("table")["table"]["result"]["reason"] == "program-gone"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_of_its_own_at_the_table_and_in_the_result(language: str) -> None:
    reasons = get_args(Forfeit)
    for sentences in (
        {say(language, "notice-forfeited", name="Rex", why=why) for why in reasons},
        {say(language, f"ended-{why}") for why in reasons},
    ):
        assert len(sentences) == len(reasons)
