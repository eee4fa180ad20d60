/**
 * The best construction of a match, found again in what happened: for the result and for the picture that is shared.
 * It is drawn as it really stood when its card was counted, not as the card shows it.
 */
import type { GameEvent } from "../../controller/face";
import type { Masterpiece } from "../contract";
import { fromBehind, pieceSvg, transformOf } from "./drawn.ts";
import { loosened, type Placed } from "./pieces.ts";
import { boxOf } from "./surfaces.ts";
import type { Verdict } from "./view.ts";

interface Stood {
  readonly points: number;
  readonly poses: readonly Placed[];
  readonly pips: Readonly<Record<string, number>>;
  readonly seat: number;
}

/** Goes through the match once; null where nothing was finished, as with real bricks. */
export function best(events: readonly GameEvent[]): Masterpiece | null {
  const seen = new Watcher();
  for (const event of events) seen.see(event);
  const found = seen.all.filter((stood) => stood.poses.length > 0).sort(byWorth)[0];
  return found ? drawn(found) : null;
}

class Watcher {
  readonly all: Stood[] = [];
  private poses = new Map<string, Placed>();
  private pips: Record<string, number> = {};
  private built: readonly string[] = [];
  private turn: Omit<Stood, "seat">[] = [];

  see(event: GameEvent): void {
    const verdict = event.verdict as Verdict | null | undefined;
    this.move(event);
    if (verdict?.matched) this.built = verdict.built;
    if (event.did === "completed") this.keep(Number(event.points));
    if (event.did === "turn-ended") this.end(Number(event.seat));
  }

  private move(event: GameEvent): void {
    const brick = String(event.brick);
    if (event.did === "placed") this.poses.set(brick, { ...(event as unknown as Placed), piece: brick });
    if (event.did === "lifted" || event.did === "laid-aside") this.poses.delete(brick);
    if (event.did === "settled") for (const pose of event.bricks as Placed[]) this.poses.set(pose.piece, pose);
    if (event.did === "broken" || event.did === "turn-ended") this.poses.clear();
    if (event.did === "thrown") for (const { piece, value } of event.pieces as { piece: string; value: number }[]) this.pips[piece] = value;
  }

  private keep(points: number): void {
    const poses = this.built.flatMap((piece) => this.poses.get(piece) ?? []);
    this.turn.push({ points, poses, pips: { ...this.pips } });
    this.built = [];
  }

  /** Only the end of a turn names who built. */
  private end(seat: number): void {
    this.all.push(...this.turn.map((stood) => ({ ...stood, seat })));
    this.turn = [];
  }
}

function byWorth(a: Stood, b: Stood): number {
  return b.points - a.points || b.poses.length - a.poses.length || top(b) - top(a);
}

const top = ({ poses }: Stood): number => Math.max(...poses.map((pose) => boxOf(loosened(pose)).top));

function drawn({ poses, pips, seat }: Stood): Masterpiece {
  const pieces = poses.map(loosened).sort(fromBehind);
  const boxes = pieces.map(boxOf);
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  const middle = (left + right) / 2;
  const svg = pieces.map((loose) => `<g transform="${transformOf({ ...loose, x: loose.x - middle })}">${pieceSvg(loose.piece, loose.how, pips[loose.piece] ?? null)}</g>`);
  return { svg: svg.join(""), width: right - left, height: Math.max(...boxes.map((box) => box.top)), seat };
}
