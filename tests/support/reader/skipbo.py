"""Plays Skip-Bo Breakers from what Orca says, and from nothing else."""

from tests.support.browser.blind_player import Blind
from tests.support.browser.blind_skipbo import by_eye, is_to_move
from tests.support.reader.listener import Listener, plain

MOST_MOVES = 80


def play_hand(ann: Listener, bert: Blind) -> None:
    """Up takes up what can be laid and says it, Enter lays it, P passes. Bert moves when all was heard."""
    nothing = ann.player.word("skipbo-can-nothing")
    for _ in range(MOST_MOVES):
        if over(ann):
            return
        ann.player.page.wait_for_timeout(50)
        if is_to_move(bert):
            by_eye(bert)
            ann.listen()
        elif is_to_move(ann.player):
            ann.press("p" if nothing in ann.press("Up") else "Return")
    raise AssertionError(ann.script)


def over(ann: Listener) -> bool:
    """The next hand was dealt, as far as Orca said so."""
    openers = ({"you": "yes", "name": ""}, {"you": "no", "name": "Bert"})
    return any(plain(ann.player.word("skipbo-dealt", hand=2, **who)) in " ".join(ann.said) for who in openers)
