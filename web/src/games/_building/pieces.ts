/**
 * Pieces and poses as they go over the wire: whole hundredths of a brick height, tenths of a degree, y upwards.
 * Everything that moves in the browser uses brick heights and radians; only this file converts between the two.
 */
import { ANY, FORMS, HALF_UNIT, HOWS, MASSES, SIZES, UNIT, WORLD_UNITS } from "./generated.ts";
import type { Form, How, Pose } from "./generated.ts";

export { UNIT };
export type { How, Pose };

export type Point = { readonly x: number; readonly y: number };

/** A piece somewhere between two poses: brick heights and radians, the angle on top of how it is turned. */
export interface Loose {
  readonly piece: string;
  readonly how: How;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** The grid of the cards, in brick heights. */
export const HALF = HALF_UNIT / UNIT;
/** How far a piece's centre may be from the middle of the table, and how high. */
export const WORLD = {
  left: WORLD_UNITS.left / UNIT,
  right: WORLD_UNITS.right / UNIT,
  top: WORLD_UNITS.top / UNIT,
} as const;

const UNITS: Readonly<Record<Form, Partial<Record<How, readonly [number, number]>>>> = SIZES;
const KNOWN: Readonly<Record<string, Form>> = { ...ANY, ...FORMS };

export function formOf(piece: string): Form {
  const form = KNOWN[piece];
  if (!form) throw new Error(`no such piece: ${piece}`);
  return form;
}

/** By what people measure near this piece: bricks, or the dice that are its neighbours. */
export const measureOf = (piece: string): "brick" | "piece" => (formOf(piece) === "brick" ? "brick" : "piece");

/** What the pieces of a box are called together. */
export const measureIn = ({ box }: { readonly box: readonly { readonly id: string }[] }): "brick" | "piece" =>
  box.every(({ id }) => measureOf(id) === "brick") ? "brick" : "piece";

export const massOf = (piece: string): number => MASSES[formOf(piece)];

/** The orientations of a piece, in the order in which turning goes through them. */
export const howsOf = (piece: string): readonly How[] => HOWS[formOf(piece)];

/** How a piece waits beside the table, and comes from there: upright if it can stand, otherwise lying. */
export const waitingHow = (piece: string): How =>
  howsOf(piece).find((how) => how === "standing") ?? howsOf(piece)[0]!;

/** Width and height from the front, in brick heights. */
export function sizeOf(piece: string, how: How): readonly [number, number] {
  const size = UNITS[formOf(piece)][how];
  if (!size) throw new Error(`${piece} cannot be ${how}`);
  return [size[0] / UNIT, size[1] / UNIT];
}

export function nextHow(piece: string, how: How, by: 1 | -1): How {
  const hows = howsOf(piece);
  return hows[(hows.indexOf(how) + by + hows.length) % hows.length]!;
}

export function toLoose({ piece, how, x, y, tilt = 0 }: Pose): Loose {
  return { piece, how, x: x / UNIT, y: y / UNIT, angle: (tilt / 1800) * Math.PI };
}

/** The wire form of a pose: the nearest way of being turned, the rest of the angle as tilt. */
export function toPose({ piece, how, x, y, angle }: Loose): Pose {
  const [settled, rest] = restingHow(piece, how, angle);
  const tilt = Math.round((rest / Math.PI) * 1800);
  const pose = { piece, how: settled, x: Math.round(x * UNIT), y: Math.max(0, Math.round(y * UNIT)) };
  return tilt === 0 ? pose : { ...pose, tilt };
}

/** A piece's orientation including its angle, and what is left of the angle. */
export function restingHow(piece: string, how: How, angle: number): [How, number] {
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

export function apart(a: Pose, b: Pose): number {
  if (a.how !== b.how) return Infinity;
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y), Math.abs((a.tilt ?? 0) - (b.tilt ?? 0)) / 4);
}
