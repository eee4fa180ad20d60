/** The paragraphs that explain Skip-Bo Breakers, and the tiles beside them. The words are messages. */
import type { Paragraph } from "../contract";
import type { Kind } from "./generated.ts";

export interface TileFigure {
  tiles: string;
  /** The kind of set that is shown. */
  note?: Kind;
}

export const rules: Paragraph<TileFigure>[] = [
  { id: "aim" },
  { id: "hand" },
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
  { id: "length" },
  { id: "pass" },
  { id: "round" },
  { id: "wild", figures: [{ tiles: "7 7 * *", note: "pairs" }] },
  { id: "breaker", figures: [{ tiles: "2 2 2" }, { tiles: "1 1 1 1" }] },
  { id: "score" },
  { id: "secrets" },
  { id: "keys" },
  { id: "must_lay", option: "must_lay" },
  { id: "equal_matches", option: "equal_matches" },
  { id: "open_discard", option: "open_discard" },
  { id: "think_ms", option: "think_ms" },
];
