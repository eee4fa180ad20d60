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

/** What the lobby needs, and with it every page. */
const PARTS = ["Sheet", "AskName", "JoinForm", "Header", "RunningTables", "Continue", "Captions", "sounds"].join("|");
const HOUSE = new RegExp(
  `node_modules/(svelte|esm-env|clsx|@fluent)|src/(controller|look)/|src/games/index|table/(${PARTS})|texts:all`,
);

/** Parts of a table that come when somebody wants to see them. */
const LATER = [
  "BigScreen", "PrintCards", "ResultSheet", "Victory", "Menu", "Tour", "menuacts", "buttons", "understanding",
  "[Bb]ubble",
].join("|");

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
    // Every file costs a round trip and its headers: what comes together is packed together.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "house", test: HOUSE, priority: 3 },
            { name: "table", test: new RegExp(`src/table/(?!${LATER})|pages/TablePage`), priority: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": "http://127.0.0.1:8642", "/ws": { target: "ws://127.0.0.1:8642", ws: true } },
  },
});
