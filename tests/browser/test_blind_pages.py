"""What the pages promise to everybody: no surprises, nothing covered, no traps."""

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.blind_player import comes
from tests.support.browser.people import People
from tests.support.browser.screens import SCREENS


def focused(page: Page) -> str:
    return str(
        page.evaluate("() => document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()")
    )


@pytest.mark.parametrize("screen", ["lobby", "skipbo-breakers", "classic"])
def test_a_phone_shows_everything_upright_and_sideways(people: People, screen: str) -> None:
    page = people.come("Ann", viewport={"width": 844, "height": 390}, reduced_motion="reduce")
    SCREENS[screen](page)
    for width, height in ((844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width
        expect(page.get_by_role("main")).to_be_visible()


def test_nothing_appears_on_hover_and_no_text_is_a_picture(people: People) -> None:
    page = people.come("Ann", reduced_motion="reduce")
    for screen in ("lobby", "results", "skipbo-breakers", "settings"):
        SCREENS[screen](page)
        expect(page.locator("#house img, #house [title]")).to_have_count(0)  # gathering shows a QR code
        things = page.get_by_role("main").get_by_role("button").all()
        for thing in things[:6]:
            if thing.is_visible():
                thing.hover(force=True)
                assert page.get_by_role("tooltip").count() == 0


def test_tab_leads_out_of_the_bench_and_escape_out_of_a_sheet(people: People) -> None:
    page = people.come("Ann", reduced_motion="reduce")
    SCREENS["classic"](page)
    bench = page.locator("[data-play]")
    bench.focus()
    page.keyboard.press("Tab")
    expect(bench).not_to_be_focused()
    bench.focus()
    page.keyboard.press("Shift+Tab")
    expect(bench).not_to_be_focused()
    bench.focus()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_focused()
    for key in ("Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"):
        page.keyboard.press(key)
        assert page.evaluate("() => document.activeElement.closest('dialog') !== null"), key
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(bench).to_be_focused()


def test_nothing_flashes(people: People) -> None:
    """No movement repeats quicker than three times a second."""
    page = people.come("Ann")
    for screen in ("lobby", "skipbo-breakers", "dice"):
        SCREENS[screen](page)
        quick = page.evaluate(
            "() => document.getAnimations().map((a) => a.effect.getComputedTiming())"
            ".filter((t) => t.iterations > 3 && t.duration < 334).length"
        )
        assert quick == 0, screen


@pytest.mark.parametrize("screen", ["lobby", "new-table", "skipbo-breakers", "settings"])
def test_the_focused_element_is_not_covered(people: People, screen: str) -> None:
    page = people.come("Ann", viewport={"width": 390, "height": 700}, reduced_motion="reduce")
    SCREENS[screen](page)
    for _ in range(14):
        page.keyboard.press("Tab")
        covered = page.evaluate(
            """async () => {
              for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);  // until it has scrolled there
              const e = document.activeElement, r = e.getBoundingClientRect();
              const parts = [0.1, 0.5, 0.9];
              const seen = parts.some((x) => parts.some((y) => {
                const top = document.elementFromPoint(r.left + r.width * x, r.top + r.height * y);
                return top && (e.contains(top) || top.contains(e));
              }));
              return e === document.body || seen ? '' : e.outerHTML.slice(0, 120);
            }"""
        )
        assert covered == ""


def test_a_press_released_elsewhere_does_nothing(people: People) -> None:
    page = people.come("Ann", reduced_motion="reduce")
    SCREENS["lobby"](page)
    where, url = page.get_by_role("button", name="Play now: Classic", exact=True).bounding_box(), page.url
    assert where is not None
    page.mouse.move(where["x"] + 5, where["y"] + 5)
    page.mouse.down()
    page.mouse.move(2, 2)
    page.mouse.up()
    page.wait_for_timeout(200)
    assert page.url == url


def test_focus_and_selection_change_nothing_by_themselves(people: People) -> None:
    page = people.come("Ann", reduced_motion="reduce")
    SCREENS["new-table"](page)
    url = page.url
    for _ in range(20):
        page.keyboard.press("Tab")
        before = focused(page)
        if page.evaluate("() => document.activeElement.tagName") == "SELECT":
            page.keyboard.press("ArrowDown")
            assert focused(page) == before
        assert page.url == url
        assert page.get_by_role("dialog").count() == 0


def test_languages_are_named_in_themselves(people: People) -> None:
    page = people.come("Ann", reduced_motion="reduce")
    SCREENS["settings"](page)
    named = page.locator("main [lang]").evaluate_all("(all) => all.map((e) => [e.lang, e.textContent.trim()])")
    assert {("fr", "français"), ("de", "Deutsch"), ("it", "italiano")} <= {(a, b) for a, b in named}


def test_the_header_is_the_same_everywhere_and_help_keeps_its_place(people: People) -> None:
    page = people.come("Ann", reduced_motion="reduce")
    heads = []
    for screen in ("lobby", "settings", "results", "rules", "companion"):
        SCREENS[screen](page)
        heads.append(page.get_by_role("banner").get_by_role("link").all_inner_texts())
    assert all(head == heads[0] for head in heads), heads
    for screen in ("skipbo-breakers", "classic"):
        SCREENS[screen](page)
        bar = page.get_by_role("banner")
        for name in ("Rules", "Menu"):
            expect(bar.get_by_role("button", name=name, exact=True)).to_be_visible()


def test_a_key_opens_the_command_box_and_escape_returns(people: People) -> None:
    ann = comes(people, "Ann", "en")
    SCREENS["classic"](ann.page)
    bench = ann.page.locator("[data-play]")
    bench.focus()
    ann.press("/")
    expect(ann.find("textbox", "command-label")).to_be_focused()
    ann.press("Escape")
    expect(bench).to_be_focused()
