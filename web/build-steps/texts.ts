/**
 * The Fluent files of the house as virtual modules, one chunk a language and part: `texts:fr/house`.
 * The files belong to the Python package, so that terminal, server and browser say the same sentences; those of the
 * games come from the house when a page needs them.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Which files go into which part; the others (terminal, press, server) are not for the browser. */
export const PARTS: Record<string, string[]> = {
  house: ["core", "table", "web", "sound"],
  coach: ["coach"],
};

const PREFIX = "texts:";

export function texts(locales: string): Plugin {
  const languages = () => readdirSync(locales).filter((name) => /^[a-z]{2}$/.test(name));
  return {
    name: "breakhouse-texts",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const wanted = id.slice(PREFIX.length + 1);
      if (wanted === "all") return index(languages());
      const [language = "en", part = "house"] = wanted.split("/");
      const files = (PARTS[part] ?? []).map((name) => join(locales, language, `${name}.ftl`));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => tidied(readFileSync(file, "utf8"))).join("\n"))};`;
    },
  };
}

function index(languages: string[]): string {
  const rows = languages.flatMap((language) =>
    Object.keys(PARTS).map((part) => `"${language}/${part}": () => import("${PREFIX}${language}/${part}")`),
  );
  return `export const languages = ${JSON.stringify(languages)};\nexport const parts = {${rows.join(",\n")}};`;
}

/** Comments are for translators, and refusals come from the server as sentences: visitors need not download them. */
function tidied(text: string): string {
  let dropping = false;
  const kept = text.split("\n").filter((line) => {
    if (/^[a-zA-Z-]/.test(line)) dropping = /^(refused|invalid|notice)-/.test(line);
    return !dropping && !/^#/.test(line) && line.trim() !== "";
  });
  return kept.join("\n");
}
