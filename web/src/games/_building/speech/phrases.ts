/** Puts a view's phrases into words: which message, and what it's about. The rules decide which phrases there are. */
import { say } from "../../../lib/language.svelte";
import { settings } from "../../../prefs/settings.svelte";
import type { BuildingView, Card, Phrase } from "../generated.ts";
import { formOf } from "../pieces.ts";

/** People who play by ear hear textures in every box: they identify bricks without sight. */
const naming = (message: string): string => (settings.ear && message === "words-piece" ? "words-piece-felt" : message);

export function spell([message, params]: Phrase): string {
  const plain = Object.entries(params).map(([name, value]) => [name, typeof value === "object" ? spell(value) : value]);
  return say(naming(message), Object.fromEntries(plain));
}

/** Sentences begin in lower case in the files: they may stand within others. */
export function sentence(phrase: Phrase | string): string {
  const text = typeof phrase === "string" ? phrase : spell(phrase);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export const sentences = (phrases: readonly Phrase[]): string => phrases.map(sentence).join(" ");

/** What people at a table call a piece: the view says by which message. */
export type NameOf = (piece: string) => string;
export const namesIn = (view: BuildingView | null): NameOf => (piece) => {
  return say(naming(view?.words.naming ?? "words-piece"), { piece });
};

/** A piece for messages that decline it by themselves: which one, with its texture where textures are named. */
export const pieceIn = (view: BuildingView, piece: string): { brick: string } => {
  const felt = naming(view.words.naming) === "words-piece-felt" && formOf(piece) === "brick";
  return { brick: felt ? `felt-${piece}` : piece };
};

/** A card in one breath: its kind, its points, how many pieces. */
export function briefly({ kind, points, pieces, free }: Card): string {
  const form = pieces.every(({ piece }) => formOf(piece) === "brick") ? "brick" : "piece";
  return say("built-card-brief", { kind, points, form, n: kind === "free" ? free : pieces.length });
}
