/** The colours of the house as CSS, from the one palette that print and drawing use too. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const NAMES: Record<string, string> = { card: "sheet", faint: "pencil", line: "rule", attention: "heed" };
const ID = "\0palette.css";

export function palette(file: string): Plugin {
  return {
    name: "breakhouse-palette",
    resolveId: (id) => (id === "palette.css" ? ID : null),
    load(id) {
      if (id !== ID) return null;
      this.addWatchFile(file);
      const { themes } = JSON.parse(readFileSync(file, "utf8")) as { themes: Record<string, Record<string, string>> };
      return `:root{${tokens(themes.light)}}:root[data-theme="dark"]{${tokens(themes.dark)}}`;
    },
  };
}

const tokens = (theme: Record<string, string> = {}): string =>
  Object.entries(theme).map(([name, tone]) => `--${NAMES[name] ?? name}:${tone};`).join("");
