/** What the hand says: all of it when it is new, and only what has changed to somebody who heard the rest. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Phrase, StepWords } from "../../../../src/games/_building/generated.ts";
import { around, moveCursor, START, type Cursor, type Move } from "../../../../src/games/_building/keyboard/grid.ts";
import type { BuildingEvent, BuildingFace } from "../../../../src/games/_building/offers.ts";
import { boxOf } from "../../../../src/games/_building/physics/surfaces.ts";
import { HALF, toLoose, type Pose } from "../../../../src/games/_building/pieces.ts";
import { speechOf } from "../../../../src/games/_building/speech/hand-speech.ts";
import { noteStep } from "../../../../src/games/_building/speech/just-heard.ts";
import { tellHands } from "../../../../src/games/_building/speech/narration.ts";
import { namesIn } from "../../../../src/games/_building/speech/phrases.ts";
import { view } from "../support/view.ts";

const spoken = vi.hoisted((): string[] => []);
vi.mock("../../../../src/a11y/announcer.svelte.ts", () => {
  const announce = (text: string): void => void (text && spoken.push(text));
  return { announce, announceMove: announce };
});

beforeEach(() => {
  spoken.splice(0);
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => void vi.useRealTimers());

const WHITE: Pose = { piece: "white", how: "lying", x: 0, y: 50 };

/** The card has the red brick lie on another. */
function onto(piece: string): StepWords {
  const below: Phrase = ["words-piece", { piece }];
  return [["words-on", { name: ["words-piece", { piece: "red" }], how: "lying", n: 1, below, other: below }], "red"];
}

/** A hand with the red brick over what stands. */
class Hand {
  private cursor: Cursor = START;

  constructor(private readonly standing: readonly Pose[]) {}

  private get speech() {
    return speechOf({ tactile: false, form: "brick", nameOf: namesIn(null), column: () => this.cursor.column * HALF });
  }

  private get boxes() {
    return this.standing.map((pose) => boxOf(toLoose(pose)));
  }

  take(how = this.cursor.how): string {
    this.cursor = { ...this.cursor, how };
    this.speech.picked("red", how, around("red", this.cursor, this.boxes));
    return spoken.at(-1)!;
  }

  move(move: Move, listened = 2000): string {
    vi.setSystemTime(Date.now() + listened);
    const { how } = this.cursor;
    this.cursor = moveCursor(this.cursor, move, "red", this.boxes);
    const what = this.cursor.how === how ? "across" : "turned";
    this.speech.moved("red", this.cursor.how, around("red", this.cursor, this.boxes), what, false);
    return spoken.at(-1)!;
  }

  put(x: number, y: number, listened = 2000): string {
    vi.setSystemTime(Date.now() + listened);
    const placed = [...this.standing, { piece: "red", how: this.cursor.how, x, y }];
    const face = { view: view({}, { bench: { placed, held: [], hand: null } }), seat: 0, seats: [0] };
    const event = { did: "placed", brick: "red" };
    return tellHands(event as BuildingEvent, { seat: 0, name: () => "Ann" }, face as unknown as BuildingFace);
  }
}

test("moving over the same brick says only where on it; another one is named", () => {
  const hand = new Hand([WHITE]);
  expect(hand.take()).toBe("Red, lying, on white, exactly on top.");
  expect(hand.move("right")).toBe("Reaching half a brick over the right end.");
  expect(hand.move("turn")).toBe("Standing, one and a half bricks from the left end.");
  expect(hand.move("turn")).toBe("Pointing at you.");
  expect(hand.move("far-right")).toMatch(/^On the table, /);
  expect(hand.move("right")).toMatch(/^[^,]* to the right of white\.$/);
});

test("on an empty table the middle is all there is to go by", () => {
  const hand = new Hand([]);
  expect(hand.take()).toBe("Red, lying, on the table, in the middle.");
  expect(hand.move("left")).toBe("Half a brick left of the middle.");
});

test("somebody who goes on at once has cut it short, and hears it whole", () => {
  const hand = new Hand([WHITE]);
  hand.take();
  expect(hand.move("right", 200)).toBe("On white, reaching half a brick over the right end.");
  expect(hand.move("left", 200)).toBe("On white, exactly on top.");
  expect(hand.move("left")).toBe("Reaching half a brick over the left end.");
});

test("a brick that was just read isn't named again; how it lies and on what is said where the card has it otherwise", () => {
  const hand = new Hand([WHITE]);
  noteStep(onto("white"));
  expect(hand.take()).toBe("In hand, exactly on top.");
  noteStep(onto("white"));
  expect(hand.take("standing")).toBe("In hand, standing, in the middle.");
  noteStep(onto("brown"));
  expect(hand.take("lying")).toBe("In hand, on white, exactly on top.");
  expect(hand.take("lying")).toBe("Red, lying, on white, exactly on top.");
});

test("what is put down where the hand just said needs no more words; anything else says where it is", () => {
  const hand = new Hand([WHITE]);
  hand.take();
  expect(hand.put(0, 150)).toBe("Put down.");
  expect(hand.put(0, 150)).toBe("Red put down on white, exactly on top.");
  hand.take();
  expect(hand.put(50, 150)).toBe("Red put down on white, reaching half a brick over the right end.");
  hand.take();
  expect(hand.put(0, 150, 200)).toBe("Red put down on white, exactly on top.");
});
