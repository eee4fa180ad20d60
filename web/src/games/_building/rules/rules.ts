/** What the rules of the building games share: pictures made of pieces, and the paragraphs on how to build here. */
import type { Paragraph } from "../../contract";

/** Pieces with how they lie and where, in hundredths of a brick height. */
export type PieceFigure = { pieces: [piece: string, how: string, x: number, y: number, pips?: number][] };

/** Bricks side by side, each with the name of its texture. */
export type Legend = { legend: readonly string[] };

export type BuildingRules = Paragraph<PieceFigure | Legend>[];

export const grey: PieceFigure = {
  pieces: [["grey", "standing", -100, 150], ["grey", "standing", 100, 150], ["grey", "lying", 0, 350]],
};

/** Paragraphs without pictures. */
export const words = (...ids: string[]): BuildingRules => ids.map((id) => ({ id }));

export const TOOLS: BuildingRules = words("hands", "other-hand", "keys");
/** What a table may do differently from any sheet. */
export const HOUSE: BuildingRules = [{ id: "real", option: "bricks" }, { id: "untimed", option: "timer" }];
