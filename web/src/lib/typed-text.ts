/**
 * Typed lines, and the words they are compared with, both reduced to the same plain letters.
 * Capitals, accents, umlauts as two letters, either apostrophe and commas make no difference: "L'ÉTÉ" is "l' ete".
 */
import { say } from "./language.svelte";

export function plain(text: string): string {
  const bare = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const letters = bare.replace(/ß/g, "ss").replace(/œ/g, "oe").replace(/æ/g, "ae");
  const folded = letters.replace(/([aou])e/g, "$1").replace(/['’ʼ]/g, "' ");
  return folded.replace(/[.,;:!?()«»“”„"]/g, " ").replace(/\s+/g, " ").trim();
}

/** An identifier as words. */
export const spaced = (word: string): string => word.replace(/[_-]+/g, " ");

/** All the words a message allows for something, separated by commas in the file. */
export const wordsFor = (id: string): string[] => say(id).split(",").map(plain);

/** Whether a plain line has one of these words in it, as a whole. */
export const holds = (line: string, words: readonly string[]): boolean =>
  words.some((word) => ` ${line} `.includes(` ${word} `));
