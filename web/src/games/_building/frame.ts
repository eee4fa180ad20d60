/** The window onto the bench: as large as the room allows, wide and high enough for what stands and is to stand. */
import { sizeOf, UNIT, type Pose, type Point } from "./pieces.ts";

/** How much of the table's edge is seen below what stands on it. */
export const GROUND = 0.85;
const LEAST_UNIT = 10;
const MOST_UNIT = 46;

export interface Frame {
  /** Pixels in a brick height, and how many brick heights there are across and up. */
  readonly unit: number;
  readonly across: number;
  readonly up: number;
}

export type Size = { readonly width: number; readonly height: number };

/** The largest scale at which all of it is seen. */
export function unitFor(size: Size, placed: readonly Pose[], wanted: readonly Pose[]): number {
  const tallest = Math.max(0, ...wanted.map((p) => p.y / UNIT + sizeOf(p.piece, p.how)[1] / 2));
  const wide = Math.max(13, ...placed.map((pose) => 2 * (Math.abs(pose.x) / UNIT + 2)));
  const high = Math.max(9, ...placed.map((pose) => pose.y / UNIT + 3), tallest + 1.5);
  return Math.max(LEAST_UNIT, Math.min(MOST_UNIT, size.width / wide, size.height / (high + GROUND)));
}

/** How quickly the eye goes back or comes nearer: the part of the way that is left after a second. */
const LEFT_AFTER_A_SECOND = 0.00001;
const NEAR_ENOUGH = 0.05;

type Bench = { readonly carrying: boolean; readonly empty: boolean };

/**
 * The next scale on the way to a wanted one. The eye never moves while a hand carries something, and comes nearer
 * only to an empty table: what stands is built upon, and should stay where it is seen.
 */
export function nextUnit(now: number, wanted: number, passed: number, at: Bench): number {
  if (at.carrying || (wanted > now && !at.empty)) return now;
  const next = wanted + (now - wanted) * LEFT_AFTER_A_SECOND ** passed;
  return Math.abs(next - wanted) < NEAR_ENOUGH ? wanted : next;
}

/** A window of this size at this scale. */
export const frameAt = (size: Size, unit: number): Frame => ({
  unit,
  across: size.width / unit,
  up: size.height / unit,
});

type Corner = { readonly left: number; readonly top: number };

/** The place of the table under a place of the page. */
export function worldAt({ unit, across, up }: Frame, corner: Corner, at: { clientX: number; clientY: number }): Point {
  return { x: (at.clientX - corner.left) / unit - across / 2, y: up - GROUND - (at.clientY - corner.top) / unit };
}

/** The place of the page over a place of the table. */
export function clientAt({ unit, across, up }: Frame, corner: Corner, { x, y }: Point): Point {
  return { x: corner.left + (x + across / 2) * unit, y: corner.top + (up - GROUND - y) * unit };
}
