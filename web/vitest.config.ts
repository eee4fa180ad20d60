import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { texts } from "./build-steps/texts.ts";

export default defineConfig({
  plugins: [svelte(), texts(fileURLToPath(new URL("../src/breakhouse/locales", import.meta.url)))],
  resolve: { conditions: ["browser"] },
  // Whole decks are built here; a busy machine is slow, not wrong. A context a file is isolation enough.
  test: {
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/support/setup.ts"],
    environment: "happy-dom",
    pool: "vmThreads",
    testTimeout: 60_000,
  },
});
