/** What moves on the bench, frame by frame: pieces, the shadow under the carried one, flying bricks, another's hand. */
import type { Hands } from "../hand/hands.ts";
import type { WatchedHands } from "../hand/watched-hands.ts";
import { sizeOf, type Loose } from "../pieces.ts";
import { Debris } from "./debris.ts";
import { Sprites } from "./sprites.ts";

type PipsOf = (piece: string) => number | null;

export interface Layers {
  readonly pieces: SVGGElement;
  readonly debris: SVGGElement;
  readonly shadow: SVGRectElement;
  readonly hand: SVGGElement;
}

type Time = { readonly now: number; readonly passed: number; readonly still: boolean };

export class Painter {
  /** What is drawn now. */
  drawn: Loose[] = [];
  private readonly sprites: Sprites;
  private readonly debris: Debris;
  private readonly lastSeen = new Map<string, Loose>();

  constructor(private readonly layers: Layers) {
    this.sprites = new Sprites(layers.pieces);
    this.debris = new Debris(layers.debris);
  }

  /** One frame: your own hands if you have any, else what the others do. */
  paint(hands: Hands | null, watched: WatchedHands, time: Time, pipsOf: PipsOf): void {
    this.drawn = hands ? hands.sprites() : watched.sprites(time.now, time.still);
    for (const loose of this.drawn) this.lastSeen.set(loose.piece, loose);
    this.sprites.show(this.drawn, hands ? hands.carried : watched.hand, pipsOf, hands?.inFront ?? false);
    this.debris.step(time.passed);
    this.showShadow(hands);
    this.showHand(hands ? null : watched.handAt);
  }

  /** Everything that stands flies apart; what is carried stays in the hand. */
  burst(carried: string | null, pipsOf: PipsOf): void {
    this.debris.burst(this.drawn.filter((loose) => loose.piece !== carried), pipsOf);
  }

  /** Where a piece is, or was when it was last seen. */
  seen(piece: string): Loose | undefined {
    return this.drawn.find((loose) => loose.piece === piece) ?? this.lastSeen.get(piece);
  }

  private showShadow(hands: Hands | null): void {
    const node = this.layers.shadow;
    const there = hands?.shadow() ?? null;
    const piece = hands?.carried ?? null;
    if (!there || piece === null) return void node.setAttribute("visibility", "hidden");
    const [w, h] = sizeOf(piece, there.how);
    node.setAttribute("visibility", "visible");
    node.setAttribute("width", String(w));
    node.setAttribute("height", String(h));
    node.setAttribute("transform", `translate(${(there.x - w / 2).toFixed(3)} ${(-there.y - h / 2).toFixed(3)})`);
    node.classList.toggle("sure", there.drawn);
  }

  /** Others see where the hand is, even if it's empty. */
  private showHand(at: { x: number; y: number } | null): void {
    const node = this.layers.hand;
    node.setAttribute("visibility", at ? "visible" : "hidden");
    if (at) node.setAttribute("transform", `translate(${at.x.toFixed(3)} ${(-at.y).toFixed(3)})`);
  }
}
