/** A table of Skip-Bo Breakers as a page has it. */
import type { Face } from "../../net/face";
import type { Event, Offer, View } from "./generated.ts";

export type SkipboFace = Face<View, Offer, Event>;

/** By how much a seat's thinking time is stretched; 1 if there is no clock. */
export const factorOf = ({ options }: View, seat: number): number =>
  options.think_ms === null ? 1 : (options.factors[seat] ?? 1);

/** Whether a new player is about to open the first hand. */
export const isOpening = ({ options, turn, hand, round, lying }: View, seat: number | null): boolean =>
  seat !== null && options.ladder[seat] === 1 && turn === seat && hand === 1 && round === 1 && lying.length === 0;
