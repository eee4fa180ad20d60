"""For eyes that need it large: zooming makes the card larger too, and what is written can be read."""

from playwright.sync_api import Page

from tests.support.browser.people import DOOR, People, button, sit_down
from tests.support.games import BOXES

ZOOMS = {1: (1280, 800), 2: (640, 400), 4: (320, 200)}
"""What is left of a laptop's window, in the page's own pixels."""

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

CONTRAST = """() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const light = (colour) => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const digit = light(getComputedStyle(document.querySelector(".beside .digit")).color);
  const tray = light(getComputedStyle(document.querySelector(".beside")).backgroundColor);
  return (Math.max(digit, tray) + 0.05) / (Math.min(digit, tray) + 0.05);
}"""


CRAMPED = """() => [...document.querySelectorAll(".site .tools button, .site .turn span")]
  .filter((one) => one.offsetParent && (one.scrollWidth > one.clientWidth + 1 || one.offsetHeight > 100))
  .map((one) => `${one.textContent.trim()}: ${one.clientWidth} x ${one.offsetHeight}`)"""
"""Words that stick out of their button, or stand letter by letter below each other."""

TOUCHING = """() => {
  const words = [...document.querySelectorAll(".beside .texture")].map((word) => {
    const range = document.createRange();
    range.selectNodeContents(word);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return { text: word.textContent, left, right, row: (top + bottom) / 2 };
  });
  return words.flatMap((one, n) => words.slice(n + 1)
    .filter((other) => Math.abs(one.row - other.row) < 8 && other.left - one.right < 3)
    .map((other) => `${one.text} ${other.text}`));
}"""
"""Words under the bricks that run into each other, in the same row."""


def builds(people: People, **how: object) -> Page:
    page = people.come("Ann", reduced_motion="reduce", **how, at=DOOR)
    sit_down(page, "classic", {"timer": "off", "first": 0})
    button(page, "START").click()
    page.locator(".site > .card [data-card]").wait_for()
    return page


def test_zoom_enlarges_the_card(people: People) -> None:
    page = builds(people)
    seen = {}
    for zoom, (width, height) in ZOOMS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        box = page.locator(".site > .card [data-card]").bounding_box()
        assert box is not None
        assert box["width"] <= width
        seen[zoom] = zoom * box["width"]
        assert page.evaluate(CRAMPED) == [], zoom
    assert seen[2] >= 1.5 * seen[1], seen
    assert seen[4] >= 1.5 * seen[2], seen


def test_the_digits_under_the_bricks_can_be_read_in_the_dark(people: People) -> None:
    page = builds(people, color_scheme="dark")
    assert page.locator("html").get_attribute("data-theme") == "dark"
    assert page.evaluate(CONTRAST) >= 4.5
    page.emulate_media(color_scheme="light")
    assert page.evaluate(CONTRAST) >= 4.5


def test_the_words_under_the_bricks_stay_apart(people: People) -> None:
    for language in ("en", "fr", "de", "it"):
        page = people.come("Ann", locale=language, at=DOOR)
        sit_down(page, "classic", {**BOXES["tactile"].box.options})
        page.locator(".beside .texture").first.wait_for(state="attached")
        for width, height in (ZOOMS[2], (320, 640), (390, 664), (600, 900), (667, 375)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            assert page.evaluate(TOUCHING) == [], (language, width, height)


def test_no_message_denies_a_card_that_is_open(people: People) -> None:
    page = builds(people)
    assert "card" not in page.locator(".site .turn strong").inner_text().lower()
