/** Finds the browser part of a game: a folder of its own here, or the face that suits any game. */
import type { GameModule } from "./contract";

const FOUND = import.meta.glob<GameModule>("./*/index.ts", { import: "default" });
const ANY = "_any";

/** A game's module, fetched on first use. */
export async function moduleOf(game: string): Promise<GameModule> {
  const load = FOUND[`./${game}/index.ts`] ?? FOUND[`./${ANY}/index.ts`];
  if (!load) throw new Error(`no face for ${game}`);
  return load();
}
