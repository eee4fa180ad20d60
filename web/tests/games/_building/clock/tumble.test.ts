import { describe, expect, test } from "vitest";
import { AT_REST, sideShown, tossAt, TUMBLE_MS } from "../../../../src/games/_building/clock/tumble";
import { adviceAfter, advisedPieces, ghostOf } from "../../../../src/games/_building/scene/hint";
import type { Advice } from "../../../../src/games/contract";

describe("a die that is thrown", () => {
  const toss = Array.from({ length: 60 }, (_, n) => tossAt((TUMBLE_MS * n) / 60));

  test("hops three times, lower each time, and comes to rest where it lies", () => {
    const tops = toss.filter((now, n) => n > 0 && n < 59 && now.y > toss[n - 1]!.y && now.y >= toss[n + 1]!.y);
    expect(tops).toHaveLength(3);
    expect(tops.map(({ y }) => y)).toEqual([...tops.map(({ y }) => y)].sort((a, b) => b - a));
    expect(tossAt(TUMBLE_MS)).toEqual(AT_REST);
    expect(tossAt(TUMBLE_MS * 9)).toEqual(AT_REST);
  });

  test("never shows its number before it lies still", () => {
    for (const value of [0, 1, 2, 3]) {
      for (const { side } of toss) expect(sideShown(side!, value, [0, 1, 2, 3])).not.toBe(value);
    }
    expect(new Set(toss.map(({ side }) => sideShown(side!, 2, [0, 1, 2, 3]))).size).toBe(3);
  });

  test("one of several goes its own way", () => {
    expect(tossAt(100, TUMBLE_MS, 1)).not.toEqual(tossAt(100, TUMBLE_MS, 0));
    expect(tossAt(TUMBLE_MS, TUMBLE_MS, 1)).toEqual(AT_REST);
  });
});

describe("a hint that is drawn", () => {
  const then = { do: "place", brick: "red", how: "lying", x: 0, y: 50 };
  const advice: Advice = { command: { do: "lift", brick: "red" }, then };

  test("shows the brick in the tray and its ghost on the bench", () => {
    expect(advisedPieces(advice)).toEqual(["red"]);
    expect(ghostOf(advice)).toEqual(then);
    expect(advisedPieces({ command: { do: "throw", pieces: ["die-red", "die-blue"] }, then: null })).toHaveLength(2);
    expect([advisedPieces(null), ghostOf(null)]).toEqual([[], null]);
  });

  test("still shows the place when the brick was taken, and goes when it was placed or another one taken", () => {
    const lifted = (brick: string) => ({ did: "lifted", brick, at: 0, sound: "lift" }) as const;
    const taken = adviceAfter(advice, lifted("red") as never);
    expect(ghostOf(taken)).toEqual(then);
    expect(adviceAfter(advice, lifted("blue") as never)).toBeNull();
    expect(adviceAfter(taken, { did: "placed", brick: "red" } as never)).toBeNull();
  });
});
