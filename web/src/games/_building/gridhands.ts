/**
 * Hands on the grid: nothing slides and nothing falls, the referee says what would.
 * They also serve where a browser has no WebAssembly.
 */
import type { Refused } from "../../controller/face.ts";
import type { CommonCommand } from "./generated.ts";
import { restAt, type Cursor } from "./grid.ts";
import { fullWith, NOTHING, SPARE_MS, type Hands, type KnownBench, type Referee, type Shadow } from "./hands.ts";
import { HALF, howsOf, nextHow, sizeOf, toLoose, UNIT, type How, type Loose, type Pose, type Point } from "./pieces.ts";
import { boxOf, type Box } from "./surfaces.ts";

export interface GridReferee extends Referee {
  landed(pose: Pose): void;
  /** What was refused is in the hand again. */
  back(piece: string): void;
}

export class GridHands implements Hands {
  private bench: KnownBench = NOTHING;
  private inHand: { piece: string; how: How; at: Point; liftedAt: number } | null = null;
  private offset: Point = { x: 0, y: 0 };
  private waiting: { placed: Pose; at: number }[] = [];
  private unanswered = 0;
  private met = false;
  /** The referee's bench, when it came while something was under way. */
  private newer: KnownBench | null = null;

  constructor(private readonly referee: GridReferee, private readonly reachMs: number) {}

  get carried(): string | null {
    return this.inHand?.piece ?? null;
  }

  get carriedHow(): How | null {
    return this.inHand?.how ?? null;
  }

  get held(): readonly string[] {
    return this.bench.held;
  }

  /** Nothing falls on the grid, so nothing is ever touched. */
  get inFront(): boolean {
    return this.inHand !== null;
  }

  know(bench: KnownBench): void {
    this.newer = bench;
    this.follow();
    if (!this.met && bench.hand !== null) this.tell({ do: "lay-aside", brick: bench.hand }, bench.hand);
    this.met = true;
  }

  lift(piece: string, at: Point, how?: How): boolean {
    if (this.inHand || this.waiting.length > 0) return false;
    const placed = this.bench.placed.find((pose) => pose.piece === piece);
    this.offset = placed ? { x: placed.x / UNIT - at.x, y: placed.y / UNIT - at.y } : { x: 0, y: 0 };
    const turnedAs = placed?.how ?? how ?? howsOf(piece)[0]!;
    const { x, y } = this.offset;
    this.inHand = { piece, how: turnedAs, at: { x: at.x + x, y: at.y + y }, liftedAt: this.referee.clock() };
    this.bench = { ...this.bench, placed: this.bench.placed.filter((pose) => pose.piece !== piece), hand: piece };
    this.tell({ do: "lift", brick: piece }, piece);
    return true;
  }

  carry(to: Point): void {
    if (this.inHand) this.inHand = { ...this.inHand, at: { x: to.x + this.offset.x, y: to.y + this.offset.y } };
  }

  turn(by: 1 | -1 = 1): void {
    if (this.inHand) this.turnTo(nextHow(this.inHand.piece, this.inHand.how, by));
  }

  turnTo(how: How): void {
    if (this.inHand) this.inHand = { ...this.inHand, how };
  }

  drop(): void {
    const there = this.shadow();
    if (!there || !this.inHand) return;
    const { piece, how } = this.inHand;
    this.dropAt({ piece, how, x: Math.round(there.x * UNIT), y: Math.round(there.y * UNIT) });
  }

  dropAt(placed: Pose): void {
    if (!this.inHand) return;
    this.waiting.push({ placed, at: this.inHand.liftedAt + this.reachMs + SPARE_MS });
    this.bench = { ...this.bench, placed: [...this.bench.placed, placed], hand: null };
    this.inHand = null;
    this.referee.landed(placed);
  }

  layAside(): void {
    const piece = this.inHand?.piece;
    this.inHand = null;
    if (piece) this.tell({ do: "lay-aside", brick: piece }, piece);
  }

  hold(piece: string, there?: Pose): void {
    if (this.bench.held.includes(piece)) return;
    this.bench = { ...this.bench, held: [...this.bench.held, piece] };
    this.tell({ do: "hold", brick: piece }, piece);
    if (this.inHand?.piece !== piece) return;
    if (there) this.dropAt(there);
    else this.drop();
  }

  release(piece: string): void {
    this.bench = { ...this.bench, held: this.bench.held.filter((held) => held !== piece) };
    this.tell({ do: "release", brick: piece }, piece);
  }

  knockDown(): void {
    this.inHand = null;
    this.tell({ do: "break" }, null);
  }

  /** Only time passes: a place is told as soon as a hand could have reached it. */
  step(): void {
    const [next] = this.waiting;
    if (!next || this.referee.clock() < next.at) return;
    this.waiting.shift();
    const { piece, how, x, y } = next.placed;
    this.tell({ do: "place", brick: piece, how, x, y, tilt: 0 }, piece);
  }

  sprites(): Loose[] {
    const standing = this.bench.placed.map(toLoose);
    if (!this.inHand) return standing;
    const { piece, how, at } = this.inHand;
    return [...standing, { piece, how, ...at, angle: 0 }];
  }

  moving(): Loose[] {
    return this.inHand ? this.sprites().slice(-1) : [];
  }

  boxes(): Box[] {
    return this.bench.placed.map((pose) => boxOf(toLoose(pose)));
  }

  shadow(): Shadow | null {
    if (!this.inHand) return null;
    const { piece, how, at } = this.inHand;
    const cursor: Cursor = { column: Math.round(at.x / HALF), level: 0, how };
    const bottom = at.y - sizeOf(piece, how)[1] / 2;
    return { ...this.below(piece, cursor, bottom), how, drawn: true };
  }

  /** The highest resting place that is not above the hand, so that a brick can be slid in under another. */
  private below(piece: string, cursor: Cursor, bottom: number) {
    const others = this.boxes();
    for (let level = 0; ; level++) {
      const place = restAt(piece, { ...cursor, level }, others);
      const next = restAt(piece, { ...cursor, level: level + 1 }, others);
      if (place.y - sizeOf(piece, cursor.how)[1] / 2 <= bottom + HALF || next.y === place.y) return place;
    }
  }

  private tell(command: CommonCommand, piece: string | null): void {
    this.unanswered += 1;
    void this.referee.send(command).then((refused) => {
      this.unanswered -= 1;
      if (refused) this.takeBack(refused, command, piece);
      this.follow();
    });
  }

  private follow(): void {
    if (this.newer === null || this.unanswered > 0 || this.waiting.length > 0) return;
    this.bench = this.newer;
    this.newer = null;
    if (this.inHand && this.bench.hand !== this.inHand.piece) this.inHand = null;
  }

  private takeBack(refused: Refused, command: CommonCommand, piece: string | null): void {
    this.referee.refused(refused, piece);
    const brick = fullWith(refused, piece);
    if (brick) this.tell({ do: "lay-aside", brick }, null);
    if (command.do === "lift") this.inHand = null;
    if (command.do === "place" && piece) this.takeUpAgain(piece, command.how);
    if (command.do === "hold") this.bench = { ...this.bench, held: this.bench.held.filter((held) => held !== piece) };
    if (command.do === "release" && piece) this.bench = { ...this.bench, held: [...this.bench.held, piece] };
  }

  /** What would have fallen is still in the hand, where it was let go. */
  private takeUpAgain(piece: string, how: How): void {
    const pose = this.bench.placed.find((placed) => placed.piece === piece);
    this.bench = { ...this.bench, placed: this.bench.placed.filter((placed) => placed.piece !== piece), hand: piece };
    const at = pose ? { x: pose.x / UNIT, y: pose.y / UNIT + HALF } : { x: 0, y: 4 };
    this.inHand = { piece, how, at, liftedAt: -Infinity };
    this.offset = { x: 0, y: 0 };
    this.referee.back(piece);
  }
}
