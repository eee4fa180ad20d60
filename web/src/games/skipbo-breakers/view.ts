/** A table of Skip-Bo Breakers as a page has it. */
import type { Face } from "../../controller/face";
import type { Event, Offer, View } from "./generated.ts";

export type SkipboFace = Face<View, Offer, Event>;

/** By how much a seat's time to think is stretched; 1 where there is no clock. */
export const factorOf = ({ options }: View, seat: number): number =>
  options.think_ms === null ? 1 : (options.factors[seat] ?? 1);

/** Whoever is new opens the first hand, and this is that moment. */
export const isOpening = ({ options, turn, hand, round, lying }: View, seat: number | null): boolean =>
  seat !== null && options.ladder[seat] === 1 && turn === seat && hand === 1 && round === 1 && lying.length === 0;
