/** What a seat sees of Skip-Bo Breakers, as the rules tell it. */
export type { BreakersView, Shown } from "./generated.ts";
