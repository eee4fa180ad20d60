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

type Size = { readonly width: number; readonly height: number };

export function frameOf(size: Size, placed: readonly Pose[], wanted: readonly Pose[]): Frame {
  const tallest = Math.max(0, ...wanted.map((p) => p.y / UNIT + sizeOf(p.piece, p.how)[1] / 2));
  const wide = Math.max(13, ...placed.map((pose) => 2 * (Math.abs(pose.x) / UNIT + 2)));
  const high = Math.max(9, ...placed.map((pose) => pose.y / UNIT + 3), tallest + 1.5);
  const unit = Math.max(LEAST_UNIT, Math.min(MOST_UNIT, size.width / wide, size.height / (high + GROUND)));
  return { unit, across: size.width / unit, up: size.height / unit };
}

type Corner = { readonly left: number; readonly top: number };

/** The place of the table under a place of the page. */
export function worldAt({ unit, across, up }: Frame, corner: Corner, at: { clientX: number; clientY: number }): Point {
  return { x: (at.clientX - corner.left) / unit - across / 2, y: up - GROUND - (at.clientY - corner.top) / unit };
}

/** The place of the page over a place of the table. */
export function clientAt({ unit, across, up }: Frame, corner: Corner, { x, y }: Point): Point {
  return { x: corner.left + (x + across / 2) * unit, y: corner.top + (up - GROUND - y) * unit };
}
