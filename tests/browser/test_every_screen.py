"""Every screen in every language and theme: no violation, no sideways scrolling, targets large enough.

`make test` looks at the screens in English; this is the whole matrix, and takes its time.
"""

import pytest
from playwright.sync_api import expect

from breakhouse.locales import LANGUAGES
from tests.support.browser.more_screens import MORE_SCREENS
from tests.support.browser.people import People
from tests.support.browser.screens import LARGE, fits, small_targets, violations
from tests.support.browser.screens import SCREENS as MAIN_SCREENS

pytestmark = pytest.mark.wide

SCREENS = MAIN_SCREENS | MORE_SCREENS

LOOKS = {"phone": {"width": 390, "height": 844}, "laptop": {"width": 1280, "height": 800}}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_no_violation(people: People, screen: str, language: str, look: str) -> None:
    """By day, then by night."""
    page = people.come("Ann", color_scheme="light", locale=language, viewport=LOOKS[look], reduced_motion="reduce")
    SCREENS[screen](page)
    assert page.evaluate("() => document.documentElement.lang") == language
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert violations(page) == []


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_content_reflows_at_four_hundred_percent(people: People, screen: str, language: str) -> None:
    """A window of 1280 pixels at 400% is 320 wide: nothing is wider, nothing to press smaller than 24 pixels."""
    page = people.come("Ann", locale=language, viewport={"width": 320, "height": 700}, reduced_motion="reduce")
    SCREENS[screen](page)
    fits(page, 320)
    assert small_targets(page) == []


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_text_can_be_enlarged_to_two_hundred_percent(people: People, screen: str, language: str) -> None:
    page = people.come("Ann", locale=language, reduced_motion="reduce", scripts=(LARGE,))
    SCREENS[screen](page)
    fits(page, 1280)


@pytest.mark.parametrize("screen", SCREENS)
def test_forced_colours_keep_everything_visible(people: People, screen: str) -> None:
    """With the system's few colours every button keeps an edge."""
    page = people.come("Ann", forced_colors="active", reduced_motion="reduce")
    SCREENS[screen](page)
    bare = page.get_by_role("button").evaluate_all(
        "(all) => all.filter((e) => e.checkVisibility() && !e.disabled"
        " && getComputedStyle(e).borderStyle === 'none' && getComputedStyle(e).outlineStyle === 'none')"
        ".map((e) => e.ariaLabel ?? e.textContent.trim())"
    )
    assert bare == []
