"""The system's share sheet, which only secure pages have: what it gets, and what happens if it's closed or fails.

A desktop browser has none, so one that does what the test says takes its place."""

import base64
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.endings import played, resign
from tests.support.browser.people import People, button, code_of, listen
from tests.support.browser.skipbo import join, make_table

SHEET = """
window.passed = [];
window.how = '';
navigator.canShare = (data) => window.how !== 'cannot' || !data.files;
navigator.share = async ({ files, ...data }) => {
  if (!navigator.userActivation.isActive) throw new DOMException('', 'NotAllowedError');
  const pictures = await Promise.all((files ?? []).map(async (one) => ({
    name: one.name, type: one.type, bytes: btoa(String.fromCharCode(...new Uint8Array(await one.arrayBuffer()))),
  })));
  window.passed.push({ ...data, pictures });
  if (window.how && window.how !== 'cannot') throw new DOMException('', window.how);
};
navigator.clipboard.writeText = async (text) => void (window.copied = text);
"""


def passed(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("() => window.passed")
    return found


def address(people: People, page: Page) -> str:
    """The one that others on the network are given."""
    found: str = people.house.ask(f"/api/tables/{code_of(page)}")["link"].split("/t/")[0]
    return found


def closes_with(page: Page, how: str) -> None:
    page.evaluate("(how) => void (window.how = how)", how)


@pytest.mark.parametrize(
    ("how", "copied"),
    [("", False), ("AbortError", False), ("InvalidStateError", False), ("NotAllowedError", True)],
)
def test_an_invitation_goes_to_the_share_sheet_or_else_to_the_clipboard(
    people: People, how: str, copied: bool
) -> None:
    page = people.come("Ann", scripts=(SHEET,))
    make_table(page)
    link = page.get_by_label("Link to this table").input_value()
    closes_with(page, how)
    button(page, "Share").click()
    page.wait_for_function("() => window.passed.length > 0")
    assert passed(page) == [
        {
            "title": "Skip-Bo Breakers",
            "text": "Come and play Skip-Bo Breakers with me:",
            "url": link,
            "pictures": [],
        }
    ]
    expect(button(page, "Copied")).to_have_count(int(copied))
    assert page.evaluate("() => window.copied ?? null") == (link if copied else None)


def test_an_invitation_from_the_menu_names_the_game(people: People) -> None:
    ann, _ = played(people, scripts=(SHEET,))
    button(ann, "Close").click()
    button(ann, "Menu").click()
    button(ann, "Invite friends").click()
    button(ann, "Share").click()
    ann.wait_for_function("() => window.passed.length > 0")
    assert passed(ann)[0]["text"] == "Come and play Skip-Bo Breakers with me:"


def test_a_result_goes_to_the_share_sheet_with_picture_winner_and_link(people: People) -> None:
    ann, bo = played(people, scripts=(SHEET,))
    ann.set_viewport_size({"width": 360, "height": 640})
    for page in (ann, bo):
        saved: list[object] = []
        listen(page, "download", lambda file, saved=saved: saved.append(file))
        replay = page.get_by_role("link", name="Watch the replay").get_attribute("href")
        button(page, "Share a picture").click()
        expect(page.locator("footer").get_by_text("Picture shared.")).to_be_in_viewport(ratio=1)
        (gone,) = passed(page)
        assert gone["title"] == "Ann wins."
        assert gone["url"] == address(people, page) + str(replay)
        (picture,) = gone["pictures"]
        assert (picture["name"], picture["type"]) == ("breakhouse.png", "image/png")
        assert base64.b64decode(picture["bytes"]).startswith(b"\x89PNG")
        closes_with(page, "AbortError")
        button(page, "Share a picture").click()
        expect(page.locator("footer").get_by_text("Picture shared.")).to_have_count(0)
        assert len(passed(page)) == 2
        assert saved == [], "closing the sheet saves nothing"


WRITTEN = """
window.written = [];
const { fillText } = CanvasRenderingContext2D.prototype;
CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...most) {
  window.written.push([text, this.measureText(text).width, most[0] ?? null]);
  return fillText.call(this, text, x, y, ...most);
};
"""


def test_a_long_name_on_a_shared_picture_is_set_smaller_and_not_squeezed(people: People) -> None:
    name = "Wilhelmine von Hohenstein"
    ann, bo = people.come(name, scripts=(WRITTEN,)), people.come("Bo")
    join(bo, make_table(ann))
    button(ann, "Start").click()
    expect(bo.get_by_role("listbox")).to_be_visible()
    resign(bo)
    with ann.expect_download():
        button(ann, "Share a picture").click()
    written = ann.evaluate("() => window.written")
    assert all(most is None for _, _, most in written), "whatever is given a width is squeezed into it"
    assert {text: width for text, width, _ in written}[name] <= 205


@pytest.mark.parametrize("how", ["NotAllowedError", "cannot"])
def test_a_picture_that_cannot_be_shared_is_saved(people: People, how: str) -> None:
    ann, _ = played(people, scripts=(SHEET,))
    closes_with(ann, how)
    with ann.expect_download() as download:
        button(ann, "Share a picture").click()
    assert download.value.suggested_filename == "breakhouse.png"
    expect(ann.locator("footer").get_by_text("Picture saved.")).to_be_visible()
