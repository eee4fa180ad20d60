"""A player who has nothing but keys and what Orca says; both are written down, line by line."""

import re
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.browser.blind import Blind
from tests.reader.desk import Ear

SOON = 0.4
"""Seconds in which a page begins to say what a key brought about."""
PATIENCE = 8


def plain(text: str) -> str:
    return re.sub(r"[\s\u00a0\u202f]+", " ", text).strip()


@dataclass
class Listener:
    player: Blind
    ear: Ear
    script: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    keys: int = 0
    lost: set[str] = field(default_factory=set)
    """What was waited for in vain."""

    def press(self, key: str, until: str = "") -> str:
        """A key is answered, if need be `until` these words, and waits until Orca has said all that came of it."""
        self.keys += 1
        self.ear.tap(key)
        self.wait(lambda: until in self.ear.unread() if until else self.ear.has_news())
        return self.listen(key)

    def type(self, text: str) -> str:
        self.keys += len(text)
        self.ear.write(text)
        return self.listen(f'"{text}"')

    def wait(self, happened: Callable[[], bool]) -> None:
        until = time.monotonic() + PATIENCE
        while not happened() and time.monotonic() < until:
            self.player.page.wait_for_timeout(50)

    def begin(self) -> None:
        """Forgets what was heard so far, and with which keys."""
        self.script.clear()
        self.keys = 0

    def listen(self, why: str = "…") -> str:
        """What is spoken until everything the page announced is out, and there is silence."""
        self.player.page.wait_for_timeout(SOON * 1000)
        self.wait(lambda: not set(self.unspoken()) - self.lost)
        self.lost |= set(self.unspoken())
        lines = [plain(line) for line in self.ear.new()]
        self.said += lines
        self.script += [f"> {why}", *lines]
        return " ".join(lines)

    def announced(self) -> list[str]:
        """What the page's live regions held, in order."""
        return [plain(text) for _, text in self.player.heard()]

    def doubled(self) -> list[str]:
        """Announcements that Orca has spoken more often than they were made."""
        announced = Counter(self.announced())
        return [text for text, many in Counter(self.said).items() if many > announced[text] > 0]

    def unspoken(self) -> list[str]:
        """Announcements that Orca has not spoken as often as they were made."""
        spoken = plain(" ".join(part["text"] for part in self.ear.all()))
        announced = self.announced()
        return [text for text in set(announced) if spoken.count(text) < announced.count(text)]
