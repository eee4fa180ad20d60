import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { isOnTop } from "../../src/a11y/dialogs.ts";
import { keepFocus } from "../../src/a11y/focus.ts";
import Dialog from "../../src/ui/Dialog.svelte";

beforeAll(keepFocus);
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
  for (const dialog of shown) void unmount(dialog);
  shown = [];
});

function open(title: string, more: object = {}): { closed: () => number } {
  let closed = 0;
  const dialog = mount(Dialog, { target: house(), props: { title, children, onclose: () => void (closed += 1), ...more } });
  shown.push(dialog);
  flushSync();
  return { closed: () => closed };
}

const isSilent = (): boolean => document.getElementById("polite")!.closest("[inert]") !== null || document.querySelector(":modal") !== null;
const escape = (): boolean => dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", cancelable: true }));

test("under a dialog the page stays as it is, and what happens at the table is still spoken", () => {
  const tile = document.getElementById("tile")!;
  tile.focus();
  open("Rules", { heard: "title" });
  const dialog = document.querySelector("dialog")!;
  expect(document.activeElement).toBe(dialog); // a screen reader names it whatever the last key was
  expect(isSilent()).toBe(false);
  expect(document.querySelector("[inert], [aria-hidden=true]:not(svg)")).toBeNull();
  tile.focus(); // as a screen reader does that reads on from the dialog into the page
  expect(document.activeElement).toBe(dialog);
});

test("Tab stays in the dialog", () => {
  open("Rules", { heard: "title", actions: createRawSnippet(() => ({ render: () => '<button id="last">Next</button>' })) });
  const tab = (shiftKey: boolean): void => void document.activeElement!.dispatchEvent(
    new KeyboardEvent("keydown", { key: "Tab", shiftKey, bubbles: true, cancelable: true }));
  const close = document.querySelector(".close");
  document.getElementById("last")!.focus();
  tab(false);
  expect(document.activeElement).toBe(close);
  tab(true);
  expect(document.activeElement!.id).toBe("last");
});

test("a dialog that is closed gives the focus back at once, and leaves when a screen reader has followed", () => {
  document.getElementById("tile")!.focus();
  open("Rules", { heard: "title" });
  void unmount(shown.pop()!);
  flushSync();
  expect(document.activeElement!.id).toBe("tile");
  expect(isOnTop()).toBe(true);
  expect(document.querySelector("dialog")).not.toBeNull();
  vi.advanceTimersByTime(1000);
  expect(document.querySelector("dialog")).toBeNull();
});

test("without a place to go back to, the focus is where people would go next before the dialog leaves", () => {
  house().innerHTML = '<ul data-next="2" tabindex="0" id="rack"></ul>';
  open("Rules", { heard: "title" });
  (document.activeElement as HTMLElement).blur(); // a screen reader reads on
  vi.advanceTimersByTime(200);
  void unmount(shown.pop()!);
  flushSync();
  expect(document.activeElement!.id).toBe("rack");
});

test("of two dialogs the upper one acts", () => {
  const [lower, upper] = [open("Menu"), open("Rules")];
  escape();
  expect([lower.closed(), upper.closed()]).toEqual([0, 1]);
});

test("the result of a hand neither takes the focus nor stops the table", () => {
  document.getElementById("tile")!.focus();
  const { closed } = open("Ada is out", { calm: true });
  expect(document.activeElement!.id).toBe("tile");
  expect(isOnTop()).toBe(true);
  escape();
  expect(closed()).toBe(1);
});
