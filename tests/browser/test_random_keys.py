"""Whatever is pressed at the bench, in a real browser: every key is answered, and hand, table and speech agree."""

import random
import re

from tests.support.browser.blind_building import begin, in_hand, table, type_line
from tests.support.browser.blind_player import Blind
from tests.support.browser.people import People

KEYS = ("Enter", "Enter", "Enter", "1", "2", "4", "ArrowRight", "Shift+ArrowRight", "ArrowUp", "Home", "z")
MANY = 14


def pressed(ann: Blind, key: str) -> str:
    """The answer to a key, and what the referee makes of it a moment later."""
    told = ann.ask(key)
    ann.people.pass_time(0.5)
    ann.page.wait_for_timeout(300)
    return ann.since() or told


def test_random_keys_and_a_refused_line_are_all_answered(people: People) -> None:
    ann, _ = table(people, "tactile")
    begin(ann)
    ann.hears(re.compile("New card"), 30)
    keys = random.Random(16).choices(KEYS, k=MANY)
    type_line(ann, "place white lying", "white put down on the table")
    type_line(ann, "place orange lying on white over right 2", "In your hand: wavy orange|orange put down")
    held = in_hand(ann)
    for n, key in enumerate(keys):
        before, told = held, pressed(ann, key)
        held = in_hand(ann)
        named = re.findall(r"(?:^|\. |\s)([A-Z][a-z]+ [a-z]+(?: [a-z]+)?) put down", told)
        for name in [*named, *([before] if "Put down." in told else [])]:
            standing = ann.ask("l", re.compile(r"\.")).lower()
            assert name, (keys[: n + 1], told)
            assert held == name.lower() or name.lower() in standing, (keys[: n + 1], told, standing)
