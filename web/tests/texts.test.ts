/** No page says anything that is not in the Fluent files, and nothing is asked for that is not there. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { filesOf, PARTS } from "../build-steps/texts.ts";
import { accented, closest, say, speakIn } from "../src/controller/language.svelte";
import { KEYS } from "../src/controller/keys";
import type { GameModule } from "../src/games/contract";

const ROOT = join(import.meta.dirname, "..");
const LOCALES = join(ROOT, "../src/breakhouse/locales");

const MODULES = import.meta.glob<GameModule>("../src/games/*/index.ts", { eager: true, import: "default" });
const games = Object.entries(MODULES).map(([path, module]) => ({ game: path.split("/").at(-2)!, module }));

const sources = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("generated"))
  .map((name) => ({ name, text: readFileSync(join(ROOT, "src", name), "utf8") }));

function bundle(): FluentBundle {
  const all = new FluentBundle("en", { useIsolating: false });
  for (const file of filesOf(LOCALES, "en", Object.values(PARTS).flat())) all.addResource(new FluentResource(readFileSync(file, "utf8")));
  return all;
}

const english = bundle();

test("every sentence that a page asks for by name is there", () => {
  const missing = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/\bsay\(\s*"([a-z0-9_-]+)"/g)].map((found) => found[1]!).filter((id) => !english.hasMessage(id)).map((id) => `${name}: ${id}`),
  );
  expect(missing).toEqual([]);
});

test("sentences whose names are put together are there too", () => {
  const ids = [
    ...Object.keys(KEYS).map((key) => `ask-${key}`),
    ...["single", "pair", "pairs", "run", "breaker"].map((kind) => `kind-word-${kind}`),
    ...games.filter(({ game }) => !game.startsWith("_")).map(({ game }) => `command-help-${game}`),
    ...["missing", "no-replay", "gone"].flatMap((why) => [`${why}-title`, `${why}-text`]),
    ...["hello", "good-game", "well-played", "thanks", "one-moment", "your-turn", "sorry", "bye"].map((p) => `preset-${p}`),
  ];
  expect(ids.filter((id) => !english.hasMessage(id))).toEqual([]);
});

test("every paragraph of the rules has a title and a text", () => {
  const missing = games.flatMap(({ game, module }) =>
    (module.rules ?? []).flatMap(({ id }) => {
      const own = [`rules-${game}-${id}-title`, `rules-${game}-${id}`];
      const shared = [`rules-building-${id}-title`, `rules-building-${id}`];
      return own.every((x) => english.hasMessage(x)) || shared.every((x) => english.hasMessage(x)) ? [] : [`${game}: ${id}`];
    }),
  );
  expect(missing).toEqual([]);
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
  const attributes = [...plain.matchAll(/\b(?:aria-label|title|alt|placeholder|aria-description)="([^"]*[A-Za-z]{2}[^"]*)"/g)].map((m) => m[1]!);
  const texts = plain.replace(/<[^>]*>/g, "\n").split("\n").filter((line) => /[A-Za-zÀ-ÿ]{2}/.test(line.replace(/=>|&&|&[a-z]+;/g, "")));
  return [...attributes, ...texts.map((t) => t.trim())];
}

test("no component carries a sentence of its own", () => {
  const found = sources.filter(({ name }) => name.endsWith(".svelte")).flatMap(({ name, text }) => literals(text).map((literal) => `${name}: ${literal}`));
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
