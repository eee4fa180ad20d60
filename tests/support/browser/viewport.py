"""What a table shows within the window, and whether anything of it has moved; found without a word."""

from typing import Any

from playwright.sync_api import Page

WINDOWS = {"upright": (390, 664), "small": (360, 640), "sideways": (844, 390), "laptop": (1280, 800)}
"""Phones with the bars of their browser, and a laptop."""

SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) {
    const nameOf = ({ node }) => node?.className || node?.textContent || "gone";
    window.shifts.push([shift.value, ...shift.sources.map(nameOf)]);
  }
}).observe({ type: "layout-shift" });
"""
"""Counts every shift that the browser itself sees, also those right after a touch."""

OUTSIDE = """() => {
  const found = [];
  const needed = ".hold button, .hold input, .hold [role=option], .hold [role=timer], .hold .room, .hold .beside,"
    + " .hold .card, .hold .middle > *, .advice > :first-child, header nav button, .hold .seats li, .hold .place";
  for (const e of document.querySelectorAll(needed)) {
    if (!e.checkVisibility({ visibilityProperty: true }) || e.closest(".unseen")) continue;
    const { left, top, right, bottom, width } = e.getBoundingClientRect();
    const besides = e.closest(".kinds") !== null; // more of them are a swipe away
    if (top < -1 || bottom > innerHeight + 1 || (!besides && width > 0 && (left < -1 || right > innerWidth + 1))) {
      found.push(`${e.tagName} ${e.className} "${(e.ariaLabel ?? e.textContent).trim().slice(0, 40)}" `
        + `${[left, top, right, bottom].map(Math.round)}`);
    }
  }
  const whole = ".advice, .tools .button, .acts .button, .middle, .facts, .score, .real-table";
  for (const e of document.querySelectorAll(whole)) {
    if (e.checkVisibility() && (e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 2)) {
      found.push(`${e.className} is too small for "${e.textContent.trim()}": `
        + `${e.scrollWidth} x ${e.scrollHeight} in ${e.clientWidth} x ${e.clientHeight}`);
    }
  }
  for (const e of document.querySelectorAll(".hold button, header nav button")) {
    const texts = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    while (e.checkVisibility({ visibilityProperty: true }) && texts.nextNode()) {
      for (const { 0: word, index } of texts.currentNode.data.matchAll(/[^\\s\u00ad-]+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        if (lines.size > 1) found.push(`"${word}" is broken in two`);
        const [{ left, right }, around] = [range.getBoundingClientRect(), e.getBoundingClientRect()];
        const seen = texts.currentNode.parentElement.getBoundingClientRect().width > 1;
        if (seen && (left < around.left || right > around.right)) found.push(`"${word}" sticks out of its button`);
      }
    }
  }
  const apart = [...document.querySelectorAll(
    ".hold button, .middle .prompt, .middle .aside, .middle figcaption, .seats .name, .seats .score, p.turn,"
      + " .refused, .place .name > b, .place .passed",
  )].filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest(".unseen, .kinds, .feel"));
  const boxes = apart.map((e) => e.getBoundingClientRect());
  for (let a = 0; a < apart.length; a += 1) for (let b = 0; b < a; b += 1) {
    const across = Math.min(boxes[a].right, boxes[b].right) - Math.max(boxes[a].left, boxes[b].left);
    const down = Math.min(boxes[a].bottom, boxes[b].bottom) - Math.max(boxes[a].top, boxes[b].top);
    if (across > 2 && down > 2) {
      found.push(`"${apart[a].textContent.trim()}" lies over "${apart[b].textContent.trim()}"`);
    }
  }
  const { scrollHeight, scrollWidth } = document.documentElement;
  if (scrollHeight > innerHeight || scrollWidth > innerWidth) found.push(`page: ${scrollWidth} x ${scrollHeight}`);
  return found;
}"""

LANDED = """() => document.getAnimations()
  .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime)).forEach((one) => one.finish())"""
"""A tile on its way is still where it comes from: whoever measures lets it arrive."""

PLACES = """() => Object.fromEntries(
  [".room", ".beside", ".tools", ".site > .card", ".middle", ".rack", ".acts .main", ".messages", "header"]
    .flatMap((name) => [...document.querySelectorAll(name)].map((e) => {
      const { left, top, width, height } = e.getBoundingClientRect();
      return [name, [left, top, width, height].map(Math.round)];
    })),
)"""


def outside(page: Page) -> list[str]:
    """Whatever is needed for the turn and is not whole within the window."""
    return list(page.evaluate(OUTSIDE))


def places(page: Page) -> dict[str, list[int]]:
    """Where everything is that hands aim at."""
    return dict(page.evaluate(PLACES))


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def see(page: Page, window: str) -> list[str]:
    """What is outside in a window of this size; what measures itself has a frame or two to do so."""
    resize(page, *WINDOWS[window])
    page.evaluate(LANDED)
    return [f"{window}: {wrong}" for wrong in outside(page)]


def speak(page: Page, language: str) -> None:
    """The same table in another language."""
    page.goto(f"{page.url.split('?')[0]}?lang={language}")
    page.locator(".hold .messages").wait_for()


def shifts(page: Page) -> list[Any]:
    """What the browser saw moving by itself since this was last asked."""
    return list(page.evaluate("() => window.shifts.splice(0)"))
