"""Motion is only seen: nobody waits for it, nothing that people aim at moves, and whoever wants none gets none."""

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser.bricks import Eyes, build
from tests.support.browser.building import DECKS, begin
from tests.support.browser.endings import resign
from tests.support.browser.motion import watch_a_set_come
from tests.support.browser.people import DOOR, People, announcements, button, sit_down
from tests.support.browser.skipbo import join, make_table, my_turn, prompt
from tests.support.browser.viewport import LANDED


def test_animations_cost_a_quick_player_no_time_and_move_nothing_under_the_finger(people: People) -> None:
    seen, _ = watch_a_set_come(people)
    assert seen["moving"] > 0, "tiles are on their way"
    assert seen["frames"] == 0, "the command leaves in the frame in which the view has come"
    assert all(after == seen["before"] for after in seen["after"])


def test_with_reduced_motion_everything_is_in_place_at_once(people: People) -> None:
    seen, page = watch_a_set_come(people, reduced_motion="reduce")
    assert seen["moving"] == 0
    assert seen["frames"] == 0
    assert page.locator(".in-flight, .gain").count() == 0


AT_ONCE = """([news, command, ...aims]) => {
  const socket = window.sockets.at(-1);
  const send = socket.send.bind(socket);
  const seen = (one) => one.playState === "running" && one.effect.getComputedTiming().endTime > 1;
  const moving = () => document.getAnimations().filter(seen).length
    + document.querySelectorAll(".die.tumbles").length;
  let frame = 0, arrived = null;
  requestAnimationFrame(function tick() { frame += 1; requestAnimationFrame(tick); });
  socket.send = (text) => {
    if (arrived !== null && text.includes(command)) window.reacted.frames ??= frame - arrived;
    return send(text);
  };
  const react = async () => {
    if (arrived !== null) return;
    arrived = frame;
    window.reacted = {};
    for (const aim of aims) {
      for (let n = 0; n < 4; n += 1) await Promise.resolve();
      window.reacted.moving = moving();
      const there = document.querySelector(aim);
      const { x, y, width, height } = there.getBoundingClientRect();
      const at = { clientX: x + width / 2, clientY: y + height / 2, pointerId: 1, bubbles: true, isPrimary: true };
      if (there.matches(".brick")) there.dispatchEvent(new PointerEvent("pointerdown", at));
      else there.click();
    }
  };
  socket.addEventListener("message", ({ data }) => void (data.includes(`"did":"${news}"`) && react()));
  new MutationObserver(() => document.querySelector(news) && react())
    .observe(document, { subtree: true, childList: true });
}"""
"""As soon as the page has heard of something, or shows it, presses one thing after another; counts the frames
until the command leaves."""

MOTIONS = pytest.mark.parametrize("motion", ["no-preference", "reduce"])
MOVING = pytest.mark.parametrize("motion", ["no-preference"])
"""Without motion, what follows is as quick as after the die and the victory."""
BRICK = ".beside .brick:enabled"


def reacted(page: Page, motion: str) -> None:
    page.wait_for_function("() => window.reacted?.frames !== undefined")
    reaction = page.evaluate("() => window.reacted")
    assert reaction["frames"] == 0, "the command leaves in the frame in which there is something to answer"
    assert (reaction["moving"] == 0) == (motion == "reduce"), (
        "what nobody waits for is seen, unless it is not wanted"
    )


@MOVING
def test_a_quick_builder_takes_the_next_brick_while_card_and_points_still_fly(people: People, motion: str) -> None:
    page = people.come("Ann", reduced_motion=motion, at=DOOR)
    eyes = Eyes(page, people)
    sit_down(page, "classic", {"timer": "off", "deck": DECKS["Classic"]})
    begin(eyes)
    page.evaluate(AT_ONCE, ["completed", '"do":"lift"', BRICK])
    build(eyes)
    eyes.until(lambda: eyes.did("completed") > 0, "the card to stand its second")
    reacted(page, motion)


@MOTIONS
def test_a_quick_builder_starts_while_the_die_still_rolls(people: People, motion: str) -> None:
    page = people.come("Ann", reduced_motion=motion, at=DOOR)
    sit_down(page, "classic")
    expect(button(page, "Roll the die")).to_be_visible()
    page.evaluate(AT_ONCE, ["rolled", '"do":"start"', ".site .start"])
    button(page, "Roll the die").click()
    reacted(page, motion)


@MOVING
def test_a_quick_builder_takes_a_brick_while_the_small_die_still_rolls(people: People, motion: str) -> None:
    page = people.come("Ann", reduced_motion=motion, at=DOOR)
    eyes = Eyes(page, people)
    sit_down(page, "mini")
    begin(eyes)
    page.evaluate(AT_ONCE, ["called", '"do":"lift"', BRICK])
    eyes.until(lambda: eyes.did("called") > 0, "the first sum")
    reacted(page, motion)


@MOVING
def test_the_winner_of_a_round_can_open_the_next_while_it_is_swept_away(people: People, motion: str) -> None:
    ann, bo = people.come("Ann", reduced_motion=motion), people.come("Bo", reduced_motion=motion)
    join(bo, make_table(ann, 50))
    button(ann, "Start").click()
    for page in (ann, bo):
        expect(page.get_by_role("listbox")).to_be_visible()
    opener, other = (ann, bo) if my_turn(ann) else (bo, ann)
    opener.get_by_role("group", name="Sets you can lay").get_by_role("button").first.click()
    button(opener, "Lay this tile").click()
    expect(prompt(other)).to_be_visible()
    opener.evaluate(LANDED)
    opener.evaluate(AT_ONCE, ["round-won", '"do":"lay"', ".kinds button", ".acts .main button.full"])
    button(other, "Pass").click()
    reacted(opener, motion)


@MOTIONS
def test_the_winner_can_play_again_while_the_celebration_is_still_running(people: People, motion: str) -> None:
    ann, bo = people.come("Ann", reduced_motion=motion), people.come("Bo")
    join(bo, make_table(ann, 50))
    button(ann, "Start").click()
    expect(bo.get_by_role("listbox")).to_be_visible()
    ann.evaluate(AT_ONCE, ["dialog .again", '"say":"agree"', "dialog .again"])
    resign(bo)
    reacted(ann, motion)


TOLD = """
new MutationObserver(() => {
  const tumbles = document.querySelector(".die.tumbles");
  if (tumbles) window.tumbled = true;
  if (tumbles && document.querySelector("[role=timer]")) window.told = true;
}).observe(document, { subtree: true, childList: true, attributes: true });
"""


def test_the_dial_is_set_once_the_die_lies_still(people: People) -> None:
    page = people.come("Ann", scripts=(TOLD,), at=DOOR)
    sit_down(page, "classic")
    dial = page.locator(".site .timer")
    before = dial.bounding_box()
    button(page, "Roll the die").click()
    expect(page.get_by_role("timer")).to_be_visible()
    assert page.evaluate("() => [window.tumbled, window.told ?? false]") == [True, False]
    assert dial.bounding_box() == before, "its place is kept"


READ = """
new MutationObserver(() => {
  const words = document.querySelector(".middle .die:not(.tumbles) + .final");
  if (words) window.read = words.textContent;
}).observe(document, { subtree: true, childList: true, attributes: true });
"""


def test_everybody_sees_the_die_roll_and_what_it_shows(people: People) -> None:
    """Whoever plays along and whoever watches the big screen, even if the builder starts at once."""
    ann = people.come("Ann", at=DOOR)
    sit_down(ann, "classic")
    others = [people.come(at=f"{ann.url}{way}", scripts=(TOLD, READ)) for way in ("", "?screen")]
    for page in others:
        page.locator(".site").wait_for()
    button(ann, "Roll the die").click()
    button(ann, "START").click()
    expect(ann.locator(".site.building")).to_be_visible()
    expect(ann.locator(".die")).to_have_count(0)  # nothing lies where a hand builds
    for page in others:
        page.wait_for_function("() => window.read")
        assert page.evaluate("() => window.tumbled")
        expect(page.locator(".die")).to_have_count(0)
        expect(page.get_by_role("timer")).to_be_visible()
    assert others[0].evaluate("() => window.read") in " ".join(announcements(others[0]))


HOPS = """
window.hops = [];
requestAnimationFrame(function look() {
  const die = document.querySelector(".tally .die.tumbles g");
  if (die) {
    const { left, top, width, height } = die.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    window.hops.push([left, there?.closest(".die") != null]);
  }
  requestAnimationFrame(look);
});
"""


def test_the_small_die_rolls_in_the_window_and_above_the_card(people: People) -> None:
    page = people.come("Ann", scripts=(HOPS,), viewport={"width": 844, "height": 390}, has_touch=True, at=DOOR)
    eyes = Eyes(page, people)
    sit_down(page, "mini")
    begin(eyes)
    page.wait_for_function("() => window.hops.length > 20")
    hops = page.evaluate("() => window.hops")
    assert min(left for left, _ in hops) >= 0
    assert all(on_top for _, on_top in hops)
