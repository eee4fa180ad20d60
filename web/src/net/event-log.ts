/** What a table's page makes of single messages: lines of the log and of the chat. */
import type { ChatMessage, Happening } from "../generated/messages";
import { listed, say, sayOr } from "../lib/language.svelte";
import { isEvent, type GameEvent } from "./face";

export type Line = { n: number; at: number; event: GameEvent };

/** Why a match does not count. */
export const unratedWords = (why: string): string => sayOr(`unrated-${why}`) ?? say("unrated");

/** How it ended, as a headline; `you`: it's only for somebody who has won alone. */
export const winnersText = (winners: string[], you = false): string =>
  winners.length === 0
    ? say("result-nobody")
    : say("result-title", { names: listed(winners), count: winners.length, you: you ? "yes" : "no" });

export const chatText = (chat: ChatMessage): string => (chat.preset ? say(`preset-${chat.preset}`) : chat.text);

/** A line as it is read out: with who says it, where that is somebody. */
export const spokenText = (chat: ChatMessage): string =>
  chat.name === "" ? chatText(chat) : say("chat-said", { name: chat.name, text: chatText(chat) });

/** The speaker's name for messages from the server. */
export const NOBODY: ChatMessage = { tell: "chat", who: "", name: "", seat: null, preset: null, text: "" };

/** Repetitions after a lost connection are kept once: an event's number is its place. */
export const joinLines = (before: Line[], lines: Line[], first: number): Line[] => [
  ...before.filter((line) => line.n < first),
  ...lines,
];

export const linesOf = (happened: Happening[], first: number): Line[] =>
  happened.flatMap(({ at, event }, i) => (isEvent(event) ? [{ n: first + i, at, event }] : []));

/** Adds a listener; returns a function that removes it. */
export function listen<T>(ears: Set<T>, heard: T): () => void {
  ears.add(heard);
  return () => ears.delete(heard);
}
