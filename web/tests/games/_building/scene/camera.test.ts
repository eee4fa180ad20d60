import { describe, expect, test } from "vitest";
import { nextUnit, unitFor } from "../../../../src/games/_building/scene/camera.svelte.ts";

const size = { width: 374, height: 200 };
const FRAME = 1 / 60;

describe("the eye over the bench", () => {
  test("goes back for what is high, far, or to be built", () => {
    const usual = unitFor(size, [], []);
    const high = { piece: "red", how: "standing", x: 0, y: 1500 } as const;
    expect(unitFor(size, [high], [])).toBeLessThan(usual);
    expect(unitFor(size, [], [high])).toBeLessThan(usual);
    expect(unitFor(size, [{ ...high, x: 900, y: 150 }], [])).toBeLessThan(usual);
  });

  test("never moves under a hand", () => {
    expect(nextUnit(20, 12, FRAME, { carrying: true, empty: false })).toBe(20);
  });

  test("goes back step by step, and comes there", () => {
    let unit = 20;
    const at = { carrying: false, empty: false };
    const seen = Array.from({ length: 60 }, () => (unit = nextUnit(unit, 12, FRAME, at)));
    expect(seen[0]).toBeGreaterThan(18);
    expect(Math.max(...seen.map((one, n) => Math.abs(one - (seen[n - 1] ?? 20))))).toBeLessThan(2);
    expect(seen.at(-1)).toBe(12);
  });

  test("comes nearer only to an empty table", () => {
    expect(nextUnit(12, 20, FRAME, { carrying: false, empty: false })).toBe(12);
    expect(nextUnit(12, 20, FRAME, { carrying: false, empty: true })).toBeGreaterThan(12);
  });
});
