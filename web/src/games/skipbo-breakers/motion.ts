/**
 * How tiles move: from a rack or a seat to the middle, and with the round to whoever won it. Nobody waits for it.
 * why: docs/decisions/0025-motion-is-only-seen.md
 */
import drawn from "../../generated/drawing-tiles.json";
import { still } from "../../prefs/settings.svelte";
import { play } from "../../sound/play";
import { arrive, sendOff, spotOf, type Spot, type Way } from "../../ui/flight";
import type { Laid } from "./generated.ts";
import { tilesOf } from "./rack";

/** A Breaker falls from above; the impact comes when it lands. */
export const BLOW_MS = 210;
const GLIDE_MS = 300;
const STAGGER_MS = 26;
const SWEEP_MS = 420;
const HIGH = 56;

export const isHeavy = ({ kind }: Pick<Laid, "kind">): boolean => kind === "breaker";

/** How the tile number `n` of a set gets to the middle: one after another, or all at once and with all their weight. */
export const courseOf = (heavy: boolean, n: number): Way =>
  heavy
    ? { ms: BLOW_MS, falls: true, turn: n % 2 ? 7 : -7 }
    : { ms: GLIDE_MS, wait: n * STAGGER_MS, arc: 26, turn: n % 2 ? 5 : -5 };

/** How a tile of the round gets to the winner: the later it was laid, the sooner it is gathered in. */
export const sweepOf = (n: number, of: number): Way => ({
  ms: SWEEP_MS,
  wait: Math.min(180, (of - 1 - n) * 14),
  arc: 18,
  turn: n % 2 ? 24 : -24,
});

/** What is about to arrive in the middle: measured before the page is redrawn, and used up when it's drawn. */
export class Tiles {
  private coming: { spots: Spot[]; heavy: boolean } | null = null;

  constructor(private readonly table: () => HTMLElement | undefined) {}

  /** A set was laid. Its tiles still stand where they come from: on this page's rack, or out of sight at a seat. */
  lay(laid: Laid): void {
    const heavy = isHeavy(laid);
    play(heavy ? "breaker" : "tile", heavy ? { after: still() ? 0 : BLOW_MS / 1000 } : { strength: 0.7 });
    const faces = tilesOf(laid.tiles);
    const own = this.standing(faces);
    const seat = this.seat(laid.seat);
    const spots = own.length === faces.length ? own.map(spotOf) : seat ? faces.map(() => small(spotOf(seat))) : [];
    this.coming = { spots, heavy };
    if (heavy && !still()) setTimeout(() => navigator.vibrate?.(40), BLOW_MS);
  }

  /** Tile `n` of the set on top has been drawn. */
  land(node: Element, n: number, last: boolean): void {
    const { coming } = this;
    const from = coming?.spots[n];
    if (coming && from) arrive(node, coming.heavy ? above(node) : from, courseOf(coming.heavy, n));
    if (last) this.coming = null;
  }

  /** The round is over: everything there turns over and goes to the winner. */
  sweep(winner: number): void {
    const to = this.seat(winner);
    const lying = [...(this.table()?.querySelectorAll(".middle .round .tile") ?? [])];
    if (!to || lying.length === 0) return;
    play("sweep");
    const there = small(spotOf(to));
    lying.forEach((tile, n) => sendOff(tile, there, sweepOf(n, lying.length), turnedOver(tile)));
  }

  private seat(seat: number): Element | null {
    return this.table()?.querySelector(`[data-seat="${seat}"]`) ?? null;
  }

  /** The tiles with these faces on the rack, chosen ones first. */
  private standing(faces: readonly string[]): Element[] {
    const rack = [...(this.table()?.querySelectorAll("[role=option]") ?? [])];
    rack.sort((a, b) => Number(b.ariaSelected === "true") - Number(a.ariaSelected === "true"));
    return faces.flatMap((face) => {
      const at = rack.findIndex((tile) => tile instanceof HTMLElement && tile.dataset.face === face);
      return at < 0 ? [] : rack.splice(at, 1);
    });
  }
}

/** A tile and its back, to be turned over on the way. */
function turnedOver(tile: Element): Element {
  const both = document.createElement("span");
  both.className = "turns-over";
  const [front, back] = [tile.cloneNode(true), tile.cloneNode(true)];
  if (back instanceof Element) back.innerHTML = drawn.back;
  both.append(front, back);
  return both;
}

const small = ({ x, y }: Spot): Spot => ({ x, y, width: 20 });

function above(node: Element): Spot {
  const { x, y, width } = spotOf(node);
  return { x, y: y - HIGH, width: width * 1.9 };
}
