/** What the pages know about a game: this and its manifest, never its name. */
import type { Component, Snippet } from "svelte";
import type { Question } from "../a11y/keys";
import type { Companion, Review } from "../generated/messages";
import type { Command, Face, Refused } from "../net/face";
import type { Reach } from "../net/presence";

export interface Teller {
  seat: number | null;
  name(seat: number): string;
}

/** Somebody, as they are called in sentences to this page's player. */
export const who = (teller: Teller, seat: number) => ({
  you: seat === teller.seat ? "yes" : "no",
  name: teller.name(seat),
});

/** What the coach would do, and why: where a brick that is lifted will go. */
export type Advice = { readonly command: Command; readonly then: Command | null };

export interface FaceProps<F = Face> {
  face: F;
  reach: readonly Reach[];
  replaying?: boolean;
  hinted?: Advice | null;
  /** The page's own message, if there is a line for it: it comes before the game's own words in `Advice`. */
  news?: Snippet;
  /** What somebody has just said, drawn over the table at the seat; it takes no room. */
  bubble?: Snippet<[seat: number, side: "over" | "below"]> | undefined;
}

/** Something that was built, to look at again: an SVG fragment in brick heights that stands on y = 0 around x = 0. */
export interface Masterpiece {
  svg: string;
  width: number;
  height: number;
  /** Who built it. */
  seat: number;
}

/**
 * A game at one table: drawn, and in words. `F` is its own kind of face, with its views and offers, and `E` its events.
 * The page passes on what it doesn't read, so there both are `any`; a game names its own types and needs no casts.
 */
export interface GameFace<F extends Face = Face, E extends { did: string } = any> {
  component: Component<FaceProps<F>>;
  /** A face so plain that it needs the table in words beside it: it's shown without being asked for. */
  wordy?: boolean;
  /** One event as a sentence, for the log; empty if there is nothing to say. The face may already show later events. */
  tell(event: E, teller: Teller, face: F): string;
  /** Whether it's read aloud when it happens, rather than only kept in the log. */
  isSpoken?(event: E, face: F): boolean;
  /** The same for players who can't act right now, if they hear less. */
  brief?(event: E, teller: Teller, face: F): string;
  /** What hands did, announced to their owner as it happens; it isn't in the log. */
  tellHands?(event: E, teller: Teller, face: F): string;
  /** In a replay, stepped through by hand, also what single hands do; the face is that of the step. */
  moved?(event: E, face: F): string;
  /** The answer to a question asked by key; null if the game has none. */
  answer(question: Question, face: F, teller: Teller): string | null;
  /** What the keys do where this game is played. */
  keys?(face: F): string;
  /** Each of these acts and its key, empty if it can't be done now; `typed-<act>` are the words that do the same in the
   * command box. */
  plays?(face: F): Readonly<Record<string, string>>;
  /** A tour of these keys: messages, one for each step. */
  tour?(face: F): readonly string[];
  /** Some lines for the command box; without it, the message `command-help-<game>`. */
  examples?(face: F): string | null;
  /** Everybody's points: announced whenever they change. */
  standings?(face: F, teller: Teller): string;
  /** Reads what was typed into the command box; null if it isn't a command of this game. */
  typed(text: string, face: F): { do: string } | null;
  /** Carries out what was typed, if sending it isn't enough, and announces a refusal; the face is always current. */
  carryOut?(command: { do: string }, face: () => F): Promise<Refused | null>;
  /** The commands to choose from, each with its words. */
  choices(face: F, teller: Teller): { words: string; command: { do: string } }[];
  /** Whose move it is, if the game has such a thing. */
  toMove(face: F): number | null;
  /** What to say when it's this page's turn to act; empty otherwise. */
  turn(face: F): string;
  /** What to announce about a finished match besides its result; empty if there's nothing. */
  remark?(face: F): string;
  /** The best that was built in a match, by these seats if they finished anything; absent where nothing is built. */
  best?(events: readonly E[], seats: readonly number[]): Masterpiece | null;
}

/** The first game teaches by doing: one sentence at a time, and the next once it's done. */
export interface Guide<F extends Face = Face, E extends { did: string } = any> {
  /** How many steps there are to learn. */
  length(face: F): number;
  /** What this page's players are doing now: `acts` if the steps are theirs, otherwise a word of the game's own. */
  role(face: F): string;
  /** The sentence for this moment, after `step` steps; `touch`: by finger, not by mouse. */
  words(face: F, step: number, touch: boolean): string;
  /** How many have been learnt after these events, which happened while the role was `role`. */
  learnt(face: F, role: string, step: number, events: readonly E[]): number;
  /** What to do for a player who skipped the introduction halfway; null if nothing is left of it. */
  skip?(face: F): Command | null;
}

/** What is drawn beside the paragraphs of the rules, by their ids. */
export type Figures<Figure = unknown> = Readonly<Record<string, readonly Figure[]>>;

/** The points at a real table, turn by turn. */
export interface ScoreSheet {
  readonly scores: readonly number[];
  /** How many turns have been played. */
  readonly turn: number;
}

/** The companion beside a real box, with that box's own cards; nothing in it needs a connection. */
export interface CompanionProps {
  companion: Companion;
  names: string[];
  /** The chosen variants and levels; the others have their usual values. */
  options: Readonly<Record<string, unknown>>;
  /** Where to go on; null: from the beginning. */
  sheet: ScoreSheet | null;
  /** The sheet as it is to be kept; null when there is nothing left to go on with. */
  onscore: (sheet: ScoreSheet | null) => void;
  onclose: () => void;
}

/** One picture of the coach's review. */
export interface ReviewProps {
  review: Review;
  /** Shows the match after this entry of its log. */
  ongo: (seq: number) => void;
  /** Shows the match at this match time. */
  ontime: (at: number) => void;
}

export interface GameModule {
  /** The drawn face and the game in words, for a table of this game with these options. */
  face(options: Record<string, unknown>, game: string): GameFace | Promise<GameFace>;
  guide?: Guide;
  figures?: Figures;
  /** Draws a figure beside a paragraph. The game decides which figures there are, and their type. */
  Figure?: Component<{ figure: any }>;
  /** A figure for people who wait at a table with these options, beside the text about its box. */
  about?(options: Record<string, unknown>): unknown;
  Companion?: Component<CompanionProps>;
  reviews?: readonly Component<ReviewProps>[];
  /** A sentence if this browser lacks something that the game needs. */
  lacks?(): string | null;
}
