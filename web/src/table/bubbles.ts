/** Where a bubble goes: at its seat, entirely within the window, and covering as little as possible. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
type Size = Pick<Box, "width" | "height">;

/** Seats in a row have bubbles below them, seats in a column beside them; your own bubble is above your name. */
export type Side = "below" | "beside" | "over";

const GAP = 6;
/** From the window's edge, and of the tip from the bubble's corner. */
const EDGE = 8;
const CORNER = 16;

/** If others are already there, it goes below them, else above: bubbles never overlap. */
export function placeBubble(
  seat: Box, { width, height }: Size, view: Size, side: Side, others: readonly Box[] = [],
): BubblePlace {
  const across = side === "beside" ? seat.left + seat.width * 0.8 : seat.left + GAP;
  const down = side === "below" ? seat.top + seat.height + GAP : seat.top + (seat.height - height) / 2;
  const left = within(across, width, view.width);
  const wanted = within(down, height, view.height);
  const isFree = (top: number): boolean =>
    within(top, height, view.height) === top && !others.some((other) => meet({ left, top, width, height }, other));
  const tops = [...others.map((o) => o.top + o.height + GAP), ...others.map((o) => o.top - height - GAP)];
  const away = (top: number): number => Math.abs(top - wanted) + (top < wanted ? view.height : 0);
  const top = [wanted, ...tops.sort((a, b) => away(a) - away(b))].find(isFree) ?? wanted;
  const apart = top !== wanted;
  const points = side === "below" && !apart;
  const tip = points ? Math.min(width - CORNER, Math.max(CORNER, seat.left + 2 * CORNER - left)) : null;
  return { left, top, tip, apart };
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

export interface BubblePlace {
  readonly left: number;
  readonly top: number;
  /** How far from its left the tip points at the seat, where it does. */
  readonly tip: number | null;
  /** It had to make room for another one, so it must say who is talking. */
  readonly apart: boolean;
}

const within = (at: number, long: number, room: number): number => Math.max(EDGE, Math.min(at, room - long - EDGE));

/** Seats that stand under each other. */
export function isColumn(seat: Element): boolean {
  const next = seat.nextElementSibling ?? seat.previousElementSibling;
  return next !== null && next.getBoundingClientRect().left === seat.getBoundingClientRect().left;
}
