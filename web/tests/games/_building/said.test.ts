import { describe, expect, it } from "vitest";
import { marksOf } from "../../../src/games/_building/said.ts";
import type { SiteView } from "../../../src/games/_building/view.ts";

describe("marks at the bricks", () => {
  it("are one a brick, however many point at it", () => {
    const turn = { faults: [], pointed: [{ seat: 1, brick: "red" }, { seat: 2, brick: "red" }, { seat: 2, brick: "blue" }] };
    const marks = marksOf({ turn } as unknown as SiteView, [], (seat) => `P${seat}`);
    expect(marks.map((mark) => [mark.kind, mark.piece])).toEqual([["pointed", "red"], ["pointed", "blue"]]);
  });
});
