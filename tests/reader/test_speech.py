"""Played by real keys from what Orca says, against somebody who sees: every key is chosen by what was heard."""

import pytest

from tests.support.browser.blind_building import GAMES
from tests.support.reader.card_builder import FIVE, Builder, begin, count_bricks
from tests.support.reader.desk import Desk
from tests.support.reader.play import MADE
from tests.support.reader.skipbo import play_hand
from tests.support.reader.speech_times import seconds_of

pytestmark = pytest.mark.wide

MOST_KEYS = 40
MOST_KEYS_A_BRICK = 6
MOST_SECONDS = 90
A_KEY = 0.5
"""Seconds that somebody takes to find a key."""

LATE = """() => {
  const below = Object.getPrototypeOf(WebSocket.prototype);
  const { send } = below;
  below.send = function (data) { setTimeout(() => send.call(this, data), 2000) };
}"""
"""The connection takes two seconds to bring anything to the house."""


def test_a_hand_of_skipbo_breakers_takes_forty_keys(desk: Desk) -> None:
    """Up takes up what can be laid and says it, Enter lays it, P passes: Orca says all that it takes to decide."""
    ann, bert = desk.ann, desk.bert
    desk.sit("skipbo-breakers", {"target": 500})
    play_hand(ann, bert)
    assert ann.keys <= MOST_KEYS
    assert ann.unspoken() == []
    assert ann.doubled() == []


def test_after_a_sheet_closes_letter_keys_reach_the_table_again(desk: Desk) -> None:
    """The focus is back at the rack, Orca has said so and has left its browse mode."""
    ann = desk.ann
    desk.sit("skipbo-breakers", {"target": 500})
    hand = ann.player.word("skipbo-you-hold", count=20, tiles="").rstrip(" .")
    for key in ("question", "u"):
        ann.press(key)
        ann.press("Escape")
        assert hand in ann.press("h")


@pytest.mark.parametrize("box", [box for box, (game, _) in GAMES.items() if f" {game} " in FIVE])
def test_a_card_is_built_from_what_orca_says(desk: Desk, box: str) -> None:
    ann, (game, options) = desk.ann, GAMES[box]
    desk.sit(game, {**options, "turns": 1, "hands": ["grid", "free"], "deck": FIVE, "first": 0})
    card = begin(ann)
    keys, spoken = ann.keys, len(ann.said)
    bricks = count_bricks(card)
    Builder(ann).build(card)
    each = (ann.keys - keys) / bricks
    heard = [(seconds_of(line, ann.player.language), line) for line in [card, *ann.said[spoken:]]]
    seconds = sum(took for took, _ in heard) + A_KEY * (ann.keys - keys)
    print(f"{box} {ann.player.language}: {each:.1f} keys a brick, {seconds:.0f} s for {bricks} bricks")
    print(*(f"{took:5.1f}  {line}" for took, line in heard), sep="\n")
    assert each <= MOST_KEYS_A_BRICK
    assert seconds <= MOST_SECONDS


def test_a_late_answer_of_the_referee_belongs_to_the_same_key(desk: Desk) -> None:
    """The card is read at once, but that the brick is in the hand is for the referee to say."""
    ann = desk.ann
    desk.sit("classic", {"turns": 1, "hands": ["grid", "free"], "deck": FIVE, "first": 0})
    begin(ann)
    ann.player.page.evaluate(LATE)
    assert ann.player.word("grid-taken", place="").split(",")[0] in ann.press("Return").lower()


def test_a_gathering_is_announced_where_the_keyboard_focus_is(desk: Desk) -> None:
    """Opened by its link: the lists of its options, which come later than the page, keep still."""
    ann, page = desk.ann, desk.ann.player.page
    table = {"game": "classic", "seats": [{"kind": "me"}, {"kind": "free"}], "access": "link"}
    for _ in range(5):
        page.goto(page.evaluate(MADE, table))
        page.bring_to_front()
        page.locator("select#pace").wait_for()
        said = ann.listen()
        assert ann.player.word("gather-start") in said
        assert ann.player.word("new-pace") not in said
