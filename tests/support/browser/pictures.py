"""Pictures of every main screen for `docs/pictures`: `python -m tests.support.browser.pictures [name …]`.

With Pillow at hand they are kept with few colours, which makes them a third as large.
"""

import re
import shutil
import sys
import tempfile
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

from tests.support.browser.bricks import Eyes, build, wait_until
from tests.support.browser.building import begin
from tests.support.browser.chromium import FLAGS, chromium
from tests.support.browser.house_process import House
from tests.support.browser.people import Pages, People, button, sit_down
from tests.support.browser.skipbo import move_by_mouse, my_turn, over, prompt
from tools.servers import free_port

FOLDER = Path("docs/pictures")
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 800}}
PEOPLE: list[People] = []
"""Everybody who is in the pictures: they let time pass."""
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}


def pictured(game: str) -> str:
    """Cards that stand at every step and look well; an upright cuboid fits under any die."""
    return (Path(__file__).parents[2] / "browser" / "pictured" / f"{game}.deck").read_text()


def lobby(page: Page) -> None:
    page.goto("/")
    page.wait_for_timeout(800)


def new_table(page: Page) -> None:
    """Where friends are awaited: by whoever has just made the table."""
    page.goto("/new/classic")
    expect(page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    page.wait_for_timeout(500)


def gathering(page: Page) -> None:
    page.goto("/new/mini")
    button(page, "Add another seat").click()
    button(page, "Add a bot").nth(1).click()
    expect(page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    page.wait_for_timeout(500)


def big_screen(page: Page) -> None:
    gathering(page)
    page.goto(page.url + "?screen")
    page.wait_for_timeout(900)


def seats(page: Page, options: dict[str, Any], bots: int = 2, game: str = "skipbo-breakers") -> None:
    """A table against bots, made as the page makes it, with options of our own."""
    page.goto("/")
    path = page.evaluate(
        """async ([game, options, bots]) => {
          const seats = [{kind: "me"}, ...Array(bots).fill({kind: "bot", level: "casual"})];
          const body = JSON.stringify({game, options, seats, access: "link", hints: true, start: true});
          const headers = {"content-type": "application/json"};
          const made = await fetch("/api/tables", {method: "POST", headers, body});
          return (await made.json()).path;
        }""",
        [game, options, bots],
    )
    page.goto(path)


def until_my_turn(page: Page) -> None:
    expect(prompt(page)).to_be_visible(timeout=40_000)


def skipbo(page: Page) -> None:
    seats(page, {}, 3)
    for _ in range(4):
        until_my_turn(page)
        if page.locator(".before li").count() and page.get_by_role("group", name="Sets you can lay").count():
            break
        move_by_mouse(page)
        page.wait_for_timeout(400)
    until_my_turn(page)
    kinds = page.get_by_role("group", name="Sets you can lay").get_by_role("button")
    if kinds.count():
        kinds.first.click(timeout=3000)
    page.wait_for_timeout(500)


def breaker(page: Page) -> None:
    for _ in range(12):
        seats(page, {}, 1)
        until_my_turn(page)
        kind = page.get_by_role("button", name=re.compile("Breaker"))
        if kind.count():
            kind.first.click()
            button(page, "Lay the Breaker").click()
            page.wait_for_timeout(330)
            return


def play_hand(page: Page) -> None:
    for _ in range(300):
        if page.get_by_role("dialog").count() or over(page):
            return
        if my_turn(page):
            move_by_mouse(page)
        page.wait_for_timeout(150)


def hand_scored(page: Page) -> None:
    seats(page, {"target": 500}, 3)
    play_hand(page)
    page.wait_for_timeout(400)


def result(page: Page) -> None:
    """A short match of the classic game with three finished cards, so that there is something to be proud of."""
    eyes = Eyes(page, PEOPLE[0])
    sit_down(page, "classic", {"turns": 1, "timer": "box", "deck": pictured("classic"), "factors": [6, 1]})
    wait_until(page, lambda: bool(eyes.view), "the table")
    begin(eyes)
    for n in range(3):
        build(eyes)
        eyes.until(lambda n=n: eyes.did("completed") > n, "the card to stand its second")
    while not eyes.did("won"):
        PEOPLE[0].pass_time(4)
        page.wait_for_timeout(60)
    expect(page.get_by_role("link", name="Watch the replay")).to_be_visible(timeout=20_000)
    page.wait_for_timeout(2600)


def replay(page: Page) -> None:
    seats(page, {"target": 1}, 2)
    play_hand(page)
    page.get_by_role("link", name="Watch the replay").click()
    timeline = page.get_by_role("slider", name="Timeline")
    for step in range(9, 30):
        timeline.fill(str(step))
        page.wait_for_timeout(400)
        if page.locator(".before li").count() > 1:
            break
    page.evaluate("() => scrollTo(0, 0)")
    page.wait_for_timeout(500)


def review(page: Page) -> None:
    seats(page, {"target": 1}, 2)
    play_hand(page)
    page.get_by_role("link", name="Look back with the coach").click()
    coach = page.get_by_role("region", name="Look back with the coach")
    expect(coach).to_be_visible(timeout=60_000)
    coach.scroll_into_view_if_needed()
    coach.evaluate("(e) => scrollTo(0, e.getBoundingClientRect().top + scrollY - 12)")
    page.wait_for_timeout(400)


def share(page: Page) -> None:
    """The picture itself, as it is handed on."""
    result(page)
    with page.expect_download() as download:
        button(page, "Share a picture").click()
    shutil.copy(download.value.path(), FOLDER / "share.png")


def in_words(page: Page) -> None:
    skipbo(page)
    button(page, "In words").click()
    page.get_by_text("What happened").evaluate("(e) => e.scrollIntoView({block: 'center'})")
    page.wait_for_timeout(300)


def rules(page: Page) -> None:
    seats(page, {"must_lay": True}, 1)
    until_my_turn(page)
    page.keyboard.press("?")
    page.wait_for_timeout(600)


def building(game: str, **options: Any) -> Callable[[Page], None]:
    """In the middle of a card that is worth a picture: everything stands but the last piece."""

    def go(page: Page) -> None:
        eyes = Eyes(page, PEOPLE[0])
        sit_down(page, game, {"deck": pictured(game), **options})
        wait_until(page, lambda: bool(eyes.view), "the table")
        begin(eyes)
        if (roll := page.get_by_role("button", name=re.compile("^Roll "))).count():
            roll.first.click()
            eyes.until(lambda: eyes.did("thrown") > 0, "the throw")
            page.wait_for_timeout(1500)
        card = eyes.view["turn"]["card"]
        steps = card["order"] or [{"put": n} for n in range(len(card["pieces"]))]
        eyes.view["turn"]["card"] = {**card, "order": steps[:-1]}
        build(eyes)
        page.wait_for_timeout(500)

    return go


def results(page: Page) -> None:
    """Two short matches, so that there is something to look back on."""
    for bots in (2, 1):
        seats(page, {"target": 1}, bots)
        play_hand(page)
        expect(page.get_by_role("link", name="Watch the replay")).to_be_visible(timeout=20_000)
    page.goto("/results")
    page.wait_for_timeout(700)


def real_bricks(page: Page) -> None:
    """The companion in the middle of a turn."""
    page.goto("/companion")
    for seat, name in (("Seat 1", "Mira"), ("Seat 2", "Jonas")):
        page.get_by_label(seat).fill(name)
    button(page, "Begin").click()
    button(page, "Roll the die").click()
    button(page, "START").click()
    expect(button(page, "Done")).to_be_visible()
    page.wait_for_timeout(1500)


def on_the_big_screen(page: Page) -> None:
    """A table in the living room: the round up there, the hands in the phones."""
    skipbo(page)
    page.goto(page.url + "?screen")
    page.wait_for_timeout(1200)


def at(path: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.goto(path)
        page.wait_for_timeout(700)

    return go


def guide(page: Page) -> None:
    """The first turn of somebody who has never built here."""
    page.evaluate("() => localStorage.setItem('breakhouse.settings', '{}')")
    page.goto("/")
    button(page, "Play now: Mini").click()
    button(page, "START").click()
    page.wait_for_timeout(1500)


SCREENS: dict[str, Callable[[Page], None]] = {
    "lobby": lobby,
    "new-table": new_table,
    "gathering": gathering,
    "big-screen": big_screen,
    "big-screen-playing": on_the_big_screen,
    "skipbo": skipbo,
    "breaker": breaker,
    "hand-scored": hand_scored,
    "result": result,
    "replay": replay,
    "review": review,
    "in-words": in_words,
    "guide": guide,
    "share": share,
    "rules-in-place": rules,
    "classic": building("classic", timer="screen"),
    "tactile": building("classic", timer="screen", edition="tactile", grip=True),
    "mini": building("mini"),
    "dice": building("dice"),
    "rules": at("/rules/dice"),
    "settings": at("/settings"),
    "results": results,
    "companion": at("/companion"),
    "real-bricks": real_bricks,
    "missing": at("/nowhere"),
}

DEVICES = (("laptop", LAPTOP, "light"), ("phone", PHONE, "light"), ("phone-dark", PHONE, "dark"))
ONCE = {"share"}
"""These write their own picture."""
LARGE = {"big-screen", "big-screen-playing"}
"""Not for a phone."""


def keep(page: Page, path: Path) -> None:
    page.screenshot(path=path)
    if find_spec("PIL"):
        image = import_module("PIL.Image")
        image.open(path).convert("RGB").quantize(128, dither=image.Dither.NONE).save(path, optimize=True)


def main(wanted: list[str]) -> int:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data), free_port())
        house.open()
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        people = People(Pages(browser), house)
        PEOPLE.append(people)
        FOLDER.mkdir(parents=True, exist_ok=True)
        for name in wanted or SCREENS:
            for device, how, theme in DEVICES[:1] if name in ONCE | LARGE else DEVICES:
                page = people.come("Mira", **how, color_scheme=theme)
                try:
                    SCREENS[name](page)
                    if name not in ONCE:
                        keep(page, FOLDER / f"{name}-{device}.png")
                    print(f"{name}-{device}.png", flush=True)
                except Exception as wrong:
                    print(f"{name}-{device}: {str(wrong).splitlines()[0]}", file=sys.stderr, flush=True)
                people.leave()
        browser.close()
        house.close()
    print("\n".join(people.complaints))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
