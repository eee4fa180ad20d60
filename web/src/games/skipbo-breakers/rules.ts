/** The paragraphs that explain Skip-Bo Breakers, and the tiles beside them. The words are messages. */
import type { Paragraph } from "../contract";
import type { Kind } from "./generated.ts";

export interface TileFigure {
  tiles: string;
  /** The kind of set that is shown. */
  note?: Kind;
}

const words = (...ids: string[]): Paragraph<TileFigure>[] => ids.map((id) => ({ id }));

export const rules: Paragraph<TileFigure>[] = [
  ...words("aim", "hand"),
  {
    id: "sets",
    figures: [
      { tiles: "9", note: "single" },
      { tiles: "7 7", note: "pair" },
      { tiles: "4 4 5 5", note: "pairs" },
      { tiles: "3 4 5", note: "run" },
      { tiles: "8 8 8", note: "breaker" },
    ],
  },
  { id: "beat", figures: [{ tiles: "3 4 5" }, { tiles: "8 9 *" }] },
  ...words("length", "pass", "round"),
  { id: "wild", figures: [{ tiles: "7 7 * *", note: "pairs" }] },
  { id: "breaker", figures: [{ tiles: "2 2 2" }, { tiles: "1 1 1 1" }] },
  ...words("score", "secrets", "keys"),
  ...["must_lay", "equal_matches", "open_discard", "think_ms"].map((option) => ({ id: option, option })),
];
