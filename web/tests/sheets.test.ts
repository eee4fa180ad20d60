import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { isOnTop } from "../src/controller/sheets.ts";
import Sheet from "../src/table/Sheet.svelte";

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  } as unknown as typeof ResizeObserver;
});

const children = createRawSnippet(() => ({ render: () => "<p>words</p>" }));
let shown: Record<string, unknown>[] = [];
const house = (): HTMLElement => document.getElementById("house")!;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="house"><button id="tile">3</button></div><div id="polite" aria-live="polite"></div>';
});
afterEach(() => {
  vi.useRealTimers();
  for (const sheet of shown) void unmount(sheet);
  shown = [];
});

function open(title: string, more: object = {}): { closed: () => number } {
  let closed = 0;
  const sheet = mount(Sheet, { target: house(), props: { title, children, onclose: () => void (closed += 1), ...more } });
  shown.push(sheet);
  flushSync();
  return { closed: () => closed };
}

const isSilent = (): boolean => document.getElementById("polite")!.closest("[inert]") !== null || document.querySelector(":modal") !== null;
const escape = (): boolean => dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));

test("under a sheet the page rests, and what happens at the table is still spoken", () => {
  open("Menu");
  expect(house().inert).not.toBe(true); // the focus is in the sheet first, or a screen reader says nothing
  vi.advanceTimersByTime(200);
  expect(house().inert).toBe(true);
  expect(isSilent()).toBe(false);
  expect(document.querySelector("dialog")!.closest("[inert]")).toBeNull();
  void unmount(shown.pop()!);
  flushSync();
  expect(house().inert).toBe(false);
});

test("of two sheets the upper one acts", () => {
  const [lower, upper] = [open("Menu"), open("Rules")];
  vi.advanceTimersByTime(200);
  const layers = [...document.querySelectorAll<HTMLElement>(".layer")];
  expect(layers.map((layer) => layer.inert)).toEqual([true, false]);
  escape();
  expect([lower.closed(), upper.closed()]).toEqual([0, 1]);
});

test("the result of a hand neither takes the focus nor stops the table", () => {
  document.getElementById("tile")!.focus();
  const { closed } = open("Ada is out", { calm: true });
  expect(document.activeElement!.id).toBe("tile");
  expect(house().inert).not.toBe(true);
  expect(isOnTop()).toBe(true);
  escape();
  expect(closed()).toBe(1);
});
