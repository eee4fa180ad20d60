import { beforeEach, expect, test } from "vitest";
import type { Face } from "../../../src/controller/face";
import { speakIn } from "../../../src/controller/language.svelte";
import { guide } from "../../../src/games/skipbo-breakers/guide";

const table = (turn: number): Face => ({ seat: 0, view: { turn } }) as unknown as Face;

beforeEach(() => speakIn("en"));

test("who does not begin hears that somebody else does", () => {
  expect(guide.words(table(1), 0, false)).toContain("Somebody else begins");
  expect(guide.words(table(0), 0, false)).toContain("light up");
});

test("the next comes when it has been done, some of it by anybody", () => {
  const laid = (seat: number) => ({ did: "laid", seat });
  expect(guide.learnt(table(0), "acts", 0, [laid(1)])).toBe(0);
  expect(guide.learnt(table(1), "waits", 0, [laid(0), laid(0), { did: "round-won", seat: 1 }])).toBe(3);
});
