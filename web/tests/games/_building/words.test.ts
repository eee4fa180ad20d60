/** The golden file was written by `words.py` over shipped cards and spoilt constructions; the browser must agree. */
import { describe, expect, test } from "vitest";
import { need, speakIn } from "../../../src/controller/language.svelte";
import { cardWords, describeCard, differencePhrase, differenceWords } from "../../../src/games/_building/words.ts";
import type { Card, Difference, Verdict } from "../../../src/games/_building/view.ts";
import golden from "./words.golden.json";

interface Row {
  card: Card;
  words: unknown[];
  verdict?: Verdict & { differences: Difference[] };
  differences?: unknown[];
}

const rows = golden as unknown as Row[];

describe("browser and terminal choose the same sentences", () => {
  test.each(rows.map((row) => [row.card.id, row] as const))("card %s", (_, { card, words, verdict, differences }) => {
    expect(describeCard(card)).toEqual(words);
    if (verdict && !verdict.matched) expect(verdict.differences.map((d) => differencePhrase(d, card, verdict))).toEqual(differences);
  });
});

test("every sentence is there and begins with a capital", async () => {
  await speakIn("en");
  await need("building");
  for (const { card, verdict } of rows) {
    const said = [cardWords(card), ...(verdict?.differences ?? []).map((d) => differenceWords(d, card, verdict!))];
    for (const text of said) {
      expect(text).toMatch(/^[A-Z0-9]/);
      expect(text).not.toMatch(/words-|difference-|[{}]/);
    }
  }
});
