"""A building game is smooth without a GPU, and its physics comes only when it is needed."""

from playwright.sync_api import CDPSession, expect

from tests.browser.hands import Eyes, at, take, wait_until
from tests.browser.people import People, button, counted
from tests.browser.test_building import begin, set_table

FRAMES = """(frames) => new Promise((done) => {
  let n = 0;
  requestAnimationFrame(function count() {
    n += 1;
    if (n < frames) requestAnimationFrame(count);
    else done();
  });
})"""


def at_the_bench(people: People) -> Eyes:
    page = people.come("Ann")
    eyes = Eyes(page, people)
    set_table(page, "Classic", {"Seat 2": "A bot", "Timer": "No timer, for practice"}, ("I am the youngest",))
    button(page, "Start").click()
    wait_until(page, lambda: bool(eyes.view), "the table")
    begin(eyes)
    page.wait_for_function("() => window.bench?.ready()")
    return eyes


def test_fifty_frames_a_second_while_bricks_move(people: People) -> None:
    """All ten bricks are thrown onto the table, and the last one is carried for sixty frames.

    What a frame costs is counted in the processor's time: a busy machine drops frames that the page does not.
    """
    eyes = at_the_bench(people)
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
        page.evaluate(FRAMES, 15)
    page.mouse.up()
    cost = (busy(session) - before) / 60
    assert cost < 1 / 50, f"{cost * 1000:.1f} ms a frame"


def busy(session: CDPSession) -> float:
    """Seconds of the processor that the page has used for everything it does by itself."""
    told = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in told if one["name"] == "TaskDuration"))


def test_physics_comes_only_with_a_building_game(people: People) -> None:
    """At most 1 MB more than the shelf, compressed; and Skip-Bo Breakers never asks for it."""
    page = people.come("Ann", alone=True)
    sizes = counted(page)
    button(page, "Play now: Skip-Bo Breakers").click()
    expect(page.get_by_role("listbox")).to_be_visible()
    page.wait_for_timeout(500)
    assert not any("rapier" in name for name in sizes)
    before = set(sizes)
    page.goto("/")
    button(page, "Play now: Classic").click()
    wait_until(page, lambda: any("rapier" in name for name in sizes), "the physics")
    page.wait_for_timeout(500)
    more = {name: size for name, size in sizes.items() if name not in before and "/api/" not in name}
    assert sum(more.values()) <= 1_000_000, sorted(more.items(), key=lambda one: -one[1])[:5]
