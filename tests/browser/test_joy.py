"""What there is to enjoy is really seen: points that fly, rounds swept away, a blow, a glow, a hint that is drawn.

Whoever wants no motion sees what stays, and nothing that moves.
"""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.bricks import Eyes, build
from tests.support.browser.building import DECKS, begin
from tests.support.browser.people import DOOR, People, button, sit_down
from tests.support.browser.skipbo import BREAKER, join, make_table, my_turn, prompt, turn_comes
from tests.support.browser.viewport import LANDED
from tests.support.games import BOXES
from tests.support.waiting import wait_for

JOY = """
window.joy = new Set();
Object.defineProperty(navigator, "vibrate", { value: (ms) => void window.joy.add(`felt ${ms}`) });
const SEEN = { gain: ".gain", swept: ".in-flight .turns-over", halo: ".halo", blow: ".broke" };
new MutationObserver(() => {
  for (const [name, where] of Object.entries(SEEN)) if (document.querySelector(where)) window.joy.add(name);
  const gain = document.querySelector(".gain");
  if (gain) window.joy.add(gain.textContent);
  for (const one of document.getAnimations()) {
    const on = one.effect.target;
    const runs = one.playState === "running" && one.effect.getComputedTiming().endTime > 1;
    if (runs && on.closest(".middle .top")) window.joy.add("glides");
    if (runs && on.closest(".broke")) window.joy.add("shakes");
  }
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
"""Everything of it that was ever there, however short: whoever looks later finds it written down."""

MOTIONS = pytest.mark.parametrize("motion", ["no-preference", "reduce"])


def enjoyed(page: Page) -> set[str]:
    return set(page.evaluate("() => [...window.joy]"))


@MOTIONS
def test_a_finished_card_glows_and_its_points_fly_to_the_score(people: People, motion: str) -> None:
    page = people.come("Ann", scripts=(JOY,), reduced_motion=motion, at=DOOR)
    eyes = Eyes(page, people)
    sit_down(page, "classic", {"timer": "off", "deck": DECKS["Classic"]})
    begin(eyes)
    build(eyes)
    eyes.until(lambda: eyes.did("completed") > 0, "the card to stand its second")
    wait_for(lambda: "halo" in enjoyed(page), "the glow")
    seen = enjoyed(page)
    assert (seen & {"gain", "+1"}) == (set() if motion == "reduce" else {"gain", "+1"})


BLOW = f"""
const read = JSON.parse;
JSON.parse = (...text) => {{
  const said = read(...text);
  const laid = window.heavy ? (said?.events ?? []).filter(({{ event }}) => event?.did === "laid") : [];
  for (const {{ event }} of laid) Object.assign(event, {json.dumps(BREAKER)}, {{ seat: event.seat }});
  if (laid.length) for (const {{ view }} of said.faces) if (view) view.lying = [{json.dumps(BREAKER)}];
  return said;
}};
"""
"""What is laid is a Breaker for a page on which `heavy` is set: hands that can lay one are rare."""


@MOTIONS
def test_tiles_glide_breakers_strike_the_winner_sweeps_and_one_tap_mutes(people: People, motion: str) -> None:
    """One round: who opens sees the tile glide, the other feels a blow and passes, and the round is swept away."""
    pages = [people.come(name, scripts=(JOY, BLOW), reduced_motion=motion) for name in ("Ann", "Bo")]
    ann, bo = pages
    join(bo, make_table(ann, 50))
    button(ann, "Start").click()
    for page in pages:
        expect(page.get_by_role("listbox")).to_be_visible()
    opener, other = (ann, bo) if my_turn(ann) else (bo, ann)
    other.evaluate("() => void (window.heavy = true)")
    opener.get_by_role("group", name="Sets you can lay").get_by_role("button").first.click()
    button(opener, "Lay this tile").click()
    expect(prompt(other)).to_be_visible()
    opener.evaluate(LANDED)
    button(other, "Pass").click()
    expect(prompt(opener)).to_be_visible()
    moves = motion != "reduce"
    if moves:
        other.wait_for_function("() => window.joy.has('felt 40')")
    assert enjoyed(opener) == ({"glides", "swept"} if moves else set())
    assert enjoyed(other) & {"blow", "shakes", "felt 40"} == ({"blow", "shakes", "felt 40"} if moves else {"blow"})
    mute(ann, bo)


def mute(ann: Page, bo: Page) -> None:
    """One tap on what Ann says, and Bo reads nothing more of hers."""
    say(ann, "Hello")
    bubble = bo.locator("[data-bubble]")
    bubble.filter(has_text="Hello").get_by_role("button", name="Mute Ann").click()
    expect(bubble).to_have_count(0)
    say(ann, "Thanks")
    expect(ann.locator("[data-bubble]", has_text="Thanks")).to_be_visible()
    say(bo, "Well played")  # it comes after hers
    expect(ann.locator("[data-bubble]", has_text="Well played")).to_be_visible()
    expect(bo.locator("[data-bubble]", has_text="Thanks")).to_have_count(0)


def say(page: Page, words: str) -> None:
    page.get_by_role("button", name=re.compile("^Menu")).click()  # and how much there is to read
    button(page, words).click()


DRAWN = ".room .ghost, .beside .advised, .tools .lit, .acts .lit"


@pytest.mark.parametrize("box", ["dice", "skipbo-breakers"])  # for bricks see test_frame.py
def test_a_hint_is_drawn_on_the_table(people: People, box: str) -> None:
    """A ghost where the brick goes, the dice to roll, the tiles to lay."""
    page = people.come("Ann", at=DOOR)
    eyes = Eyes(page, people)
    sit_down(page, BOXES[box].game, dict(BOXES[box].box.options))
    if page.get_by_role("listbox").or_(page.locator(".site")).first.get_attribute("role") == "listbox":
        turn_comes(people, page)
    else:
        begin(eyes)
    expect(page.locator(DRAWN)).to_have_count(0)
    button(page, "Hint").click()
    expect(page.locator(DRAWN).first).to_be_visible()
