"""What the house has to say during a match fits into its line, on the smallest phone and in every language."""

import pytest
from playwright.sync_api import expect

from breakhouse.locales import LANGUAGES, say
from tests.support.browser.people import DOOR, People, sit_down

pytestmark = pytest.mark.wide

LONGEST = {"seat": 4, "level": "beginner", "name": "Maximiliane", "why": "1"}
NOTICES = (
    "notice-program-waits", "notice-program-too-slow", "notice-program-cheats",
    "notice-program-insists", "notice-program-no-room", "notice-slept",
)  # fmt: skip

SAY = """(text) => window.sockets.at(-1).dispatchEvent(new MessageEvent("message", {
  data: JSON.stringify({ tell: "notice", code: "slept", params: { name: "Maximiliane" }, text }),
}))"""

OVER = """(line) => {
  const strip = line.parentElement;
  return Math.max(strip.scrollHeight - strip.clientHeight, line.scrollHeight - line.clientHeight,
    Math.round(line.getBoundingClientRect().bottom - strip.getBoundingClientRect().bottom));
}"""


def test_a_notice_fits_into_its_line_on_a_small_phone(people: People) -> None:
    page = people.come("Ann", viewport={"width": 360, "height": 640}, has_touch=True, at=DOOR)
    sit_down(page, "classic")
    expect(page.locator(".hold .messages")).to_be_visible()
    line = page.locator("p.hint.calm")
    over = {}
    for language in LANGUAGES:
        for notice in NOTICES:
            words = say(language, notice, **LONGEST)
            page.evaluate(SAY, words)
            expect(line).to_have_text(words)  # what is said of the same person takes its place
            over[language, notice] = line.evaluate(OVER)
    assert [one for one, much in over.items() if much > 0] == []
