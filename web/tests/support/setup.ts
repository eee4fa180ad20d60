/** Tests have no house to ask: a game's messages come from the folder in which the house finds them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, vi } from "vitest";
import { need, onFlaw, speakIn } from "../../src/lib/language.svelte";

const ROOT = join(import.meta.dirname, "../../..");
const [, declared = ""] = readFileSync(join(ROOT, "pyproject.toml"), "utf8").split('"breakhouse.messages"]');

/** The groups of messages by name, and the folders that hold them, from their entry points. */
export const GROUPS: Record<string, string> = Object.fromEntries(
  [...(declared.split("\n[")[0] ?? "").matchAll(/^(\S+) = "(.+)"$/gm)].map(([, group = "", module = ""]) => [
    group,
    join(ROOT, "src", ...module.split("."), "messages"),
  ]),
);

/** All that a group says in a language. */
export function textOf(group: string, language: string): string {
  const folder = join(GROUPS[group] ?? "", language);
  return readdirSync(folder).map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
}

const elsewhere = globalThis.fetch;

vi.stubGlobal("fetch", (...asked: Parameters<typeof fetch>) => {
  const [, group, language] = /^\/api\/texts\/([^/]+)\/([a-z]+)/.exec(String(asked[0])) ?? [];
  return group && language ? Promise.resolve(new Response(textOf(group, language))) : elsewhere(...asked);
});

onFlaw((flaw) => {
  throw new Error(flaw);
});

beforeAll(async () => {
  if (typeof document === "undefined") return; // bricks that fall need no words
  await speakIn("en");
  await need(...Object.keys(GROUPS));
});
