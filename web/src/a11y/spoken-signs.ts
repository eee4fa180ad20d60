/** Signs in sentences, such as ∞ for a wild tile, and the words that are spoken in their place (`Manifest.signs`). */
import { sayOr } from "../lib/language.svelte";
import { boxes } from "../shelf/boxes.svelte";

/** A piece of a sentence, and what is spoken in its place if it's a sign. */
export interface Part {
  readonly text: string;
  readonly word: string | null;
}

/** A sentence, cut where it has signs. */
export function partsOf(text: string): Part[] {
  const words = wordsOfSigns();
  if (words.size === 0) return [{ text, word: null }];
  const cut = new RegExp(`(${[...words.keys()].join("|")})`);
  return text.split(cut).filter(Boolean).map((part) => ({ text: part, word: words.get(part) ?? null }));
}

/** The same sentence for the ear. */
export const aloud = (text: string): string => partsOf(text).map(({ text, word }) => word ?? text).join("");

/** Of the games whose messages are here. */
function wordsOfSigns(): ReadonlyMap<string, string> {
  const signs = boxes().flatMap(({ game }) => Object.entries(game.manifest.signs));
  return new Map(signs.map(([sign, message]) => [sign, sayOr(message) ?? sign]));
}
