/** What a seat sees of Skip-Bo Breakers, as the rules tell it. */
import type { SkipboBreakers } from "../../generated/games";

export type BreakersView = SkipboBreakers.View;
export type Shown = SkipboBreakers.Shown;
