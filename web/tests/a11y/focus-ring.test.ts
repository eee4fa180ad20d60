import { expect, test } from "vitest";
import { ringForKeys } from "../../src/a11y/focus-ring";

ringForKeys();
const rings = (): boolean => document.documentElement.hasAttribute("data-keys");
const send = (name: string): boolean => dispatchEvent(new Event(name));

test("focus that nobody moved has no ring, and the first key brings it", () => {
  expect(rings()).toBe(false);
  send("keyup"); // Tab was pressed in the bar of the browser
  expect(rings()).toBe(true);
});

test("whoever points has none", () => {
  send("keydown");
  send("pointerdown");
  send("pointerup");
  expect(rings()).toBe(false);
});

test("turning a brick by key while the mouse drags it is still pointing", () => {
  send("pointerdown");
  send("keydown");
  expect(rings()).toBe(false);
  send("pointerup");
  send("keydown");
  expect(rings()).toBe(true);
});
