"""Physics comes only when it is needed. What a frame costs is measured by `make bench-web`."""

from functools import partial

from playwright.sync_api import Route, expect

from tests.support.browser.bricks import Eyes, wait_until
from tests.support.browser.building import begin, set_table
from tests.support.browser.people import People, button, counted, listen


def at_the_bench(people: People) -> Eyes:
    page = people.come("Ann")
    eyes = Eyes(page, people)
    set_table(page, "Classic", {"Seat 2": "Add a bot", "Timer": "No timer, for practice"}, ("I’m the youngest",))
    button(page, "Start").click()
    wait_until(page, lambda: bool(eyes.view), "the table")
    begin(eyes)
    page.wait_for_function("() => window.bench?.ready()")
    return eyes


def test_physics_is_loaded_only_with_a_building_game(people: People) -> None:
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


def test_physics_is_a_small_file_of_its_own(people: People) -> None:
    """As text within its script it was half as large again, and had to be decoded before it was compiled."""
    page = people.come("Ann", alone=True)
    sizes = counted(page)
    kinds: dict[str, str] = {}
    listen(page, "response", lambda answer: kinds.update({answer.url: answer.headers.get("content-type", "")}))
    button(page, "Play now: Classic").click()
    wait_until(page, lambda: any(name.endswith(".wasm") for name in sizes), "the physics")
    wasm = next(name for name in sizes if name.endswith(".wasm"))
    assert kinds[wasm] == "application/wasm", "compiled as it comes"
    assert sum(size for name, size in sizes.items() if "rapier" in name) <= 400_000


def is_asked(part: str, asked: list[str]) -> bool:
    return any(part in name for name in asked)


def test_a_building_table_is_fetched_while_the_server_makes_it(people: People) -> None:
    page = people.come(alone=True)
    asked: list[str] = []
    listen(page, "request", lambda request: asked.append(f"{request.method} {request.url}"))
    making: list[Route] = []

    def take_time(route: Route) -> None:
        if route.request.method == "POST":
            making.append(route)
        else:
            route.continue_()

    page.route("**/api/tables", take_time)
    button(page, "Play now: Classic").click()
    wait_until(page, lambda: any(name.endswith(".wasm") for name in asked), "the physics")
    for part in ("/table-", "/Site-", "/api/texts/"):
        wait_until(page, partial(is_asked, part, asked), part)
    making[0].continue_()
    page.locator("[data-play]").wait_for()  # and nobody was asked for a name
    page.unroute("**/api/tables")  # the page may serve another test


INVITED = """
new MutationObserver(() => {
  if (document.querySelector("img[alt*='QR']")) window.invited = true;
}).observe(document, { subtree: true, childList: true });
"""


def test_playing_now_shows_no_invitation_on_the_way(people: People) -> None:
    """The table that gathers is drawn for whoever waits for somebody."""
    page = people.come("Ann", scripts=(INVITED,))
    button(page, "Play now: Skip-Bo Breakers").click()
    expect(page.get_by_role("listbox")).to_be_visible()
    assert not page.evaluate("() => window.invited")
    page.goto("/new/classic")
    page.wait_for_function("() => window.invited")
