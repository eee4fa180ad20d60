/**
 * Pieces on an SVG table, moved by their transform alone: nothing is laid out anew while something moves.
 * The page's framework draws the room; this draws what is in motion.
 */
import type { Loose } from "../pieces.ts";
import { fromBehind, pieceSvg, transformOf } from "./drawing.ts";

const SVG = "http://www.w3.org/2000/svg";

type Sprite = { readonly node: SVGGElement; drawn: string; transform: string };
type PipsOf = (piece: string) => number | null;

export class Sprites {
  private readonly sprites = new Map<string, Sprite>();
  private order = "";

  constructor(private readonly layer: SVGGElement) {}

  /** Shows exactly these pieces. `front` is drawn over everything: it is in a hand; `aloft`, it touches nothing. */
  show(pieces: readonly Loose[], front: string | null, pipsOf: PipsOf = () => null, aloft = false): void {
    const there = new Set(pieces.map((loose) => loose.piece));
    for (const [piece, sprite] of this.sprites) {
      if (there.has(piece)) continue;
      sprite.node.remove();
      this.sprites.delete(piece);
      this.order = "";
    }
    for (const loose of pieces) {
      const sprite = this.spriteOf(loose);
      this.move(sprite, loose, pipsOf(loose.piece));
      sprite.node.classList.toggle("aloft", aloft && loose.piece === front);
    }
    this.stack(pieces, front);
  }

  private spriteOf(loose: Loose): Sprite {
    const known = this.sprites.get(loose.piece);
    if (known) return known;
    const node = document.createElementNS(SVG, "g");
    node.dataset.piece = loose.piece;
    node.classList.add("piece");
    this.layer.append(node);
    const sprite: Sprite = { node, drawn: "", transform: "" };
    this.sprites.set(loose.piece, sprite);
    this.order = "";
    return sprite;
  }

  private move(sprite: Sprite, loose: Loose, pips: number | null): void {
    const drawn = pieceSvg(loose.piece, loose.how, pips);
    if (sprite.drawn !== drawn) sprite.node.innerHTML = sprite.drawn = drawn;
    const transform = transformOf(loose);
    if (transform === sprite.transform) return;
    sprite.transform = transform;
    sprite.node.setAttribute("transform", transform);
  }

  private stack(pieces: readonly Loose[], front: string | null): void {
    const inFront = (loose: Loose): number => Number(loose.piece === front);
    const sorted = [...pieces].sort((a, b) => inFront(a) - inFront(b) || fromBehind(a, b));
    const order = sorted.map((loose) => loose.piece).join(" ");
    if (order === this.order) return;
    this.order = order;
    for (const { piece } of sorted) this.layer.append(this.sprites.get(piece)!.node);
  }
}
