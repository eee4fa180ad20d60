/** Where the tiles of a set count: a wild goes into the gap it fills, and is marked with its number. */
import { TOP, WILD, type Kind } from "./generated.ts";
import { tilesOf, type Tile } from "./rack";

export interface Placed {
  readonly face: Tile;
  /** The number that a wild counts as; null for a number, and for wilds among themselves. */
  readonly as: number | null;
}

/** How many tiles of each number there are in a sequence. */
const EACH: Partial<Record<Kind, number>> = { run: 1, pairs: 2 };

/** The tiles of a set in the order in which they count. Without its rank, as high as it can go. */
export function placesOf(kind: Kind | null | undefined, tiles: string, rank?: number | null): Placed[] {
  const faces = tilesOf(tiles);
  const left = faces.filter((face) => face !== WILD);
  const plain = faces.map((face): Placed => ({ face, as: null }));
  if (!kind || left.length === 0 || left.length === faces.length) return plain;
  const each = EACH[kind] ?? faces.length;
  const steps = faces.length / each;
  const high = rank ?? Math.min(TOP, Math.min(...left.map(Number)) + steps - 1);
  const placed = faces.map((_, n): Placed => {
    const number = high - steps + 1 + Math.floor(n / each);
    const at = left.indexOf(String(number));
    if (at < 0) return { face: WILD, as: number };
    left.splice(at, 1);
    return { face: String(number), as: null };
  });
  return left.length === 0 ? placed : plain;
}
