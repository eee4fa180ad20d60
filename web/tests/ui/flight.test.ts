import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { choose } from "../../src/prefs/settings.svelte";
import { arrive, flyGain, framesOf, momentOf, sendOff, type Course } from "../../src/ui/flight";

const COURSE: Course = { from: { x: 0, y: 300, width: 20 }, to: { x: 100, y: 100, width: 40 }, ms: 200, wait: 50 };

test("a flight begins where it comes from, waits its turn and ends exactly where the thing stands", () => {
  const begin = { dx: -100, dy: 200, scale: 0.5, turn: 0, landed: false };
  expect(momentOf(COURSE, 0)).toEqual(begin);
  expect(momentOf(COURSE, 50)).toEqual(begin);
  expect(momentOf(COURSE, 250)).toEqual({ dx: 0, dy: 0, scale: 1, turn: 0, landed: true });
  expect(momentOf(COURSE, 5000).landed).toBe(true);
});

test("what is carried slows down before it lands; what falls is fastest there", () => {
  const left = (falls: boolean, part: number): number => momentOf({ ...COURSE, wait: 0, falls }, 200 * part).dy;
  expect(left(false, 0.25) - left(false, 0.5)).toBeGreaterThan(left(false, 0.75) - left(false, 1));
  expect(left(true, 0.25) - left(true, 0.5)).toBeLessThan(left(true, 0.75) - left(true, 1));
});

test("the browser plays the same flight, and nothing is left of it at its end", () => {
  const frames = framesOf({ ...COURSE, turn: 8, arc: 30 });
  expect(frames[0]?.transform).toBe("translate(-100.0px, 200.0px) scale(0.500) rotate(8.0deg)");
  expect(frames.at(-1)?.transform).toBe("translate(0.0px, 0.0px) scale(1.000) rotate(0.0deg)");
  expect(frames.map(({ offset }) => offset).at(-1)).toBe(1);
});

const animate = vi.fn(() => ({}));
beforeEach(() => {
  animate.mockClear();
  Object.assign(Element.prototype, { animate });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(40, 80, 30, 42));
});
afterEach(() => choose("motion", "auto"));

test("a picture on its way takes no part in the page and is gone when it has arrived", () => {
  const tile = document.body.appendChild(document.createElement("b"));
  const flight = sendOff(tile, COURSE.to, { ms: 200 });
  const ghost = document.querySelector(".in-flight");
  expect(ghost?.ariaHidden).toBe("true");
  flight?.onfinish?.(new Event("finish") as AnimationPlaybackEvent);
  expect(document.querySelector(".in-flight")).toBeNull();
});

test("what is not drawn flies nowhere: it would come out of the corner as large as the window", () => {
  const hidden = document.body.appendChild(document.createElement("b"));
  vi.mocked(hidden.getBoundingClientRect).mockReturnValue(new DOMRect());
  expect(sendOff(hidden, COURSE.to, { ms: 200 })).toBeNull();
  expect(document.querySelector(".in-flight")).toBeNull();
});

test("with reduced motion nothing is sent on its way: everything stands where it belongs at once", () => {
  choose("motion", "none");
  const tile = document.body.appendChild(document.createElement("b"));
  expect(arrive(tile, COURSE.from, { ms: 200 })).toBeNull();
  expect(sendOff(tile, COURSE.to, { ms: 200 })).toBeNull();
  flyGain(3, COURSE.from, tile);
  expect(animate).not.toHaveBeenCalled();
  expect(document.querySelectorAll(".in-flight, .gain")).toHaveLength(0);
});
