/** Rolling in the command box: the button, its key and what is typed are one plan. */
import { flushSync } from "svelte";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { KEYS, pressAtPlay } from "../../../src/a11y/keys.ts";
import { faceOf } from "../../../src/games/_building/face.ts";
import DICE from "../../../src/games/dice/face.ts";
import { known, say, speakIn } from "../../../src/lib/language.svelte";
import { buttonsOnScreen } from "../../../src/table/page-buttons.ts";
import { understand } from "../../../src/table/typed-line.ts";
import { lay, type Tabled } from "../../support/table.ts";
import { view as viewOf } from "../_building/support/view.ts";

const game = faceOf(DICE);
const teller = { seat: 0, name: () => "Ann" };
const IN_PLAY = ["die-red", "die-blue", "cuboid-blue"];
const card = { id: "c1", points: 2, number: "1", kind: "coloured", pieces: [], order: [] };
const VALUES = { "die-red": 3, "die-blue": 2, "cuboid-blue": 1 };

/** The first of the three pieces is built in. */
function aTable(): Tabled {
  const bench = { placed: [{ piece: "die-red", how: "flat", x: 0, y: 50, tilt: 0 }], held: [], hand: null, lifted_at: 0, energy: 0, placed_at: null, lifts: [], aboard: [] };
  const own = {
    in_play: IN_PLAY, values: VALUES, rolling: [], rest_at: 0, needs: { pieces: IN_PLAY, dice: 2, cuboids: 1, any: 0 },
    total: 0, limit: 20, calls: [], roll_at: null, by_player: false,
  };
  const box = IN_PLAY.map((id) => ({ id, colour: id, texture: "" }));
  const offers = [{ do: "throw", pieces: IN_PLAY }, { do: "throw", pieces: IN_PLAY.slice(1) }];
  return lay(game, "dice", viewOf({ card }, { bench, box, hands: "grid", ...own }), offers);
}

/** Types a line, and does what it means; what was rolled by it. */
function rolled({ face, sent }: Tabled, line: string): unknown {
  const before = sent.length;
  const meaning = understand(line, face, game, teller, KEYS, buttonsOnScreen());
  expect(meaning, line).not.toBeNull();
  if (meaning && "button" in meaning) meaning.button.press();
  else if (meaning && "press" in meaning) pressAtPlay(meaning.press);
  else if (meaning && "command" in meaning) void face.send(meaning.command);
  flushSync();
  return sent.slice(before);
}

let table: Tabled;
const button = (): HTMLElement => document.querySelector<HTMLElement>(".tools .button.full")!;
function tick(piece: string): void {
  document.querySelector<HTMLElement>(`[data-piece="${piece}"] ~ .under input`)!.click();
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "requestAnimationFrame", "cancelAnimationFrame"] });
  table = aTable();
});
afterEach(() => {
  table.clear();
  vi.useRealTimers();
});

describe.each(known())("in %s", (language) => {
  beforeAll(() => speakIn(language));
  afterAll(() => speakIn("en"));

  const words = (): string[] => [...say("typed-throw").split(","), "g", button().textContent];

  test("with a die built in, the others are rolled, and the button says so", () => {
    expect(button().textContent.trim()).toBe(say("dice-throw-all", { count: 2 }));
    for (const line of words()) expect(rolled(table, line), line).toEqual([{ do: "throw", pieces: ["die-blue", "cuboid-blue"] }]);
  });

  test.each(["button", "word", "key"])("with a piece ticked only that one is rolled, by its %s", (by) => {
    tick("cuboid-blue");
    expect(button().textContent.trim()).toBe(say("dice-throw", { count: 1 }));
    const line = { button: button().textContent, word: say("typed-throw").split(",")[0]!, key: "g" }[by]!;
    expect(rolled(table, line)).toEqual([{ do: "throw", pieces: ["cuboid-blue"] }]);
  });
});

test("what the button doesn't say is not rolled: “all” are two", () => {
  expect(understand("Roll all 3", table.face, game, teller, KEYS, buttonsOnScreen())).toBeNull();
});

test("German still understands the word it no longer says", async () => {
  await speakIn("de");
  for (const line of ["wirf", "werfen"]) expect(rolled(table, line), line).toEqual([{ do: "throw", pieces: ["die-blue", "cuboid-blue"] }]);
  await speakIn("en");
});

test("a piece that comes in by its name puts back the same one as its tick", () => {
  const free = viewOf({ card }, { in_play: IN_PLAY, needs: { pieces: [], dice: 0, cuboids: 0, any: 3 }, values: VALUES, box: [...IN_PLAY, "die-white"].map((id) => ({ id, colour: id, texture: "" })) });
  const command = game.typed("roll white die", { ...table.face, view: free, offers: [{ do: "throw" }] });
  expect(command).toEqual({ do: "throw", pieces: ["die-white"], out: ["die-red"] });
});
