/** A table of Skip-Bo Breakers as a page has it. */
import type { Face } from "../../controller/face";
import type { Event, Offer, View } from "./generated.ts";

export type SkipboFace = Face<View, Offer, Event>;

/** By how much a seat's time to think is stretched; 1 where there is no clock. */
export const factorOf = ({ options }: View, seat: number): number =>
  options.think_ms === null ? 1 : (options.factors[seat] ?? 1);
