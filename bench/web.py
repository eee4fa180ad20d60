"""What a visitor with a slow phone and a slow connection waits for: `make bench-web`.

The real server and a real browser, without a graphics card; the browser slows the processor four times and the
connection to 1.6 Mbit/s.
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import CDPSession, Page, expect, sync_playwright

from bench.report import describe, machine, table, write_section
from tests.support.browser.bricks import Eyes, at, hurry, take, wait_until
from tests.support.browser.building import begin
from tests.support.browser.chromium import FLAGS, chromium
from tests.support.browser.house_process import House
from tests.support.browser.motion import watch_a_set_come
from tests.support.browser.people import Pages, People, button, counted, sit_down
from tests.support.browser.viewport import SHIFTS, shifts
from tools.servers import free_port

SLOWER = 4
LINE = {"offline": False, "latency": 40, "downloadThroughput": 200_000, "uploadThroughput": 200_000}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True}
RUNS = 5
CARRIED = 60
"""Frames for which the last brick is carried to and fro over all the others."""

APPEARS = """
window.appeared = {};
const look = () => {
  for (const name of [".shelf .box .button", ".between button", ".rack [role=option]"]) {
    if (document.querySelector(name)?.checkVisibility()) window.appeared[name] ??= performance.now();
  }
  if (window.bench?.ready()) window.appeared.hands ??= performance.now();
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
FRAMES = """(seconds) => new Promise((done) => {
  const times = [];
  requestAnimationFrame(function count(now) {
    times.push(now);
    if (now - times[0] < seconds * 1000) requestAnimationFrame(count);
    else done(times.slice(1).map((time, n) => time - times[n]));
  });
})"""
LIFTS = """() => {
  window.lifts = [];
  let touched = null;
  addEventListener("pointerdown", (event) => (touched = event.timeStamp), true);
  new MutationObserver(() => {
    if (touched === null) return;
    const since = touched;
    touched = null;
    requestAnimationFrame(() => window.lifts.push(performance.now() - since));
  }).observe(document.querySelector(".room .pieces"), { childList: true });
}"""


@contextmanager
def a_house() -> Iterator[People]:
    house = House(Path(tempfile.mkdtemp()), free_port())
    house.open()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield People(Pages(browser), house)
        browser.close()
    house.close()


def slow(page: Page, line: bool = True) -> CDPSession:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if line:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", LINE)
    return session


def waits(people: People, box: str, usable: str) -> tuple[float, float, float]:
    """Seconds to the shelf with nothing kept from before, from there to the table, and to hands that can build."""
    # a service worker's line would not be slowed
    page = people.come("Ann", alone=True, scripts=(APPEARS,), at="/health", service_workers="block", **PHONE)
    slow(page)
    page.goto("/")
    expect(button(page, f"Play now: {box}")).to_be_visible()
    shelf = appeared(page, ".shelf .box .button")
    pressed = float(page.evaluate("() => performance.now()"))
    button(page, f"Play now: {box}").click()
    there = appeared(page, usable)
    hands = there
    if usable == ".between button":
        for name in ("Roll the die", "START"):
            button(page, name).click()
        hands = appeared(page, "hands")
    people.leave(for_good=True)
    return shelf / 1000, (there - pressed) / 1000, (hands - pressed) / 1000


def appeared(page: Page, name: str) -> float:
    page.wait_for_function("(name) => window.appeared[name]", arg=name)
    return float(page.evaluate("(name) => window.appeared[name]", name))


def weights(people: People) -> tuple[float, float]:
    """Kilobytes of the shelf with a table of tiles, and what a building game brings on top."""
    page = people.come("Ann", alone=True)
    sizes = counted(page)
    page.goto("/")
    button(page, "Play now: Skip-Bo Breakers").click()
    expect(page.get_by_role("listbox")).to_be_visible()
    page.wait_for_timeout(500)
    before = dict(sizes)
    page.goto("/")
    button(page, "Play now: Classic").click()
    wait_until(page, lambda: any("rapier" in name for name in sizes), "the physics")
    page.wait_for_timeout(1000)
    more = {name: size for name, size in sizes.items() if name not in before and "/api/" not in name}
    people.leave(for_good=True)
    return sum(before.values()) / 1000, sum(more.values()) / 1000


def at_the_bench(people: People) -> Eyes:
    page = people.come("Ann", scripts=(SHIFTS,), **PHONE)
    eyes = Eyes(page, people)
    sit_down(page, "classic", {"timer": "off"})
    wait_until(page, lambda: bool(eyes.view), "the table")
    begin(eyes)
    page.wait_for_function("() => window.bench?.ready()")
    return eyes


def pile_up(eyes: Eyes, bricks: list[str]) -> None:
    page = eyes.page
    for n, brick in enumerate(bricks):
        take(page, brick)
        page.mouse.move(*at(page, -5 + n * 1.1, 4), steps=3)
        hurry(page, 0.5)
        page.mouse.up()
        hurry(page, 0.8)
    wait_until(page, lambda: len(eyes.view["bench"]["placed"]) >= len(bricks) - 1, "the bricks to lie there")


def fall(eyes: Eyes) -> list[float]:
    """Milliseconds between frames of the second in which ten bricks fall."""
    page = eyes.page
    page.evaluate(f"() => void (window.falling = ({FRAMES})(1))")
    button(page, "Knock down").click()
    return list(page.evaluate("() => window.falling"))


def lifts(eyes: Eyes) -> list[float]:
    """Milliseconds from each touch of a brick to the frame in which it has left the tray."""
    page = eyes.page
    page.evaluate(LIFTS)
    for fact in eyes.view["box"]:
        box = page.locator(f".beside [data-piece='{fact['id']}']").bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.wait_for_timeout(150)
        page.mouse.move(box["x"], box["y"] + box["height"] - 4, steps=4)
        page.mouse.up()
        page.wait_for_timeout(350)
    return list(page.evaluate("() => window.lifts"))


def frame_cost(eyes: Eyes, session: CDPSession, brick: str) -> float:
    """Seconds of the processor, not of the clock: a busy machine drops frames that the page does not."""
    page = eyes.page
    take(page, brick)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = busy(session)
    for n in range(4):
        page.mouse.move(*at(page, -4 + (n % 2) * 8, 6), steps=2)
        page.evaluate(FRAMES, CARRIED / 4 / 60)
    page.mouse.up()
    return (busy(session) - before) / CARRIED


def busy(session: CDPSession) -> float:
    """Seconds of the processor that the page has used for everything it does by itself."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def quickest(people: People, motion: str) -> float:
    """Milliseconds from hearing of a set to having answered it, by somebody who waits for nothing."""
    seen, _ = watch_a_set_come(people, reduced_motion=motion)
    people.leave(for_good=True)
    assert seen["frames"] == 0, "motion takes time from a quick player"
    return float(seen["ms"])


def seconds(times: list[float]) -> str:
    return f"{median(times):.2f} s (at most {max(times):.2f} s)"


def main() -> None:
    with a_house() as people:
        built = [waits(people, "Classic", ".between button") for _ in range(RUNS)]
        laid = [waits(people, "Skip-Bo Breakers", ".rack [role=option]") for _ in range(RUNS)]
        shelf_kb, more_kb = weights(people)
        moving, still = (
            median(quickest(people, motion) for _ in range(RUNS)) for motion in ("no-preference", "reduce")
        )
        eyes = at_the_bench(people)
        bricks = [fact["id"] for fact in eyes.view["box"]]
        session = eyes.page.context.new_cdp_session(eyes.page)
        shifts(eyes.page)
        pile_up(eyes, bricks[:-1])
        cost = frame_cost(eyes, session, bricks[-1])
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        frames = fall(eyes)
        eyes.page.wait_for_timeout(1500)
        touches = lifts(eyes)
        moved = shifts(eyes.page)
    rates = sorted(1000 / frame for frame in frames)
    touched = f"{median(touches):.0f} ms (at most {max(touches):.0f} ms)"
    rows = [
        ["the shelf can be used, with an empty cache", seconds([one[0] for one in built + laid]), "1.5 s"],
        ["from there to a table of tiles", seconds([one[1] for one in laid]), "3 s"],
        ["from there to a building table, ready to start", seconds([one[1] for one in built]), "3 s"],
        ["until you can build (the physics has loaded)", seconds([one[2] for one in built]), "3 s"],
        ["frames per second while ten bricks fall, median", f"{median(rates):.0f}", "55"],
        ["the same, 5th percentile", f"{quantiles(rates, n=20)[0]:.0f}", ""],
        ["from a touch to the brick in the hand", touched, "50 ms"],
        ["earliest next command after a set, while tiles are moving", f"{moving:.1f} ms", "as without"],
        ["the same, without any motion", f"{still:.1f} ms", ""],
        ["layout shift during a turn", f"{sum(shift[0] for shift in moved):.3f}", "0"],
        ["the shelf and a table of tiles, compressed", f"{shelf_kb:.0f} KB", "150 KB"],
        ["plus a building game", f"{more_kb:.0f} KB", "1,000 KB"],
        ["processor time per frame while a brick is carried, not slowed down", f"{cost * 1000:.1f} ms", ""],
    ]  # fmt: skip
    text = (
        f"## Pages\n\n{describe(machine(['playwright']))}\n\nThe processor is slowed down {SLOWER} times, the "
        f"connection has 1.6 Mbit/s and {LINE['latency']} ms; a window of 390 × 664, drawn without a graphics "
        f"card. Medians of {RUNS} visits each.\n\n{table(['', 'seen', 'wanted'], rows)}"
    )
    print(text, *moved, sep="\n")
    write_section("pages", text)


if __name__ == "__main__":
    main()
