/** No page says anything that is not in the Fluent files, and nothing is asked for that is not there. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PARTS } from "../../build-steps/texts.ts";
import { KEYS } from "../../src/a11y/keys";
import type { GameModule } from "../../src/games/contract";
import { accented, closest, say, speakIn } from "../../src/lib/language.svelte";
import { GROUPS, textOf } from "../support/setup";

const SOURCES = join(import.meta.dirname, "../../src");
const ENGLISH = join(import.meta.dirname, "../../../src/breakhouse/locales/en");

const MODULES = import.meta.glob<GameModule>("../../src/games/*/index.ts", { eager: true, import: "default" });
const games = Object.entries(MODULES)
  .map(([path, module]) => ({ game: path.split("/").at(-2)!, module }))
  .filter(({ game }) => game in GROUPS);

const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes("generated"))
  .map((name) => ({ name, text: readFileSync(join(SOURCES, name), "utf8") }));

/** What can be said where the house's own texts and these groups are. */
function speaking(...groups: string[]): FluentBundle {
  const all = new FluentBundle("en", { useIsolating: false });
  const house = Object.values(PARTS).flat().map((part) => readFileSync(join(ENGLISH, `${part}.ftl`), "utf8"));
  const own = groups.map((group) => textOf(group, "en"));
  for (const text of [...house, ...own]) all.addResource(new FluentResource(text));
  return all;
}

/** The house's pages have only the house's texts; a game's folder has the game's too, and what it shares. */
function bundleFor(file: string): FluentBundle {
  const [, folder = ""] = /^games\/([^/]+)\//.exec(file) ?? [];
  if (folder in GROUPS) return speaking(folder, "building");
  return folder === "_building" ? speaking(...Object.keys(GROUPS)) : speaking();
}

test("every sentence that is asked for by name is there where it is asked for", () => {
  const missing = sources.flatMap(({ name, text }) => {
    const bundle = bundleFor(name);
    const asked = [...text.matchAll(/\bsay\(\s*"([a-z0-9_-]+)"/g)].map((found) => found[1]!);
    return asked.filter((id) => !bundle.hasMessage(id)).map((id) => `${name}: ${id}`);
  });
  expect(missing).toEqual([]);
});

/** The parameters that a message needs, also for the messages that it quotes. */
function parametersOf(id: string, bundle: FluentBundle): Set<string> {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, name } = node as { type?: string; name?: string };
    if (type === "var") found.add(name!);
    if (type === "mesg") walk(bundle.getMessage(name!)?.value);
    for (const part of Object.values(node)) walk(part);
  };
  walk(bundle.getMessage(id)?.value);
  return found;
}

/** The arguments of every call of `say` and `sayOr`: the message, and what it is given. */
function callsIn(text: string): [id: string, given: string][] {
  return [...text.matchAll(/\bsay(?:Or)?\(\s*(["`])((?:(?!\1).)+)\1/g)].map((found) => {
    let depth = 1;
    let end = found.index + found[0].length;
    while (depth > 0) depth += { "(": 1, ")": -1 }[text[end++]!] ?? 0;
    return [found[2]!, text.slice(found.index + found[0].length, end - 1).replace(/^\s*,?\s*|,?\s*$/g, "")];
  });
}

/** The names in an object that is written out, or null where something else is given. */
function namesGiven(given: string): string[] | null {
  if (given === "") return [];
  if (!/^\{[^]*\}$/.test(given) || given.includes("...")) return null;
  const flat = given.slice(1, -1).replace(/\{[^{}]*\}|\([^()]*\)|\[[^\][]*\]/g, "").replace(/\([^()]*\)/g, "");
  return flat.split(",").map((part) => part.trim().split(":")[0]!.trim());
}

/** Names that are put together are watched when they are said: the page complains, and tests fail by that. */
test("every sentence is given the parameters that it needs", () => {
  const lacking = sources.flatMap(({ name, text }) => {
    const bundle = bundleFor(name);
    return callsIn(text).flatMap(([id, given]) => {
      const names = namesGiven(given);
      const missing = [...parametersOf(id, bundle)].filter((parameter) => names && !names.includes(parameter));
      return missing.length ? [`${name}: ${id} lacks ${missing.join(", ")}`] : [];
    });
  });
  expect(lacking).toEqual([]);
});

test("a sentence that lacks a parameter is never said in silence", () => {
  expect(() => say("ended-resigned")).toThrow("ended-resigned");
  expect(say("ended-resigned", { gone: 1, names: "Ann" })).toBe("Ann resigned.");
});

test("sentences whose names are put together are there too", () => {
  const presets = ["hello", "good-game", "well-played", "thanks", "one-moment", "your-turn", "sorry", "bye"];
  const ids = [
    ...Object.keys(KEYS).map((key) => `ask-${key}`),
    ...["missing", "no-replay", "gone"].flatMap((why) => [`${why}-title`, `${why}-text`]),
    ...presets.map((preset) => `preset-${preset}`),
  ];
  const house = speaking();
  expect(ids.filter((id) => !house.hasMessage(id))).toEqual([]);
  for (const { game } of games) expect(speaking(game).hasMessage(`command-help-${game}`), game).toBe(true);
});

test("every picture in the rules stands beside a paragraph with a title and a text", () => {
  for (const { game, module } of games) {
    const bundle = speaking(game, "building");
    const isWritten = (key: string): boolean => bundle.hasMessage(key) && bundle.hasMessage(`${key}-title`);
    const missing = Object.keys(module.figures ?? {}).filter((id) => !isWritten(`rules-${game}-${id}`) && !isWritten(`rules-building-${id}`));
    expect(missing, game).toEqual([]);
  }
});

/** Text between tags that is neither an expression nor a sign. */
function literals(svelte: string): string[] {
  const markup = svelte
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<style[\s\S]*?<\/style>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "");
  let depth = 0;
  let plain = "";
  for (const letter of markup) {
    if (letter === "{") depth += 1;
    if (depth === 0) plain += letter;
    if (letter === "}") depth -= 1;
  }
  const spoken = /\b(?:aria-label|title|alt|placeholder|aria-description)="([^"]*[A-Za-z]{2}[^"]*)"/g;
  const attributes = [...plain.matchAll(spoken)].map((found) => found[1]!);
  const lines = plain.replace(/<[^>]*>/g, "\n").split("\n");
  const texts = lines.filter((line) => /[A-Za-zÀ-ÿ]{2}/.test(line.replace(/=>|&&|&[a-z]+;/g, "")));
  return [...attributes, ...texts.map((text) => text.trim())];
}

test("no component carries a sentence of its own", () => {
  const components = sources.filter(({ name }) => name.endsWith(".svelte"));
  const found = components.flatMap(({ name, text }) => literals(text).map((literal) => `${name}: ${literal}`));
  expect(found).toEqual([]);
});

test("the pseudo-language marks every letter", () => {
  expect(accented("Play now")).not.toMatch(/[a-z]/i);
});

test("the closest language is found from what a browser asks for", () => {
  expect(closest(["pt-BR", "en-GB"])).toBe("en");
  expect(closest(["xx-pseudo"])).toBe("xx-pseudo");
});

test("speaks with plurals", async () => {
  await speakIn("en");
  expect(say("place-tiles", { count: 1 })).toBe("one tile");
  expect(say("place-tiles", { count: 4 })).toBe("4 tiles");
});
