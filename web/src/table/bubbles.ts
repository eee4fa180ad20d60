/** Where a bubble stands: at its seat, whole within the window, and over as little as can be. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
type Size = Pick<Box, "width" | "height">;

/** Seats beside each other talk below themselves, seats in a column beside it; who talks, over the own name. */
export type Side = "below" | "beside" | "over";

const GAP = 6;
/** From the window's edge, and of the tip from the bubble's corner. */
const EDGE = 8;
const CORNER = 16;

export function placeBubble(seat: Box, { width, height }: Size, view: Size, side: Side): BubblePlace {
  const across = side === "beside" ? seat.left + seat.width * 0.8 : seat.left + GAP;
  const down = side === "below" ? seat.top + seat.height + GAP : seat.top + (seat.height - height) / 2;
  const left = within(across, width, view.width);
  const tip = side === "below" ? Math.min(width - CORNER, Math.max(CORNER, seat.left + 2 * CORNER - left)) : null;
  return { left, top: within(down, height, view.height), tip };
}

export interface BubblePlace {
  readonly left: number;
  readonly top: number;
  /** How far from its left the tip points at the seat, where it does. */
  readonly tip: number | null;
}

const within = (at: number, long: number, room: number): number => Math.max(EDGE, Math.min(at, room - long - EDGE));

/** Seats that stand under each other. */
export function isColumn(seat: Element): boolean {
  const next = seat.nextElementSibling ?? seat.previousElementSibling;
  return next !== null && next.getBoundingClientRect().left === seat.getBoundingClientRect().left;
}
