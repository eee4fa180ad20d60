/** Building in words: pieces, places, what is wrong, what happened. Every sentence stands in the Fluent files. */
import { listed, say, sayOr } from "../controller/language.svelte";
import type { Around } from "./grid.ts";
import { sizeOf, UNIT, type How, type Placed } from "./pieces.ts";
import type { Card, Difference, Fault } from "./view.ts";

let tactile = false;

/** In the tactile edition a brick is called by its texture first. */
export function speakOfTextures(on: boolean): void {
  tactile = on;
}

export const pieceName = (piece: string): string => say(tactile ? "bench-piece-felt" : "bench-piece", { piece });
export const howName = (how: How): string => say("bench-how", { how });

/** A distance in halves of a brick: "half a brick", "2 bricks", "one and a half". */
export function distance(halves: number): string {
  const n = Math.abs(halves);
  return say("bench-distance", { halves: n, whole: Math.floor(n / 2), half: n % 2 === 1 ? "yes" : "no" });
}

/** Where the hand would put its brick: what is under it, and how far off the middle. */
export function placeWords(at: Around): string {
  if (at.under.length === 0) return say("grid-on-table");
  if (at.under.length > 1) return say("grid-on-several", { pieces: listed(at.under.map((under) => pieceName(under.piece))) });
  const [{ piece, off }] = at.under as [{ piece: string; off: number }];
  const side = off === 0 ? "middle" : off < 0 ? "left" : "right";
  return say("grid-on-one", { piece: pieceName(piece), side, distance: distance(off) });
}

/** What is beside and above a place, as far as there is something. */
export function besideWords(at: Around): string {
  const beside = (["left", "right"] as const).flatMap((side) => {
    const near = at[side];
    return near ? [say(near.gap === 0 ? "grid-touches" : "grid-beside", { side, piece: pieceName(near.piece), distance: distance(near.gap) })] : [];
  });
  const above = at.above.length > 0 ? [say("grid-above", { pieces: listed(at.above.map(pieceName)) })] : [];
  return [...beside, ...above].join(" ");
}

/** One difference between card and table as a sentence that says how to put it right. */
export function differenceWords(difference: Difference): string {
  const { what, piece = "", other = "", dx = 0, dy = 0, n = 0, how } = difference;
  const [across, up] = [Math.round(Math.abs(dx) / 50), Math.round(Math.abs(dy) / 50)];
  return sentence(say("bench-wrong", {
    what,
    piece: piece ? pieceName(piece) : "",
    other: other ? (other === "table" ? say("bench-the-table") : pieceName(other)) : "",
    how: how ? howName(how) : "",
    side: across === 0 && up > 0 ? "none" : dx < 0 ? "left" : "right",
    across: distance(across || 1),
    rise: up === 0 ? "none" : dy < 0 ? "low" : "high",
    up: distance(up || 1),
    n,
  }));
}

/** Sentences may begin with the name of a piece. */
function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase(document.documentElement.lang || "en") + text.slice(1);
}

export function faultWords({ kind, piece, shows = 0, below = "", needs = 0 }: Fault): string {
  if (kind === "unrolled") return sentence(say("dice-unrolled", { piece: pieceName(piece) }));
  return sentence(say("dice-pips", { piece: pieceName(piece), shows, below: below ? pieceName(below) : "", needs }));
}

/** The card in one breath: what it is worth and what it asks for. */
export function cardWords(card: Card): string {
  if (card.kind === "free") return say("bench-card-free", { points: card.points, n: card.free ?? 0 });
  return [say("bench-card", { points: card.points, kind: card.kind, count: card.pieces?.length ?? 0 }), ...brickWords(card)].join(" ");
}

/** The card brick by brick, from below to above: what each one is, and what it lies on. */
export function brickWords(card: Card): string[] {
  return (card.pieces ?? []).map((_, n) => brickOf(card, n));
}

function brickOf(card: Card, n: number): string {
  const pieces = card.pieces ?? [];
  const { piece, how, x } = pieces[n]!;
  const under = lowerNeighbours(card, n);
  const name = sayOr(`bench-any-${piece}`) ?? pieceName(piece);
  const told = { n: n + 1, piece: name, how: howName(how) };
  if (under.length === 0) {
    const before = pieces.slice(0, n).filter((_, i) => lowerNeighbours(card, i).length === 0).at(-1);
    if (!before) return say("bench-brick-first", told);
    const gap = Math.round((edge(pieces[n]!, "left") - edge(before, "right")) / 50);
    return say("bench-brick-beside", { ...told, gap, distance: distance(gap) });
  }
  if (under.length > 1) return say("bench-brick-across", { ...told, on: listed(under.map((i) => reference(card, i))) });
  const off = Math.round((x - pieces[under[0]!]!.x) / 50);
  const side = off === 0 ? "middle" : off < 0 ? "left" : "right";
  return say("bench-brick-on", { ...told, on: reference(card, under[0]!), side, distance: distance(off) });
}

/** A coloured brick is called by its colour, a grey one by its number in the telling. */
function reference(card: Card, n: number): string {
  const { piece } = card.pieces![n]!;
  return sayOr(`bench-any-${piece}`) === null ? pieceName(piece) : say("bench-number", { n: n + 1 });
}

function lowerNeighbours(card: Card, n: number): number[] {
  const pieces = card.pieces ?? [];
  const me = pieces[n]!;
  return pieces.flatMap((low, i) => {
    const touches = Math.abs(edge(low, "top") - edge(me, "bottom")) < 5;
    const over = edge(low, "right") > edge(me, "left") && edge(low, "left") < edge(me, "right");
    return touches && over ? [i] : [];
  });
}

function edge({ piece, how, x, y }: Placed, side: "left" | "right" | "top" | "bottom"): number {
  const [width, height] = sizeOf(piece, how).map((heights) => heights * UNIT) as [number, number];
  if (side === "left") return x - width / 2;
  if (side === "right") return x + width / 2;
  return side === "top" ? y + height / 2 : y - height / 2;
}
