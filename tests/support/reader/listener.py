"""A player who has nothing but keys and what Orca says; both are written down, line by line."""

import re
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.support.browser.blind_player import Blind
from tests.support.reader.orca import Ear

SOON = 0.4
"""Seconds in which a page hears from the house what somebody else did."""
PATIENCE = 8
LONG = 60
PENDING = """
window.quiet = true;
const unanswered = new Set();
let rest;
const stir = () => {
  window.quiet = false;
  clearTimeout(rest);
  rest = setTimeout(() => { window.quiet = unanswered.size === 0 }, 450);
};
addEventListener('keydown', stir, true);
window.WebSocket = class extends WebSocket {
  constructor(...how) {
    super(...how);
    this.addEventListener('message', ({ data }) => {
      const { tell, id } = JSON.parse(data);
      if (tell === 'pong' || tell === 'gesture') return;
      if (tell === 'accepted' || tell === 'refused') unanswered.delete(id);
      stir();
    });
  }
  send(data) {
    const { say, id } = JSON.parse(data);
    if (say === 'do') unanswered.add(id), stir();
    super.send(data);
  }
};
addEventListener('DOMContentLoaded', () => {
  const regions = document.body.querySelectorAll('[role=status][aria-live], [role=alert][aria-live]');
  for (const region of regions) new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) stir();
  }).observe(region, { childList: true });
});
"""
"""`quiet` says whether the page has announced all that it is going to: the referee has answered every command, and
nothing came for longer than an announcement waits for its turn. It's the page that counts, so however slow the
machine is, no sentence that is due can come later."""


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

    def wait(self, happened: Callable[[], bool], most: float = PATIENCE) -> bool:
        """Whether it happened in that many seconds."""
        until = time.monotonic() + most
        while not (there := happened()) and time.monotonic() < until:
            self.player.page.wait_for_timeout(50)
        return there

    def begin(self) -> None:
        """Forgets what was heard so far, and with which keys."""
        self.script.clear()
        self.keys = 0

    def listen(self, why: str = "…") -> str:
        """What is spoken until everything the page announced is out, and there is silence."""
        self.player.page.wait_for_timeout(SOON * 1000)
        assert self.wait(self.is_quiet, LONG), f"the page isn't done after {LONG} s: {self.script}"
        self.wait(lambda: not set(self.unspoken()) - self.lost)
        self.lost |= set(self.unspoken())
        lines = [plain(line) for line in self.ear.new()]
        self.said += lines
        self.script += [f"> {why}", *lines]
        return " ".join(lines)

    def is_quiet(self) -> bool:
        """Whether the page has announced everything that the last key, or the house, gave it to say."""
        return bool(self.player.page.evaluate("window.quiet"))

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
