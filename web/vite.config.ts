import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { engine } from "./build-steps/engine.ts";
import { offline } from "./build-steps/offline.ts";
import { packed } from "./build-steps/packed.ts";
import { palette } from "./build-steps/palette.ts";
import { texts } from "./build-steps/texts.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const PAGES = here("../src/breakhouse/server/pages");
/** What every table needs: its page, and what games draw with too. */
const TABLE = [here("./src/pages/TablePage.svelte"), here("./src/ui/")];

/** The house that `npm run dev` asks; `make dev` starts it. */
const HOUSE = `http://127.0.0.1:${process.env.BREAKHOUSE_PORT ?? 8765}`;

export default defineConfig({
  // Files name each other by relative paths; the page itself is told by the house where it stands.
  base: "./",
  plugins: [
    svelte(),
    texts(here("../src/breakhouse/locales")),
    palette(here("./src/generated/drawing-palette.json")),
    engine(),
    offline(),
    packed(PAGES),
  ],
  build: {
    outDir: PAGES,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    // Every file costs a round trip and its headers: what comes together is packed together. Which modules those are
    // follows from the imports: what a page imports comes with it, what it fetches by `import()` comes later.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "house", tags: ["$initial"], priority: 2 },
            { name: "table", test: (id) => TABLE.some((path) => id.startsWith(path)), priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    // Everything but the front end comes from the house. It sees the page's own Host and Origin, which it compares.
    proxy: {
      "^/(api|admin)(/|$)": { target: HOUSE, changeOrigin: false },
      "^/ws(/|$)": { target: HOUSE, changeOrigin: false, ws: true },
    },
  },
});
