/** The path of the hand that builds, as it is sent with a `place`: what replays show, and the referee believes. */
import { LONGEST_PATH, type Along } from "../generated.ts";
import type { Pose } from "../pieces.ts";

/** Milliseconds between two points of a path. */
const POINTS_MS = 16;

/** The path of a hand since it took its piece. */
export class Trail {
  private points: Along[] = [];
  began = 0;

  /** Put down by keys or words: then there is no path of a hand. */
  typed = false;

  begin(now: number): void {
    this.began = now;
    this.points = [];
    this.typed = false;
  }

  note(now: number, { x, y, tilt = 0 }: Pose): void {
    const ms = Math.max(0, Math.round(now - this.began));
    if (ms - (this.points.at(-1)?.[0] ?? -Infinity) >= POINTS_MS) this.points.push([ms, x, y, tilt]);
  }

  thinned(): Along[] {
    return this.typed ? [] : thin(this.points, LONGEST_PATH);
  }
}

/** The path reduced to what matters: straight parts lose their middle, and at most `most` points stay. */
export function thin(path: readonly Along[], most = LONGEST_PATH, slack = 12): Along[] {
  let kept = simplify(path, slack);
  while (kept.length > most) kept = simplify(path, (slack *= 2));
  return kept;
}

function simplify(path: readonly Along[], slack: number): Along[] {
  if (path.length <= 2) return [...path];
  const [first, last] = [path[0]!, path.at(-1)!];
  let worst = 0;
  let split = 0;
  for (let i = 1; i < path.length - 1; i++) {
    const off = offTheLine(path[i]!, first, last);
    if (off > worst) [worst, split] = [off, i];
  }
  if (worst <= slack) return [first, last];
  return [...simplify(path.slice(0, split + 1), slack).slice(0, -1), ...simplify(path.slice(split), slack)];
}

/** How far a point is from where an even movement would have been at that moment. */
function offTheLine(point: Along, first: Along, last: Along): number {
  const part = (point[0] - first[0]) / (last[0] - first[0] || 1);
  const dx = point[1] - (first[1] + (last[1] - first[1]) * part);
  const dy = point[2] - (first[2] + (last[2] - first[2]) * part);
  return Math.hypot(dx, dy);
}
