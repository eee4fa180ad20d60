/**
 * The best construction of a match, found again in what happened: for the result and for the picture that is shared.
 * It is drawn as it really stood when its card was counted, not as the card shows it.
 */
import type { Masterpiece } from "../../contract";
import type { CommonEvent } from "../generated.ts";
import { boxOf } from "../physics/surfaces.ts";
import { toLoose, type Pose } from "../pieces.ts";
import { fromBehind, pieceSvg, transformOf } from "./drawing.ts";

interface Stood {
  readonly points: number;
  readonly poses: readonly Pose[];
  readonly pips: Readonly<Record<string, number>>;
  readonly seat: number;
}

type PipsOf = (event: any) => Readonly<Record<string, number>> | null;

/** Of what these seats built, or else of everything; null where nothing was finished, as with real bricks. */
export function best(
  events: readonly CommonEvent[], seats: readonly number[], pipsOf: PipsOf = () => null,
): Masterpiece | null {
  const seen = new Watcher(pipsOf);
  for (const event of events) seen.see(event);
  const all = seen.all.filter((stood) => stood.poses.length > 0).sort(byWorth);
  const found = all.find((stood) => seats.includes(stood.seat)) ?? all[0];
  return found ? draw(found) : null;
}

class Watcher {
  readonly all: Stood[] = [];
  private poses = new Map<string, Pose>();
  private pips: Record<string, number> = {};
  private built: readonly string[] = [];
  private turn: Omit<Stood, "seat">[] = [];

  constructor(private readonly pipsOf: PipsOf) {}

  see(event: CommonEvent): void {
    this.move(event);
    if ("verdict" in event && event.verdict?.matched) this.built = event.verdict.built;
    if (event.did === "completed") this.keep(event.points);
    if (event.did === "turn-ended") this.end(event.seat);
  }

  private move(event: CommonEvent): void {
    Object.assign(this.pips, this.pipsOf(event));
    if (event.did === "placed") this.stand({ ...event, piece: event.brick });
    if (event.did === "lifted" || event.did === "laid-aside") this.poses.delete(event.brick);
    if (event.did === "settled") event.bricks.forEach((pose) => this.stand(pose));
    if (event.did === "broken" || event.did === "turn-ended") this.poses.clear();
  }

  private stand({ piece, how, x, y, tilt = 0 }: Pose): void {
    this.poses.set(piece, { piece, how, x, y, tilt });
  }

  private keep(points: number): void {
    const poses = this.built.flatMap((piece) => this.poses.get(piece) ?? []);
    this.turn.push({ points, poses, pips: { ...this.pips } });
    this.built = [];
  }

  /** Only the end of a turn says who built. */
  private end(seat: number): void {
    this.all.push(...this.turn.map((stood) => ({ ...stood, seat })));
    this.turn = [];
  }
}

const byWorth = (a: Stood, b: Stood): number =>
  b.points - a.points || b.poses.length - a.poses.length || top(b) - top(a);

const top = ({ poses }: Stood): number => Math.max(...poses.map((pose) => boxOf(toLoose(pose)).top));

function draw({ poses, pips, seat }: Stood): Masterpiece {
  const pieces = poses.map(toLoose).sort(fromBehind);
  const boxes = pieces.map(boxOf);
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const svg = pieces.map((loose) => {
    const there = transformOf({ ...loose, x: loose.x - (left + right) / 2 });
    return `<g transform="${there}">${pieceSvg(loose.piece, loose.how, pips[loose.piece] ?? null)}</g>`;
  });
  return { svg: svg.join(""), width: right - left, height: Math.max(...boxes.map((box) => box.top)), seat };
}
