/** The tiles beside the paragraphs that explain Skip-Bo Breakers. The words are messages. */
import type { Figures } from "../contract";
import { EXAMPLES, type Kind } from "./generated.ts";

export interface TileFigure {
  tiles: string;
  /** The kind of set that is shown. */
  note?: Kind;
}

/** What may follow a set and what may not, with the reason. */
export type FollowFigure = (typeof EXAMPLES)[number];

export const figures: Figures<TileFigure | FollowFigure> = {
  sets: [
    { tiles: "9", note: "single" },
    { tiles: "7 7", note: "pair" },
    { tiles: "4 4 5 5", note: "pairs" },
    { tiles: "3 4 5", note: "run" },
    { tiles: "8 8 8", note: "breaker" },
  ],
  beat: [{ tiles: "3 4 5" }, { tiles: "8 9 *" }],
  follow: EXAMPLES,
  wild: [{ tiles: "7 7 * *", note: "pairs" }],
  breaker: [{ tiles: "2 2 2" }, { tiles: "1 1 1 1" }],
};
