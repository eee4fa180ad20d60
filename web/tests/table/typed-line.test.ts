import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { KEYS, QUESTIONS } from "../../src/a11y/keys.ts";
import { anyFace } from "../../src/games/_any/face.ts";
import { faceOf } from "../../src/games/_building/face.ts";
import CLASSIC from "../../src/games/classic/face.ts";
import type { GameFace } from "../../src/games/contract.ts";
import DICE from "../../src/games/dice/face.ts";
import { skipbo } from "../../src/games/skipbo-breakers/face.ts";
import { known, say, sayOr, speakIn } from "../../src/lib/language.svelte";
import type { Face, Offer } from "../../src/net/face.ts";
import { allWords, understand } from "../../src/table/typed-line.ts";
import { view as buildingView } from "../games/_building/support/view.ts";

const teller = { seat: 0, name: () => "Ann" };
const SETS = [
  { do: "lay", set: "7", kind: "single" },
  { do: "lay", set: "7 7", kind: "pair" },
  { do: "lay", set: "3 3 4 *", kind: "pairs" },
  { do: "lay", set: "6 8 *", kind: "run" },
  { do: "lay", set: "5 5 5", kind: "breaker" },
  { do: "pass" },
];
const ACTS = ["roll", "start", "finish", "refuse", "point", "claim", "confirm", "object"].map((name) => ({ do: name }));
const THROW = [{ do: "throw", pieces: ["die-red", "cuboid-blue"] }, { do: "ready" }];
const TABLES: [string, GameFace, object, Offer[]][] = [
  ["skipbo-breakers", skipbo, {}, SETS],
  ["classic", faceOf(CLASSIC), buildingView(), ACTS],
  ["classic with a full hand", faceOf(CLASSIC), buildingView({}, { bench: { placed: [], held: [], hand: "red" } }), []],
  ["dice", faceOf(DICE), buildingView({}, { box: ["die-red", "cuboid-blue"].map((id) => ({ id })) }), THROW],
  ["nim", anyFace("nim"), {}, [{ do: "take", n: 3 }]],
];

function at(game: string, view: object, offers: Offer[]): Face {
  return { game, view, offers, few: [], seat: 0, names: ["Ann", "Bo"], seats: [0] } as unknown as Face;
}

/** A key without words has no such message, and fails. */
function wordsOf(id: string): string[] {
  expect(sayOr(id), id).not.toBeNull();
  return say(id).split(",").map((word) => word.trim());
}

const TYPED = JSON.parse(readFileSync(join(import.meta.dirname, "../../../tests/skipbo_breakers/typed.json"), "utf8")) as Record<string, Record<string, object>>;

describe.each(known())("in %s", (language) => {
  beforeAll(() => speakIn(language));
  afterAll(() => speakIn("en"));

  test.each(TABLES)("whatever stands on a button of %s can be typed", (id, game, view, offers) => {
    const face = at(id, view, offers);
    const choices = game.choices(face, teller);
    expect(choices.length).toBe(offers.length);
    for (const { words, command } of choices) {
      expect(understand(words, face, game, teller, KEYS), words).toEqual({ command });
      expect(understand(words.toUpperCase(), face, game, teller, KEYS), words).toEqual({ command });
    }
  });

  test.each(TABLES)("every question can be asked in words at %s, and help too", (id, game, view, offers) => {
    const face = at(id, view, offers);
    for (const ask of QUESTIONS) expect(understand(say(`ask-${ask}`), face, game, teller, KEYS), ask).toEqual({ ask });
    for (const ask of QUESTIONS) {
      for (const word of wordsOf(`typed-ask-${ask}`)) {
        expect(understand(word, face, game, teller, KEYS), word).toEqual({ ask });
      }
    }
  });

  test.each(TABLES)("every key of %s has words that do the same, and no two keys share one", (id, game, view, offers) => {
    const face = at(id, view, offers);
    for (const [act, key] of Object.entries(game.plays?.(face) ?? {})) {
      for (const word of [...wordsOf(`typed-${act}`), ...(key.trim().length === 1 ? [key.toUpperCase()] : [])]) {
        const meaning = understand(word, face, game, teller, KEYS);
        if (meaning && "command" in meaning) expect(meaning.command.do, word).toBe(act);
        else expect(meaning, word).toEqual({ press: key });
      }
    }
  });

  test.each(TABLES)("help names a word for every key of %s, and each is understood", (id, game, view, offers) => {
    const face = at(id, view, offers);
    const all = allWords(game, face, QUESTIONS);
    const named = [...Object.keys(game.plays?.(face) ?? {}).map((act) => `typed-${act}`), ...QUESTIONS.map((one) => `typed-ask-${one}`)];
    for (const [word = ""] of named.map(wordsOf)) {
      expect(all).toContain(word);
      expect(understand(word, face, game, teller, KEYS), word).not.toBeNull();
    }
  });

  test.each(TABLES.slice(1, -1))("what can be done at %s is what is offered", (id, game, view, offers) => {
    const face = at(id, view, offers);
    const can = game.answer("can", face, teller) ?? "";
    for (const offer of offers) expect(can, offer.do).toContain(game.choices(at(id, view, [offer]), teller)[0]!.words);
  });

  test("tiles are read as the terminal reads them", () => {
    const face = at("skipbo-breakers", {}, []);
    for (const [line, command] of Object.entries(TYPED[language]!)) {
      expect(understand(line, face, skipbo, teller, KEYS), line).toEqual({ command });
    }
  });

  test("the buttons of the hands are understood as well", () => {
    const bench = { placed: [{ piece: "red", how: "lying", x: 0, y: 50 }], held: ["red"], hand: null };
    const face = at("classic", buildingView({}, { bench }), []);
    for (const name of ["hold", "release", "break"]) {
      expect(understand(say(`bench-${name}`), face, faceOf(CLASSIC), teller, KEYS)).toMatchObject({ command: { do: name } });
    }
  });
});

test("nonsense and nothing are neither", () => {
  const face = at("skipbo-breakers", {}, SETS);
  for (const line of ["", "  ", "dance", "11-99", "3 4 green"]) expect(understand(line, face, skipbo, teller, KEYS)).toBeNull();
});
