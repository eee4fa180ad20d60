/** The physics engine itself, fetched when a table with bricks is opened: it is larger than all the rest together. */
import type RAPIER from "@dimforge/rapier2d-compat";
// By its path: its package has the file, but does not export it.
import wasm from "../../../../node_modules/@dimforge/rapier2d-compat/rapier_wasm2d_bg.wasm?url";

export type Rapier = typeof RAPIER;

let loading: Promise<Rapier> | null = null;

/** Fetches the engine, once; rejects if there is no WebAssembly. */
export const loadRapier = (): Promise<Rapier> => (loading ??= load());

async function load(): Promise<Rapier> {
  // Built pages have the engine as a file, which comes beside its script (`build-steps/engine.ts`).
  const file = import.meta.env.PROD ? fetch(wasm) : undefined;
  file?.catch(() => undefined);
  const { default: rapier } = await import("@dimforge/rapier2d-compat");
  const init: (file?: Promise<Response>) => Promise<unknown> = rapier.init;
  await quietly(() => init(file));
  return rapier;
}

/** The engine's wrapper starts it in a way that its own loader warns about; we can't change that here. */
function quietly<T>(start: () => T): T {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return start();
  } finally {
    console.warn = warn;
  }
}
