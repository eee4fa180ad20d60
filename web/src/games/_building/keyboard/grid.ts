/**
 * Hands on the half-brick grid: for keys, for ears, and for browsers without physics.
 * A cursor knows where the piece in the hand would rest; dropping it is one key, whatever lies below.
 */
import { boxOf, obstacles, THIN, type Box, type Landing } from "../physics/surfaces.ts";
import { HALF, howsOf, nextHow, sizeOf, UNIT, WORLD, type How, type Pose } from "../pieces.ts";

/** Where the hand is: the column of the piece's centre in halves of a brick, and which of its places, from the top. */
export type Cursor = { readonly column: number; readonly level: number; readonly how: How };

const MOVES = [
  ...(["left", "right", "far-left", "far-right", "leftmost", "rightmost"] as const),
  ...(["turn", "turn-back", "higher", "lower"] as const),
];
export type Move = (typeof MOVES)[number];
export const isMove = (act: string): act is Move => MOVES.some((move) => move === act);

export const START: Cursor = { column: 0, level: 0, how: "lying" };

/** A far step is the length of half a brick: from the middle of a lying one to its end. */
const STEPS = { left: -1, right: 1, "far-left": -3, "far-right": 3 } as const;

/** The cursor for a newly picked piece: same place, turned as before if the piece can be. */
export function pickUp(cursor: Cursor, piece: string): Cursor {
  const how = howsOf(piece).includes(cursor.how) ? cursor.how : howsOf(piece)[0]!;
  return { ...cursor, how, level: 0 };
}

export function moveCursor(cursor: Cursor, move: Move, piece: string, others: readonly Box[]): Cursor {
  if (move === "leftmost" || move === "rightmost") {
    return across(cursor, edgeColumn(cursor, move, piece, others), piece);
  }
  if (move === "turn") return { ...cursor, how: nextHow(piece, cursor.how, 1), level: 0 };
  if (move === "turn-back") return { ...cursor, how: nextHow(piece, cursor.how, -1), level: 0 };
  if (move !== "higher" && move !== "lower") return across(cursor, cursor.column + STEPS[move], piece);
  const last = rests(piece, cursor, others).length - 1;
  const level = cursor.level + (move === "higher" ? -1 : 1);
  return { ...cursor, level: Math.max(0, Math.min(last, level)) };
}

function across(cursor: Cursor, column: number, piece: string): Cursor {
  const [w] = sizeOf(piece, cursor.how);
  const most = Math.floor((WORLD.right - w / 2) / HALF);
  return { ...cursor, column: Math.max(-most, Math.min(most, column)), level: 0 };
}

/** Flush with the outer edge of what stands; once there, beside it, where further presses change nothing. */
function edgeColumn(cursor: Cursor, move: "leftmost" | "rightmost", piece: string, others: readonly Box[]): number {
  if (others.length === 0) return cursor.column;
  const [w] = sizeOf(piece, cursor.how);
  const out = move === "leftmost" ? -1 : 1;
  const edge = out < 0 ? Math.min(...others.map((box) => box.left)) : Math.max(...others.map((box) => box.right));
  const flush = Math.round((edge - (out * w) / 2) / HALF);
  const beside = flush + out * Math.round(w / HALF);
  return cursor.column === flush || cursor.column === beside ? beside : flush;
}

/** Every place where the piece could rest in this column, the highest first; there's always one. */
export function rests(piece: string, cursor: Cursor, others: readonly Box[]): Landing[] {
  const x = cursor.column * HALF;
  const [w, h] = sizeOf(piece, cursor.how);
  const below = others.filter((box) => box.right > x - w / 2 + THIN && box.left < x + w / 2 - THIN);
  const levels = [...new Set([0, ...below.map((box) => onGrid(box.top))])].sort((a, b) => b - a);
  const places = levels.map((level) => {
    const on = below.filter((box) => level > 0 && Math.abs(box.top - level) < 0.1);
    return { x, y: level + h / 2, on: on.map((box) => box.piece) };
  });
  return places.filter((place) => obstacles(piece, cursor.how, place, others).length === 0);
}

const onGrid = (y: number): number => Math.round(y / HALF) * HALF;

export function restAt(piece: string, cursor: Cursor, others: readonly Box[]): Landing {
  const places = rests(piece, cursor, others);
  return places[Math.min(cursor.level, places.length - 1)]!;
}

export function poseOnGrid(piece: string, cursor: Cursor, others: readonly Box[]): Pose {
  const { x, y } = restAt(piece, cursor, others);
  return { piece, how: cursor.how, x: Math.round(x * UNIT), y: Math.round(y * UNIT) };
}

/** What's around a place: under it, beside it at its height, and above it. */
export interface Around {
  /** From left to right. */
  readonly under: readonly string[];
  /** How many halves its ends are to the right of the outer ends of everything under it. */
  readonly over: { readonly left: number; readonly right: number };
  /** The nearest that reach into its height. */
  readonly left: Beside | null;
  readonly right: Beside | null;
  /** The nearest that stand on the same level: these are the ones a card mentions. */
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
  const { x, y } = restAt(piece, cursor, others);
  return aroundBox(boxOf({ piece, how: cursor.how, x, y, angle: 0 }), others);
}

/** The same for a standing piece, even off the grid. */
export function aroundBox(box: Box, others: readonly Box[]): Around {
  const level = others.filter((o) => o.top > box.bottom + THIN && o.bottom < box.top - THIN);
  const overlaps = (o: Box): boolean => o.right > box.left + THIN && o.left < box.right - THIN;
  const over = others.filter((o) => overlaps(o) && o.bottom >= box.top - THIN);
  const lowest = Math.min(...over.map((other) => other.bottom));
  const carries = (o: Box): boolean => box.bottom > THIN && Math.abs(o.top - box.bottom) < 0.1;
  const under = others.filter((o) => overlaps(o) && carries(o)).sort((a, b) => a.left - b.left);
  const first = Math.min(...under.map((other) => other.left));
  const last = Math.max(...under.map((other) => other.right));
  const row = level.filter((other) => Math.abs(other.bottom - box.bottom) < 0.1);
  return {
    under: under.map((other) => other.piece),
    over: { left: under.length && halves(box.left - first), right: under.length && halves(box.right - last) },
    left: nearest(leftOf(box, level)),
    right: nearest(rightOf(box, level)),
    row: { left: nearest(leftOf(box, row)), right: nearest(rightOf(box, row)) },
    above: over.filter((other) => other.bottom < lowest + THIN).map((other) => other.piece),
    height: halves(box.bottom),
  };
}

function leftOf(box: Box, others: readonly Box[]): Beside[] {
  const found = others.filter((other) => other.right <= box.left + THIN);
  return found.map(({ piece, right }) => ({ piece, gap: halves(box.left - right) }));
}

function rightOf(box: Box, others: readonly Box[]): Beside[] {
  const found = others.filter((other) => other.left >= box.right - THIN);
  return found.map(({ piece, left }) => ({ piece, gap: halves(left - box.right) }));
}

const nearest = (found: readonly Beside[]): Beside | null =>
  found.reduce<Beside | null>((best, one) => (best && best.gap <= one.gap ? best : one), null);

export const halves = (heights: number): number => Math.round(heights / HALF);

/** The ruler: how far apart two pieces are, in halves, sideways and in height (TA-R1). */
export function measure(a: Box, b: Box): { across: number; up: number } {
  const [left, right] = a.left + a.right <= b.left + b.right ? [a, b] : [b, a];
  return { across: halves(Math.max(0, right.left - left.right)), up: halves(b.bottom - a.bottom) };
}
