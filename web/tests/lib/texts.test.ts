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
