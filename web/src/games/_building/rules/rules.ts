/** What the rules of the building games draw: pieces, cards, and what the textures and letters mean. */
import type { Figures } from "../../contract";
import type { Look } from "../game.ts";
import type { Card } from "../generated.ts";
import type { How } from "../pieces.ts";

/** Pieces with how they lie and where, in hundredths of a brick height. */
export type PieceFigure = { pieces: [piece: string, how: How, x: number, y: number, pips?: number][] };

/** Bricks side by side, each with the name of its texture. */
export type Legend = { legend: readonly string[] };

/** Pieces side by side as one sees their letters, each with the name of its colour. */
export type Letters = { letters: readonly string[] };

export type CardFigure = { card: Card; look: Look };

export type BuildingFigures = Figures<PieceFigure | Legend | Letters | CardFigure>;

export const grey: PieceFigure = {
  pieces: [["grey", "standing", -100, 150], ["grey", "standing", 100, 150], ["grey", "lying", 0, 350]],
};

/** A card as it lies on the table: its points, the colour of its number or side, and its pieces from x = 0 on. */
export function cardOf(
  points: number,
  number: Card["number"],
  pieces: PieceFigure["pieces"],
  more: Partial<Card> = {},
): Card {
  const poses = pieces.map(([piece, how, x, y]) => ({ piece, how, x, y }));
  return { id: "", points, number, kind: "coloured", pieces: poses, free: 0, order: [], difficulty: 0, ...more };
}
