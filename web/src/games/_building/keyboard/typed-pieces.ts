/** Pieces as people type them: by colour, by texture, or by their number on a card that leaves the colours open. */
import { say } from "../../../lib/language.svelte";
import { holds, plain } from "../../../lib/typed-text.ts";
import type { BuildingView } from "../generated.ts";
import { choicesFor, type BuildingOffer } from "../offers.ts";
import { formOf } from "../pieces.ts";

/** A line in which every piece has become a mark, and the pieces in the order in which they are named. */
export interface Marked {
  readonly line: string;
  readonly pieces: readonly string[];
  /** How many letters come before the first of them. */
  readonly before: number;
}

/** "the red die", "la rouge", "l' arancione": people leave the article out when they type. */
const LEADING = /^(\p{L}{2,3}|\p{L}') (?=\p{L}{3})/u;

/** Not a word in any language, but plain letters, so that nothing changes it. */
export const markOf = (piece: string, view: BuildingView): string =>
  `zz${view.box.findIndex((fact) => fact.id === piece)}zz`;

export function markPieces(text: string, view: BuildingView, offers: readonly BuildingOffer[]): Marked {
  const names = [...view.box.flatMap(({ id }) => namesOf(id)), ...countedNames(text, view, offers)];
  names.sort((a, b) => b.name.length - a.name.length);
  const found: { piece: string; at: number }[] = [];
  let line = ` ${text} `;
  for (const { piece, name } of names) {
    const at = line.indexOf(` ${name} `);
    if (at < 0 || found.some((one) => one.piece === piece)) continue;
    found.push({ piece, at });
    line = line.slice(0, at + 1) + "_".repeat(name.length) + line.slice(at + 1 + name.length);
  }
  found.sort((a, b) => a.at - b.at);
  for (const { piece } of found) line = line.replace(/_+/, markOf(piece, view));
  return { line: line.trim(), pieces: found.map(({ piece }) => piece), before: found[0]?.at ?? 0 };
}

type Name = { readonly piece: string; readonly name: string };

function namesOf(piece: string): Name[] {
  const ways = [piece, say("words-piece", { piece }), say("words-piece-felt", { piece })].map(plain);
  return [...new Set(ways.flatMap(withoutArticle))].map((name) => ({ piece, name }));
}

const withoutArticle = (name: string): string[] => [name, name.replace(LEADING, "")];

/** What was called "brick 3" on a card stays brick 3 as long as that card lies open. */
let called = { card: "", pieces: new Map<number, string>() };

/** The card's numbers in the line; one that means nothing yet becomes the name of a free piece. */
function countedNames(line: string, view: BuildingView, offers: readonly BuildingOffer[]): Name[] {
  const { card } = view.turn;
  if (called.card !== card?.id) called = { card: card?.id ?? "", pieces: new Map() };
  return (card?.pieces ?? []).flatMap((pose, i): Name[] => {
    const form = formOf(pose.piece);
    const ways = withoutArticle(plain(say("words-counted", { form, n: i + 1 })));
    if (!holds(line, ways)) return [];
    const piece = called.pieces.get(i) ?? (view.words.built[i] || freePiece(form, view, offers));
    if (piece) called.pieces.set(i, piece);
    return piece ? ways.map((name) => ({ piece, name })) : [];
  });
}

/** The piece that's already in the hand, or else the first one of its form that may be taken and isn't named yet. */
function freePiece(form: string, { bench, box }: BuildingView, offers: readonly BuildingOffer[]): string | undefined {
  const taken = new Set([...bench.placed.map((pose) => pose.piece), ...called.pieces.values()]);
  const offered = choicesFor(offers, "lift");
  const all = [...(bench.hand ? [bench.hand] : []), ...(offered.length > 0 ? offered : box.map((fact) => fact.id))];
  return all.find((piece) => !taken.has(piece) && formOf(piece) === form);
}
