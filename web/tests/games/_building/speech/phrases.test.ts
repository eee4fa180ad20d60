import { expect, test } from "vitest";
import type { Phrase } from "../../../../src/games/_building/generated.ts";
import { namesIn, sentence, sentences } from "../../../../src/games/_building/speech/phrases.ts";
import { view } from "../support/view.ts";

const red: Phrase = ["words-piece", { piece: "red" }];
const bottom: Phrase = ["words-bottom", { name: red, how: "lying" }];

test("a phrase within a phrase is spelt first, and a sentence begins with a capital", () => {
  expect(sentence(red)).toBe("Red");
  expect(sentences([bottom, ["built-more-missing", { n: 1 }]])).toBe("Bottom: red, lying. After that, one more to go.");
});

test("pieces are called as the view says, by colour or by touch", () => {
  expect(namesIn(view())("red")).toBe("red");
  expect(namesIn(view({}, { words: { naming: "words-piece-felt" } }))("red")).toBe("grooved red");
  expect(namesIn(null)("red")).toBe("red");
});
