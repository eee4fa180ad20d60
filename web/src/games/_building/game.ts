/** What tells one building game from the others, beside its rules: its board, and the words for what only it has. */
import type { Component } from "svelte";
import type { Face } from "../../controller/face";
import type { FaceProps, Teller } from "../contract";
import type { BuildingView } from "./generated.ts";
import type { BuildingOffer } from "./offers.ts";
import type { NameOf } from "./phrase.ts";

/** How its cards look, beside the construction on them. */
export type Look = { readonly back: string; readonly framed: boolean; readonly beam: boolean };

/** What a part of the board needs to act: whether this page builds now, match time, and how to send a command. */
export interface Acting {
  readonly mine: boolean;
  readonly tick: number;
  act(command: { do: string }, seat?: number): void;
}

/** `V` is what it shows, `O` what it offers and `E` what happens in it beyond what all building games have. */
export interface BuildingGame<V extends BuildingView, O extends BuildingOffer, E extends { did: string }> {
  readonly Board: Component<FaceProps<Face<V, O>>>;
  /** An event of its own as a sentence; null where it is none. */
  tell?(event: E, teller: Teller, nameOf: NameOf): string | null;
  /** How much time is left, where the seconds of a timer do not tell it. */
  clock?(view: V): string | null;
  /** What else there is to say of the pieces beside the bench, and of those on it. */
  beside?(view: V, nameOf: NameOf): string;
  onBench?(view: V, nameOf: NameOf): string;
  /** What keys it has at the bench that no other game has. */
  keys?(): string;
  /** A command of its own in words; null where it is none. */
  label?(offer: O, nameOf: NameOf): string | null;
  /** What pieces show after an event of its own; null where it changes nothing. */
  pips?(event: E): Readonly<Record<string, number>> | null;
  /** A typed command of its own: the verb, and the pieces that were named. */
  read?(verb: string, pieces: readonly string[], offers: readonly O[]): { do: string } | null;
}

/** Any of them: the house hands views and events on without reading them. */
export type AnyBuildingGame = BuildingGame<any, any, any>;
