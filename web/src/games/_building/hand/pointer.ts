/**
 * Mouse and fingers on the bench. One pointer carries; a second one turns, or holds the brick it is put on.
 * A tap takes a brick without dragging: the next tap puts it down, a tap on the brick itself turns it.
 */
import { waitingHow, type Point } from "../pieces.ts";
import { GROUND } from "../scene/camera.svelte.ts";
import type { Hands } from "./hands.ts";

export interface Touch {
  readonly id: number;
  readonly at: Point;
  /** The piece under it, on the bench or in the tray. */
  readonly piece: string | null;
  readonly kind: string;
  readonly now: number;
  /** The right button, which asks the other hand. */
  readonly other?: boolean;
}

/** Below the edge of the table, where bricks lie beside the bench. */
const isBeside = ({ y }: Point): boolean => y < -GROUND * 0.8;

const FAR_ENOUGH = 0.35;
const TAP_MS = 300;
/** A finger hides what is under it, so a carried brick is seen above it. */
const OVER_THE_FINGER = 1.3;
/** Pixels: a wheel reports at least this many per notch; a touchpad reports fewer at once, but many more in all. */
const NOTCH = 50;
const SWIPE = 120;

const ONWARDS: readonly string[] = ["ArrowUp", "ArrowRight", " ", "e"];
const BACKWARDS: readonly string[] = ["ArrowDown", "ArrowLeft", "q"];

/** A pointer event on the bench or in the tray, at this place of the table. */
export function touchOf(event: PointerEvent, at: Point): Touch {
  const on = event.target instanceof Element ? event.target.closest("[data-piece]") : null;
  const piece = on?.getAttribute("data-piece") ?? null;
  const { pointerId: id, pointerType: kind, timeStamp: now } = event;
  return { id, at, piece, kind, now, other: event.button === 2 };
}

/** What the first pointer does: where and when it came down, on what, and whether it took that. */
interface Drag {
  readonly id: number;
  readonly from: Point;
  readonly since: number;
  moved: boolean;
  readonly lifted: boolean;
  readonly on: string | null;
}

/** Hears the wheel wherever a dragging pointer goes, and around the bench for a brick that was tapped. */
export function hearWheel(around: Element | null, pointer: PointerHand): () => void {
  const wheel = (event: WheelEvent): void => {
    const near = pointer.drags || (event.target instanceof Node && around?.contains(event.target));
    const notch = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 100; // lines and pages count as whole notches
    if (near && pointer.wheel(event.deltaY * notch)) event.preventDefault();
  };
  addEventListener("wheel", wheel, { passive: false });
  return () => removeEventListener("wheel", wheel);
}

export class PointerHand {
  private main: Drag | null = null;
  private readonly holding = new Map<number, string>();
  private wheeled = 0;
  /** The next brick that is touched is for the other hand. */
  armed = false;

  constructor(private readonly hands: () => Hands, private readonly usable: (piece: string) => boolean) {}

  get drags(): boolean {
    return this.main !== null;
  }

  down(touch: Touch): boolean {
    if (this.main) return this.second(touch);
    if (touch.piece && (touch.other || this.armed)) return this.toggleHold(touch.piece);
    const hands = this.hands();
    const { carried } = hands;
    if (carried === null) {
      if (!touch.piece || !this.usable(touch.piece)) return false;
      if (!hands.lift(touch.piece, touch.at, waitingHow(touch.piece))) return false;
    } else if (touch.piece !== carried) hands.carry(touch.at);
    const { id, at: from, now: since, piece: on } = touch;
    this.main = { id, from, since, moved: false, lifted: carried === null, on };
    return true;
  }

  move(id: number, at: Point, kind: string): void {
    if (!this.main) {
      if (kind !== "touch" && this.hands().carried !== null) this.hands().carry(at);
      return;
    }
    if (this.main.id !== id) return;
    this.main.moved ||= Math.hypot(at.x - this.main.from.x, at.y - this.main.from.y) > FAR_ENOUGH;
    if (this.main.moved) this.hands().carry(this.seen(at, kind));
  }

  up(touch: Touch): void {
    const held = this.holding.get(touch.id);
    if (held !== undefined) {
      this.holding.delete(touch.id);
      this.hands().release(held);
    }
    if (this.main?.id !== touch.id) return;
    const { moved, since, lifted, on } = this.main;
    this.main = null;
    const tapped = !moved && touch.now - since < TAP_MS;
    // a slow finger on a brick beside the bench wants it just as much
    if (lifted && (tapped || (!moved && isBeside(touch.at)))) return this.hover(touch.at);
    // what counts is where the finger came down: by now a quick brick may have followed it there
    if (tapped && on !== null && on === this.hands().carried) return this.hands().turn();
    // where the brick appears: for the lowest row, a finger is already over the tray
    this.putDown(isBeside(moved ? this.seen(touch.at, touch.kind) : touch.at));
  }

  /** The pointer was lost: what it carried stays where it is. */
  cancel(id: number): void {
    if (this.main?.id === id) {
      this.main = null;
      this.putDown(false);
    }
    this.holding.delete(id);
  }

  /** The hands are gone: whatever a pointer still does starts afresh. */
  forget(): void {
    this.main = null;
    this.holding.clear();
    this.armed = false;
  }

  /** While a pointer carries, keys only turn. */
  press(key: string): boolean {
    if (!this.main || ![...ONWARDS, ...BACKWARDS].includes(key)) return false;
    this.hands().turn(ONWARDS.includes(key) ? 1 : -1);
    return true;
  }

  /** Every notch turns once, however quickly they come; a touchpad's small steps add up. */
  wheel(delta: number): boolean {
    if (this.hands().carried === null || delta === 0) return false;
    this.wheeled = Math.sign(delta) === Math.sign(this.wheeled) ? this.wheeled + delta : delta;
    if (Math.abs(delta) < NOTCH && Math.abs(this.wheeled) < SWIPE) return true;
    this.wheeled = 0;
    this.hands().turn(delta > 0 ? 1 : -1);
    return true;
  }

  toggleHold(piece: string): boolean {
    this.armed = false;
    const hands = this.hands();
    if (hands.held.includes(piece)) hands.release(piece);
    else hands.hold(piece);
    return true;
  }

  private second(touch: Touch): boolean {
    const hands = this.hands();
    if (touch.piece && touch.piece !== hands.carried && hands.boxes().some((box) => box.piece === touch.piece)) {
      this.holding.set(touch.id, touch.piece);
      hands.hold(touch.piece);
    } else hands.turn();
    return true;
  }

  private putDown(beside: boolean): void {
    const hands = this.hands();
    if (beside) hands.layAside();
    else hands.drop();
  }

  /** A tapped brick waits a little above where it was. */
  private hover(at: Point): void {
    this.hands().carry({ x: at.x, y: Math.max(at.y, 0) + 0.8 });
  }

  private seen(at: Point, kind: string): Point {
    return kind === "touch" ? { x: at.x, y: at.y + OVER_THE_FINGER } : at;
  }
}

/** The room has the keyboard focus, and gets the pointer's events wherever it goes. */
export function capture(room: HTMLElement, pointer: number): void {
  room.focus({ preventScroll: true });
  try {
    room.setPointerCapture(pointer);
  } catch {
    // the pointer is already gone again: its release has come, or comes without capture
  }
}
