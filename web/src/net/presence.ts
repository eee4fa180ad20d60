/** Arrivals and departures, for people who can't see them: watchers, and bots that are added or removed. */
import type { SeatInfo, TableInfo } from "../generated/messages";
import { say } from "../lib/language.svelte";

/** How well somebody at a seat can be reached. */
export type Reach = "here" | "weak" | "away";

export const reachOf = ({ presence, weak }: Pick<SeatInfo, "presence" | "weak">): Reach =>
  presence === "away" ? "away" : weak ? "weak" : "here";

type People = Pick<TableInfo, "seats" | "watchers" | "phase">;

/** How long somebody who watches has to be gone before that's news: nobody hears of a page that is loaded again. */
const MISSED = 2000;

/** Who is at a table, as far as it was announced; the server itself announces who sits down and stands up. */
export class Company {
  #before: People | null = null;
  /** Who has gone and isn't missed yet. */
  readonly #leaving = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(private readonly announce: (words: string) => void) {}

  /** Announces what has changed, except about `me`; returns the sentences about those who came and have no seat. */
  see(after: People, me: string): string[] {
    const before = this.#before;
    this.#before = after;
    if (!before) return [];
    const came = additions(before, after, me).filter(({ who }) => !this.#leaving.has(who));
    for (const { who } of [...after.seats, ...after.watchers]) this.#stay(who);
    for (const gone of additions(after, before, me)) this.#leave(gone);
    const arrivals = came.map(({ name }) => say("people-came", { name, phase: after.phase }));
    const gathers = before.phase === "gathering" && after.phase === "gathering";
    for (const words of [...arrivals, ...(gathers ? bots(before, after) : [])]) this.announce(words);
    return arrivals;
  }

  #leave({ who, name }: People["watchers"][number]): void {
    const missed = (): void => {
      this.#leaving.delete(who);
      this.announce(say("people-went", { name }));
    };
    this.#leaving.set(who, setTimeout(missed, MISSED));
  }

  #stay(who: string | null): void {
    if (who === null) return;
    clearTimeout(this.#leaving.get(who));
    this.#leaving.delete(who);
  }

  /** Nobody listens any more. */
  close(): void {
    for (const missed of this.#leaving.values()) clearTimeout(missed);
    this.#leaving.clear();
  }
}

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
