/** Arrivals and departures, for people who can't see them: watchers, and bots that are added or removed. */
import type { TableInfo } from "../generated/messages";
import { say } from "./language.svelte";

type People = Pick<TableInfo, "seats" | "watchers" | "phase">;

/** What to announce about the difference; the server itself announces who sits down and stands up. */
export function comings(before: People | null, after: People, me: string): string[] {
  if (!before) return [];
  const sits = (people: People, who: string): boolean => people.seats.some((seat) => seat.who === who);
  const watches = (people: People, who: string): boolean => people.watchers.some((one) => one.who === who);
  const came = after.watchers.filter(({ who }) => who !== me && !watches(before, who) && !sits(before, who));
  const went = before.watchers.filter(({ who }) => who !== me && !watches(after, who) && !sits(after, who));
  return [
    ...came.map(({ name }) => say("people-came", { name, phase: after.phase })),
    ...went.map(({ name }) => say("people-went", { name })),
    ...(before.phase === "gathering" && after.phase === "gathering" ? bots(before, after) : []),
  ];
}

function bots(before: People, after: People): string[] {
  return after.seats.flatMap((seat, n) => {
    const was = before.seats[n];
    const [bot, old] = [seat.presence === "bot", was?.presence === "bot"];
    if (bot && !old) return [say("people-bot-sat", { name: seat.name })];
    return old && !bot ? [say("people-bot-left", { name: was!.name })] : [];
  });
}
