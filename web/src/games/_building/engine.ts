/** The physics engine itself, fetched when a table with bricks is opened: it is larger than all the rest together. */
import type RAPIER from "@dimforge/rapier2d-compat";

export type Rapier = typeof RAPIER;

let loading: Promise<Rapier> | null = null;

/** Fetches the engine, once; rejects where there is no WebAssembly. */
export function loadRapier(): Promise<Rapier> {
  loading ??= import("@dimforge/rapier2d-compat").then(async ({ default: rapier }) => {
    await quietly(() => rapier.init());
    return rapier;
  });
  return loading;
}

/** The engine's wrapper starts it in a way that its own loader complains of, at once; nobody can change that here. */
function quietly(start: () => Promise<void>): Promise<void> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return start();
  } finally {
    console.warn = warn;
  }
}
