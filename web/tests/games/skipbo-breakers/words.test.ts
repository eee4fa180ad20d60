import { beforeEach, expect, test } from "vitest";
import { KEYS, questionForPress } from "../../../src/a11y/keys";
import type { View } from "../../../src/games/skipbo-breakers/generated";
import type { SetOffer } from "../../../src/games/skipbo-breakers/rack";
import { placesOf } from "../../../src/games/skipbo-breakers/tile-places";
import { answer, inOrder, inPlaces, pickedWords, promptFor, tell } from "../../../src/games/skipbo-breakers/words";
import { speakIn } from "../../../src/lib/language.svelte";

const teller = { seat: 0, name: (seat: number) => ["Ann", "Bo", "Cy"][seat]! };
const VIEW: View = {
  seat: 0, scores: [0, 12, 0], counts: [3, 1, 9],
  options: {
    target: 50, must_lay: false, equal_matches: false, open_discard: false, think_ms: null, factors: [], ladder: [],
  },
  mine: "3 4 *", aside: 4, draws: [], hand: 1, round: 1, opener: 1, turn: 0, since: 0,
  lying: [{ seat: 1, length: 3, kind: "run", tiles: "8 9 *", rank: 10 }],
  passed: [2], put_aside: [], last_hand: null, winner: null,
};

beforeEach(() => speakIn("en"));

test("nobody is told to pass who must lay", () => {
  const run = { do: "lay", kind: "run", set: "9 10 11" } as SetOffer;
  const strict = { ...VIEW, options: { ...VIEW.options, must_lay: true } };
  expect(promptFor(VIEW, [run])).toBe("Your turn. Beat that or pass.");
  expect(promptFor(strict, [run])).toBe("Your turn. Beat that.");
  expect(promptFor(strict, [])).toBe("Your turn. You can’t beat that: pass.");
});

test("what is picked up is said, as a set where it can only be one", () => {
  const run = { do: "lay", kind: "run", set: "6 8 *" } as SetOffer;
  expect(pickedWords(["6", "8"], [])).toBe("Picked up: 6 8.");
  expect(pickedWords(["6", "8", "*"], [run])).toBe("Picked up: Run 6 wild 8.");
  expect(pickedWords(["7", "7", "*"], [run, { ...run, kind: "breaker" }])).toBe("Picked up: 7 7 wild.");
  expect(pickedWords([], [])).toBe("You haven’t picked up any tiles.");
});

test.each([
  [{ did: "laid", seat: 1, kind: "run", tiles: "3 4 5", left: 1 }, "Bo lays the run 3 4 5. One tile left."],
  [{ did: "laid", seat: 0, kind: "breaker", tiles: "8 8 8", left: 4 }, "You lay the Breaker 8 8 8."],
  [{ did: "laid", seat: 1, length: 3, left: 2 }, "Bo laid 3 tiles, now face down."],
  [{ did: "passed", seat: 2 }, "Cy passes."],
  [{ did: "passed", seat: 0, out_of_time: true }, "Your time’s up: you pass."],
  [{ did: "round-won", seat: 0, hand: 1, round: 1 }, "You win the round."],
  [{ did: "round-won", seat: 1, hand: 1, round: 1 }, "Bo wins the round and opens the next."],
  [{ did: "laid", seat: 1, kind: "run", tiles: "4 6 *", rank: 6, left: 0 }, "Bo lays the run 4, wild as 5, 6."],
  [{ did: "hand-won", seat: 1, points: 1 }, "Bo is out and scores one point."],
  [{ did: "drew", tiles: ["7", "*", null] }, "Opening draw: 7 for Ann and wild for Bo."],
  [{ did: "something-new" }, ""],
])("tells %j", (event, words) => expect(tell(event as never, teller)).toBe(words));

test.each([
  ["run", "3 4 *", "3 4 wild"],
  ["run", "13 15 *", "13 wild 15"],
  ["run", "14 15 *", "wild 14 15"],
  ["pairs", "14 15 * *", "14 wild 15 wild"],
  ["pair", "4 *", "4 wild"],
  ["run", "3 4 5", "3 4 5"],
] as const)("a wild tile of a %s is spoken where it stands: %s", (kind, tiles, words) => {
  expect(inOrder(kind, tiles)).toBe(words);
});

test.each([
  ["run", "6 8 *", 8, "6, wild as 7, 8"],
  ["run", "7 * *", 8, "wild as 6, 7, wild as 8"],
  ["pairs", "3 3 4 *", 4, "3, 3, 4, wild as 4"],
  ["run", "6 7 8", 8, "6 7 8"],
  ["breaker", "* * *", 16, "wild wild wild"],
] as const)("on the table a wild tile of a %s says what it counts as: %s", (kind, tiles, rank, words) => {
  expect(inPlaces(kind, tiles, rank)).toBe(words);
});

test.each([
  ["run", "6 8 *", undefined, "6 *7 8"],
  ["run", "14 15 *", 15, "*13 14 15"],
  ["run", "7 * *", 8, "*6 7 *8"],
  ["pairs", "14 15 * *", undefined, "14 *14 15 *15"],
  ["pair", "4 *", 4, "4 *4"],
  ["pair", "* *", 16, "* *"],
  ["breaker", "8 8 8", 8, "8 8 8"],
  ["run", "3 9 *", undefined, "3 9 *"],
] as const)("a wild of a %s stands where it counts: %s", (kind, tiles, rank, stands) => {
  expect(placesOf(kind, tiles, rank).map(({ face, as }) => `${face}${as ?? ""}`).join(" ")).toBe(stands);
});

test("of very many sets those worth considering are named, and the others counted", () => {
  const sets = ["3", "5", "9", "11"].map((set): SetOffer => ({ do: "lay", kind: "single", set }));
  const few = sets.slice(1, 3);
  expect(answer("can", VIEW, sets, teller, few)).toBe("You can lay: 4 singles, such as 5, 9.");
  expect(answer("can", VIEW, sets, teller)).toBe("You can lay: 4 singles, 3, 5, 9, 11.");
});

test("answers what a key asks", () => {
  const offers: SetOffer[] = [{ do: "lay", kind: "breaker", set: "9 9 9" }];
  expect(answer("hand", VIEW, [], teller)).toBe("You have 3 tiles: 3 4 wild.");
  expect(answer("last", VIEW, [], teller)).toBe("On top: Run 8, 9, wild as 10, from Bo.");
  expect(answer("turn", VIEW, [], teller)).toBe("It’s your turn.");
  const counts = "You: 3 tiles, 0 points. Bo: one tile, 12 points. Cy: 9 tiles, 0 points.";
  expect(answer("counts", VIEW, [], teller)).toBe(counts);
  expect(answer("can", VIEW, offers, teller)).toBe("You can lay: one Breaker, 9 9 9.");
  expect(answer("can", VIEW, [], teller)).toBe("There’s nothing you can lay right now.");
  expect(answer("wrong", VIEW, [], teller)).toBeNull();
});

test("a spectator is not told a hand", () => {
  const watcher = { ...teller, seat: null };
  expect(answer("hand", { ...VIEW, mine: null }, [], watcher)).toBe("You’re watching, so you have no tiles.");
});

test("typing into a field asks nothing, nor does a key with a modifier", () => {
  const input = document.createElement("input");
  document.body.append(input);
  const press = (key: string, more: KeyboardEventInit = {}, target: HTMLElement = document.body): KeyboardEvent => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
    target.dispatchEvent(event);
    return event;
  };
  expect(questionForPress(press("h"), KEYS)).toBe("hand");
  expect(questionForPress(press("H"), KEYS)).toBe("hand");
  expect(questionForPress(press("h", { ctrlKey: true }), KEYS)).toBeNull();
  expect(questionForPress(press("h", {}, input), KEYS)).toBeNull();
  expect(questionForPress(press("h"), { ...KEYS, hand: "" })).toBeNull();
  expect(questionForPress(press("?"), KEYS)).toBe("rules");
});
