/** The keyboard at the rack, when tiles go. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { standing } from "../../../src/games/skipbo-breakers/rack.ts";
import Rack from "../../../src/games/skipbo-breakers/Rack.svelte";
import { stateful } from "../../support/stateful.svelte.ts";

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

/** The rack with these tiles, and the tile that has the keyboard. */
function rack(hand: string, at: number) {
  const nothing = (): void => undefined;
  const acts = { ontoggle: nothing, onlay: nothing, onclear: nothing, onpass: nothing, onstep: nothing };
  const props = stateful({ tiles: standing(hand, "number"), chosen: new Set<string>(), lit: new Set<string>(), active: true, next: true, ...acts });
  shown = mount(Rack, { target: document.body, props });
  flushSync();
  const focused = (): string => (document.activeElement as HTMLElement).dataset.face ?? document.activeElement!.localName;
  const lost: string[] = [];
  document.querySelectorAll<HTMLElement>("li")[at]!.focus();
  document.body.addEventListener("focusout", ({ relatedTarget }) => relatedTarget ?? lost.push(focused()));
  const leave = (left: string): void => {
    props.tiles = standing(left, "number");
    flushSync();
  };
  return { leave, focused, lost };
}

test("the tile that is laid hands the keyboard to the next one before it goes", () => {
  const { leave, focused, lost } = rack("1 2 3 7 7 9", 1);
  leave("1 3 7 7 9");
  expect(focused()).toBe("3");
  leave("1 7 9");
  expect(focused()).toBe("7");
  leave("1");
  expect(focused()).toBe("1");
  expect(lost).toEqual([]);
});

test("where another tile is laid the keyboard stays", () => {
  const { leave, focused } = rack("1 2 3", 2);
  leave("2 3");
  expect(focused()).toBe("3");
});

test("when every tile goes, the rack keeps the keyboard for the next hand", () => {
  const { leave, focused, lost } = rack("1 2 3", 2);
  leave("");
  expect(focused()).toBe("ul");
  leave("5 6");
  expect(focused()).toBe("5");
  expect(lost).toEqual([]);
});
