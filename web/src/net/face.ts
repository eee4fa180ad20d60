/**
 * What every face of a game gets: what may be seen, what may be done, and how to do it.
 * A face draws and asks; it knows no socket and no rules, so drawn table and text table can't drift apart.
 */
import type { Hint } from "../generated/messages";

/** A command as it goes over the wire: `{do: "pass"}`. */
export type Command = { do: string } & Record<string, unknown>;

/** A command that may be sent as it is, or, with `free`, one whose named fields the player fills in. */
export type Offer = Command & { free?: Record<string, { low?: number; high?: number; choices?: string[] }> };

/** Something that happened, as this seat may see it: `{did: "passed", seat: 0}`. */
export type GameEvent = { did: string } & Record<string, unknown>;

export const isEvent = (value: unknown): value is GameEvent => has(value, "did");
export const isOffer = (value: unknown): value is Offer => has(value, "do");

/** What a hint proposes, where that can be done. */
export const adviceOf = ({ command, then }: Hint): { command: Offer; then: Offer | null } | null =>
  isOffer(command) ? { command, then: isOffer(then) ? then : null } : null;

const has = (value: unknown, name: string): boolean => typeof value === "object" && value !== null && name in value;

export interface Refused {
  code: string;
  params: Record<string, unknown>;
  /** The sentence, in the visitor's language. */
  text: string;
}

export interface Gesture {
  seat: number;
  /** What the hand does; it has no effect on the game. */
  body: unknown;
}

/** `V` is what the game shows, `O` what it offers, `E` what happens in it. The shell passes them on unread. */
export interface Face<V = any, O extends { do: string } = any, E extends { did: string } = any> {
  game: string;
  view: V;
  offers: O[];
  /** Of very many offers, those worth considering first; empty if there are only a few. */
  few: O[];
  /** The seat that this page plays; null for a spectator. */
  seat: number | null;
  names: string[];
  /** All seats this page may act for: several if people share a device and nothing is hidden. */
  seats: number[];
  offersOf(seat: number): O[];
  /** Whether the match goes on: neither paused nor over. */
  running: boolean;
  /** Match time in milliseconds, now. */
  now(): number;
  /** How many times as fast as a clock on the wall match time runs. */
  rate: number;
  /** Plays the rest of a bot's turn in a few seconds; null where nobody is alone with bots, or nobody waits. */
  skip: (() => void) | null;
  /** When the server acts next by itself, in match time. */
  due: number | null;
  /**
   * Sends a command for the page's seat, or for another of its seats; resolves with null or with the refusal. A refusal
   * is announced, unless the caller may try again and announces it itself.
   */
  send<C extends { do: string }>(command: C, seat?: number, silently?: boolean): Promise<Refused | null>;
  gesture(body: unknown): void;
  /** Calls back for every gesture of another seat; returns a function that stops it. */
  onGesture(heard: (gesture: Gesture) => void): () => void;
  /** Calls back with the events of each update, after the view has changed; returns a function that stops it. */
  onEvents(heard: (events: E[]) => void): () => void;
}
