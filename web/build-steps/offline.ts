/** Which files the companion needs where there is no line, as `offline.json`: the service worker fetches them early. */
import type { Plugin } from "vite";

/** The companion, its sounds, and what each game has for its own box. */
const NEEDED = /src\/(pages\/Companion\.svelte|sound\/index\.ts|games\/[^_/]+\/index\.ts)$/;

export function offline(): Plugin {
  return {
    name: "breakhouse-offline",
    apply: "build",
    generateBundle(_, bundle) {
      const found = new Set<string>();
      const take = (name: string): void => {
        const part = bundle[name];
        if (!part || found.has(name)) return;
        found.add(name);
        if (part.type !== "chunk") return;
        for (const css of part.viteMetadata?.importedCss ?? []) found.add(css);
        part.imports.forEach(take);
      };
      for (const part of Object.values(bundle)) {
        if (part.type === "chunk" && part.moduleIds.some((id) => NEEDED.test(id))) take(part.fileName);
      }
      const source = JSON.stringify([...found].sort().map((name) => `/${name}`));
      this.emitFile({ type: "asset", fileName: "offline.json", source });
    },
  };
}
