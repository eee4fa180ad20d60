import { describe, expect, it } from "vitest";
import { marksOf, statusWords, warningWords, type Standing } from "../../../../src/games/_building/speech/status.ts";
import { view } from "../support/view.ts";

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

describe("the line beside the card", () => {
  const how: Standing = { builds: false, standing: false, carried: null, held: [] };
  const told = (more: Partial<Standing>, pointed: readonly object[], seat = 2) => {
    const face = { view: view({ pointed }), seat, seats: [seat], offers: [], offersOf: () => [] };
    const asked = [face as never, { ...how, ...more }, (n: number) => `P${n}`] as const;
    return [statusWords(...asked), warningWords(...asked) !== null];
  };

  it("tells everybody what is pointed at, and heeds nothing else", () => {
    expect(told({}, [{ seat: 1, brick: null }])).toEqual(["P1 points out a mistake.", true]);
    expect(told({}, [{ seat: 2, brick: "red" }])).toEqual(["You point at red.", true]);
    expect(told({ builds: true }, [{ seat: 1, brick: null }], 0)).toEqual(["P1 points out a mistake.", true]);
    expect(told({ builds: true, carried: "red" }, [{ seat: 1, brick: null }], 0)).toEqual(["Build what the card shows.", false]);
    expect(told({ builds: true }, [], 0)).toEqual(["Build what the card shows.", false]);
  });

  it("asks for a tap only where one has an effect: not of spectators, nor in a replay", () => {
    const onlookers = { view: view({}), seat: null, seats: [], offers: [], offersOf: () => [] };
    const player = { ...onlookers, seat: 2, seats: [2], offers: [{ do: "point" }] };
    const words = [onlookers, player].map((face) => statusWords(face as never, how, (n) => `P${n}`));
    expect(words).toEqual(["P0 is building.", "P0 is building. Tap a brick to point out a mistake."]);
  });
});
