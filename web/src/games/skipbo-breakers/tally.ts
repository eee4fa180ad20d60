/** The score of a real match, hand by hand: whoever goes out gets a point for every tile that the others still hold. */
import type { ScoreSheet } from "../contract";
import { TILES_EACH } from "./generated.ts";

/** SB-04: how many tiles everyone takes. */
export const tilesEach = (players: number): number =>
  players === 4 ? TILES_EACH[4] : players === 3 ? TILES_EACH[3] : TILES_EACH[2];

/** What a hand brought, or null as long as something is missing: the others each hold at least one tile. */
export function handPoints(out: number | null, left: readonly (number | null)[]): number | null {
  if (out === null) return null;
  const others = left.filter((_, seat) => seat !== out);
  const fits = (tiles: number | null): tiles is number =>
    tiles !== null && Number.isInteger(tiles) && tiles >= 1 && tiles <= tilesEach(left.length);
  return others.every(fits) ? others.reduce<number>((sum, tiles) => sum + (tiles ?? 0), 0) : null;
}

/** The sheet after one more hand. */
export const withHand = (sheet: ScoreSheet, out: number, points: number): ScoreSheet => ({
  scores: sheet.scores.map((score, seat) => score + (seat === out ? points : 0)),
  turn: sheet.turn + 1,
});

/** SB-02: who has reached the target; only whoever went out can. */
export function winnerOf({ scores }: ScoreSheet, target: number): number | null {
  const seat = scores.findIndex((score) => score >= target);
  return seat < 0 ? null : seat;
}
