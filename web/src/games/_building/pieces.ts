/**
 * Pieces and poses as they go over the wire: whole hundredths of a brick height, tenths of a degree, y upwards.
 * Everything in the browser that moves counts in brick heights and radians; this file is the only bridge.
 */

export type How = "lying" | "standing" | "pointing" | "upright" | "flat";
export type Form = "brick" | "die" | "cuboid";

export interface Placed {
  readonly piece: string;
  readonly how: How;
  readonly x: number;
  readonly y: number;
  readonly tilt?: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A piece somewhere between two poses: brick heights and radians, the angle on top of how it is turned. */
export interface Loose {
  readonly piece: string;
  readonly how: How;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** World units in one brick height. */
export const UNIT = 100;
/** The grid of the cards, in brick heights. */
export const HALF = 0.5;
/** How far a piece's centre may be from the middle of the table, and how high. */
export const WORLD = { left: -20, right: 20, top: 22 } as const;

const SIZES: Record<Form, Partial<Record<How, readonly [number, number]>>> = {
  brick: { lying: [3, 1], standing: [1, 3], pointing: [1, 1] },
  die: { flat: [1, 1] },
  cuboid: { lying: [2, 1], upright: [1, 2] },
};

export function formOf(piece: string): Form {
  if (piece.startsWith("die")) return "die";
  return piece.startsWith("cuboid") ? "cuboid" : "brick";
}

export function massOf(piece: string): number {
  return formOf(piece) === "cuboid" ? 2 : 1;
}

/** The ways in which a piece may be turned, in the order in which turning goes through them. */
export function howsOf(piece: string): How[] {
  return Object.keys(SIZES[formOf(piece)]) as How[];
}

/** Width and height from the front, in brick heights. */
export function sizeOf(piece: string, how: How): readonly [number, number] {
  const size = SIZES[formOf(piece)][how];
  if (!size) throw new Error(`${piece} cannot be ${how}`);
  return size;
}

export function turned(piece: string, how: How, by: 1 | -1): How {
  const hows = howsOf(piece);
  return hows[(hows.indexOf(how) + by + hows.length) % hows.length]!;
}

export function loosened(placed: Placed): Loose {
  const { piece, how } = placed;
  return { piece, how, x: placed.x / UNIT, y: placed.y / UNIT, angle: ((placed.tilt ?? 0) / 1800) * Math.PI };
}

/** The wire form of a pose: the nearest way of being turned, the rest of the angle as tilt. */
export function placedAt({ piece, how, x, y, angle }: Loose): Placed {
  const [settled, rest] = settledHow(piece, how, angle);
  const tilt = Math.round((rest / Math.PI) * 1800);
  const pose = { piece, how: settled, x: Math.round(x * UNIT), y: Math.max(0, Math.round(y * UNIT)) };
  return tilt === 0 ? pose : { ...pose, tilt };
}

/** How a piece is turned once its angle is counted in, and what is left of the angle. */
export function settledHow(piece: string, how: How, angle: number): [How, number] {
  const quarters = Math.round(angle / (Math.PI / 2));
  const rest = angle - (quarters * Math.PI) / 2;
  return [quarters % 2 === 0 ? how : onItsSide(piece, how), rest];
}

function onItsSide(piece: string, how: How): How {
  const [width, height] = sizeOf(piece, how);
  return howsOf(piece).find((other) => {
    const [w, h] = sizeOf(piece, other);
    return w === height && h === width;
  })!;
}

export function apart(a: Placed, b: Placed): number {
  if (a.how !== b.how) return Infinity;
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y), Math.abs((a.tilt ?? 0) - (b.tilt ?? 0)) / 4);
}
