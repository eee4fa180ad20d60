/**
 * The window onto the bench: as large as there's room for, with space for what stands and what's still to come.
 * The camera over it moves back and forth by itself, and never jumps.
 */
import { still } from "../../../prefs/settings.svelte";
import { sizeOf, UNIT, type Pose, type Point } from "../pieces.ts";

/** How much of the table's edge is visible below what stands on it. */
export const GROUND = 0.85;
const LEAST_UNIT = 10;
const MOST_UNIT = 46;

export interface Frame {
  /** Pixels per brick height, and how many brick heights there are across and up. */
  readonly unit: number;
  readonly across: number;
  readonly up: number;
}

export type Size = { readonly width: number; readonly height: number };

/** The largest scale at which everything is visible. */
export function unitFor(size: Size, placed: readonly Pose[], wanted: readonly Pose[]): number {
  const tallest = Math.max(0, ...wanted.map((p) => p.y / UNIT + sizeOf(p.piece, p.how)[1] / 2));
  const wide = Math.max(13, ...placed.map((pose) => 2 * (Math.abs(pose.x) / UNIT + 2)));
  const high = Math.max(9, ...placed.map((pose) => pose.y / UNIT + 3), tallest + 1.5);
  return Math.max(LEAST_UNIT, Math.min(MOST_UNIT, size.width / wide, size.height / (high + GROUND)));
}

/** How quickly the camera moves back or closer: the share of the distance that's left after a second. */
const LEFT_AFTER_A_SECOND = 0.00001;
const NEAR_ENOUGH = 0.05;

type Bench = { readonly carrying: boolean; readonly empty: boolean };

/**
 * The next scale on the way to the target. The camera never moves while a hand carries something, and moves closer
 * only to an empty table: people are building on what stands, so it should stay where it is.
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

/** The point of the table under a point of the page. */
export function worldAt({ unit, across, up }: Frame, corner: Corner, at: { clientX: number; clientY: number }): Point {
  return { x: (at.clientX - corner.left) / unit - across / 2, y: up - GROUND - (at.clientY - corner.top) / unit };
}

/** The point of the page over a point of the table. */
export function clientAt({ unit, across, up }: Frame, corner: Corner, { x, y }: Point): Point {
  return { x: corner.left + (x + across / 2) * unit, y: corner.top + (up - GROUND - y) * unit };
}

interface Sight {
  readonly size: Size;
  /** Pixels per brick height at which everything is visible. */
  readonly wanted: number;
  readonly carrying: boolean;
  readonly empty: boolean;
}

/** How close the camera is. */
export class Camera {
  /** Pixels per brick height now; 0 before anything was drawn. */
  unit = $state(0);
  private window = "";

  /** This many seconds have passed; in a window of another size, it's right at once. */
  look({ size, wanted, ...at }: Sight, passed: number): void {
    const window = `${size.width} ${size.height}`;
    const next = window === this.window ? nextUnit(this.unit, wanted, still() ? 1 : passed, at) : wanted;
    this.window = window;
    if (next !== this.unit) this.unit = next;
  }
}
