"""What moves on the screen, frame by frame."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.support.browser.people import People, button
from tests.support.browser.skipbo import join, make_table, my_turn

AIMED_AT = "[role=option], .acts .main button, .own .order button"


WATCH = """
(aimedAt) => {
  const socket = window.sockets.at(-1);
  const places = () => [...document.querySelectorAll(aimedAt)].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(" ");
  });
  const send = socket.send.bind(socket);
  window.seen = { frames: null, ms: null, moving: 0, before: null, after: [] };
  let arrived = 0, since = 0, frame = 0;
  const tick = () => { frame += 1; requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
  socket.send = (text) => {
    if (text.includes('"say":"do"') && window.seen.frames === null) {
      Object.assign(window.seen, { frames: frame - arrived, ms: performance.now() - since });
    }
    return send(text);
  };
  socket.addEventListener("message", async ({ data }) => {
    if (!data.includes('"did":"laid"') || !data.includes('"do":"pass"') || window.seen.before) return;
    [arrived, since] = [frame, performance.now()];
    await Promise.resolve().then(() => {}).then(() => {});
    window.seen.before = places();
    window.seen.moving = document.getAnimations().filter((one) => one.playState === "running").length;
    const pass = [...document.querySelectorAll(".acts .main button")][0];
    if (!pass.disabled) pass.click();
    for (let n = 0; n < 4; n += 1) {
      await new Promise(requestAnimationFrame);
      window.seen.after.push(places());
    }
  });
}
"""
"""Passes as soon as the view allows it, and notes where everything is at that moment."""


def watch_a_set_come(people: People, **how: Any) -> tuple[dict[str, Any], Page]:
    """Ann lays; Bo's page answers in the frame in which it hears of it."""
    ann, bo = people.come("Ann", **how), people.come("Bo", **how)
    join(bo, make_table(ann, 50))
    button(ann, "Start").click()
    for page in (ann, bo):
        expect(page.get_by_role("listbox")).to_be_visible()
    opener, other = (ann, bo) if my_turn(ann) else (bo, ann)
    other.evaluate(WATCH, AIMED_AT)
    opener.get_by_role("group", name="Sets you can lay").get_by_role("button").first.click()
    button(opener, "Lay this tile").click()
    other.wait_for_function("() => window.seen.after.length === 4")
    seen: dict[str, Any] = other.evaluate("() => window.seen")
    return seen, other
