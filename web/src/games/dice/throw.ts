/** What the button rolls: exactly what is ticked, or everything loose if nothing is. */
import { formOf } from "../_building/pieces.ts";
import type { Needs, Throw, View } from "./generated.ts";

/** What only this game does by key, besides Shift with a digit; `typed-throw` are its words. */
export const DICE_KEYS = { throw: "g" } as const;

export interface Throwing {
  readonly pieces: readonly string[];
  /** The pieces that go out of play for them; everything else keeps its number (DI-R9). */
  readonly out: readonly string[];
  /** Nothing is ticked. */
  readonly all: boolean;
}

type Shown = Pick<View, "box" | "bench" | "in_play" | "needs">;

const away = ({ bench }: Shown, piece: string): boolean =>
  bench.hand === piece || bench.placed.some((pose) => pose.piece === piece);

/** How many pieces the card asks for that are interchangeable with this one. */
const room = ({ any, dice, cuboids }: Needs, piece: string): number =>
  any || (formOf(piece) === "cuboid" ? cuboids : dice);

const together = ({ any }: Needs, one: string, other: string): boolean => any > 0 || formOf(one) === formOf(other);

export function planThrow(view: Shown, chosen: ReadonlySet<string>): Throwing {
  const ticked = view.box.map(({ id }) => id).filter((piece) => chosen.has(piece) && !away(view, piece));
  if (ticked.length > 0) return { pieces: ticked, out: goingOut(view, ticked), all: false };
  return { pieces: view.in_play.filter((piece) => !away(view, piece)), out: [], all: true };
}

/** The command for exactly these pieces. */
export function throwOf(view: Shown, pieces: readonly string[]): Throw {
  const out = goingOut(view, pieces);
  return { do: "throw", pieces, ...(out.length > 0 ? { out } : {}) };
}

/** A piece may be ticked if the card has room for it. On a free card one that comes in takes another's place. */
export function tickable(view: Shown, chosen: ReadonlySet<string>, piece: string): boolean {
  const { needs, in_play } = view;
  if (!needs || away(view, piece)) return false;
  if (chosen.has(piece) || in_play.includes(piece)) return true;
  if (needs.pieces.length > 0) return needs.pieces.includes(piece);
  const coming = [...chosen].filter((other) => !in_play.includes(other));
  const taken = [...in_play, ...coming].filter((other) => together(needs, piece, other));
  if (taken.length < room(needs, piece)) return true;
  const spare = in_play.filter((other) => !away(view, other) && !chosen.has(other));
  return needs.any > 0 && spare.length > goingOut(view, coming).length;
}

function goingOut(view: Shown, picked: readonly string[]): string[] {
  const { needs, in_play } = view;
  if (!needs || needs.pieces.length > 0) return [];
  const out: string[] = [];
  for (const piece of picked.filter((one) => !in_play.includes(one))) {
    const stay = [...in_play, ...picked].filter((other) => together(needs, piece, other) && !out.includes(other));
    const spare = stay.find((other) => in_play.includes(other) && !picked.includes(other) && !away(view, other));
    if (new Set(stay).size > room(needs, piece) && spare) out.push(spare);
  }
  return out;
}
