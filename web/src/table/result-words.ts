/** How a match ended, and whether it counts, in words. */
import { listed, say, sayOr } from "../lib/language.svelte";
import type { Table } from "../net/table.svelte";

/** Why a match does not count, and because of whom; empty if it does. */
export function unratedWords(table: Table): string {
  const { unrated, unrated_seats: seats } = table.info!;
  if (!unrated) return "";
  const you = seats.length === 1 && table.yours.includes(seats[0]!) ? "yes" : "no";
  const names = listed(seats.map((seat) => table.nameOf(seat)));
  return sayOr(`unrated-${unrated}`, { you, names, count: seats.length }) ?? say("unrated");
}

/** How it ended, as a headline; `you`: it's only for somebody who has won alone. */
export const winnersText = (winners: string[], you = false): string =>
  winners.length === 0
    ? say("result-nobody")
    : say("result-title", { names: listed(winners), count: winners.length, you: you ? "yes" : "no" });
