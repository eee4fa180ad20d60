/** Time on the bench: the whole steps of physics that are due, then a picture. Tests can drive it by hand. */
import { STEP } from "../physics/body.ts";

const LONGEST_FRAME = 0.05;

export interface Timed {
  running(): boolean;
  advance(steps: number, now: number): void;
  paint(now: number, passed: number): void;
}

/** Lets time pass until the returned function is called. */
export function letTimePass(bench: Timed, byHand: Readonly<Record<string, unknown>>): () => void {
  let manual = false;
  let last = performance.now();
  let owed = 0;
  let frame = requestAnimationFrame(function draw(now) {
    const passed = Math.min(LONGEST_FRAME, (now - last) / 1000);
    last = now;
    owed += passed;
    const steps = Math.floor(owed / STEP);
    owed -= steps * STEP;
    if (!manual && bench.running()) bench.advance(steps, now);
    bench.paint(now, passed);
    frame = requestAnimationFrame(draw);
  });
  if (navigator.webdriver) {
    const step = (n: number): void => bench.advance(n, performance.now());
    Object.assign(globalThis, { bench: { manual: (on: boolean) => (manual = on), step, ...byHand } });
  }
  return () => cancelAnimationFrame(frame);
}
