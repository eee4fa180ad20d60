/**
 * Hands on the half-brick grid: for keys, for ears, and for browsers without physics.
 * A cursor knows where the piece in the hand would rest; dropping it is one key, whatever lies below.
 */
import { HALF, howsOf, sizeOf, turned, WORLD, type How, type Placed } from "./pieces.ts";
import { blocked, type Box, type Landing } from "./surfaces.ts";

/** Where the hand is: the column of the piece's centre in halves of a brick, and which resting place of it, from the top. */
export interface Cursor {
  readonly column: number;
  readonly level: number;
  readonly how: How;
}

export type Move =
  | "left"
  | "right"
  | "far-left"
  | "far-right"
  | "leftmost"
  | "rightmost"
  | "turn"
  | "turn-back"
  | "higher"
  | "lower";

export const START: Cursor = { column: 0, level: 0, how: "lying" };

/** A far step is the length of half a brick: from the middle of a lying one to its end. */
const FAR = 3;

/** The cursor for a piece that is picked now: same place, turned as before where the piece can be. */
export function picked(cursor: Cursor, piece: string): Cursor {
  const how = howsOf(piece).includes(cursor.how) ? cursor.how : howsOf(piece)[0]!;
  return { ...cursor, how, level: 0 };
}

export function moved(cursor: Cursor, move: Move, piece: string, others: readonly Box[]): Cursor {
  switch (move) {
    case "left":
      return across(cursor, cursor.column - 1, piece);
    case "right":
      return across(cursor, cursor.column + 1, piece);
    case "far-left":
      return across(cursor, cursor.column - FAR, piece);
    case "far-right":
      return across(cursor, cursor.column + FAR, piece);
    case "leftmost":
    case "rightmost":
      return across(cursor, edgeColumn(cursor, move, piece, others), piece);
    case "turn":
    case "turn-back":
      return { ...cursor, how: turned(piece, cursor.how, move === "turn" ? 1 : -1), level: 0 };
    case "higher":
    case "lower": {
      const last = rests(piece, cursor, others).length - 1;
      const level = cursor.level + (move === "higher" ? -1 : 1);
      return { ...cursor, level: Math.max(0, Math.min(last, level)) };
    }
  }
}

function across(cursor: Cursor, column: number, piece: string): Cursor {
  const [w] = sizeOf(piece, cursor.how);
  const most = Math.floor((WORLD.right - w / 2) / HALF);
  return { ...cursor, column: Math.max(-most, Math.min(most, column)), level: 0 };
}

/** Flush with the outer edge of what stands; once there, beside it, and there one stays however often one presses. */
function edgeColumn(cursor: Cursor, move: "leftmost" | "rightmost", piece: string, others: readonly Box[]): number {
  if (others.length === 0) return cursor.column;
  const [w] = sizeOf(piece, cursor.how);
  const flush =
    move === "leftmost"
      ? Math.round((Math.min(...others.map((box) => box.left)) + w / 2) / HALF)
      : Math.round((Math.max(...others.map((box) => box.right)) - w / 2) / HALF);
  const beside = flush + (move === "leftmost" ? -1 : 1) * Math.round(w / HALF);
  return cursor.column === flush || cursor.column === beside ? beside : flush;
}

/** Every place where the piece could rest in this column, the highest first; there always is one. */
export function rests(piece: string, cursor: Cursor, others: readonly Box[]): Landing[] {
  const x = cursor.column * HALF;
  const [w, h] = sizeOf(piece, cursor.how);
  const below = others.filter((box) => box.right > x - w / 2 + 0.02 && box.left < x + w / 2 - 0.02);
  const levels = [...new Set([0, ...below.map((box) => onGrid(box.top))])].sort((a, b) => b - a);
  return levels
    .map((level) => ({
      x,
      y: level + h / 2,
      on: below.filter((box) => level > 0 && Math.abs(box.top - level) < 0.1).map((box) => box.piece),
    }))
    .filter((place) => blocked(piece, cursor.how, place, others).length === 0);
}

function onGrid(y: number): number {
  return Math.round(y / HALF) * HALF;
}

export function restAt(piece: string, cursor: Cursor, others: readonly Box[]): Landing {
  const places = rests(piece, cursor, others);
  return places[Math.min(cursor.level, places.length - 1)]!;
}

export function placedOnGrid(piece: string, cursor: Cursor, others: readonly Box[]): Placed {
  const { x, y } = restAt(piece, cursor, others);
  return { piece, how: cursor.how, x: Math.round(x * 100), y: Math.round(y * 100) };
}

/** What there is around a place: under it, beside it at its height, and above it. */
export interface Around {
  /** From left to right. */
  readonly under: readonly string[];
  /** Halves by which its ends are right of the outer ends of all that is under it. */
  readonly over: { readonly left: number; readonly right: number };
  /** The nearest that reach into its height. */
  readonly left: Beside | null;
  readonly right: Beside | null;
  /** The nearest that stand on the same level: a card speaks of these. */
  readonly row: { readonly left: Beside | null; readonly right: Beside | null };
  readonly above: readonly string[];
  /** Height of its lower edge over the table, in halves. */
  readonly height: number;
}

export interface Beside {
  readonly piece: string;
  /** Free space between, in halves. */
  readonly gap: number;
}

export function around(piece: string, cursor: Cursor, others: readonly Box[]): Around {
  const place = restAt(piece, cursor, others);
  const [w, h] = sizeOf(piece, cursor.how);
  const box: Box = { piece, left: place.x - w / 2, right: place.x + w / 2, bottom: place.y - h / 2, top: place.y + h / 2 };
  const level = others.filter((other) => other.top > box.bottom + 0.02 && other.bottom < box.top - 0.02);
  const over = others.filter((o) => o.right > box.left + 0.02 && o.left < box.right - 0.02 && o.bottom >= box.top - 0.02);
  const lowest = Math.min(...over.map((other) => other.bottom));
  const under = others.filter((other) => place.on.includes(other.piece)).sort((a, b) => a.left - b.left);
  const [first, last] = [Math.min(...under.map((other) => other.left)), Math.max(...under.map((other) => other.right))];
  const left = (found: readonly Box[]) => nearest(found.filter((o) => o.right <= box.left + 0.02).map((o) => ({ piece: o.piece, gap: halves(box.left - o.right) })));
  const right = (found: readonly Box[]) => nearest(found.filter((o) => o.left >= box.right - 0.02).map((o) => ({ piece: o.piece, gap: halves(o.left - box.right) })));
  const row = level.filter((other) => Math.abs(other.bottom - box.bottom) < 0.1);
  return {
    under: under.map((other) => other.piece),
    over: under.length > 0 ? { left: halves(box.left - first), right: halves(box.right - last) } : { left: 0, right: 0 },
    left: left(level),
    right: right(level),
    row: { left: left(row), right: right(row) },
    above: over.filter((other) => other.bottom < lowest + 0.02).map((other) => other.piece),
    height: halves(box.bottom),
  };
}

function nearest(found: readonly Beside[]): Beside | null {
  return found.reduce<Beside | null>((best, one) => (best && best.gap <= one.gap ? best : one), null);
}

export function halves(heights: number): number {
  return Math.round(heights / HALF);
}

/** The ruler: how far apart two pieces are, in halves, sideways and in height (TA-R1). */
export function measured(a: Box, b: Box): { across: number; up: number } {
  const [left, right] = a.left + a.right <= b.left + b.right ? [a, b] : [b, a];
  return { across: halves(Math.max(0, right.left - left.right)), up: halves(b.bottom - a.bottom) };
}

/** The fewest keys from one cursor to another for a piece: a far step costs its modifier too. */
export function keysBetween(from: Cursor, to: Cursor, piece: string, others: readonly Box[]): number {
  const COSTS: Record<Move, number> = {
    left: 1, right: 1, "far-left": 2, "far-right": 2, leftmost: 1, rightmost: 1, turn: 1, "turn-back": 1, higher: 1, lower: 1,
  };
  const name = (cursor: Cursor) => `${cursor.column}/${cursor.level}/${cursor.how}`;
  const best = new Map<string, number>([[name(from), 0]]);
  const queue: [number, Cursor][] = [[0, from]];
  while (queue.length > 0) {
    queue.sort((a, b) => b[0] - a[0]);
    const [cost, cursor] = queue.pop()!;
    if (name(cursor) === name(to)) return cost;
    if (cost > 40 || cost > (best.get(name(cursor)) ?? Infinity)) continue;
    for (const [move, price] of Object.entries(COSTS) as [Move, number][]) {
      const next = moved(cursor, move, piece, others);
      if (cost + price >= (best.get(name(next)) ?? Infinity)) continue;
      best.set(name(next), cost + price);
      queue.push([cost + price, next]);
    }
  }
  return Infinity;
}
