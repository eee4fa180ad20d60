/** What a game shows of itself to the house. The pages know games by this and by their manifests, never by name. */
import type { Component, Snippet } from "svelte";
import type { Command, Face, Refused } from "../controller/face";
import type { Asked } from "../controller/keys";
import type { Companion, Review } from "../generated/messages";

export interface Teller {
  seat: number | null;
  name(seat: number): string;
}

/** Somebody, to be spoken of to whoever listens. */
export const who = (teller: Teller, seat: number) => ({
  you: seat === teller.seat ? "yes" : "no",
  name: teller.name(seat),
});

/** What the coach would do, and why: where a brick that is lifted will go. */
export type Advice = { readonly command: Command; readonly then: Command | null };

export interface FaceProps<F = Face> {
  face: F;
  away: boolean[];
  replaying?: boolean;
  hinted?: Advice | null;
  /** What the house has to say, where there is a line for it: goes before the game's own words in `Advice`. */
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
 * The house hands on what it does not read, so for it both are `any`; a game names its own and needs no casts.
 */
export interface GameFace<F extends Face = Face, E extends { did: string } = any> {
  component: Component<FaceProps<F>>;
  /** So plain a face that the words beside it belong to it: they are shown without being asked for. */
  wordy?: boolean;
  /** One event as a sentence; empty if there is nothing to say. The face may already be past it: a line of the log. */
  tell(event: E, teller: Teller, face: F): string;
  /** Whether it's read aloud when it happens, rather than only kept in the log. */
  isSpoken?(event: E, face: F): boolean;
  /** The same for players who can't act right now, if they hear less. */
  brief?(event: E, teller: Teller, face: F): string;
  /** What hands did, said as it happens to whoever's they are; it is no line of the log. */
  tellHands?(event: E, teller: Teller, face: F): string;
  /** In a replay, at one's own pace, also what single hands do; the face is that of the step. */
  moved?(event: E, face: F): string;
  /** The answer to a question asked by key; null where the game has none. */
  answer(asked: Asked, face: F, teller: Teller): string | null;
  /** What the keys do where this game is played. */
  keys?(face: F): string;
  /** A tour of these keys: messages, one for each step. */
  tour?: readonly string[];
  /** Everybody's points: said whenever they have changed. */
  standings?(face: F, teller: Teller): string;
  /** Reads what was typed into the command box; null when it is no command of this game. */
  typed(text: string, face: F): { do: string } | null;
  /** Carries out what was typed, where that takes more than sending it, and says a refusal; the face is always new. */
  carryOut?(command: { do: string }, face: () => F): Promise<Refused | null>;
  /** A list of commands that can be chosen from, with words. */
  choices(face: F, teller: Teller): { words: string; command: { do: string } }[];
  /** Whose move it is, where the game knows such a thing. */
  toMove(face: F): number | null;
  /** What to say when it has become this page's turn to act; empty when it has not. */
  turn(face: F): string;
  /** What to announce about a finished match besides its result; empty where there is nothing. */
  remark?(face: F): string;
  /** The best that was built in a match; absent where nothing is built. */
  best?(events: readonly E[]): Masterpiece | null;
}

/** The first game teaches by doing: one sentence at a time, the next when it has been done. */
export interface Guide<F extends Face = Face, E extends { did: string } = any> {
  /** How many steps there are to learn. */
  length(face: F): number;
  /** What this page's people do just now: `acts` where the steps are theirs, else a word of the game's own. */
  role(face: F): string;
  /** The sentence for this moment, when `step` steps have been learnt; `touch`: by finger, not by mouse. */
  words(face: F, step: number, touch: boolean): string;
  /** How many have been learnt after these events, which happened while the role was `role`. */
  learnt(face: F, role: string, step: number, events: readonly E[]): number;
  /** What to do for whoever has skipped the introduction in the middle of it; null where nothing is left of it. */
  skip?(face: F): Command | null;
}

/** A paragraph of the rules: the messages `rules-<group>-<id>`, `…-title` and, where there is one, `…-except`. */
export interface Paragraph<Figure = unknown> {
  id: string;
  figures?: readonly Figure[];
  /** Shown only where this option has been changed from its usual value. */
  option?: string;
  /** A variant from the rule sheet itself: to be read about before anybody has chosen it. */
  variant?: boolean;
}

/** The companion beside a real box, with that box's own cards; nothing in it needs a line to the house. */
export interface CompanionProps {
  companion: Companion;
  names: string[];
  /** The variants and levels that were chosen, the others as they usually are. */
  options: Readonly<Record<string, unknown>>;
  onclose: () => void;
}

/** One picture of the coach's review. */
export interface ReviewProps {
  review: Review;
  /** Shows the match after this entry of its log. */
  ongo: (seq: number) => void;
  /** Shows the match at this time of it. */
  ontime: (at: number) => void;
}

export interface GameModule {
  /** The drawn face and the game in words, for a table of this game with these options. */
  face(options: Record<string, unknown>, game: string): GameFace | Promise<GameFace>;
  guide?: Guide;
  rules?: readonly Paragraph[];
  /** Draws a figure beside a paragraph. Which figures there are is the game's affair, and so is their type. */
  Figure?: Component<{ figure: any }>;
  /** A figure for whoever waits at a table with these options, beside what is said about its box. */
  about?(options: Record<string, unknown>): unknown;
  Companion?: Component<CompanionProps>;
  reviews?: readonly Component<ReviewProps>[];
  /** A sentence when this browser lacks something that the game wants. */
  lacks?(): string | null;
}
