/**
 * The page's messages in the visitor's language, from the same Fluent files that server and terminal use.
 * Breakhouse's own messages come with the page; a game's group is fetched from the server when it's needed.
 * Changing the language redraws without a reload.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { languages, parts } from "texts:all";
import { at } from "../net/base-path";

export type Params = Record<string, string | number>;

export const PSEUDO = "xx-pseudo";
const FALLBACK = "en";

let language = $state(FALLBACK);
let bundles = $state.raw<FluentBundle[]>([]);
/** Set before the texts have loaded: what is requested meanwhile should be in this language. */
let wanted = FALLBACK;
let latest: Promise<void> = Promise.resolve();
const needed = new Set<string>(["house"]);
const read = new Map<string, Promise<FluentResource>>();
const versions = new Map<string, string>();

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
export function speakIn(next: string): Promise<void> {
  wanted = next;
  const mine: Promise<void> = bundleOf(next).then((bundle) => {
    if (latest !== mine) return latest;
    language = next;
    bundles = [bundle];
    document.documentElement.lang = spoken(next);
    return undefined;
  });
  latest = mine;
  return mine;
}

/** Makes sure that a part or a group of the texts is there, in this language and after every change of it. */
export async function need(...names: string[]): Promise<void> {
  const missing = names.filter((name) => !needed.has(name));
  if (missing.length === 0) return latest;
  await Promise.all(missing.map((name) => resourceOf(spoken(wanted), name)));
  for (const name of missing) needed.add(name);
  return speakIn(wanted);
}

/** Which version of a group each language has: asked for by it, a text is fetched only once. */
export function versionsAre(group: string, byLanguage: Record<string, string>): void {
  for (const [language, version] of Object.entries(byLanguage)) versions.set(`${language}/${group}`, version);
}

/** The message for an id. A missing message shows its id, so gaps are obvious. */
export const say = (id: string, params: Params = {}): string => sayOr(id, params) ?? id;

/** The message for an id, or null if there is none. */
export function sayOr(id: string, params: Params = {}): string | null {
  const { sentence, flaws } = format(id, params);
  for (const flaw of flaws) report(`“${id}”: ${flaw.message}`);
  return sentence;
}

/** The message for an id, or null if there is none that can be said without parameters. */
export function sayBare(id: string): string | null {
  const { sentence, flaws } = format(id, {});
  return flaws.length === 0 ? sentence : null;
}

function format(id: string, params: Params): { sentence: string | null; flaws: Error[] } {
  const flaws: Error[] = [];
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    if (message?.value != null) return { sentence: bundle.formatPattern(message.value, params, flaws), flaws };
  }
  return { sentence: null, flaws };
}

/** What happens when a sentence lacks a parameter: the page goes on, but no test does. */
let report: (flaw: string) => void = (flaw) => console.error(flaw);
export const onFlaw = (then: typeof report): void => void (report = then);

/** Names joined as people say them: "Ann, Bo and Cy". */
export function listed(names: string[], how: "conjunction" | "disjunction" = "conjunction"): string {
  const language = document.documentElement.lang || FALLBACK;
  return new Intl.ListFormat(language === "en" ? "en-GB" : language, { type: how }).format(names);
}

const spoken = (language: string): string => (language === PSEUDO ? FALLBACK : language);

async function bundleOf(next: string): Promise<FluentBundle> {
  const from = spoken(next);
  const bundle = new FluentBundle(from, { useIsolating: false, ...(next === PSEUDO ? { transform: accented } : {}) });
  const texts = await Promise.all([...needed].map((name) => resourceOf(from, name)));
  for (const text of texts) bundle.addResource(text);
  return bundle;
}

function resourceOf(language: string, name: string): Promise<FluentResource> {
  const key = `${language}/${name}`;
  let found = read.get(key);
  if (!found) {
    found = textOf(language, name).then((text) => new FluentResource(text));
    found.catch(() => read.delete(key));
    read.set(key, found);
  }
  return found;
}

async function textOf(language: string, name: string): Promise<string> {
  const part = parts[`${language}/${name}`];
  if (part) return (await part()).default;
  const version = versions.get(`${language}/${name}`);
  const answer = await fetch(at(`/api/texts/${name}/${language}${version ? `?v=${version}` : ""}`));
  if (!answer.ok) throw new Error(`no texts ${name} in ${language}`);
  return answer.text();
}

const PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const MARKED = "àƀçđéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÔÞǪŔŠŢÛṼŴẊÝŽ";

/** The pseudo-language: every letter marked and everything longer, so untranslated text stands out. */
export const accented = (text: string): string =>
  [...text].map((letter) => MARKED[PLAIN.indexOf(letter)] ?? letter).join("").replace(/[éàôîû]/g, "$&$&");
