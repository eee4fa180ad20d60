/**
 * What the page says, in the visitor's language, from the same Fluent files that server and terminal speak from.
 * One chunk a language and part comes when it is needed; a change of language repaints without a reload.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { languages, parts } from "texts:all";

export type Params = Record<string, string | number>;

export const PSEUDO = "xx-pseudo";
const FALLBACK = "en";

let language = $state(FALLBACK);
let bundles = $state.raw<FluentBundle[]>([]);
const needed = new Set<string>(["house"]);

/** The languages that there are texts for. */
export const known = (): string[] => languages;

export const current = (): string => language;

/** The best language for a wish such as `de-CH`, or for what the browser asks for. */
export function closest(wishes: readonly string[]): string {
  for (const wish of wishes) {
    if (wish === PSEUDO) return PSEUDO;
    const short = wish.slice(0, 2).toLowerCase();
    if (languages.includes(short)) return short;
  }
  return FALLBACK;
}

/** Changes the language of the whole page. */
export async function speakIn(wanted: string): Promise<void> {
  const next = await bundleOf(wanted);
  language = wanted;
  bundles = [next];
  document.documentElement.lang = wanted === PSEUDO ? FALLBACK : wanted;
}

/** Makes sure that a part of the texts is there, in this language and after every change of it. */
export async function need(part: string): Promise<void> {
  if (needed.has(part)) return;
  needed.add(part);
  await speakIn(language);
}

/** The sentence for an id. An id without a sentence shows itself, so that a gap is seen at once. */
export function say(id: string, params: Params = {}): string {
  return sayOr(id, params) ?? id;
}

/** The sentence for an id, or null when there is none. */
export function sayOr(id: string, params: Params = {}): string | null {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    if (message?.value != null) return bundle.formatPattern(message.value, params as Record<string, FluentVariable>, []);
  }
  return null;
}

/** Names joined as one says them: "Ann, Bo and Cy". */
export function listed(names: string[], how: "conjunction" | "disjunction" = "conjunction"): string {
  const language = document.documentElement.lang || FALLBACK;
  return new Intl.ListFormat(language === "en" ? "en-GB" : language, { type: how }).format(names);
}

async function bundleOf(wanted: string): Promise<FluentBundle> {
  const pseudo = wanted === PSEUDO;
  const from = pseudo ? FALLBACK : wanted;
  const bundle = new FluentBundle(from, { useIsolating: false, ...(pseudo ? { transform: accented } : {}) });
  const texts = await Promise.all([...needed].map((part) => parts[`${from}/${part}`]?.()));
  for (const text of texts) if (text) bundle.addResource(new FluentResource(text.default), { allowOverrides: true });
  return bundle;
}

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const MARKED = "àƀçđéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ";

/** The pseudo-language: every letter marked and everything longer, so that what was not translated stands out. */
export function accented(text: string): string {
  return [...text].map((letter) => MARKED[PLAIN.indexOf(letter)] ?? letter).join("").replace(/[éàôîû]/g, "$&$&");
}
