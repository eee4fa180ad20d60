import { beforeEach, expect, test, vi } from "vitest";
import type { GameInfo, Saying, TableInfo } from "../../src/generated/messages";
import { playByEar } from "../../src/prefs/settings.svelte";
import { followEar } from "../../src/table/play-by-ear";

const spoken = vi.hoisted((): string[] => []);
vi.mock("../../src/a11y/announcer.svelte.ts", () => ({ announce: (text: string) => void spoken.push(text) }));

const game = { manifest: { by_ear: { seat: { hands: ["free", "grid"] }, table: {} } }, options: {} } as unknown as GameInfo;
const LATER = expect.stringContaining("after this match");

let match = 0;
beforeEach(() => {
  spoken.splice(0);
  playByEar(false);
  match += 1;
});

/** A table at which this page has the second seat. */
function table(phase: string, options: Record<string, unknown> = {}) {
  const sent: Saying[] = [];
  const info = { match: `m${match}`, phase, options } as unknown as TableInfo;
  followEar({ info, yours: [1], say: (message) => Boolean(sent.push(message)) }, game);
  return sent;
}

test("switched while a match runs, it is said when the seat follows, once for each switch", () => {
  table("playing");
  table("playing");
  expect(spoken).toEqual([]);
  playByEar(true);
  expect(table("playing")).toEqual([]);
  table("playing");
  expect(spoken).toEqual([LATER]);
  playByEar(false);
  table("paused");
  expect(spoken).toEqual([LATER, LATER]);
});

test("after the match the seat follows what was chosen meanwhile, on and off", () => {
  table("playing");
  playByEar(true);
  table("playing");
  expect(table("over")).toEqual([{ say: "sit", seat: 1, by_ear: true }]);
  expect(table("over", { hands: ["free", "grid"] })).toEqual([]);
  playByEar(false);
  expect(table("over", { hands: ["free", "grid"] })).toEqual([{ say: "sit", seat: 1, by_ear: false }]);
});

test("a seat is left as it is where nothing was switched: an edition for the ear is one for everybody", () => {
  table("playing", { hands: "grid" });
  expect(table("over", { hands: "grid" })).toEqual([]);
  expect(spoken).toEqual([]);
});
