/** The companion beside the real tiles: it adds up what the others hold, hand by hand, until somebody has fifty. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import Companion from "../../../src/games/skipbo-breakers/Companion.svelte";
import { handPoints, tilesEach, winnerOf, withHand } from "../../../src/games/skipbo-breakers/tally";
import { speakIn } from "../../../src/lib/language.svelte";
import type { ScoreSheet } from "../../../src/games/contract";

test("a hand brings a point for every tile that the others hold, once all of them are counted", () => {
  expect(handPoints(null, [null, 3, 4])).toBeNull();
  expect(handPoints(0, [null, 3, null])).toBeNull();
  expect(handPoints(0, [null, 3, 4])).toBe(7);
  expect(handPoints(0, [9, 3, 4])).toBe(7);
  expect(handPoints(0, [null, 0, 4])).toBeNull(); // nobody else is out
  expect(handPoints(0, [null, 21, 4])).toBeNull();
  expect([2, 3, 4].map(tilesEach)).toEqual([20, 20, 16]);
});

test("the first to reach the target has won", () => {
  const sheet = withHand({ scores: [10, 45], turn: 3 }, 1, 5);
  expect(sheet).toEqual({ scores: [10, 50], turn: 4 });
  expect(winnerOf(sheet, 50)).toBe(1);
  expect(winnerOf(sheet, 60)).toBeNull();
});

let shown: Record<string, unknown> | null = null;
beforeEach(() => speakIn("en"));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

const text = (): string => document.body.textContent.replace(/\s+/g, " ");
const button = (name: string): HTMLButtonElement =>
  [...document.querySelectorAll("button")].find((one) => one.textContent.trim() === name)!;

function hand(out: number, left: Record<number, string>): void {
  document.querySelectorAll<HTMLInputElement>('input[type="radio"]')[out]!.click();
  flushSync();
  for (const [name, tiles] of Object.entries(left)) {
    const field = document.querySelector<HTMLInputElement>(`[aria-label="Tiles that ${["Ann", "Bo"][Number(name)]} still holds"]`)!;
    field.value = tiles;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  flushSync();
}

test("a match to fifty is kept, can be undone and goes on where it was left", () => {
  const kept: (ScoreSheet | null)[] = [];
  const props = {
    companion: {} as never, // of the manifest it needs nothing
    names: ["Ann", "Bo"], options: { target: 50 }, sheet: { scores: [40, 12], turn: 5 },
    onscore: (sheet: ScoreSheet | null) => void kept.push(sheet), onclose: () => undefined,
  };
  shown = mount(Companion, { target: document.body, props });
  flushSync();
  expect(text()).toContain("Hand 6");
  expect(text()).toContain("The first to reach 50 points wins.");
  expect(button("Write it down").disabled).toBe(true);
  hand(1, { 0: "7" });
  button("Write down 7 points").click();
  flushSync();
  expect(text()).toContain("Bo scores 7 points and opens the next hand.");
  expect(kept.at(-1)).toEqual({ scores: [40, 19], turn: 6 });
  button("Undo").click();
  flushSync();
  expect(kept.at(-1)).toEqual({ scores: [40, 12], turn: 5 });
  hand(0, { 1: "11" });
  button("Write down 11 points").click();
  flushSync();
  expect(text()).toContain("Ann wins the match with 51 points.");
  expect(kept.at(-1)).toBeNull();
});
