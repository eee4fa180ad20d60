/** The command box: where the keyboard goes when you leave it. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Face } from "../src/controller/face";
import type { GameFace } from "../src/games/contract";
import TextTable from "../src/table/TextTable.svelte";

const FACE = { game: "any", seat: 0, view: {}, offers: [], names: [] } as unknown as Face;
const GAME = { choices: () => [], answer: () => null, tell: () => "" } as unknown as GameFace;

let shown: { reach: () => void } | null = null;
afterEach(async () => {
  if (shown) await unmount(shown);
  document.body.innerHTML = "";
});

/** A rack of two tiles, the first of which has the focus; then its owner goes to the command box. */
function typeFromRack(): HTMLElement[] {
  document.body.innerHTML = `<ul data-play tabindex="-1"><li tabindex="-1">1</li><li tabindex="0">2</li></ul>`;
  const tiles = [...document.querySelectorAll<HTMLElement>("li")];
  const props = { face: FACE, game: GAME, teller: { seat: 0, name: () => "" }, lines: [], chats: [], ask: () => undefined, folded: false };
  shown = mount(TextTable, { target: document.body, props }) as { reach: () => void };
  flushSync();
  tiles[0]!.focus();
  shown.reach();
  expect(document.activeElement?.tagName).toBe("INPUT");
  return tiles;
}

const escape = (): void =>
  void document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));

test("Escape leads back to where you came from", () => {
  const [first] = typeFromRack();
  escape();
  expect(document.activeElement).toBe(first);
});

test("Escape leads to the rack if the tile you came from has been laid", () => {
  const [first, second] = typeFromRack();
  first!.remove();
  escape();
  expect(document.activeElement).toBe(second);
});
