/**
 * Hands that others watch: what goes out is thinned, what comes in is smoothed, and neither affects the game.
 * A motion is small enough for any connection: whole world units, only the pieces that moved.
 */
import { HOWS, type Along } from "../generated.ts";
import { toLoose, toPose, UNIT, type How, type Loose, type Point, type Pose } from "../pieces.ts";

/** A piece in motion on the wire: piece, how, x, y, tilt. */
type Moving = [piece: string, how: How, x: number, y: number, tilt: number];

export interface Motion {
  readonly p: Moving[];
  /** What the building hand carries. */
  readonly hand?: string;
  /** Where somebody points, in world units. */
  readonly at?: [x: number, y: number];
}

export const EVERY_MS = 50;
/** What an empty hand carries. */
export const EMPTY = "";
const SMALL = 2;
const MOST = 16;

/** Sends at most twenty motions a second, each with what moved since the last one. */
export class Streamer {
  private last = new Map<string, Moving>();
  private sentAt = -Infinity;
  private hand: string | undefined;

  constructor(private readonly send: (motion: Motion) => void) {}

  offer(pieces: readonly Loose[], hand: string | null, now: number): void {
    if (now - this.sentAt < EVERY_MS) return;
    const moved = pieces.map(encode).filter((m) => differs(this.last.get(m[0]), m)).slice(0, MOST);
    const changedHand = (hand ?? undefined) !== this.hand;
    if (moved.length === 0 && !changedHand) return;
    for (const moving of moved) this.last.set(moving[0], moving);
    this.hand = hand ?? undefined;
    this.sentAt = now;
    this.send(hand === null ? { p: moved } : { p: moved, hand });
  }
}

/** Reads what somebody's device sent; null for anything that isn't a motion. */
export function readMotion(body: unknown): Motion | null {
  if (!isObject(body)) return null;
  const { p, hand, at } = body;
  if (!Array.isArray(p) || p.length > MOST || !p.every(isMoving)) return null;
  const held = typeof hand === "string" ? { hand } : {};
  return { p, ...held, ...(isPlace(at) ? { at } : {}) };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const areNumbers = (values: readonly unknown[]): values is number[] => values.every(Number.isFinite);
const isPlace = (value: unknown): value is [x: number, y: number] =>
  Array.isArray(value) && value.length === 2 && areNumbers(value);
const isHow = (value: unknown): value is How => Object.values(HOWS).flat().some((how) => how === value);

function isMoving(value: unknown): value is Moving {
  if (!Array.isArray(value) || value.length !== 5) return false;
  const [piece, how, ...numbers] = value;
  return typeof piece === "string" && isHow(how) && areNumbers(numbers);
}

/** A whole path at once, as a bot sends it: it's played over time. An empty hand carries the piece "". */
export type Way = { readonly piece: string; readonly how: How; readonly steps: readonly Along[] };

const LONGEST_WAY = 400;

export function readWay(body: unknown): Way | null {
  if (!isObject(body)) return null;
  const { steps, piece = EMPTY, how = "flat" } = body;
  if (!Array.isArray(steps) || steps.length === 0 || steps.length > LONGEST_WAY) return null;
  return steps.every(isAlong) && typeof piece === "string" && isHow(how) ? { piece, how, steps } : null;
}

const isAlong = (step: unknown): step is Along => Array.isArray(step) && step.length >= 3 && areNumbers(step);

type Seen = { readonly at: number; readonly loose: Loose };

/** Plays motions a little late, so that twenty a second look like sixty. */
export class Playback {
  private readonly seen = new Map<string, Seen[]>();
  hand: string | null = null;

  constructor(private readonly late = 90, private readonly stale = 700) {}

  hear(motion: Motion, now: number): void {
    this.hand = motion.hand ?? null;
    for (const [piece, how, x, y, tilt] of motion.p) {
      const track = this.seen.get(piece) ?? [];
      track.push({ at: now, loose: toLoose({ piece, how, x, y, tilt }) });
      this.seen.set(piece, track.slice(-12));
    }
  }

  /** Plays a path from now on, in at most this many milliseconds, and this many times as fast as it was made. */
  follow(way: Way, now: number, within = Infinity, rate = 1): void {
    const [first, last] = [way.steps[0]![0], way.steps.at(-1)![0]];
    const pace = Math.min(1, within / Math.max(1, last - first)) / rate;
    const begin = now + this.late;
    const { piece, how } = way;
    this.hand = piece === EMPTY ? null : piece;
    const track = way.steps.map(([ms, x, y, tilt = 0]) => {
      return { at: begin + (ms - first) * pace, loose: toLoose({ piece, how, x, y, tilt }) };
    });
    this.seen.set(piece, track);
  }

  /** Where each moving piece appears now; pieces whose hand has gone quiet are left out. */
  at(now: number): Map<string, Loose> {
    const shown = new Map<string, Loose>();
    for (const [piece, track] of this.seen) {
      const newest = track.at(-1)!;
      if (piece !== this.hand && now - newest.at > this.stale) this.seen.delete(piece);
      else shown.set(piece, between(track, now - this.late));
    }
    return shown;
  }

  /** When the hand was last seen. */
  get lately(): number {
    return this.seen.get(this.hand ?? EMPTY)?.at(-1)?.at ?? -Infinity;
  }

  /** A piece was put down or taken away: from here on the referee's pose counts. */
  settle(piece: string): void {
    this.seen.delete(piece);
    if (this.hand === piece) this.hand = null;
  }
}

function between(track: readonly Seen[], when: number): Loose {
  const next = track.findIndex((seen) => seen.at >= when);
  if (next === 0) return track[0]!.loose;
  if (next < 0) return track.at(-1)!.loose;
  const [a, b] = [track[next - 1]!, track[next]!];
  return blend(a.loose, b.loose, (when - a.at) / (b.at - a.at || 1));
}

/** Part of the way from one pose to another; a change of orientation happens at once. */
export function blend(a: Loose, b: Loose, part: number): Loose {
  if (a.how !== b.how) return b;
  const mix = (from: number, to: number) => from + (to - from) * part;
  return { ...b, x: mix(a.x, b.x), y: mix(a.y, b.y), angle: mix(a.angle, b.angle) };
}

function encode(loose: Loose): Moving {
  const { piece, how, x, y, tilt = 0 }: Pose = toPose(loose);
  return [piece, how, x, y, tilt];
}

function differs(a: Moving | undefined, b: Moving): boolean {
  if (!a || a[1] !== b[1]) return true;
  return Math.abs(a[2] - b[2]) >= SMALL || Math.abs(a[3] - b[3]) >= SMALL || Math.abs(a[4] - b[4]) >= 5;
}

/** A finger that points somewhere. */
export const pointAt = (at: Point): Motion => ({ p: [], at: [Math.round(at.x * UNIT), Math.round(at.y * UNIT)] });
