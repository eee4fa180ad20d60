"""What a page costs while bricks move: `make bench-pages`. The real house, the real browser, no graphics card."""

import tempfile
from pathlib import Path

from playwright.sync_api import CDPSession, sync_playwright

from bench.report import described, machine, table, write_section
from tests.browser.conftest import FLAGS, chromium, free_port
from tests.browser.hands import Eyes, at, take, wait_until
from tests.browser.house import House
from tests.browser.people import Pages, People
from tests.browser.test_quick import at_the_bench

FRAMES = """(frames) => new Promise((done) => {
  let n = 0;
  requestAnimationFrame(function count() {
    n += 1;
    if (n < frames) requestAnimationFrame(count);
    else done();
  });
})"""
CARRIED = 60
"""Frames for which the last brick is carried to and fro over all the others."""


def main() -> None:
    house = House(Path(tempfile.mkdtemp()), free_port())
    house.open()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        seconds = frame_cost(at_the_bench(People(Pages(browser), house)))
        browser.close()
    house.close()
    rows = [["processor time a frame, ms", f"{seconds * 1000:.1f}"], ["of 1/50 s", f"{seconds * 50:.2f}"]]
    text = (
        f"## Pages\n\n{described(machine(['playwright']))}\n\nTen bricks on the table, the last one carried for "
        f"{CARRIED} frames, painted without a graphics card.\n\n{table(['while a brick is carried', ''], rows)}"
    )
    print(text)
    write_section("pages", text)


def frame_cost(eyes: Eyes) -> float:
    """Seconds of the processor, not of the clock: a busy machine drops frames that the page does not."""
    page = eyes.page
    bricks = [fact["id"] for fact in eyes.view["box"]]
    for n, brick in enumerate(bricks[:-1]):
        take(page, brick)
        page.mouse.move(*at(page, -5 + n * 1.2, 4), steps=3)
        page.mouse.up()
    wait_until(page, lambda: len(eyes.view["bench"]["placed"]) >= 8, "the bricks to lie there")
    take(page, bricks[-1])
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = busy(session)
    for n in range(4):
        page.mouse.move(*at(page, -4 + (n % 2) * 8, 6), steps=2)
        page.evaluate(FRAMES, CARRIED // 4)
    page.mouse.up()
    return (busy(session) - before) / CARRIED


def busy(session: CDPSession) -> float:
    """Seconds of the processor that the page has used for everything it does by itself."""
    told = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in told if one["name"] == "TaskDuration"))


if __name__ == "__main__":
    main()
