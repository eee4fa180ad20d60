/**
 * The table as watchers see it: poses from the referee, hands from gestures, and smooth motion between the two.
 * No physics runs here; a collapse is seen because the architect's device shows it piece by piece.
 */
import type { Along } from "../generated.ts";
import { toLoose, type How, type Loose, type Point } from "../pieces.ts";
import { blend, EMPTY, Playback, readMotion, readWay } from "./gestures.ts";
import { NOTHING, type KnownBench } from "./hands.ts";

const EASE_MS = 140;
const REPLAY_MS = 420;
const IDLE_MS = 1200;

export class WatchedHands {
  private readonly playback = new Playback();
  private shown = new Map<string, Loose>();
  private bench: KnownBench = NOTHING;
  private last = 0;
  /** Where the architect's hand was last seen, empty or full; null when it rests. */
  handAt: Point | null = null;
  private readonly replayed = new Playback(0);
  private readonly replayedUntil = new Map<string, number>();

  know(bench: KnownBench): void {
    for (const { piece } of bench.placed) if (piece !== bench.hand) this.playback.settle(piece);
    this.bench = bench;
  }

  /** A gesture as it was received; anything else is ignored. A bot's hand is as fast as match time. */
  hear(body: unknown, now: number, rate = 1): void {
    const way = readWay(body);
    if (way) return this.playback.follow(way, now, Infinity, rate);
    const motion = readMotion(body);
    if (motion && (motion.p.length > 0 || motion.hand)) this.playback.hear(motion, now);
  }

  /** The path that was stored with a `place`, played again: it makes replays lively. */
  again(piece: string, how: How, path: readonly Along[], now: number): void {
    if (path.length < 2) return;
    this.replayed.follow({ piece, how, steps: path }, now, REPLAY_MS);
    this.replayedUntil.set(piece, now + REPLAY_MS + 100);
  }

  get hand(): string | null {
    return this.playback.hand ?? this.bench.hand;
  }

  /** Where everything appears now. With `still`, nothing glides. */
  sprites(now: number, still: boolean): Loose[] {
    const part = still ? 1 : Math.min(1, (now - this.last) / EASE_MS);
    this.last = now;
    const moving = this.playback.at(now);
    const idle = now - this.playback.lately > IDLE_MS;
    this.handAt = idle ? null : (moving.get(this.playback.hand ?? EMPTY) ?? null);
    const next = new Map<string, Loose>();
    for (const pose of this.bench.placed) next.set(pose.piece, this.eased(toLoose(pose), part));
    for (const [piece, loose] of moving) {
      if (next.has(piece) || piece === this.bench.hand) next.set(piece, loose);
    }
    for (const [piece, loose] of this.replayed.at(now)) {
      if (now < (this.replayedUntil.get(piece) ?? 0)) next.set(piece, loose);
      else this.replayed.settle(piece);
    }
    this.shown = next;
    return [...next.values()];
  }

  private eased(to: Loose, part: number): Loose {
    const from = this.shown.get(to.piece);
    return from ? blend(from, to, part) : to;
  }
}
