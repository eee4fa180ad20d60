/**
 * A thrown die: it hops lower and lower, turns as it goes, and shows its number only when it lies still.
 * The number was decided before the throw; nobody has to wait for the die before acting.
 * why: docs/decisions/0025-motion-is-only-seen.md
 */

export interface Toss {
  /** Distance from where it comes to rest, in its own widths: to the right, where the table is, and upwards. */
  readonly x: number;
  readonly y: number;
  /** In degrees. */
  readonly turn: number;
  /** How often it has rolled over to another side; null when it lies still. */
  readonly side: number | null;
}

export const AT_REST: Toss = { x: 0, y: 0, turn: 0, side: null };

/** A small die, and those of a handful. */
export const TUMBLE_MS = 560;

/** Each hop: its part of the time, and its height. */
const HOPS = [[0.46, 0.85], [0.32, 0.34], [0.22, 0.1]] as const;
const TURNS = 540;
/** Little: beside the small die stands the sum, which is to be read meanwhile. */
const FAR = 0.35;

/** Where it is this many milliseconds after the throw; `n` distinguishes several dice of one throw. */
export function tossAt(after: number, ms: number = TUMBLE_MS, n = 0): Toss {
  const part = after / ms;
  if (part >= 1 || part < 0) return AT_REST;
  const left = (1 - part) ** 1.6;
  const turn = (n % 2 ? -1 : 1) * (TURNS + 90 * (n % 3)) * left;
  return { x: FAR * left, y: heightAt(part) * (1 + 0.15 * (n % 3)), turn, side: n + Math.floor(Math.abs(turn) / 90) };
}

function heightAt(part: number): number {
  let begun = 0;
  for (const [lasts, height] of HOPS) {
    const at = (part - begun) / lasts;
    if (at < 1) return height * 4 * at * (1 - at);
    begun += lasts;
  }
  return 0;
}

/** Some side of the die, but not the one it ends on: that would give it away too soon. */
export function sideShown(side: number, value: number, sides: readonly number[]): number {
  const others = sides.filter((one) => one !== value);
  return others[side % Math.max(1, others.length)] ?? value;
}

export const transformOfToss = ({ x, y, turn }: Toss): string =>
  `translate(${x.toFixed(3)} ${(-y).toFixed(3)}) rotate(${turn.toFixed(1)})`;
