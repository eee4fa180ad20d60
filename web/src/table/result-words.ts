/** How a match ended, and whether it counts, in words. */
import { listed, say, sayOr } from "../lib/language.svelte";

/** Why a match does not count. */
export const unratedWords = (why: string): string => sayOr(`unrated-${why}`) ?? say("unrated");

/** How it ended, as a headline; `you`: it's only for somebody who has won alone. */
export const winnersText = (winners: string[], you = false): string =>
  winners.length === 0
    ? say("result-nobody")
    : say("result-title", { names: listed(winners), count: winners.length, you: you ? "yes" : "no" });
