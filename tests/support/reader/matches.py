"""Plays whole matches against a bot from what Orca says, and from nothing else."""

import re
from dataclasses import dataclass

from tests.support.reader.card_builder import Builder, begin
from tests.support.reader.listener import Listener
from tests.support.reader.play import MADE, table_of
from tests.support.reader.speech_times import seconds_of

A_KEY = 0.5
"""Seconds that somebody takes to find a key."""
A_WHILE = 4
MOST = 120


@dataclass(frozen=True)
class Played:
    keys: int
    seconds: float
    end: str
    """What was announced about the result."""


def sit_with_a_bot(ann: Listener, box: str, options: dict[str, object]) -> None:
    page = ann.player.page
    page.goto(page.evaluate(MADE, table_of(box, options)))
    page.bring_to_front()
    page.locator("[data-play]").first.wait_for()
    ann.listen()


def build_a_match(ann: Listener) -> Played:
    """Her own turn as long as there are cards, then the bot's, until somebody has won."""
    told, stop = begin(ann), ann.player.word("built-stopped", why="said")[:4]
    while stop not in told:
        told = Builder(ann).build(told)
    return wait_for_the_end(ann, "built-won")


def lay_a_match(ann: Listener) -> Played:
    """Up takes up what can be laid, Enter lays it; when it isn't her turn, that is what she hears."""
    say = ann.player.word
    nothing, waits = say("skipbo-can-nothing"), say("refused-not-your-turn")
    for _ in range(MOST):
        if ends(ann, "skipbo-match-won"):
            break
        if nothing not in ann.press("Up"):
            ann.press("Return")
        elif waits in ann.press("p"):
            ann.player.people.pass_time(A_WHILE)
            ann.listen()
    return wait_for_the_end(ann, "skipbo-match-won")


def wait_for_the_end(ann: Listener, message: str) -> Played:
    for _ in range(MOST):
        if end := ends(ann, message):
            language = ann.player.language
            heard = sum(seconds_of(line, language) for line in ann.said)
            return Played(ann.keys, heard + A_KEY * ann.keys, end)
        ann.player.people.pass_time(A_WHILE)
        ann.listen()
    raise AssertionError(ann.script)


def ends(ann: Listener, message: str) -> str:
    """Who has won, if that was announced."""
    said = " ".join(ann.said)
    mine = ann.player.word(message, you="yes", name="", names="", count=1)
    other = re.escape(ann.player.word(message, you="no", name="NAME", names="NAME", count=1)).replace(
        "NAME", r"\w+"
    )
    shared = re.escape(ann.player.word("built-won", you="no", names="NAMES", count=2)).replace("NAMES", "[^.]+")
    found = re.search(rf"{re.escape(mine)}|{other}|{shared}", said)
    return found[0] if found else ""
