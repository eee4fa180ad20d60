/**
 * What moves on the bench and how strongly: bodies, the hand on one of them, and every figure that was tuned by feel.
 * Lengths are brick heights, times seconds or steps of a 120th.
 */
import type RAPIER from "@dimforge/rapier2d-compat";
import { restingHow, type How, type Point } from "../pieces.ts";

export const STEP = 1 / 120;

export const GRAVITY = 60;
/** Hertz. Rapier's contacts are springs; softer ones let a loaded overhang sink until a card that stands falls. */
export const STIFF = 240;
export const PULL = 24;
export const TURN_PULL = 20;
/** The low caps: a hand that moves faster than this would push bricks through each other. */
export const FASTEST = 42;
export const FASTEST_TOUCHING = 7;
export const FASTEST_LOWERING = 18;
export const FASTEST_TURN = 16;
/** How long an opened hand has, and how much slack, to reach where the pointer let go. */
export const TRAVEL_STEPS = 84;
export const THERE = 0.1;
export const QUIET_SPEED = 0.12;
export const QUIET_SPIN = 0.1;
export const QUIET_STEPS = 8;
/** A brick that rocks is still for a moment at the end of each swing; one that leans must prove its rest longer. */
export const QUIET_STEPS_LEANING = 40;
export const LEANING = 0.04;
export const KNOCK = 1.2;
export const SKIN = 0.03;

export interface Body {
  readonly piece: string;
  how: How;
  rigid: RAPIER.RigidBody;
  collider: RAPIER.Collider;
  pinned: boolean;
  quiet: number;
  speed: number;
}

/** What collides with what: a hand in front of the table touches nothing but the table itself. */
export const GROUPS = { table: 0x0002_ffff, brick: 0x0001_0003, front: 0x0004_0002 } as const;
/** A quick hand passes in front of what stands; one that slows down reaches in. */
export const QUICK = 11;
export const SLOW = 3;
export const CALM_STEPS = 26;
export const CLEAR_STEPS = 10;

export interface Hand {
  readonly body: Body;
  readonly offset: Point;
  target: Point;
  /** Steps for which an opened hand may still travel to where it was opened. */
  opening: number;
  lowering: boolean;
  /** In front of the table, where it pushes nothing; for how many steps it was calm, and touched nothing. */
  front: boolean;
  calm: number;
  clear: number;
}

export function atRest(body: Body): boolean {
  const [, lean] = restingHow(body.piece, body.how, body.rigid.rotation());
  return body.quiet >= (Math.abs(lean) > LEANING ? QUIET_STEPS_LEANING : QUIET_STEPS);
}

export function cap(v: Point, fastest: number): Point {
  const speed = Math.hypot(v.x, v.y);
  if (speed <= fastest) return { x: v.x, y: v.y };
  return { x: (v.x / speed) * fastest, y: (v.y / speed) * fastest };
}
