/**
 * Things flying across the page. A flight is only for the eye: nothing waits for it, it doesn't affect the layout, and
 * no finger can touch it. Its position at any moment is a value, so a test can step through it.
 * why: docs/decisions/0025-motion-is-only-seen.md
 */
import { still } from "../prefs/settings.svelte";

/** Where something is on the screen: its middle, and how wide it is. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface Course {
  readonly from: Spot;
  readonly to: Spot;
  readonly ms: number;
  /** Milliseconds before it starts; until then it's at its origin. */
  readonly wait?: number;
  /** How far it rises above the straight way, in pixels. */
  readonly arc?: number;
  /** It is dropped, not carried: fastest where it lands. */
  readonly falls?: boolean;
  /** How far it is turned when it sets off, in degrees. */
  readonly turn?: number;
}

export type Way = Omit<Course, "from" | "to">;

export interface Moment {
  /** Away from where it lands, in pixels. */
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
  readonly turn: number;
  readonly landed: boolean;
}

const LANDED: Moment = { dx: 0, dy: 0, scale: 1, turn: 0, landed: true };

export function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width };
}

/** What is carried starts quickly and is set down gently; what falls does the opposite. */
const along = (part: number, falls: boolean): number => (falls ? part ** 3 : 1 - (1 - part) ** 3);

/** Where a flight is, so many milliseconds after it began. */
export function momentOf({ from, to, ms, wait = 0, arc = 0, falls = false, turn = 0 }: Course, after: number): Moment {
  const part = Math.max(0, (after - wait) / ms);
  if (part >= 1) return LANDED;
  const left = 1 - along(part, falls);
  return {
    dx: (from.x - to.x) * left,
    dy: (from.y - to.y) * left - arc * 4 * part * (1 - part),
    scale: 1 + (from.width / Math.max(1, to.width) - 1) * left,
    turn: turn * left,
    landed: false,
  };
}

const STEPS = 14;

/** The flight as the browser plays it by itself, off the page's own thread. */
export function framesOf(course: Course): Keyframe[] {
  const whole = course.ms + (course.wait ?? 0);
  return Array.from({ length: STEPS + 1 }, (_, n) => {
    const { dx, dy, scale, turn } = momentOf(course, (whole * n) / STEPS);
    const transform = `translate(${px(dx)}, ${px(dy)}) scale(${scale.toFixed(3)}) rotate(${turn.toFixed(1)}deg)`;
    return { offset: n / STEPS, transform };
  });
}

const px = (n: number): string => `${n.toFixed(1)}px`;

/** Animates an element that is already in place as if it came from elsewhere. Nothing moves with reduced motion. */
export function arrive(node: Element, from: Spot, how: Way): Animation | null {
  if (still() || !node.animate) return null;
  const course = { ...how, from, to: spotOf(node) };
  return node.animate(framesOf(course), { duration: course.ms + (course.wait ?? 0), fill: "backwards" });
}

/** Lets a copy of an element fly off. The element itself may be gone by then; one that is not drawn, for lack of room,
 * is nowhere and flies nowhere. */
export function sendOff(node: Element, to: Spot, how: Way, picture: Node = node.cloneNode(true)): Animation | null {
  const { left, top, width, height } = node.getBoundingClientRect();
  if (still() || !node.animate || width === 0) return null;
  const ghost = document.createElement("span");
  ghost.className = "in-flight";
  ghost.ariaHidden = "true";
  Object.assign(ghost.style, { left: px(left), top: px(top), width: px(width), height: px(height) });
  ghost.append(picture);
  document.body.append(ghost);
  const here = spotOf(node);
  const back = framesOf({ ...how, from: to, to: here, wait: 0 }).reverse();
  const frames = back.map((frame, n) => ({ ...frame, offset: n / STEPS, opacity: n === STEPS ? 0 : 1 }));
  const flight = ghost.animate(frames, { duration: how.ms, delay: how.wait ?? 0, fill: "both" });
  flight.onfinish = flight.oncancel = () => ghost.remove();
  return flight;
}

/** Whatever something has just landed on gives a little, but only visually. */
export function give(node: Element | null | undefined, delay: number): void {
  if (!node?.animate || still()) return;
  const frames = [{ transform: "none" }, { transform: "scale(1.35)" }, { transform: "none" }];
  node.animate(frames, { duration: 260, delay, easing: "ease-out" });
}

const GAIN_MS = 620;

/** Points rise from where they were won and fly to the number they're added to. */
export function flyGain(points: number, from: Spot, to: Element | null | undefined): void {
  if (still() || points <= 0 || !to?.animate) return;
  const gain = document.createElement("span");
  gain.className = "gain figures";
  gain.ariaHidden = "true";
  gain.textContent = `+${points}`;
  document.body.append(gain);
  const there = spotOf(to);
  const { width, height } = gain.getBoundingClientRect();
  Object.assign(gain.style, { left: px(there.x - width / 2), top: px(there.y - height / 2) });
  const frames = framesOf({ from: { ...from, width: width * 1.25 }, to: { ...there, width }, ms: GAIN_MS, arc: 40 });
  const fading = frames.map((frame, n) => ({ ...frame, opacity: n === 0 || n === STEPS ? 0 : 1 }));
  const flight = gain.animate(fading, { duration: GAIN_MS, fill: "both" });
  flight.onfinish = flight.oncancel = () => gain.remove();
  give(to, GAIN_MS - 60);
}
