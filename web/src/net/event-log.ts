/** What happened at a table, event by event. */
import type { Happening } from "../generated/messages";
import { isEvent, type GameEvent } from "./face";

export type Line = { n: number; at: number; event: GameEvent };

/** Repetitions after a lost connection are kept once: an event's number is its place. */
export const joinLines = (before: Line[], lines: Line[], first: number): Line[] => [
  ...before.filter((line) => line.n < first),
  ...lines,
];

export const linesOf = (happened: Happening[], first: number): Line[] =>
  happened.flatMap(({ at, event }, i) => (isEvent(event) ? [{ n: first + i, at, event }] : []));
