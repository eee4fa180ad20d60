"""Played by real keys from what Orca says, against somebody who sees: every key is chosen by what was heard."""

import re

import pytest

from tests.browser.test_blind_building import GAMES
from tests.browser.test_blind_skipbo import by_eye, is_to_move
from tests.reader.listener import Listener
from tests.reader.player import Builder
from tests.reader.tables import Desk
from tests.reader.times import seconds_of

MOST_KEYS = 40
MOST_KEYS_A_BRICK = 6
MOST_SECONDS = 90
A_KEY = 0.5
"""Seconds that somebody takes to find a key."""
FIVE = "deck five classic 1\nc14 1 blue coloured: yellow-@0,0 brown-@4,0 red-@2,1 lightblue.@3,2 orange-@2,3\n"
"""A card of the shipped deck with five bricks, and no other."""


def test_a_hand_of_skipbo_breakers_takes_forty_keys(desk: Desk) -> None:
    """Up takes up what can be laid and says it, Enter lays it, P passes: Orca says all that it takes to decide."""
    ann, bert = desk.ann, desk.bert
    desk.sit("skipbo-breakers", {"target": 500})
    nothing = ann.player.word("skipbo-can-nothing")
    for _ in range(80):
        if over(ann):
            break
        if is_to_move(bert):
            by_eye(bert)
            ann.listen()
        elif is_to_move(ann.player):
            ann.press("p" if nothing in ann.press("Up") else "Return")
    assert over(ann)
    assert ann.keys <= MOST_KEYS
    assert ann.unspoken() == []
    assert ann.doubled() == []


def over(ann: Listener) -> bool:
    """The next hand was dealt, as far as Orca said so."""
    openers = ({"you": "yes", "name": ""}, {"you": "no", "name": "Bert"})
    return any(ann.player.word("skipbo-dealt", hand=2, **who) in " ".join(ann.said) for who in openers)


@pytest.mark.parametrize("box", [box for box, (game, _) in GAMES.items() if f" {game} " in FIVE])
def test_a_card_is_built_from_what_orca_says(desk: Desk, box: str) -> None:
    ann, (game, options) = desk.ann, GAMES[box]
    desk.sit(game, {**options, "turns": 1, "hands": ["grid", "free"], "deck": FIVE, "first": 0})
    card = begin(ann)
    found = re.search(r"(\d+) (?:bricks|pieces|Bausteine|Teile)", card)
    assert found, card
    bricks = int(found[1])
    keys, spoken = ann.keys, len(ann.said)
    builder = Builder(ann)
    for _ in range(bricks):
        builder.put_next()
    ann.player.people.pass_time(1.5)
    assert ann.player.word("built-completed", points=1).split(":")[0] in ann.listen()
    each = (ann.keys - keys) / bricks
    heard = [(seconds_of(line, ann.player.language), line) for line in [card, *ann.said[spoken:]]]
    seconds = sum(took for took, _ in heard) + A_KEY * (ann.keys - keys)
    print(f"{box} {ann.player.language}: {each:.1f} keys a brick, {seconds:.0f} s for {bricks} bricks")
    print(*(f"{took:5.1f}  {line}" for took, line in heard), sep="\n")
    assert each <= MOST_KEYS_A_BRICK
    assert seconds <= MOST_SECONDS


def begin(ann: Listener) -> str:
    """Enter at the bench rolls and starts, whatever comes first; the card."""
    new = ann.player.word("built-card", words="").strip()
    for _ in range(3):
        if new in (told := ann.press("Return")):
            return told
        ann.player.people.pass_time(3)
        if new in (told := ann.listen()):
            return told
    raise AssertionError(ann.script)
