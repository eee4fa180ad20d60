/**
 * The table as those see it who watch: poses from the referee, hands from gestures, and an easy way between the two.
 * No physics runs here; a collapse is seen because the architect's device shows it piece by piece.
 */
import type { Bench } from "./builder.ts";
import { blended, Playback, type Motion } from "./gestures.ts";
import { loosened, type Loose } from "./pieces.ts";

const EASE_MS = 140;

export class Puppets {
  private readonly playback = new Playback();
  private shown = new Map<string, Loose>();
  private bench: Bench = { placed: [], held: [], hand: null };
  private last = 0;

  know(bench: Bench): void {
    for (const { piece } of bench.placed) if (piece !== bench.hand) this.playback.settle(piece);
    this.bench = bench;
  }

  hear(motion: Motion, now: number): void {
    this.playback.hear(motion, now);
  }

  get hand(): string | null {
    return this.playback.hand ?? this.bench.hand;
  }

  /** Where everything is seen now. With `still` nothing glides. */
  sprites(now: number, still: boolean): Loose[] {
    const part = still ? 1 : Math.min(1, (now - this.last) / EASE_MS);
    this.last = now;
    const moving = this.playback.at(now);
    const next = new Map<string, Loose>();
    for (const pose of this.bench.placed) next.set(pose.piece, this.eased(loosened(pose), part));
    for (const [piece, loose] of moving) {
      if (next.has(piece) || piece === this.bench.hand) next.set(piece, loose);
    }
    this.shown = next;
    return [...next.values()];
  }

  private eased(to: Loose, part: number): Loose {
    const from = this.shown.get(to.piece);
    return from ? blended(from, to, part) : to;
  }
}
