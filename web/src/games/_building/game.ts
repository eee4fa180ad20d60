/** What distinguishes a building game from the others, besides its rules: its board, and words for what only it has. */
import type { Component } from "svelte";
import type { Face } from "../../net/face";
import type { FaceProps, Teller } from "../contract";
import type { BuildingView } from "./generated.ts";
import type { BuildingOffer } from "./offers.ts";
import type { NameOf } from "./speech/phrases.ts";

/** Its pieces, and what its cards look like besides the construction on them. */
export interface Look {
  readonly back: string;
  readonly framed: boolean;
  readonly beam: boolean;
  readonly pieces: readonly string[];
}

/** The rung of the learning ladder on which there is no clock. */
export const UNTIMED = 2;

/** What a part of the board needs to act: whether this page builds now, match time, and how to send a command. */
export interface Acting {
  readonly mine: boolean;
  readonly tick: number;
  act(command: { do: string }, seat?: number): void;
}

/** `V` is what it shows, `O` what it offers and `E` what happens in it beyond what all building games have. */
export interface BuildingGame<V extends BuildingView, O extends BuildingOffer, E extends { did: string }> {
  readonly Board: Component<FaceProps<Face<V, O>>>;
  /** One of its own events as a sentence; null for any other. */
  tell?(event: E, teller: Teller, nameOf: NameOf): string | null;
  /** How much time is left, if that isn't just the seconds of a timer. */
  clock?(view: V): string | null;
  /** What else there is to say about the pieces beside the bench, and those on it. */
  beside?(view: V, nameOf: NameOf): string;
  onBench?(view: V, nameOf: NameOf): string;
  /** What the keys at its bench do, and the steps of their tour, if they differ from those of the other games. */
  keys?(): string;
  readonly tour?: readonly string[];
  /** Its own acts at the bench, by their keys. */
  readonly plays?: Readonly<Record<string, string>>;
  /** One of its own commands in words; null for any other. */
  label?(offer: O, nameOf: NameOf): string | null;
  /** What pieces show after one of its own events; null if it changes nothing. */
  pips?(event: E): Readonly<Record<string, number>> | null;
  /** A typed command of its own: the verb, and the pieces that were named. Null: what it does then is what its key
   * does (`plays`). Undefined: not one of its own. */
  read?(verb: string, pieces: readonly string[], view: V): { do: string } | null | undefined;
}

/** Any of them: the page passes views and events on without reading them. */
export type AnyBuildingGame = BuildingGame<any, any, any>;
