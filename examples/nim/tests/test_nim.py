"""The rules of Nim, read as play; and the whole suite that every game must pass."""

import pytest
from breakhouse_nim import GAME
from breakhouse_nim.fold import evolve
from breakhouse_nim.rules import decide, legal
from breakhouse_nim.values import Dealt, NimEvent, NimOptions, NimState, Pass, Passed, Take, Taken, Won

from breakhouse.conformance import check_game
from breakhouse.core import Chance, Refusal
from breakhouse.core.match import Sitting

test_nim_keeps_the_contract = check_game("nim")


def table(*hands: str, sticks: int = 12, wins: int = 3) -> NimState:
    """A round as it was just dealt: `table("1 2 3", "3 3 3")`."""
    options = NimOptions(sticks=max(8, sticks), wins=wins)
    dealt = Dealt(1, 0, tuple(tuple(map(int, hand.split())) for hand in hands))
    state = evolve(NimState(options, (0,) * len(hands)), dealt)
    return evolve(state, Taken(0, state.hands[0][0], sticks)) if sticks < 8 else state


def play(state: NimState, *cards: int | None) -> list[NimEvent]:
    """Everybody in turn plays a card, or passes; what the last one caused."""
    events: list[NimEvent] = []
    for card in cards:
        command = Pass() if card is None else Take(card)
        events = list(decide(state, state.turn, command, 0, Chance.of("play")))
        for event in events:
            state = evolve(state, event)
    return events


@pytest.mark.rule("NI-02", "NI-03")
def test_everybody_gets_five_cards_that_nobody_else_sees() -> None:
    match = Sitting.start(GAME, ["Ann", "Bo", "Cy"]).match
    ann, bo, onlooker = (GAME.view(match.state, seat) for seat in (0, 1, None))
    assert ann.sticks == 12
    assert ann.counts == (5, 5, 5)
    assert ann.mine is not None
    assert ann.mine != bo.mine
    assert onlooker.mine is None


@pytest.mark.rule("NI-04")
def test_a_card_takes_as_many_sticks_as_it_says() -> None:
    assert play(table("1 3", "2 2"), 3) == [Taken(0, 3, 9)]
    with pytest.raises(Refusal, match="nim-card-not-held"):
        play(table("1 3", "2 2"), 2)
    with pytest.raises(Refusal, match="nim-too-few-sticks"):
        play(table("1 1", "2 3", sticks=2), 3)


@pytest.mark.rule("NI-05")
def test_who_can_play_must_and_who_cannot_passes() -> None:
    with pytest.raises(Refusal, match="nim-must-play"):
        play(table("1 3", "2 2"), None)
    stuck = table("1 1", "3 3", sticks=2)
    assert legal(stuck, 1, 0) == [Pass()]
    assert play(stuck, None) == [Passed(1)]


@pytest.mark.rule("NI-06", "NI-07")
def test_the_last_stick_wins_the_round_and_the_next_player_opens() -> None:
    won, dealt = play(table("1 1", "2 3", sticks=2), 2)[1:]
    assert won == Won(1, 1)
    assert isinstance(dealt, Dealt)
    assert (dealt.round, dealt.seat) == (2, 1)


@pytest.mark.rule("NI-07")
def test_enough_rounds_win_the_match() -> None:
    state = table("1 1", "2 3", sticks=2, wins=1)
    events = play(state, 2)
    assert events[1:] == [Won(1, 1)]
    for event in events:
        state = evolve(state, event)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1,)
    assert legal(state, 0, 0) == ()


@pytest.mark.rule("NI-R1")
def test_when_nobody_can_play_the_last_taker_wins() -> None:
    assert play(table("3 3", "3 3", sticks=2), None, None)[1] == Won(0, 1)
