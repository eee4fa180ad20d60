/** Arrivals and departures, for people who can't see them: watchers, and bots that are added or removed. */
import type { SeatInfo, TableInfo } from "../generated/messages";
import { say } from "./language.svelte";

/** How well somebody at a seat can be reached. */
export type Reach = "here" | "weak" | "away";

export const reachOf = ({ presence, weak }: Pick<SeatInfo, "presence" | "weak">): Reach =>
  presence === "away" ? "away" : weak ? "weak" : "here";

type People = Pick<TableInfo, "seats" | "watchers" | "phase">;

/** What to announce about the difference; the server itself announces who sits down and stands up. */
export function comings(before: People | null, after: People, me: string): string[] {
  const gathers = before?.phase === "gathering" && after.phase === "gathering";
  return [
    ...arrivals(before, after, me),
    ...(before ? additions(after, before, me).map(({ name }) => say("people-went", { name })) : []),
    ...(gathers ? bots(before, after) : []),
  ];
}

/** Who has come and has no seat. */
export const arrivals = (before: People | null, after: People, me: string): string[] =>
  before ? additions(before, after, me).map(({ name }) => say("people-came", { name, phase: after.phase })) : [];

/** Those who watch in the second and weren't in the first at all. */
function additions(first: People, second: People, me: string): People["watchers"] {
  const present = new Set([...first.seats, ...first.watchers].map(({ who }) => who));
  return second.watchers.filter(({ who }) => who !== me && !present.has(who));
}

function bots(before: People, after: People): string[] {
  return after.seats.flatMap((seat, n) => {
    const was = before.seats[n];
    const [bot, old] = [seat.presence === "bot", was?.presence === "bot"];
    if (bot && !old) return [say("people-bot-sat", { name: seat.name })];
    return old && !bot ? [say("people-bot-left", { name: was!.name })] : [];
  });
}
