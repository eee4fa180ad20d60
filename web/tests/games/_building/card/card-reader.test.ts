import { expect, test } from "vitest";
import { CardReader } from "../../../../src/games/_building/card/card-reader.ts";
import type { BuildingView, StepWords } from "../../../../src/games/_building/generated.ts";
import { answerAtBench } from "../../../../src/games/_building/speech/answers.ts";
import { speakIn } from "../../../../src/lib/language.svelte";

function read(pieces: readonly (string | null)[], missing: () => number | null = () => null) {
  const steps = pieces.map((piece, n): StepWords => [[`step-${n}`, {}], piece]);
  const standing = new Set<string>();
  const reader = new CardReader(() => steps, (piece) => standing.has(piece), missing);
  const take = () => {
    const { words, step } = reader.take();
    return [words?.[0] ?? null, step?.[1] ?? null];
  };
  return { reader, standing, take, turn: (by: 1 | -1) => reader.turn(by)?.[0] ?? null };
}

test("a hand hears of each brick as it goes for it: one key reads and takes", () => {
  const { take } = read(["white", "brown"]);
  expect([take(), take()]).toEqual([["step-0", "white"], ["step-1", "brown"]]);
});

test("what was just read is taken without being read again", () => {
  const { take, turn } = read(["white", "brown", "red"]);
  expect([turn(1), turn(1), take(), take()]).toEqual(["step-0", "step-1", [null, "brown"], ["step-2", "red"]]);
});

test("what stands already is passed over", () => {
  const { take, standing } = read(["white", "brown", "red"]);
  standing.add("white").add("brown");
  expect(take()).toEqual(["step-2", "red"]);
});

test("what was put aside is still the one to take", () => {
  const { reader, take } = read(["white", "brown"]);
  take();
  reader.layAside();
  expect(take()).toEqual([null, "white"]);
});

test("when an earlier brick was taken back, that one is read and taken again", () => {
  const standing = [true, true];
  const { reader, take } = read(["white", "brown"], () => (standing.includes(false) ? standing.indexOf(false) : null));
  expect([take(), take()]).toEqual([["step-0", "white"], ["step-1", "brown"]]);
  standing[1] = false;
  reader.layAside();
  standing[0] = false;
  reader.layAside();
  expect([take(), take()]).toEqual([["step-0", "white"], ["step-1", "brown"]]);
});

test("after the last step, the first that is missing is read", () => {
  const { take, standing } = read(["white", "brown"], () => 0);
  take();
  take();
  standing.add("brown");
  expect(take()).toEqual(["step-0", "white"]);
});

test("a grey card names no brick, and is read on all the same; after the last step there is nothing to read", () => {
  const { take } = read([null, null]);
  expect([take(), take(), take()]).toEqual([["step-0", null], ["step-1", null], [null, null]]);
});

test("a new card begins at its first brick", () => {
  const { reader, take, turn } = read(["white", "brown"]);
  take();
  reader.begin();
  expect([turn(1), turn(-1), turn(1)]).toEqual(["step-0", null, "step-1"]);
});

test("a card has an end, where nothing is read twice, and reading goes on from what was asked for", () => {
  const { reader, take, turn } = read(["white", "brown", "red"]);
  expect([turn(1), turn(1), turn(1), turn(1), turn(-1)]).toEqual(["step-0", "step-1", "step-2", null, "step-1"]);
  reader.goTo(0);
  expect([take(), turn(1)]).toEqual([[null, "white"], "step-1"]);
});

test("a hand that went for a brick in vain goes for the same one again, without hearing it twice", () => {
  const { reader, take } = read(["white", "brown"]);
  expect(take()).toEqual(["step-0", "white"]);
  reader.miss("none-yet");
  expect(take()).toEqual([null, "white"]);
  reader.miss("hand-empty");
  expect(take()).toEqual(["step-1", "brown"]);
});

test("before a card is open, whoever asks for its bricks hears that there is none", async () => {
  await speakIn("en");
  const view = { turn: { card: null }, words: { steps: [], card: [] } } as unknown as BuildingView;
  const ask = (key: string) => answerAtBench(key, view, read([]).reader, () => null);
  expect([".", ","].map(ask)).toEqual(Array(2).fill("There’s no card face up."));
  expect(ask("s")).toBeNull();
});
