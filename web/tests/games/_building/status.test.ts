import { describe, expect, it } from "vitest";
import { marksOf } from "../../../src/games/_building/status.ts";
import { view } from "./view.ts";

describe("marks at the bricks", () => {
  it("are one a brick, however many point at it", () => {
    const pointed = [{ seat: 1, brick: "red" }, { seat: 2, brick: "red" }, { seat: 2, brick: "white" }];
    const marks = marksOf(view({ pointed }), (seat) => `P${seat}`);
    expect(marks.map((mark) => [mark.kind, mark.piece])).toEqual([["pointed", "red"], ["pointed", "white"]]);
  });

  it("say what the judge found", () => {
    const words = { marks: [["red", ["difference-wrong-way", { n: 0, name: ["words-piece", { piece: "red" }], how: "lying" }]]] };
    expect(marksOf(view({}, { words }), String)).toEqual([{ piece: "red", kind: "wrong", words: "Red should lie." }]);
    expect(marksOf(view({}, { words }), String, true)).toEqual([]); // it still stands there for the last card
  });
});
