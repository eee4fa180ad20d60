import { describe, expect, it } from "vitest";
import type { CommonEvent } from "../../../../src/games/_building/generated.ts";
import { best } from "../../../../src/games/_building/scene/masterpiece.ts";

const matched = (...built: string[]) => ({ verdict: { matched: true, differences: [], shift: 0, built } });
const placed = (brick: string, x: number, y: number, more = {}): CommonEvent => {
  return { did: "placed", brick, how: "lying", x, y, tilt: 0, ...more };
};
const ended = (seat: number): CommonEvent => {
  return { did: "turn-ended", seat, points: 0, cards: [], unfinished: null, scores: [], next: null };
};

describe("the best construction of a match", () => {
  it("is the card that brought most, as it stood, with who built it", () => {
    const found = best([
      placed("red", 0, 50, matched("red")),
      { did: "completed", card: "a", points: 1 },
      { did: "broken" },
      ended(0),
      placed("white", 100, 50),
      placed("brown", 100, 150, matched("white", "brown")),
      { did: "completed", card: "b", points: 3 },
      ended(1),
    ], []);
    expect(found).toMatchObject({ seat: 1, width: 3, height: 2 });
    expect(found!.svg).toContain("translate(0.000 -1.500)");
  });

  it("is one's own, even if somebody else's brought more; without one of one's own, it's the best of all", () => {
    const match = [
      placed("red", 0, 50, matched("red")),
      { did: "completed", card: "a", points: 1 },
      ended(0),
      placed("white", 100, 50),
      placed("brown", 100, 150, matched("white", "brown")),
      { did: "completed", card: "b", points: 3 },
      ended(1),
    ] satisfies CommonEvent[];
    expect(best(match, [0])).toMatchObject({ seat: 0, height: 1 });
    expect(best(match, [1])).toMatchObject({ seat: 1, height: 2 });
    expect(best(match, [2])).toMatchObject({ seat: 1, height: 2 });
  });

  it("leaves out what only stood beside, and follows what settled", () => {
    const found = best([
      placed("yellow", 900, 50),
      placed("red", 0, 50),
      { did: "settled", bricks: [{ piece: "red", how: "lying", x: 50, y: 50 }], ...matched("red") },
      { did: "completed", card: "a", points: 1 },
      ended(0),
    ], [0]);
    expect(found).toMatchObject({ width: 3, height: 1 });
  });

  it("is nothing where nothing was finished", () => {
    expect(best([placed("red", 0, 50), { did: "broken" }, ended(0)], [0])).toBeNull();
    expect(best([{ did: "completed", card: "real", points: 2 }, ended(0)], [0])).toBeNull();
  });
});
