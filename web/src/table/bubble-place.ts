/**
 * Where a bubble goes: entirely within the window, and covering as little as possible. It stands at its seat where
 * there's room around the table. In a small window only the bar isn't needed for the turn, so it lies there.
 */
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
  const edge = seat.left + seat.width + 3 * GAP - width; // beyond its column lies what hands aim at
  const across = side === "beside" ? Math.min(seat.left + seat.width * 0.8, edge) : seat.left + GAP;
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
  return { left, top, tip, apart, upwards: true };
}

/** Two who talk at once share the bar: each has half of it at most, so that neither lies over names and points. */
export const widestOfTwo = (view: Pick<Size, "width">): number =>
  Math.min(WIDEST, Math.floor((view.width - 2 * EDGE - GAP) / 2));
const WIDEST = 320;

/** Where nothing is written on the bar first; below it only where that has no room at all. */
export function placeOnBar(
  seat: Box, { width, height }: Size, view: Size, bar: Bar, others: readonly Box[] = [],
): BubblePlace {
  const { from, to } = bar.free;
  const last = Math.max(EDGE, view.width - EDGE - GAP - widestOfTwo(view) - width); // so that another fits beside it
  const fits = width <= to - from;
  const wanted = fits ? Math.min(Math.max(seat.left + GAP, from), to - width, last) : EDGE;
  const lefts = [wanted, ...others.flatMap((o) => [o.left + o.width + GAP, o.left - width - GAP])];
  const middle = Math.max(bar.top + 1, bar.top + (bar.height - height) / 2);
  const tops = [middle, ...others.map((o) => o.top + o.height + GAP)].sort((a, b) => a - b);
  const places = tops.flatMap((top) => lefts.map((left) => ({ left: within(left, width, view.width), top })));
  const isFree = (at: { left: number; top: number }): boolean =>
    !others.some((other) => meet({ ...at, width, height }, other));
  const { left, top } = places.find(isFree) ?? { left: within(wanted, width, view.width), top: middle };
  const tip = seat.left + 2 * CORNER - left;
  const points = top === middle && Math.abs(seat.top - top - height) < CORNER && tip >= CORNER && tip <= width - CORNER;
  return { left, top, tip: points ? tip : null, apart: !points, upwards: false };
}

/** The bar above a table, and from where to where nothing is written on it. */
export interface Bar extends Box {
  readonly free: { readonly from: number; readonly to: number };
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

export interface BubblePlace {
  readonly left: number;
  readonly top: number;
  /** How far from its left the tip points at the seat, where it does. */
  readonly tip: number | null;
  /** The seat is somewhere else, so it must say who is talking. */
  readonly apart: boolean;
  /** The tip points at a seat above it. */
  readonly upwards: boolean;
}

const within = (at: number, long: number, room: number): number => Math.max(EDGE, Math.min(at, room - long - EDGE));

/** Seats that stand under each other. */
export function isColumn(seat: Element): boolean {
  const next = seat.nextElementSibling ?? seat.previousElementSibling;
  return next !== null && next.getBoundingClientRect().left === seat.getBoundingClientRect().left;
}

/** As in the layout of the tables: a phone, upright or sideways. */
export const SMALL = "(max-width: 56rem), (max-height: 32rem)";
/** One beside the other on the bar; who said something before can be read in the menu. */
export const MOST_ON_BAR = 2;

/** The bar above the table; a big screen has none. */
export function barOf(page: Document): Bar | null {
  const bar = page.querySelector<HTMLElement>("[data-bar]");
  if (!bar) return null;
  const { left, top, width, height } = bar.getBoundingClientRect();
  const parts = [...bar.children].filter((part) => getComputedStyle(part).position !== "absolute");
  const edges = parts.map((part) => part.getBoundingClientRect());
  const from = Math.max(left, ...edges.slice(0, -1).map((edge) => edge.right)) + GAP;
  return { left, top, width, height, free: { from, to: (edges.at(-1)?.left ?? left + width) - GAP } };
}
