/** Which files the companion needs where there is no line, as `offline.json`: the service worker fetches them early. */
import type { Plugin, Rolldown } from "vite";

const NEEDED = /\/src\/(pages\/Companion\.svelte|sound\/instrument\.ts)$/;
const GAME = /\/src\/games\/[^/]+\/index\.ts$/;
const COMPANION = /\/src\/games\/[^/]+\/companion\//;

type Chunk = Rolldown.OutputChunk;

export function offline(): Plugin {
  return {
    name: "breakhouse-offline",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
      const holds = ({ facadeModuleId, moduleIds }: Chunk, what: RegExp): boolean =>
        [facadeModuleId ?? "", ...moduleIds].some((id) => what.test(id));
      /** The chunk with everything that comes with it. */
      const whole = (part: Chunk, found = new Set<Chunk>()): Set<Chunk> => {
        if (found.has(part)) return found;
        found.add(part);
        for (const next of chunks) if (part.imports.includes(next.fileName)) whole(next, found);
        return found;
      };
      const games = chunks.filter((part) => holds(part, GAME) && [...whole(part)].some((one) => holds(one, COMPANION)));
      const needed = [...chunks.filter((part) => holds(part, NEEDED)), ...games].flatMap((part) => [...whole(part)]);
      const files = needed.flatMap((part) => [part.fileName, ...(part.viteMetadata?.importedCss ?? [])]);
      const source = JSON.stringify([...new Set(files)].sort());
      this.emitFile({ type: "asset", fileName: "offline.json", source });
    },
  };
}
