import { expect, test } from "vitest";
import { limitOf, paidFor, pileOf, worths } from "../../../src/games/_building/companion.ts";
import type { Companion, When } from "../../../src/generated/messages.ts";

const when = (option: string): When => ({ option, values: [true], unless: false });
const CLASSIC: Companion = {
  turns: 4, seconds: [30, 40, 50], limit: null, faces: [], blanks_called: false, points: [1, 2, 3],
  asks: ["cunning", "young", "experts"], single: when("young"), hard_pile: "experts", chip: when("cunning"),
  longer: null, options: {},
};
const MINI: Companion = {
  ...CLASSIC, seconds: [], limit: 15, faces: [1, 2, 3, 0, 0, 0], single: null, chip: null,
  longer: ["young", "young_limit"],
};

test("a card brings what is printed on it, and for young architects one point (CL-31)", () => {
  expect(worths(CLASSIC, { young: false })).toEqual([1, 2, 3]);
  expect(worths(CLASSIC, { young: true })).toEqual([1]);
  expect([0, 1].map((seat) => pileOf(CLASSIC, { young: true, experts: [1] }, seat))).toEqual(["easy", "hard"]);
  expect(pileOf(CLASSIC, { young: false, experts: [] }, 0)).toBeNull();
});

test("a refused card pays the left neighbour, where cards may be refused (CL-20)", () => {
  expect(paidFor(CLASSIC, { cunning: false }, 0, 3)).toBeNull();
  expect([0, 1, 2].map((seat) => paidFor(CLASSIC, { cunning: true }, seat, 3))).toEqual([1, 2, 0]);
});

test("for young architects of mini the die is rolled up to 20 (MI-13)", () => {
  const chosen = { young: [1], young_limit: 20 };
  expect([0, 1].map((seat) => limitOf(MINI, chosen, seat))).toEqual([15, 20]);
  expect(limitOf(CLASSIC, { young: true }, 0)).toBeNull();
});
