/**
 * Where a piece that is let go would come to rest, by looking at edges only.
 * Used by the magnet, by the shadow under a carried piece and by the grid hands, so that all three agree.
 */
import { HALF, sizeOf, WORLD, type How, type Loose, type Point } from "../pieces.ts";

export interface Box {
  readonly piece: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

export interface Landing {
  /** Centre of the piece at rest. */
  readonly x: number;
  readonly y: number;
  /** What it rests on; empty: the table. */
  readonly on: readonly string[];
}

/** The landing place shown, and whether the magnet or the grid chose it; otherwise the piece just falls there. */
export interface Resting extends Landing {
  readonly how: How;
  readonly drawn: boolean;
}

/** Edges that meet by less than this don't count as overlapping. */
export const THIN = 0.02;

export function boxOf({ piece, how, x, y, angle }: Loose): Box {
  const [w, h] = sizeOf(piece, how);
  const c = Math.abs(Math.cos(angle));
  const s = Math.abs(Math.sin(angle));
  const across = (w * c + h * s) / 2;
  const up = (w * s + h * c) / 2;
  return { piece, left: x - across, right: x + across, bottom: y - up, top: y + up };
}

/** Straight down from its lower edge; higher surfaces are ignored. */
export function landing(piece: string, how: How, x: number, from: number, others: readonly Box[]): Landing {
  const [w, h] = sizeOf(piece, how);
  const reached = others.filter(
    (box) => box.right > x - w / 2 + THIN && box.left < x + w / 2 - THIN && box.top <= from + HALF / 2,
  );
  const level = Math.max(0, ...reached.map((box) => box.top));
  const on = reached.filter((box) => level > 0 && box.top > level - 0.05).map((box) => box.piece);
  return { x, y: level + h / 2, on };
}

/** Whether a piece standing at this place would be inside another. */
export function obstacles(piece: string, how: How, at: Point, others: readonly Box[]): Box[] {
  const [w, h] = sizeOf(piece, how);
  const across = others.filter((box) => box.right > at.x - w / 2 + THIN && box.left < at.x + w / 2 - THIN);
  return across.filter((box) => box.top > at.y - h / 2 + THIN && box.bottom < at.y + h / 2 - THIN);
}

/** How far the magnet reaches: nearly right becomes right, everything else stays the player's own. */
const REACH = 0.2;

/**
 * The magnet: the nearest place on the half grid of what the piece would rest on or stand beside.
 * Null when nothing is near enough or the place is taken.
 */
export function attract(piece: string, how: How, x: number, from: number, others: readonly Box[]): Landing | null {
  const [w] = sizeOf(piece, how);
  const free = landing(piece, how, x, from, others);
  const grids = neighbours(free, w, others).map((box) => box.left);
  const wished = (grids.length > 0 ? grids : [0]).map((grid) => {
    const left = x - w / 2;
    return Math.round((left - grid) / HALF) * HALF + grid + w / 2;
  });
  const flush = others.flatMap((box) => [box.right + w / 2, box.left - w / 2]);
  const near = [...wished, ...flush].filter((to) => Math.abs(to - x) <= REACH);
  for (const to of near.sort((a, b) => Math.abs(a - x) - Math.abs(b - x))) {
    const there = landing(piece, how, to, from, others);
    if (Math.abs(there.y - free.y) < 0.1 && obstacles(piece, how, there, others).length === 0) return there;
  }
  return null;
}

/**
 * Where a piece goes if it's let go here: where the magnet pulls it, or else straight down. If something already
 * stands there, it goes beside that or, if most of it is above, on top of everything. The preview under a carried
 * piece and what then happens both come from here.
 */
export function restingPlace(piece: string, how: How, at: Point, others: readonly Box[], magnet: boolean): Resting {
  const bottom = at.y - sizeOf(piece, how)[1] / 2;
  const drawn = magnet ? attract(piece, how, at.x, bottom, others) : null;
  if (drawn) return { ...drawn, how, drawn: true };
  const below = landing(piece, how, at.x, bottom, others);
  const taken = obstacles(piece, how, below, others);
  if (taken.length === 0) return { ...below, how, drawn: false };
  const free = beside(piece, how, at.x, bottom, taken, others);
  const onTop = magnet ? attract(piece, how, at.x, WORLD.top, others) : null;
  const above = onTop ?? landing(piece, how, at.x, WORLD.top, others);
  return { ...(free ?? above), how, drawn: free !== null || onTop !== null };
}

/** The nearer free place beside what is in the way, unless more than half of the piece is over it. */
function beside(
  piece: string, how: How, x: number, from: number, taken: readonly Box[], others: readonly Box[],
): Landing | null {
  const half = sizeOf(piece, how)[0] / 2;
  const sides = [Math.max(...taken.map((box) => box.right)) + half, Math.min(...taken.map((box) => box.left)) - half];
  const near = sides.filter((to) => Math.abs(to - x) <= half).sort((a, b) => Math.abs(a - x) - Math.abs(b - x));
  const places = near.map((to) => landing(piece, how, to, from, others));
  return places.find((place) => obstacles(piece, how, place, others).length === 0) ?? null;
}

function neighbours(free: Landing, width: number, others: readonly Box[]): Box[] {
  if (free.on.length > 0) return others.filter((box) => free.on.includes(box.piece));
  return others
    .filter((box) => box.bottom < 0.1 && box.left < free.x + width / 2 + 4 && box.right > free.x - width / 2 - 4)
    .sort((a, b) => gap(a, free.x) - gap(b, free.x))
    .slice(0, 1);
}

const gap = (box: Box, x: number): number => Math.max(box.left - x, x - box.right, 0);
