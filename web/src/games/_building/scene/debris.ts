/** A finished construction breaks with joy: a moment of flying bricks that nobody has to wait for. */
import type { Loose } from "../pieces.ts";
import { pieceSvg, transformOf } from "./drawing.ts";

interface Flying {
  readonly node: SVGGElement;
  x: number;
  y: number;
  angle: number;
  vx: number;
  vy: number;
  spin: number;
}

const LASTS = 0.62;
const FALLS = 46;

export class Debris {
  private flying: Flying[] = [];
  private age = 0;

  constructor(private readonly layer: SVGGElement) {}

  burst(pieces: readonly Loose[], pipsOf: (piece: string) => number | null = () => null): void {
    this.clear();
    const middle = pieces.reduce((sum, loose) => sum + loose.x, 0) / (pieces.length || 1);
    this.flying = pieces.map((loose, i) => {
      const node = document.createElementNS("http://www.w3.org/2000/svg", "g");
      node.innerHTML = pieceSvg(loose.piece, loose.how, pipsOf(loose.piece));
      this.layer.append(node);
      const away = loose.x - middle + (i % 2 === 0 ? 0.6 : -0.6);
      const { x, y, angle } = loose;
      return { node, x, y, angle, vx: away * 3.2, vy: 8 + y * 1.3 + (i % 3) * 1.5, spin: -away * 1.4 };
    });
    this.age = 0;
  }

  step(seconds: number): void {
    if (this.flying.length === 0) return;
    this.age += seconds;
    if (this.age > LASTS) return this.clear();
    for (const one of this.flying) {
      one.vy -= FALLS * seconds;
      one.x += one.vx * seconds;
      one.y += one.vy * seconds;
      one.angle += one.spin * seconds;
      one.node.setAttribute("transform", transformOf(one));
    }
    this.layer.setAttribute("opacity", String(Math.min(1, (1 - this.age / LASTS) * 1.6)));
  }

  private clear(): void {
    for (const { node } of this.flying) node.remove();
    this.flying = [];
  }
}
