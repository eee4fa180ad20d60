import { expect, test, vi } from "vitest";
import { aloud, partsOf } from "../../src/a11y/spoken-signs.ts";
import { known, speakIn } from "../../src/lib/language.svelte.ts";
import * as api from "../../src/net/api.ts";
import { fillShelf } from "../../src/shelf/boxes.svelte.ts";

/** A shelf with one box, whose sentences contain a sign. */
async function shelve(signs: Record<string, string>): Promise<void> {
  const game = { id: "any", texts: {}, manifest: { boxes: [{ id: "any" }], signs } };
  vi.spyOn(api, "games").mockResolvedValue({ games: [game] } as never);
  await fillShelf();
}

test("a sign is spoken as a word of the visitor's language", async () => {
  await shelve({ "∞": "tile-wild" });
  const heard: Record<string, string> = {};
  for (const language of known()) {
    await speakIn(language);
    heard[language] = aloud("8 ∞ ∞.");
  }
  expect(heard).toEqual({ en: "8 wild wild.", fr: "8 joker joker.", de: "8 Joker Joker.", it: "8 jolly jolly." });
  await speakIn("en");
});

test("it is still shown as it looks", async () => {
  await shelve({ "∞": "tile-wild" });
  expect(partsOf("No 8 ∞.")).toEqual([{ text: "No 8 ", word: null }, { text: "∞", word: "wild" }, { text: ".", word: null }]);
});

test("a house whose games have no signs says everything as it is written", async () => {
  await shelve({});
  expect(aloud("8 ∞.")).toBe("8 ∞.");
});
