/** Everything that moves on a bench: your hands, other hands, the paths kept in a replay, and falling bricks. */
import { still } from "../../../prefs/settings.svelte";
import { Builder } from "../hand/builder.ts";
import { readMotion, Streamer } from "../hand/gestures.ts";
import type { Hands, KnownBench } from "../hand/hands.ts";
import { WatchedHands } from "../hand/watched-hands.ts";
import type { BuildingEvent, BuildingFace } from "../offers.ts";
import { UNIT, type Loose, type Point } from "../pieces.ts";
import { letTimePass } from "./animation-loop.ts";
import { Painter, type Layers } from "./painter.ts";

export interface Stagecraft {
  face(): BuildingFace;
  hands(): Hands | null;
  pipsOf(piece: string): number | null;
  replaying(): boolean;
  /** The point of the page over a point of the table. */
  client(at: Point): Point;
  /** What the hands carry and hold, and what is on the table, at every frame. */
  tell(carried: string | null, held: readonly string[], drawn: readonly string[]): void;
  /** This many seconds have passed for the camera. */
  look(passed: number): void;
}

export class Motion {
  /** Where somebody points. */
  ping = $state.raw<{ x: number; y: number; n: number } | null>(null);
  private painter = $state.raw<Painter>();
  private readonly watched = new WatchedHands();
  private readonly streamer = new Streamer((motion) => this.craft.face().gesture(motion));

  constructor(private readonly craft: Stagecraft) {}

  know(bench: KnownBench): void {
    this.watched.know(bench);
  }

  /** Follows what others do until the returned function is called. */
  watch(): () => void {
    const { craft } = this;
    const deaf = craft.face().onGesture((gesture) => {
      const motion = readMotion(gesture.body);
      const { view, rate } = craft.face();
      if (motion?.at) this.ping = { x: motion.at[0] / UNIT, y: motion.at[1] / UNIT, n: (this.ping?.n ?? 0) + 1 };
      else if (gesture.seat === view.architect) this.watched.hear(gesture.body, performance.now(), rate);
    });
    const blind = craft.face().onEvents((events: BuildingEvent[]) => {
      for (const event of events) {
        const falls = event.did === "broken" || event.did === "climbed"; // a newcomer's first card is cleared away
        if (falls && !still()) this.painter?.burst(craft.hands()?.carried ?? null, craft.pipsOf);
        if (event.did === "placed" && craft.replaying()) {
          this.watched.again(event.brick, event.how, event.path ?? [], performance.now());
        }
      }
    });
    return () => {
      deaf();
      blind();
    };
  }

  /** Paints frame by frame until the returned function is called. */
  start(layers: Layers): () => void {
    const { craft } = this;
    this.painter = new Painter(layers);
    return letTimePass(
      {
        running: () => craft.face().running,
        advance: (steps, now) => this.advance(steps, now),
        paint: (now, passed) => this.paint(now, passed),
      },
      {
        poses: () => this.painter?.drawn ?? [],
        busy: () => this.isBusy(craft.hands()),
        ready: () => craft.hands() !== null,
        client: (x: number, y: number) => craft.client({ x, y }),
      },
    );
  }

  /** Where a piece is, or was when it was last seen. */
  seen(piece: string): Loose | undefined {
    return this.painter?.seen(piece);
  }

  private isBusy(hands: Hands | null): boolean {
    return hands instanceof Builder && hands.busy;
  }

  private advance(steps: number, now: number): void {
    const hands = this.craft.hands();
    hands?.step(steps);
    if (hands) this.streamer.offer(hands.moving(), hands.carried, now);
  }

  private paint(now: number, passed: number): void {
    this.craft.look(passed);
    const hands = this.craft.hands();
    this.painter?.paint(hands, this.watched, { now, passed, still: still() }, this.craft.pipsOf);
    const drawn = this.painter?.drawn.map((loose) => loose.piece) ?? [];
    this.craft.tell(hands?.carried ?? null, hands?.held ?? this.craft.face().view.bench.held, drawn);
  }
}
